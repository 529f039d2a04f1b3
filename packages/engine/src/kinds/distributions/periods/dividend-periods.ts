import { z } from 'zod';
import { held, message, reason, type Held } from '../../../evaluation/index.js';
import {
  businessDayOnOrAfter,
  compareDays,
  daysBetween,
  latestOf,
  plusBusinessDays,
  plusDays,
} from '../../../exact/index.js';
import type { BusinessCalendar, Day, Moment } from '../../../exact/index.js';
import { byReading, citation, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { businessDaysNotion, defineKind, dividendPeriodsNotion, wholeNumberParameter } from '../../../terms/index.js';
import type { DividendPeriod } from '../../../terms/index.js';
import { recordDays, type DividendRecordDate, type RecordDays } from '../series/dividend-record-date.js';
import { paymentDateAfter, paymentDaysParameter } from '../series/payment-dates.js';
import { firstIssue, firstIssueOf } from '../series/series-issues.js';
import { provisionOf } from '../series/series-provision.js';

const parameters = parametersOf('dividend-periods', {
  series: stockName.describe('the series'),
  on: paymentDaysParameter.describe('the days of every year on which a period begins and the one before is paid'),
  firstPayment: z
    .strictObject({ cite: z.string(), daysAfterIssue: wholeNumberParameter })
    .optional()
    .describe(
      'how many days after the first issue the first payment date is at the least; left out: it is the next payment date',
    ),
  grace: z
    .strictObject({
      cite: z.string(),
      businessDays: wholeNumberParameter,
      from: byReading(z.enum(['scheduled', 'payable'])),
    })
    .optional()
    .describe('how many business days a payment may come late, and from which day they are counted; left out: none'),
});
export type DividendPeriods = z.output<typeof parameters>;

/** The periods for which a series has dividends, each with its days. */
export const dividendPeriods = writerOf(parameters);

const listed = message(
  'dividend-periods',
  'From its first issue on {first} the dividend periods of {series}: {outcome}',
);
const none = message('dividend-periods.none', 'No share of {series} has been issued by {on}: {outcome}');

/**
 * Periods run from each payment date until the next, the first from the day of the first issue. A dividend is paid on the
 * payment date that ends its period, the first on the first one that is so many days after the issue; on a day without
 * business it is paid on the next that has some. Record dates and days of grace are counted from the date as the text fixes it.
 */
export const dividendPeriodsKind = defineKind<DividendPeriods>({
  kind: 'dividend-periods',
  subject: 'distributions',
  provides: 'Divides the time of a series into dividend periods, each with its payment date.',
  parameters,
  facts: [firstIssueOf],
  answers: ['dividends.calendar', 'dividends.amount', 'calendar.deadlines'],
  defines: () => [dividendPeriodsNotion],
  define: (c, placed, _notion, about, at) =>
    about[0] === placed.provision.series ? tell(c, placed, at) : noPeriods(about),
});

function noPeriods([series = '']: readonly string[]): Held<readonly DividendPeriod[]> {
  return held([], reason(none, 'it has no dividend periods', { figures: { series, on: 'any day' }, cites: [] }));
}

function tell(c: Context, placed: Placed<DividendPeriods>, at: Moment): Held<readonly DividendPeriod[]> {
  const { cite, provision } = placed;
  const { series } = provision;
  c.covered('register', at.day, [cite]);
  const first = firstIssue(c, series, at, cite);
  if (first === undefined) {
    return held([], reason(none, 'it has no dividend periods', { figures: { series, on: at.day }, cites: [cite] }));
  }
  const calendar = c.notion(businessDaysNotion, [], at, placed.article);
  const { on, firstPayment: least } = provision;
  const grace =
    provision.grace === undefined
      ? undefined
      : { businessDays: provision.grace.businessDays, from: c.resolve(provision.grace.from) };
  const record = provisionOf<DividendRecordDate>(c, 'dividend-record-date', series, at.day);
  const days = record === undefined ? undefined : { cite: record.cite, ...recordDays(record.provision) };
  const basis: Basis = { first, calendar: calendar.value, grace, record: days };
  const through = latestOf(at.day, c.asOf);
  // Texts of two times may fix other days.
  const whole = `periods of ${series} from ${first} through ${through} by ${JSON.stringify([on, least, grace, days])}`;
  const all = c.once(calendar.value, whole, () => periodsOf(provision, basis, through));
  const value = begunBy(all, at.day);
  const figures = { series, first };
  return held(
    value,
    reason(listed, `${value.length} ${value.length === 1 ? 'has' : 'have'} begun by ${at.day}`, {
      figures,
      cites: [
        cite,
        ...(provision.firstPayment === undefined ? [] : [citation(placed.instrument, provision.firstPayment.cite)]),
        ...(record === undefined ? [] : [record.cite]),
      ],
      grounds: [calendar.reason],
    }),
  );
}

/** Of periods in their order, those that have begun by a day. */
function begunBy(periods: readonly DividendPeriod[], day: Day): readonly DividendPeriod[] {
  let [begun, ahead] = [0, periods.length];
  while (begun < ahead) {
    const middle = Math.floor((begun + ahead) / 2);
    if (compareDays(periods[middle]!.first, day) <= 0) begun = middle + 1;
    else ahead = middle;
  }
  return periods.slice(0, begun);
}

interface Basis {
  readonly first: Day;
  readonly calendar: BusinessCalendar;
  readonly grace: DividendPeriod['grace'] | undefined;
  readonly record: (RecordDays & { readonly cite: string }) | undefined;
}

/** The periods that have begun by a day. */
function periodsOf(provision: DividendPeriods, basis: Basis, through: Day): readonly DividendPeriod[] {
  const periods: DividendPeriod[] = [];
  let first = basis.first;
  while (compareDays(first, through) <= 0) {
    const next = paymentDateAfter(provision.on, first);
    periods.push(periodOf(provision, basis, { number: periods.length + 1, first, next }));
    first = next;
  }
  return periods;
}

function periodOf(
  provision: DividendPeriods,
  { calendar, grace, record }: Basis,
  { number, first, next }: { readonly number: number; readonly first: Day; readonly next: Day },
): DividendPeriod {
  const scheduled = number === 1 ? firstPayment(provision, first, next) : next;
  const payable = businessDayOnOrAfter(calendar, scheduled);
  return {
    number,
    first,
    last: plusDays(next, -1),
    scheduled,
    payable,
    ...(record === undefined ? undefined : { record: daysBefore(scheduled, record) }),
    graceEnds:
      grace === undefined
        ? payable
        : plusBusinessDays(calendar, grace.from === 'payable' ? payable : scheduled, grace.businessDays),
    ...(grace === undefined ? undefined : { grace }),
  };
}

function daysBefore(
  date: Day,
  { cite, otherwise, most, least }: NonNullable<Basis['record']>,
): NonNullable<DividendPeriod['record']> {
  return {
    cite,
    ...(otherwise === undefined ? undefined : { otherwise: plusDays(date, -otherwise) }),
    from: plusDays(date, -most),
    through: plusDays(date, -least),
  };
}

function firstPayment({ on, firstPayment: least }: DividendPeriods, issued: Day, next: Day): Day {
  const days = least?.daysAfterIssue ?? 0;
  let date = next;
  while (daysBetween(issued, date) < days) date = paymentDateAfter(on, date);
  return date;
}
