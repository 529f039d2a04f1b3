import { z } from 'zod';
import { held, message, reason, type Held } from '../../../evaluation/index.js';
import {
  atClose,
  compareMoney,
  dividedBy,
  minusMoney,
  moneyOf,
  recount,
  showMoney,
  sumMoney,
  zero,
  type Day,
  type Money,
  type Moment,
} from '../../../exact/index.js';
import { citation, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import { ofKind, type Context } from '../../../session/index.js';
import {
  accruedDividendNotion,
  defineKind,
  dividendDueNotion,
  dividendPeriodsNotion,
  periodDividendNotion,
  periodOn,
  recordOfDividend,
  unpaidPreferenceNotion,
  type DividendPeriod,
  type PeriodDividend,
} from '../../../terms/index.js';
import { enteredByNumber } from '../periods/declared-for.js';
import type { OfPeriods } from '../periods/which-period.js';

const events = z.enum(['merger', 'consolidation', 'sale-of-assets']);

const parameters = parametersOf('series-liquidation', {
  series: stockName.describe('the series'),
  notALiquidation: z
    .strictObject({ cite: z.string(), events: z.array(events).min(1) })
    .optional()
    .describe('what is no liquidation for the series'),
});
export type SeriesLiquidation = z.output<typeof parameters>;

/** What a series is paid in a liquidation beside its fixed amount: dividends that do not cumulate, accrued or declared. */
export const seriesLiquidation = writerOf(parameters);

const told = message(
  'series-liquidation.dividends',
  'To the preference of each share of {series} dividends add {outcome} on {on}: {parts}',
);

/**
 * What dividends that do not cumulate add to the preference of a share: what the current period has accrued, declared or not,
 * and what was declared and is unpaid. A period that has ended undeclared adds nothing. A dividend declared for the current
 * period is added whole, and its accrual is in it.
 */
export const seriesLiquidationKind = defineKind<SeriesLiquidation>({
  kind: 'series-liquidation',
  subject: 'distributions',
  provides: 'Says which dividends a series is paid in a liquidation, and what is no liquidation for it.',
  parameters,
  facts: [],
  answers: ['liquidation.waterfall'],
  defines: () => [unpaidPreferenceNotion],
  define: (c, placed, _notion, _about, at) => unpaidDividendsOnEach(c, placed, at),
});

function unpaidDividendsOnEach(
  c: Context,
  { article, cite, instrument, provision }: Placed<SeriesLiquidation>,
  at: Moment,
): Held<Money> {
  const { series } = provision;
  const periods = c.notion(dividendPeriodsNotion, [series], at, article).value;
  const current = periodOn(periods, at.day);
  const dividendOf = ({ number }: DividendPeriod): PeriodDividend =>
    c.notion(periodDividendNotion, [series, String(number)], at, article).value;
  // The last of them tells how far the dividends are kept.
  for (const last of periods.slice(-1)) dividendOf(last);
  const mayAdd = periodsThatMayAdd(c, { article, cite, provision }, periods, at);
  const parts = mayAdd.flatMap((period) => {
    const { number, first } = period;
    const dividend = dividendOf(period);
    if (dividend.declared.length > 0) return [unpaid(c, { article, series }, dividend, at)];
    if (number !== current?.number || first === at.day || dividend.standing === 'paid-in-full') return [];
    return [c.notion(accruedDividendNotion, [series, at.day], at, article).value];
  });
  const value = sumMoney(instrument.currency, parts);
  const words = parts.map(showMoney).join(', ') || 'nothing is declared and unpaid, and nothing has accrued';
  const figures = { series, on: at.day, parts: words };
  return held(value, reason(told, showMoney(value), { figures, cites: [cite] }));
}

/** A period that has ended, of which the dividends are kept and for which nothing was declared or paid, adds nothing. */
function periodsThatMayAdd(
  c: Context,
  placed: OfPeriods,
  periods: readonly DividendPeriod[],
  at: Moment,
): readonly DividendPeriod[] {
  const { series } = placed.provision;
  const by = c.covered('dividends', at.day, [placed.cite]);
  const isCovered = c.books.through('dividends') !== undefined;
  const entered = enteredByNumber(c, placed, atClose(by));
  const current = periodOn(periods, at.day);
  const isKept = ({ payable }: DividendPeriod) => !isCovered || c.isKept('dividends', payable, by);
  // Of a long life few periods are looked at: where the first is kept, so are all after it.
  if (periods.slice(0, 1).every(isKept) && !c.isGiven(periodDividendNotion)) {
    const numbers = new Set([
      ...Array.from(entered.keys(), Number),
      ...(current === undefined ? [] : [current.number]),
    ]);
    return [...numbers].toSorted((a, b) => a - b).map((number) => periods[number - 1]!);
  }
  return periods.filter(
    (period) =>
      period === current ||
      c.isGiven(periodDividendNotion, [series, String(period.number)]) ||
      !isKept(period) ||
      entered.has(String(period.number)),
  );
}

/** Of a declared dividend, what is unpaid on each share that had it at the record date. */
function unpaid(
  c: Context,
  { article, series }: { readonly article: string; readonly series: string },
  dividend: PeriodDividend,
  at: Moment,
): Money {
  const { currency } = dividend.paid;
  const nothing = moneyOf(zero('money'), currency);
  const { period, standing } = dividend;
  if (standing === 'paid-in-full' || standing === 'nothing-due') return nothing;
  const due = c.notion(dividendDueNotion, [series, String(period.number)], at, article).value;
  const record: Day = recordOfDividend(dividend) ?? period.last;
  const shares = c.books.outstanding(series).at(record);
  const left = minusMoney(due, moneyOf(dividedBy(dividend.paid.amount, recount('ratio', shares)), currency));
  return compareMoney(left, nothing) > 0 ? left : nothing;
}

/** The sections by which an event is no liquidation for a series. */
export function sectionsExcluding(c: Context, event: string, when: Day): readonly string[] {
  return ofKind<SeriesLiquidation>(c, 'series-liquidation', when).flatMap(
    ({ instrument, provision: { notALiquidation: none } }) =>
      none?.events.some((each) => each === event) === true ? [citation(instrument, none.cite)] : [],
  );
}
