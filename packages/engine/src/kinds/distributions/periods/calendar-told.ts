import { held, message, reason, unsettled, type Held } from '../../../evaluation/index.js';
import { atClose, compareDays, daysBetween, latestOf, percentWithDecimals } from '../../../exact/index.js';
import type { Day, Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dividendDueNotion, periodDividendNotion } from '../../../terms/index.js';
import type { Deadline, DividendPeriod, RateSpan } from '../../../terms/index.js';
import { enteredFor, recordDayOf } from './declared-for.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { ratesOf } from './rates-of-period.js';
import { isOut, periodsOf } from './which-period.js';
import { reportBy, type ReportedLendingProvision } from '../rate/reported-lending.js';
import { provisionOf } from '../series/series-provision.js';

const listed = message(
  'periodic-dividend.calendar',
  'Dividend periods of {series} paid from {from} through {to}: {outcome}',
);
const due = message('periodic-dividend.deadlines', 'Days of dividends of {series} from {from} through {to}: {outcome}');

/**
 * The periods whose payment date, as fixed or as postponed, is between two days, each with all its days, and with what is due
 * and how it stands as far as that is known: a rate that is not known yet leaves the rest told. Of a period for which nothing was
 * declared, and of which nobody would have a dividend, nothing is told.
 */
export function datesTold(
  c: Context,
  placed: Placed<PeriodicDividend>,
  { from, to }: { readonly from: Day; readonly to: Day },
  at: Moment,
): Held<readonly unknown[]> {
  const { series } = placed.provision;
  const reports = provisionOf<ReportedLendingProvision>(c, 'reported-lending', series, at.day);
  const told = paidBetween(periodsOf(c, placed, atClose(to)).value, from, to)
    .map((period) => ({ period, stands: standing(c, placed, period, at) }))
    .filter(({ period, stands }) => stands.declared === true || isPaidToAnybody(c, series, period));
  const value = told.map(({ period, stands }) => ({
    id: `P${period.number}`,
    period: period.number,
    first: period.first,
    last: period.last,
    scheduled: period.scheduled,
    payable: period.payable,
    ...recordOf(period),
    ...(period.grace === undefined ? undefined : { 'grace-ends': period.graceEnds }),
    ...(reports === undefined ? undefined : { 'report-by': reportBy(reports.provision, period) }),
    ...stands,
  }));
  const figures = { series, from, to };
  const numbers = numbersInWords(told.map(({ period }) => period));
  return held(value, reason(listed, numbers, { figures, cites: [placed.cite] }));
}

/** "1 to 18", where the numbers follow one another; "none". */
function numbersInWords(periods: readonly DividendPeriod[]): string {
  const [first, last] = [periods[0]?.number, periods.at(-1)?.number];
  if (first === undefined || last === undefined) return 'none';
  if (first === last) return `period ${first}`;
  return last - first + 1 === periods.length
    ? `periods ${first} to ${last}`
    : `periods ${periods.map(({ number }) => number).join(', ')}`;
}

function paidBetween(periods: readonly DividendPeriod[], from: Day, to: Day): readonly DividendPeriod[] {
  return periods.filter(({ scheduled, payable }) => compareDays(payable, from) >= 0 && compareDays(scheduled, to) <= 0);
}

function recordOf({ record }: DividendPeriod): Readonly<Record<string, unknown>> {
  if (record === undefined) return {};
  return {
    ...(record.otherwise === undefined ? undefined : { 'record-date': record.otherwise }),
    'record-from': record.from,
    'record-through': record.through,
  };
}

function standing(c: Context, placed: Placed<PeriodicDividend>, period: DividendPeriod, at: Moment) {
  const about = [placed.provision.series, String(period.number)] as const;
  const begun = compareDays(period.first, at.day) <= 0;
  if (!begun) return { 'per-share': unsettled };
  const each = c.attempt(() => c.notion(dividendDueNotion, about, at, placed.article).value);
  const rates = c.attempt(() => ratesOf(c, placed, period, at).value);
  const stands = c.attempt(() => c.notion(periodDividendNotion, about, at, placed.article).value);
  const declared = stands.settled ? stands.value.declared.length > 0 : unsettled;
  return {
    'per-share': each.settled ? each.value : unsettled,
    rates: rates.settled ? rates.value.map(rateValue) : unsettled,
    declared,
    standing: stands.settled ? stands.value.standing : unsettled,
  };
}

