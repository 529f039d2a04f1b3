import { z } from 'zod';
import { compareDays, isBefore, type Day } from '../../exact/index.js';
import { byReading, provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';
import { isPaymentDate, paymentDateAfter, paymentDateBefore, type DayOfYear } from './payment-dates.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('accrual-start'),
  series: z.string().describe('the series'),
  onFirstRecordDate: byReading(z.enum(['last-date', 'issue'])).describe(
    'from when shares accrue that are issued on the first record date itself: the payment date before, or their issue',
  ),
  withoutRecordDate: byReading(z.enum(['declaration', 'payment-date'])).describe(
    'what is the record date of a dividend for which none was fixed: its declaration where there is one, or the payment date',
  ),
  betweenDates: byReading(z.enum(['by-day', 'nothing'])).describe(
    'what accrues between payment dates: the floor day by day, or nothing',
  ),
});
export type AccrualStart = z.output<typeof parameters>;

/** From when dividends on shares of a series accrue and cumulate, by the day of their issue. */
export const accrualStart = (data: Written<typeof parameters>): Provision => ({ kind: 'accrual-start', ...data });

/**
 * Dividends accrue from the payment date before the issue; from the issue itself where it comes before the first record
 * date; from a payment date where the issue is on it, or after its record date and before it. A whole period is never
 * divided: shares issued within it and before its record date earn all of it.
 */
export const accrualStartKind = defineKind<AccrualStart>({
  kind: 'accrual-start',
  subject: 'distributions',
  provides: 'Says from when dividends of a series accrue and cumulate on a share, by the day of its issue.',
  parameters,
  facts: [],
  answers: ['dividends.arrears', 'dividends.entitlement', 'liquidation.waterfall'],
});

/** The day from which shares issued on a day accrue, where the first share of all was issued on `first`. */
export function accruesFrom(
  c: Context,
  placed: Placed<AccrualStart>,
  dates: readonly DayOfYear[],
  first: Day,
  issued: Day,
): Day {
  if (isPaymentDate(dates, issued)) return issued;
  const next = paymentDateAfter(dates, issued);
  if (isBefore(recordDateFor(c, placed, next), issued)) return next;
  const firstRecord = recordDateFor(c, placed, paymentDateAfter(dates, first));
  const onFirst = issued === firstRecord && c.resolve(placed.provision.onFirstRecordDate) === 'issue';
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
  if (c.resolve(provision.withoutRecordDate) === 'payment-date') return date;
  return compareDays(declared.on, date) < 0 ? declared.on : date;
}
