import { held, message, reason, type Held } from '../../../evaluation/index.js';
import {
  atClose,
  compareDays,
  earliestOf,
  percentWithDecimals,
  showRate,
  type Day,
  type Moment,
} from '../../../exact/index.js';
import { citation, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  deadlinesTopic,
  defineKind,
  dividendDueNotion,
  dividendRatesNotion,
  periodOn,
  type Deadline,
  type DividendPeriod,
  type RateSpan,
} from '../../../terms/index.js';
import { enteredRate, statedRate } from '../periods/rates-of-period.js';
import { isOut, isSpan, periodNumbered, periodsOf } from '../periods/which-period.js';
import { lendingRateParameters, type LendingRate, type Mixed } from './lending-rate-parameters.js';
import { ratesOfDays, type RatedDays } from './mixed-days.js';
import { phasesIn, type PhaseDays } from './phases.js';

/** The rate of the dividends of a series, which depends on what its issuer reports of its lending. */
export const lendingRate = writerOf(lendingRateParameters);

const ofPeriod = message(
  'lending-rate.period',
  'In period {number}, from {first} through {last}, dividends of {series} accrue at {outcome}',
);
const turns = message('lending-rate.turns', 'Days on which the rate of {series} enters another phase: {outcome}');
const stated = message('lending-rate.stated', 'From {from} through {through} the rate is stated: {outcome}');

/**
 * The rate of each period: stated, or mixed of the rate that a table gives for the growth of lending, on the part that qualifies,
 * and of another on the rest. What a report shows counts once it is complete; a rate that somebody enters for a period goes before
 * what reports would make of it, and where reports are not kept whole the rate is asked for.
 */
export const lendingRateKind = defineKind<LendingRate>({
  kind: 'lending-rate',
  subject: 'distributions',
  provides: 'Fixes the rate of the dividends of a series by phases, in some of them by the growth of lending.',
  parameters: lendingRateParameters,
  facts: [statedRate],
  answers: ['dividends.rate', 'dividends.amount', 'dividends.calendar', 'calendar.deadlines'],
  defines: () => [dividendRatesNotion],
  define: (c, placed, _notion, about, at) => {
    const rated = ratedOf(c, placed, periodNumbered(c, placed, about[1] ?? '', at).value, at);
    return held(
      rated.value.map(({ from, through, rate }): RateSpan => ({ from, through, ...rate })),
      rated.reason,
    );
  },
  tells: (c, placed, topic, input, at) => {
    if (topic === deadlinesTopic) return isSpan(input) ? phasesBegin(c, placed, input.to) : undefined;
    return topic === 'dividend-rate' && input['class'] === placed.provision.series
      ? tell(c, placed, input, at)
      : undefined;
  },
});

function ratedOf(
  c: Context,
  placed: Placed<LendingRate>,
  period: DividendPeriod,
  at: Moment,
): Held<readonly RatedDays[]> {
  const { cite, provision } = placed;
  const issued = periodsOf(c, placed, at).value[0]!.first;
  const value = phasesIn(c, provision, period, issued).flatMap((days) => daysOf(c, placed, days, period, issued, at));
  const figures = {
    number: String(period.number),
    first: period.first,
    last: period.last,
    series: provision.series,
  };
  const rates = value.map(({ from, rate }) => `${showRate(rate.rate)} from ${from}`).join(', ');
  return held(value, reason(ofPeriod, rates, { figures, cites: [cite], grounds: value.map((each) => each.reason) }));
}

function daysOf(
  c: Context,
  placed: Placed<LendingRate>,
  { phase, from, through }: PhaseDays,
  period: DividendPeriod,
  issued: Day,
  at: Moment,
): readonly RatedDays[] {
  const cite = citation(placed.instrument, phase.cite);
  if ('stated' in phase.rate) {
    const rate = phase.rate.stated;
    const told = reason(stated, showRate(rate), { figures: { from, through }, cites: [cite] });
    return [{ from, through, rate: { rate, basis: 'stated', cite }, reason: told }];
  }
  const reference = referenceOf(c, phase.rate, period);
  const { series } = placed.provision;
  const isEntered = c.entered(statedRate, { about: [series, String(period.number)], cites: [cite] });
  if (isEntered || reference === undefined || !areReportsKept(c, cite, period, issued, at)) {
    const entered = enteredRate(c, { ...placed, cite }, period);
    return entered.value.map(({ rate }) => ({
      from,
      through,
      rate: { rate, basis: 'entered', cite },
      reason: entered.reason,
    }));
  }
  return ratesOfDays(c, placed, { cite, mixed: phase.rate, period, reference, from, through }, at);
}

