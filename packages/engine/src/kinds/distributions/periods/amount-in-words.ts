import {
  daysBetween,
  daysByThirties,
  denominator,
  equals,
  numerator,
  plusDays,
  show,
  showMoney,
  showRate,
} from '../../../exact/index.js';
import type { Day, Ratio } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod, RateSpan } from '../../../terms/index.js';
import { daysAtRates, isBounded } from './amount-on-share.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';

/** What a whole period bears, as it can be reckoned after: "1 % a year of $1,000.00, 1/4 of that". */
export function wholeInWords(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
): string {
  const { part, year } = provision;
  if (period.number === 1 && provision.initial === undefined)
    return ofAmount(provision, daysInWords(c, provision, period, rates, plusDays(period.last, 1)));
  if (period.number === 1 || rates.every(({ byDays }) => byDays)) {
    const days = rates.map(({ from, through, rate }) => atRate(rate, daysBetween(from, through) + 1, show(year)));
    return ofAmount(provision, days);
  }
  const [first] = rates;
  if (rates.every(({ rate, byDays }) => !byDays && equals<'ratio'>(rate, first!.rate))) {
    return `${showRate(first!.rate)} a year of ${showMoney(provision.on)}, ${partInWords(part)} of that`;
  }
  const how = c.resolve(provision.split);
  const count = how === 'months-of-thirty' ? daysByThirties : daysBetween;
  const whole = String(count(period.first, plusDays(period.last, 1)));
  const ofPart = how === 'actual-days' ? '' : `, ${partInWords(part)} of that`;
  const isAlike = !rates.some(({ byDays }) => byDays);
  const parts = rates.map(({ from, through, rate, byDays }) => {
    if (byDays) return atRate(rate, daysBetween(from, through) + 1, show(year));
    const days = count(period.first, plusDays(through, 1)) - count(period.first, from);
    return `${atRate(rate, days, ofPart === '' ? show(year) : whole)}${isAlike ? '' : ofPart}`;
  });
  return `${ofAmount(provision, parts)}${isAlike ? ofPart : ''}`;
}

/** What a period bears until a day that is not counted, as it can be reckoned after: "1 % a year for 80 of 360 days, of $1,000.00". */
export function accruedInWords(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
  until: Day,
): string {
  const parts = daysInWords(c, provision, period, rates, until);
  return `${ofAmount(provision, parts)}${isBounded(c, provision, period) ? ', and no more than the whole period bears' : ''}`;
}

function daysInWords(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
  until: Day,
): readonly string[] {
  return daysAtRates(c, provision, period, rates, until).map(({ rate, days }) =>
    atRate(rate, days, show(provision.year)),
  );
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
