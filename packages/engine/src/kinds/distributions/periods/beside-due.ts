import type { Held } from '../../../evaluation/index.js';
import { compareMoney, roundToCents, type Money, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dividendDueNotion, type DividendPeriod } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import type { DeclaredDividend } from '../series/declared-dividend.js';
import { recordDayOf, sharesOnRecord } from './declared-for.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';

/** What is declared on each share or in all, or is to be, with the record date that is fixed for it. */
export type Amounts = Pick<DeclaredDividend['data'], 'per-share' | 'total' | 'record-date'>;

/** A dividend beside what its period makes due, on each share and in all. */
export interface BesideDue {
  readonly each: Held<Money>;
  readonly due: Money;
  readonly declared: Money;
  readonly isMore: boolean;
}

/**
 * A dividend beside what its period makes due, on the shares of its record date, in whole cents: one by the share can have more
 * decimals than its period makes due, and pays no more. Nothing where no amount of money is named.
 */
export function besideDue(
  c: Context,
  placed: Placed<PeriodicDividend>,
  period: DividendPeriod,
  { 'per-share': share, total, 'record-date': record }: Amounts,
  at: Moment,
): BesideDue | undefined {
  if (share === undefined && total === undefined) return undefined;
  const about = [placed.provision.series, String(period.number)];
  const each = c.notion<Money>(dividendDueNotion, about, at, placed.article);
  const shares = sharesOnRecord(c, placed, record ?? recordDayOf(period, []), at);
  const due = inCents(onShares(each.value, shares));
  const declared = inCents(total ?? onShares(share!, shares));
  return { each, due, declared, isMore: compareMoney(declared, due) > 0 };
}

function inCents(exact: Money): Money {
  return roundToCents(exact, 'halfUp');
}