/** The number of the period whose report counts; nothing where there is none. */
function referenceOf(c: Context, { reference, firstReference }: Mixed, { number }: DividendPeriod): number | undefined {
  if ('period' in reference) return reference.period;
  const before = number - reference.periodsBefore;
  if (before >= 1) return before;
  return firstReference !== undefined && c.resolve(firstReference) === 'report-before-issue' ? 0 : undefined;
}

/** Whether reports are kept whole from the first issue through the period, as far as it has come. */
function areReportsKept(c: Context, cite: string, { last }: DividendPeriod, issued: Day, at: Moment): boolean {
  const through = earliestOf(last, at.day);
  const kept = compareDays(issued, through) <= 0 && c.books.covers('reports', issued, through);
  if (kept) c.covered('reports', through, [cite]);
  return kept;
}

/** The days on which another phase of the rate begins, by a day. */
function phasesBegin(c: Context, placed: Placed<LendingRate>, to: Day): Held<readonly Deadline[]> {
  const { cite, instrument, provision } = placed;
  const { series } = provision;
  const periods = periodsOf(c, placed, atClose(to)).value;
  const issued = periods[0]?.first;
  const parts = issued === undefined ? [] : periods.flatMap((period) => phasesIn(c, provision, period, issued));
  const value = parts
    .filter(({ phase }, index) => index > 0 && parts[index - 1]!.phase !== phase)
    .filter(({ from }) => isOut(c, series, from))
    .map(({ phase, from }): Deadline => {
      const section = citation(instrument, phase.cite);
      const what = `from this day the rate of ${series} is that of ${section}`;
      const counted = `the first day of this phase of the rate, counted from the first issue on ${issued!}`;
      return { id: `${series} rate ${phase.cite}`, what, comes: 'begins', cite: section, counted, day: from };
    });
  return held(
    value,
    reason(turns, value.length === 0 ? 'none' : String(value.length), { figures: { series }, cites: [cite] }),
  );
}

/** The rate of a period, or of a day, with what the period makes due on each share. */
function tell(
  c: Context,
  placed: Placed<LendingRate>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const { series } = placed.provision;
  const date = (input['date'] as Day | undefined) ?? at.day;
  const asked = (input['period'] as string | undefined) ?? date;
  const period = periodNumbered(c, placed, asked, at).value;
  const rated = ratedOf(c, placed, period, at);
  const due = c.notion(dividendDueNotion, [series, String(period.number)], at, placed.article);
  const spans = rated.value.map(spanValue);
  const ofDay = periodOn([period], date) === undefined ? undefined : rated.value.find((each) => holds(each, date));
  const rate = ofDay ?? (rated.value.length === 1 ? rated.value[0] : undefined);
  return held(
    {
      outcome: 'told',
      series,
      period: period.number,
      first: period.first,
      last: period.last,
      ...(rate === undefined ? undefined : rateValue(rate)),
      rates: spans,
      'per-share': due.value,
    },
    reason(ofPeriod, rated.value.map(({ rate: { rate: exact } }) => showRate(exact)).join(', then '), {
      figures: { number: String(period.number), first: period.first, last: period.last, series },
      cites: [placed.cite],
      grounds: [rated.reason, due.reason],
    }),
  );
}

function holds({ from, through }: RatedDays, date: Day): boolean {
  return compareDays(from, date) <= 0 && compareDays(date, through) <= 0;
}

function rateValue({ rate: { rate } }: RatedDays): Readonly<Record<string, unknown>> {
  return { rate, percent: percentWithDecimals(rate, 7) };
}

function spanValue(span: RatedDays): Readonly<Record<string, unknown>> {
  const { basis, cite, mixed } = span.rate;
  return {
    id: span.from,
    from: span.from,
    through: span.through,
    ...rateValue(span),
    basis,
    cite,
    ...(mixed === undefined
      ? undefined
      : {
          change: mixed.change,
          increase: mixed.increase,
          'table-rate': mixed.tableRate,
          portion: mixed.portion,
          ...(mixed.determined === undefined ? undefined : { determined: mixed.determined }),
        }),
  };
}
