import {
  amount,
  compareDays,
  compareMoney,
  daysBetween,
  daysByThirties,
  latestOf,
  moneyOf,
  noMoney,
  ratio,
  share,
  timesMoney,
} from '../../../exact/index.js';
import type { Day, Money, Moment, Ratio } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { floorTestsCash, multipleSoFar } from './dividend-rate.js';
import type { FixedDividends } from './fixed-dividends.js';
import { isPaymentDate, paymentDateAfter, paymentDateBefore } from './payment-dates.js';

/**
 * What has accrued on each share since the last payment date, by the close of a day that need not be one: the floor by the
 * days of the period, counted as the provision says, or the multiple of what was declared so far where that is more. Exact; nothing on a payment
 * date itself, where the whole period is due.
 */
export function accruedSince(c: Context, fixed: FixedDividends, first: Day, from: Day, at: Moment): Money {
  const { provision, instrument } = fixed.dividend;
  const nothing = noMoney(instrument.currency);
  if (compareDays(from, at.day) >= 0 || isPaymentDate(provision.on, at.day)) return nothing;
  if (c.resolve(fixed.start.provision.betweenDates) === 'nothing') return nothing;
  const floor = timesMoney(provision.floor, partOfPeriod(c, fixed, from, at.day));
  const { cash, parts, total } = multipleSoFar(c, fixed.dividend, first, at.day, at);
  if (parts.length === 0) return floor;
  const least = amount(floor.amount);
  if (floorTestsCash(c, provision)) return compareMoney(cash, floor) > 0 ? cash : floor;
  return c.test('moreThan', total, least) ? moneyOf(c.exactly(total), instrument.currency) : floor;
}

/** The part of the period of a day, its payment date counted in, that has run by then for shares that accrue from a day. */
export function partOfPeriod(c: Context, { dividend, start }: FixedDividends, from: Day, by: Day): Ratio {
  const { on } = dividend.provision;
  const days = c.resolve(start.provision.betweenDates) === 'by-months-of-thirty' ? daysByThirties : daysBetween;
  const before = paymentDateBefore(on, by);
  const ends = isPaymentDate(on, by) ? by : paymentDateAfter(on, by);
  return share(ratio(days(latestOf(before, from), by)), ratio(days(before, ends)));
}
