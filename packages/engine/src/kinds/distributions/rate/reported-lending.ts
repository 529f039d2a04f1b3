import { z } from 'zod';
import { held, message, openFact, QuestionError, reason, type Held, type Reason } from '../../../evaluation/index.js';
import {
  noMoney,
  showRate,
  isNegative,
  atClose,
  compareDays,
  isPositive,
  isZero,
  minusMoney,
  plusDays,
  moneyOf,
  share,
  showMoney,
} from '../../../exact/index.js';
import type { Day, Money, Moment } from '../../../exact/index.js';
import { citation, parametersOf, sectionName, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { deadlinesTopic, defineKind, reportedLendingNotion, wholeNumberParameter } from '../../../terms/index.js';
import type { Deadline, DividendPeriod, ReportedLending } from '../../../terms/index.js';
import { isOut, isSpan, periodsOf } from '../periods/which-period.js';
import { baselineOf, baselineBefore, baselineShown } from './baseline.js';
import { reportsOf } from './reports.js';

const parameters = parametersOf('reported-lending', {
  series: stockName.describe('the series'),
  change: sectionName.describe('the section on the change of lending'),
  baseline: sectionName.describe('the section on the baseline'),
  reset: z
    .strictObject({ cite: z.string() })
    .describe('the section that sets the baseline anew after an acquisition of lending'),
  late: z
    .strictObject({
      cite: z.string(),
      fromPeriod: wholeNumberParameter,
      throughPeriod: wholeNumberParameter,
      throughDay: wholeNumberParameter.describe(
        'the last day of a period, counted from its first as 1, on which the report due in it counts',
      ),
    })
    .describe('during which periods a report must be in by which day, or the lending that it covers is nothing'),
});
export type ReportedLendingProvision = z.output<typeof parameters>;

/** What lending a report is taken to show, on which the dividend rate of a series depends. */
export const reportedLending = writerOf(parameters);

export const lendingOf = openFact('qualified-lending', 'series', 'period').money(
  'What qualified lending does the complete report on dividend period {1} of {0} show?',
);

const shown = message(
  'reported-lending',
  'The report {report} shows {lending} of qualified lending for {series}, beside a baseline of {baseline}: {change}, {percent} of the baseline',
);
const due = message('reported-lending.due', 'Reports on lending that count for {series}: {outcome}');
const lateReport = message(
  'reported-lending.late',
  'No report on period {period} of {series} was submitted by {by}: its lending counts as {outcome}',
);

/**
 * The lending of a period as its complete report shows it, beside the baseline; nothing where no report was submitted by its last
 * day, a fact that only reports kept whole can show. A report of the period 0 is that made before the first issue.
 */
export const reportedLendingKind = defineKind<ReportedLendingProvision>({
  kind: 'reported-lending',
  subject: 'distributions',
  provides:
    'Says what lending counts for the dividend rate of a series: as reported, or none where the report is late.',
  parameters,
  facts: [lendingOf, baselineOf, baselineShown],
  answers: ['dividends.rate', 'dividends.calendar', 'calendar.deadlines'],
  defines: () => [reportedLendingNotion],
  define: (c, placed, _notion, about, at) => tell(c, placed, Number(about[1]), at),
  tells: (c, placed, topic, input) =>
    topic === deadlinesTopic && isSpan(input) ? reportsDue(c, placed, input.to) : undefined,
});

/** The last days of the reports that fall due by a day. */
function reportsDue(c: Context, placed: Placed<ReportedLendingProvision>, to: Day): Held<readonly Deadline[]> {
  const { late, series } = placed.provision;
  const cite = cited(placed, late.cite);
  const value = periodsOf(c, placed, atClose(to))
    .value.filter(({ number }) => number >= late.fromPeriod && number <= late.throughPeriod)
    .filter(({ first }) => isOut(c, series, first))
    .map((period): Deadline => {
      const { number, first } = period;
      const what = `the report on the lending of period ${number - 1} is due, for the dividend rate of ${series}; after this day that lending counts as nothing`;
      return {
        id: `${series} report ${number - 1}`,
        what,
        comes: 'falls-due',
        who: 'the corporation',
        cite,
        counted: `${late.throughDay} days from ${first}, the first day of period ${number}, that day included`,
        day: reportBy(placed.provision, period),
      };
    });
  return held(
    value,
    reason(due, value.length === 0 ? 'none' : String(value.length), { figures: { series }, cites: [cite] }),
  );
}

function tell(c: Context, placed: Placed<ReportedLendingProvision>, number: number, at: Moment): Held<ReportedLending> {
  const periods = periodsOf(c, placed, at).value;
  const period = periods.find((each) => each.number === number);
  const reports = reportsOf(c, placed, period, number, at);
  const complete = reports.find(({ data }) => data.complete !== false);
  const by = deadlineOf(placed, periods, number);
  const isLate = by !== undefined && !reports.some(({ on }) => compareDays(on, by) <= 0);
  const isOver = isLate && compareDays(at.day, by) > 0;
  if (isOver && period !== undefined && c.books.covers('reports', period.last, by)) {
    return lateTold(c, placed, { number, by, complete }, periods, at);
  }
  const inTime = isOver ? undefined : complete;
  const lending = inTime?.data.lending ?? lendingAsked(c, placed, number);
  const baseline = baselineBefore(c, placed, period, inTime, at);
  const value = compared(placed, { lending, baseline, delivered: inTime?.on });
  return held(value, shownReason(placed, number, value));
}

/** The last day for the report on a period, which is due in the period after it; nothing where none is set. */
function deadlineOf(
  { provision }: Placed<ReportedLendingProvision>,
  periods: readonly DividendPeriod[],
  number: number,
): Day | undefined {
  const { late } = provision;
  const due = number + 1;
  if (number === 0 || due < late.fromPeriod || due > late.throughPeriod) return undefined;
  const period = periods.find((each) => each.number === due);
  return period === undefined ? undefined : reportBy(provision, period);
}

/** The last day on which the report that is due in a period counts. */
export function reportBy({ late }: ReportedLendingProvision, { first }: DividendPeriod): Day {
  return plusDays(first, late.throughDay - 1);
}

interface Late {
  readonly number: number;
  readonly by: Day;
  readonly complete: EntryOf<'lending-report'> | undefined;
}

function lateTold(
  c: Context,
  placed: Placed<ReportedLendingProvision>,
  { number, by, complete }: Late,
  periods: readonly DividendPeriod[],
  at: Moment,
): Held<ReportedLending> {
  const { provision } = placed;
  c.covered('reports', by, [provision.late.cite]);
  const period = periods.find((each) => each.number === number);
  const baseline = baselineBefore(c, placed, period, undefined, atClose(by));
  const nothing = noMoney(baseline.currency);
  const value = compared(placed, { lending: nothing, baseline, delivered: undefined });
  const figures = { period: String(number), series: provision.series, by };
  const told = reason(lateReport, 'nothing', { figures, cites: [cited(placed, provision.late.cite)] });
  if (complete === undefined) return held(value, told);
  const own = baselineBefore(c, placed, period, complete, at);
  return held(
    { ...value, late: compared(placed, { lending: complete.data.lending, baseline: own, delivered: complete.on }) },
    told,
  );
}

function lendingAsked(
  c: Context,
  { cite, instrument, provision }: Placed<ReportedLendingProvision>,
  number: number,
): Money {
  const asked = c.quantity<'money'>('money', lendingOf, { about: [provision.series, String(number)], cites: [cite] });
  return moneyOf(c.exactly(asked), instrument.currency);
}

interface Figures {
  readonly lending: Money;
  readonly baseline: Money;
  readonly delivered: Day | undefined;
}

/** @throws {QuestionError} where the baseline is nothing: no change from it can be reckoned. */
function compared({ cite, provision }: Placed<ReportedLendingProvision>, { lending, baseline, delivered }: Figures) {
  if (isZero(baseline.amount) || !isPositive(baseline.amount)) {
    throw new QuestionError(
      `The baseline of the lending of ${provision.series} is ${showMoney(baseline)}, from which no change can be reckoned (${cite}). Correct the "lending-report" entry that shows it.`,
    );
  }
  const increase = minusMoney(lending, baseline);
  return { lending, baseline, delivered, increase, change: share(increase.amount, baseline.amount) };
}

function shownReason(placed: Placed<ReportedLendingProvision>, number: number, value: ReportedLending): Reason {
  const { provision } = placed;
  const figures = {
    series: provision.series,
    lending: showMoney(value.lending),
    baseline: showMoney(value.baseline),
    report: number === 0 ? 'made before the first issue' : `on period ${number}`,
    change: changeInWords(value.increase),
    percent: showRate(value.change),
  };
  const cites = [placed.cite, cited(placed, provision.change), cited(placed, provision.baseline)];
  return reason(shown, showMoney(value.increase), { figures, cites });
}

/** A section of the same instrument, as answers cite it. */
function cited({ instrument }: Placed<ReportedLendingProvision>, cite: string): string {
  return citation(instrument, cite);
}

/** How far lending is above the baseline, or below it. */
function changeInWords(increase: Money): string {
  if (!isNegative(increase.amount)) return `an increase of ${showMoney(increase)}`;
  return `a decrease of ${showMoney(minusMoney(noMoney(increase.currency), increase))}`;
}
