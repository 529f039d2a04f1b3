import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { compareMoney, roundToCents, showMoney, type Money, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dividendDueNotion, type DividendPeriod } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import type { DeclaredDividend } from '../series/declared-dividend.js';
import type { DefectiveDividend } from '../series/dividend-record-date.js';
import { recordDayOf, sharesOnRecord } from './declared-for.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { periodFor, periodsOf } from './which-period.js';

const judged = message(
  'periodic-dividend.declared',
  'The dividend {id} declares {declared} for period {number}, which makes {due} due: {outcome}',
);
const all = message(
  'periodic-dividend.declarations',
  'Dividends declared on {series} beyond what their periods make due: {outcome}',
);

/** Declarations of more than their periods make due, as far as that is known: what exceeds it is no dividend of the series. */
export function moreThanDue(
  c: Context,
  placed: Placed<PeriodicDividend>,
  at: Moment,
): Held<readonly DefectiveDividend[]> {
  const { cite, provision } = placed;
  c.covered('dividends', at.day, [cite]);
  const { series } = provision;
  const periods = periodsOf(c, placed, at).value;
  const stands = c.books.declared(series, at).filter(({ id }) => c.books.rescissions(id, at).length === 0);
  const found = stands.flatMap((entry) => {
    const { 'for-period': written, payable } = entry.data;
    return exceeding(c, placed, periodFor(periods, { entry: entry.id, series, written, payable }), entry, at);
  });
  return held(
    found.map(({ value }) => value),
    reason(all, found.length === 0 ? 'none' : String(found.length), {
      figures: { series },
      cites: [cite],
      grounds: found.map((each) => each.reason),
    }),
  );
}

function exceeding(
  c: Context,
  placed: Placed<PeriodicDividend>,
  period: DividendPeriod,
  entry: DeclaredDividend,
  at: Moment,
): readonly Held<DefectiveDividend>[] {
  const { article, cite, provision } = placed;
  const { series } = provision;
  const due = c.attempt(() => c.notion<Money>(dividendDueNotion, [series, String(period.number)], at, article).value);
  if (!due.settled) return [];
  const shares = sharesOnRecord(c, placed, recordDayOf(period, [entry]), at);
  const { id, 'per-share': each, total } = entry.data;
  const whole = onShares(due.value, shares);
  const declared = total ?? (each === undefined ? undefined : onShares(each, shares));
  if (declared === undefined || compareMoney(inCents(declared), inCents(whole)) <= 0) return [];
  const figures = { id, declared: showMoney(declared), number: String(period.number), due: showMoney(whole) };
  return [
    held(
      { id, class: series, cite, says: 'it is more than its period makes due' },
      reason(judged, 'more than that', { figures, cites: [cite], entries: [entry.id] }),
    ),
  ];
}

/** What is paid of an amount: a declaration by the share can have more decimals than its period makes due, and pays no more. */
function inCents(exact: Money): Money {
  return roundToCents(exact, 'halfUp');
}
