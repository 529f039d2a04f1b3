import { QuestionError } from '../../../evaluation/index.js';
import { plusDays, type Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { paymentDateAfter } from '../series/payment-dates.js';
import { provisionOf } from '../series/series-provision.js';
import type { DividendPeriods } from './dividend-periods.js';

/**
 * The day after so many more periods, counted from the last day of one: with 3, the third period after it ends on the day before.
 * @throws {QuestionError} where no provision divides the time of the series into periods
 */
export function dayAfterPeriods(c: Context, series: string, last: Day, count: number, cite: string): Day {
  const placed = provisionOf<DividendPeriods>(c, 'dividend-periods', series, c.asOf);
  if (placed === undefined) {
    throw new QuestionError(`${cite} counts dividend periods of ${series}, and no provision in force fixes any.`);
  }
  let next = plusDays(last, 1);
  for (let counted = 0; counted < count; counted += 1) next = paymentDateAfter(placed.provision.on, next);
  return next;
}
