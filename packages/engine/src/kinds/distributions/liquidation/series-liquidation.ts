import { z } from 'zod';
import { held, message, reason, type Held } from '../../../evaluation/index.js';
import {
  atClose,
  compareMoney,
  dividedBy,
  minusMoney,
  moneyOf,
  noMoney,
  recount,
  showMoney,
  sumMoney,
} from '../../../exact/index.js';
import type { Day, Money, Moment } from '../../../exact/index.js';
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
} from '../../../terms/index.js';
import type { DividendPeriod, PeriodDividend } from '../../../terms/index.js';
import { enteredByNumber, standingAlike } from '../periods/declared-for.js';
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

function unpaidDividendsOnEach(c: Context, placed: Placed<SeriesLiquidation>, at: Moment): Held<Money> {
  const { article, cite, instrument, provision } = placed;
  const { series } = provision;
  const periods = c.notion(dividendPeriodsNotion, [series], at, article).value;
  const current = periodOn(periods, at.day);
  // The last of them tells how far the dividends are kept.
  const last = periods.slice(-1).map((period) => dividendOf(c, placed, period, at));
  const alike = areEndedKept(c, placed, periods, at) ? standingAlike(c, placed, at) : at;
  const unpaidAt = (by: Moment): readonly Money[] =>
    periodsThatMayAdd(c, placed, periods, at)
      .filter((period) => period !== current)
      .flatMap((period) => declaredAndUnpaid(c, placed, dividendOf(c, placed, period, by), by));
  // Of a long life after the last of what was declared and paid it is reckoned once.
  const before =
    alike === at ? unpaidAt(at) : c.once(placed, `what is declared and unpaid on ${alike.day}`, () => unpaidAt(alike));
  const ofCurrent = last.flatMap((dividend) => {
    if (dividend.declared.length > 0) return declaredAndUnpaid(c, placed, dividend, at);
    if (current === undefined || current.first === at.day || dividend.standing === 'paid-in-full') return [];
    return [c.notion(accruedDividendNotion, [series, at.day], at, article).value];
  });
  const parts = [...before, ...ofCurrent];
  const value = sumMoney(instrument.currency, parts);
  const words = parts.map(showMoney).join(', ') || 'nothing is declared and unpaid, and nothing has accrued';
  const figures = { series, on: at.day, parts: words };
  return held(value, reason(told, showMoney(value), { figures, cites: [cite] }));
}

function dividendOf(
  c: Context,
  { article, provision }: Placed<SeriesLiquidation>,
  { number }: DividendPeriod,
  at: Moment,
): PeriodDividend {
  return c.notion(periodDividendNotion, [provision.series, String(number)], at, article).value;
}

/** Whether the dividends are kept from the first period on: where the first is kept, so are all after it. */
function areEndedKept(c: Context, { cite }: OfPeriods, periods: readonly DividendPeriod[], at: Moment): boolean {
  const by = c.covered('dividends', at.day, [cite]);
  return !c.isGiven(periodDividendNotion) && periods.slice(0, 1).every((period) => isKept(c, period, by));
}

function isKept(c: Context, { payable }: DividendPeriod, by: Day): boolean {
  return c.books.through('dividends') === undefined || c.isKept('dividends', payable, by);
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
  const entered = enteredByNumber(c, placed, atClose(by));
  // Of a long life few periods are looked at.
  if (areEndedKept(c, placed, periods, at)) {
    const numbers = Array.from(entered.keys(), Number);
    return numbers.toSorted((a, b) => a - b).map((number) => periods[number - 1]!);
  }
  return periods.filter(
    (period) =>
      c.isGiven(periodDividendNotion, [series, String(period.number)]) ||
      !isKept(c, period, by) ||
      entered.has(String(period.number)),
  );
}

/** Of a dividend, if it was declared, what is unpaid on each share that had it at the record date. */
function declaredAndUnpaid(
  c: Context,
  { article, provision: { series } }: Placed<SeriesLiquidation>,
  { declared, paid, period, recordDate, standing }: PeriodDividend,
  at: Moment,
): readonly Money[] {
  if (declared.length === 0 || standing === 'paid-in-full' || standing === 'nothing-due') return [];
  const nothing = noMoney(paid.currency);
  const due = c.notion(dividendDueNotion, [series, String(period.number)], at, article).value;
  const record: Day = recordOfDividend({ period, recordDate }) ?? period.last;
  const shares = c.books.outstanding(series).at(record);
  const left = minusMoney(due, moneyOf(dividedBy(paid.amount, recount('ratio', shares)), paid.currency));
  return compareMoney(left, nothing) > 0 ? [left] : [];
}

/** The sections by which an event is no liquidation for a series. */
export function sectionsExcluding(c: Context, event: string, when: Day): readonly string[] {
  return ofKind<SeriesLiquidation>(c, 'series-liquidation', when).flatMap(
    ({ instrument, provision: { notALiquidation: none } }) =>
      none?.events.some((each) => each === event) === true ? [citation(instrument, none.cite)] : [],
  );
}
