import { compareDays, isBefore, type Day } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { AccrualStart } from './accrual-start-parameters.js';
import { isPaymentDate, paymentDateAfter, paymentDateBefore, type DayOfYear } from './payment-dates.js';

/** The day from which shares issued on a day accrue, where the first share of all was issued on `first`. */
export function accruesFrom(
  c: Context,
  placed: Placed<AccrualStart>,
  dates: readonly DayOfYear[],
  first: Day,
  issued: Day,
): Day {
  if (placed.provision.from === 'issue' || isPaymentDate(dates, issued)) return issued;
  const next = paymentDateAfter(dates, issued);
  if (isBefore(recordDateFor(c, placed, next), issued)) return next;
  const firstRecord = recordDateFor(c, placed, paymentDateAfter(dates, first));
  const onFirst = issued === firstRecord && c.resolve(placed.provision.onFirstRecordDate ?? 'last-date') === 'issue';
  return isBefore(issued, firstRecord) || onFirst ? issued : paymentDateBefore(dates, issued);
}

/** The record date for a payment date: as the Board fixed it; else what the reading in force puts in its place. */
export function recordDateFor(c: Context, { provision }: Placed<AccrualStart>, date: Day): Day {
  const declared = c.books
    .declared(provision.series, c.now)
    .filter(({ id }) => c.books.rescissions(id, c.now).length === 0)
    .find(({ data }) => data.payable === date || data['for-period'] === date);
  if (declared === undefined) return date;
  c.restsOn([declared.id]);
  const fixed = declared.data['record-date'];
  if (fixed !== undefined) return fixed;
  if (c.resolve(provision.withoutRecordDate ?? 'payment-date') === 'payment-date') return date;
  return compareDays(declared.on, date) < 0 ? declared.on : date;
}
