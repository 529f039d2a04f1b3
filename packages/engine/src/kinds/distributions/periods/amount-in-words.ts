import {
  compareDays,
  daysBetween,
  daysByThirties,
  denominator,
  earliestOf,
  equals,
  numerator,
  plusDays,
  show,
  showMoney,
  showRate,
  type Day,
  type Ratio,
} from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod, RateSpan } from '../../../terms/index.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';

/** What a whole period bears, as it can be reckoned after: "1 % a year of $1,000.00, 1/4 of that". */
export function wholeInWords(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
): string {
  const { part, year } = provision;
  if (period.number === 1) {
    const days = rates.map(({ from, through, rate }) => atRate(rate, daysBetween(from, through) + 1, show(year)));
    return ofAmount(provision, days);
  }
  const [first] = rates;
  if (rates.every(({ rate }) => equals<'ratio'>(rate, first!.rate))) {
    return `${showRate(first!.rate)} a year of ${showMoney(provision.on)}, ${partInWords(part)} of that`;
  }
  const how = c.resolve(provision.split);
  const count = how === 'months-of-thirty' ? daysByThirties : daysBetween;
  const whole = String(count(period.first, plusDays(period.last, 1)));
  const parts = rates.map(({ from, through, rate }) => {
    const days = count(period.first, plusDays(through, 1)) - count(period.first, from);
    return atRate(rate, days, how === 'actual-days' ? show(year) : whole);
  });
  return how === 'actual-days'
    ? ofAmount(provision, parts)
    : `${ofAmount(provision, parts)}, ${partInWords(part)} of that`;
}

/** What a period bears until a day that is not counted, as it can be reckoned after: "1 % a year for 80 of 360 days, of $1,000.00". */
export function accruedInWords(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
  until: Day,
): string {
  const count = c.resolve(provision.accrual) === 'actual-days' ? daysBetween : daysByThirties;
  const parts = rates
    .filter(({ from }) => compareDays(from, until) < 0)
    .map(({ from, through, rate }) => {
      const end = earliestOf(until, plusDays(through, 1));
      return atRate(rate, count(period.first, end) - count(period.first, from), show(provision.year));
    });
  const limited = period.number !== 1 && c.resolve(provision.most) !== 'as-counted';
  return `${ofAmount(provision, parts)}${limited ? ', and no more than the whole period bears' : ''}`;
}

/** A part as the text writes it: 1/4. */
function partInWords(part: Ratio): string {
  return `${numerator(part)}/${denominator(part)}`;
}

function atRate(rate: RateSpan['rate'], days: number, year: string): string {
  return `${showRate(rate)} a year for ${days} of ${year} days`;
}

function ofAmount({ on }: PeriodicDividend, parts: readonly string[]): string {
  return parts.length === 0 ? `nothing of ${showMoney(on)}` : `${parts.join(' and ')}, of ${showMoney(on)}`;
}