function isPaidToAnybody(c: Context, series: string, period: DividendPeriod): boolean {
  return isOut(c, series, recordDayOf(period, undefined));
}

/** The rate of a span of days as answers carry it. */
function rateValue({ from, through, rate }: RateSpan) {
  return { id: from, from, through, rate, percent: percentWithDecimals(rate, 7) };
}

/** The record dates, the days of payment and the ends of the days of grace between two days, of periods that are paid to anybody. */
export function daysTold(
  c: Context,
  placed: Placed<PeriodicDividend>,
  { from, to }: { readonly from: Day; readonly to: Day },
): Held<readonly Deadline[]> {
  const { cite, provision } = placed;
  const { series } = provision;
  const value = periodsOf(c, placed, atClose(to))
    .value.filter(({ payable, graceEnds }) => compareDays(from, latestOf(payable, graceEnds)) <= 0)
    .filter((period) => isPaidToAnybody(c, series, period))
    .flatMap((period) => daysOf(series, cite, { period, shown: shownFor(c, placed, period) }))
    .filter(({ day }) => compareDays(from, day) <= 0 && compareDays(day, to) <= 0);
  const figures = { series, from, to };
  return held(value, reason(due, value.length === 0 ? 'none' : String(value.length), { figures, cites: [cite] }));
}

/** The entries that show what was done of a period's dividend: that a record date was fixed, and that it was paid. */
interface Shown {
  readonly record: Pick<Deadline, 'shownBy'>;
  readonly payable: Pick<Deadline, 'shownBy'>;
}

/** As far as it is known which period an entry is for. */
function shownFor(c: Context, placed: Placed<PeriodicDividend>, period: DividendPeriod): Shown {
  const entered = c.attempt(() => enteredFor(c, placed, period, c.now));
  if (!entered.settled) return { record: {}, payable: {} };
  const { declared, paid } = entered.value;
  const shownBy = (entries: readonly { readonly id: string }[]): Pick<Deadline, 'shownBy'> => {
    const ids = entries.map(({ id }) => id);
    c.restsOn(ids);
    return ids.length === 0 ? {} : { shownBy: ids };
  };
  return { record: shownBy(declared.filter(({ data }) => data['record-date'] !== undefined)), payable: shownBy(paid) };
}

function daysOf(
  series: string,
  cite: string,
  {
    period: { number, record, scheduled, payable, graceEnds, grace },
    shown,
  }: { readonly period: DividendPeriod; readonly shown: Shown },
): readonly Extract<Deadline, { readonly day: Day }>[] {
  const fixed = `${scheduled}, the payment date that the text fixes`;
  const of = `the dividend of ${series} for period ${number}`;
  return [
    ...(record?.otherwise === undefined
      ? []
      : [
          {
            id: `${series} P${number} record`,
            what: `record date of ${of}, unless the board fixes another`,
            comes: 'falls-due' as const,
            cite,
            counted: `${daysBetween(record.otherwise, scheduled)} days before ${fixed}`,
            day: record.otherwise,
            ...shown.record,
          },
        ]),
    {
      id: `${series} P${number} payable`,
      what: `${of} is payable, if it is declared`,
      comes: 'falls-due',
      who: 'the corporation',
      cite,
      counted: payable === scheduled ? fixed : `the first business day after ${fixed}`,
      day: payable,
      ...shown.payable,
    },
    ...(grace === undefined
      ? []
      : [
          {
            id: `${series} P${number} grace`,
            what: `the days of grace for ${of} end`,
            comes: 'ends' as const,
            cite,
            counted: `${grace.businessDays} business ${grace.businessDays === 1 ? 'day' : 'days'} after ${grace.from === 'scheduled' ? fixed : `${payable}, on which it is payable`}`,
            day: graceEnds,
          },
        ]),
  ];
}
