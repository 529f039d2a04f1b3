import type { Held } from '../../../evaluation/index.js';
import { compareMoney, roundToCents, sumOfMoney, type Moment, type Money } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dividendDueNotion, type DividendPeriod } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import type { DeclaredDividend } from '../series/declared-dividend.js';
import { recordDayOf, sharesOnRecord } from './declared-for.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';

/** What is declared on each share or in all, or is to be, with the record date that is fixed for it. */
export type Amounts = Pick<DeclaredDividend['data'], 'per-share' | 'total' | 'record-date'>;

/** A dividend beside what the periods make due that it pays, on each share and in all. */
export interface BesideDue {
  readonly each: readonly Held<Money>[];
  readonly due: Money;
  readonly declared: Money;
  readonly isMore: boolean;
}

/**
 * A dividend beside what the periods make due that it pays, on the shares of its record date, in whole cents: one by the share can
 * have more decimals than they make due, and pays no more. Nothing where no amount of money is named.
 */
export function besideDue(
  c: Context,
  placed: Placed<PeriodicDividend>,
  periods: readonly [DividendPeriod, ...DividendPeriod[]],
  { 'per-share': share, total, 'record-date': record }: Amounts,
  at: Moment,
): BesideDue | undefined {
  if (share === undefined && total === undefined) return undefined;
  const { series, on } = placed.provision;
  const each = periods.map(({ number }) => c.notion(dividendDueNotion, [series, String(number)], at, placed.article));
  const onEach = sumOfMoney(on.currency, each, ({ value }) => value);
  const shares = sharesOnRecord(c, placed, recordDayOf(periods[0], record), at);
  const due = inCents(onShares(onEach, shares));
  const declared = inCents(total ?? onShares(share!, shares));
  return { each, due, declared, isMore: compareMoney(declared, due) > 0 };
}

function inCents(exact: Money): Money {
  return roundToCents(exact, 'halfUp');
}
