import { held, type Held } from '../../../evaluation/index.js';
import { atClose, compareMoney, earliestOf, isPositive, noMoney, plusMoney } from '../../../exact/index.js';
import type { Day, Money } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { accruedSince } from './accrued-since.js';
import { dividendAccount } from './dividend-account.js';
import { fixedDividends } from './fixed-dividends.js';
import { paymentDatesWithin } from './payment-dates.js';

/**
 * What has accrued on each share of a series through the day before this one, declared or not, and is unpaid, by the account of its
 * dividends. Undefined where no instrument fixes them, where the books do not tell, where it is not the same on every share, and
 * where a payment date comes after the question: nobody knows what will be paid on it. That nothing is paid before a day
 * that is ahead is a premise.
 */
export function unpaidOnAShare(c: Context, series: string, on: Day): Held<Money> | undefined {
  const fixed = fixedDividends(c, series, on);
  if (fixed === undefined) return undefined;
  const { cite, provision } = fixed.dividend;
  const kept = c.attempt(() => c.covered('dividends', earliestOf(on, c.asOf), [cite]));
  if (!kept.settled) return undefined;
  const by = earliestOf(on, c.asOf, kept.value);
  if (paymentDatesWithin(provision.on, by, on).length > 0) return undefined;
  const found = c.attempt(() => dividendAccount(c, fixed, atClose(by)));
  const account = found.settled ? found.value : undefined;
  const nothing = noMoney(fixed.dividend.instrument.currency);
  const [each, ...others] = (account?.lots ?? [])
    .filter(({ shares }) => isPositive(shares))
    .map(({ due, from }) => {
      const accrued = plusMoney(due, accruedSince(c, fixed, account!.first, from, atClose(on)));
      return compareMoney(accrued, nothing) > 0 ? accrued : nothing;
    });
  if (account === undefined || each === undefined || others.some((other) => compareMoney(other, each) !== 0))
    return undefined;
  if (on !== by)
    c.premise({
      kind: 'continues',
      about: `until ${on} (${series})`,
      says: `nothing is paid on ${series} after ${by} and before ${on}`,
      until: on,
    });
  return held(each, account.reason);
}
