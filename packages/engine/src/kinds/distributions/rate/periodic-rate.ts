import { held, message, openFact, reason, type Held } from '../../../evaluation/index.js';
import {
  atClose,
  compareBy,
  compareDays,
  earliestOf,
  isNegative,
  percentWithDecimals,
  plus,
  plusDays,
  showRate,
} from '../../../exact/index.js';
import type { Day, Moment } from '../../../exact/index.js';
import { citation, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { deadlinesTopic, defineKind, dividendDueNotion, dividendRatesNotion, periodOn } from '../../../terms/index.js';
import type { Deadline, DividendPeriod, RateSpan } from '../../../terms/index.js';
import { enteredRate, statedRate } from '../periods/rates-of-period.js';
import { isOut, isSpan, periodNumbered, periodsOf } from '../periods/which-period.js';
import { periodicRateParameters } from './periodic-rate-parameters.js';
import type { Floating, Mixed, MixedPeriodicRate, PeriodicRate } from './periodic-rate-parameters.js';
import { ratesOfDays, type RatedDays } from './mixed-days.js';
import { phasesIn, type PhaseDays } from './phases.js';

/** The rate of the dividends of a series, by phases. */
export const periodicRate = writerOf(periodicRateParameters);

const ofPeriod = message(
  'periodic-rate.period',
  'In period {number}, from {first} through {last}, dividends of {series} accrue at {outcome}',
);
const turns = message('periodic-rate.turns', 'Days on which the rate of {series} enters another phase: {outcome}');
const referenceRate = openFact('reference-rate', 'figure', 'series', 'period').ratio(
  'What is the {0} for dividend period {2} of {1}?',
  { least: '-1' },
);
const over = message(
  'periodic-rate.over',
  'From {from} through {through} the rate is {plus} over the {name}, which is {reference}: {outcome}',
);
const overLeast = message(
  'periodic-rate.over-least',
  'From {from} through {through} the rate is {plus} over the {name}, which is {reference} and counts as {least} at the least: {outcome}',
);
const stated = message('periodic-rate.stated', 'From {from} through {through} the rate is stated: {outcome}');

/**
 * The rate of each period: stated; or so much over another rate, which is asked for each period; or mixed of the rate that a table gives for the growth of lending, on the part that qualifies,
 * and of another on the rest. What a report shows counts once it is complete; a rate that somebody enters for a period goes before
 * what reports would make of it, and where reports are not kept whole the rate is asked for.
 */
export const periodicRateKind = defineKind<PeriodicRate>({
  kind: 'periodic-rate',
  subject: 'distributions',
  provides:
    'Fixes the rate of the dividends of a series by phases: stated, over another rate, or by the growth of lending.',
  parameters: periodicRateParameters,
  facts: [statedRate, referenceRate],
  answers: ['dividends.rate', 'dividends.amount', 'dividends.calendar', 'calendar.deadlines'],
  defines: () => [dividendRatesNotion],
  define: (c, placed, _notion, about, at) => {
    const rated = ratedOf(
      c,
      placed,
      periodNumbered(c, placed, about[1] ?? '', at).value,
      at,
      about[2] as Day | undefined,
    );
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
  placed: Placed<PeriodicRate>,
  period: DividendPeriod,
  at: Moment,
  until?: Day,
): Held<readonly RatedDays[]> {
  const { cite, provision } = placed;
  const issued = periodsOf(c, placed, at).value[0]!.first;
  const phases = phasesIn(c, provision, period, issued).filter(
    ({ from }) => until === undefined || compareDays(from, until) < 0,
  );
  const value = phases.flatMap((days) =>
    daysOf(c, placed, days, period, issued, at).map((each) =>
      days.phase.days === undefined ? each : { ...each, rate: { ...each.rate, byDays: true as const } },
    ),
  );
  const figures = {
    number: String(period.number),
    first: period.first,
    last: phases.at(-1)?.through ?? period.last,
    series: provision.series,
  };
  const rates = value.map(({ from, rate }) => `${showRate(rate.rate)} from ${from}`).join(', ');
  return held(value, reason(ofPeriod, rates, { figures, cites: [cite], grounds: value.map((each) => each.reason) }));
}

function daysOf(
  c: Context,
  placed: Placed<PeriodicRate>,
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
  const { series } = placed.provision;
  const asEntered = () => {
    const entered = enteredRate(c, { ...placed, cite }, period);
    return entered.value.map(({ rate }) => ({
      from,
      through,
      rate: { rate, basis: 'entered' as const, cite },
      reason: entered.reason,
    }));
  };
  if (c.entered(statedRate, { about: [series, String(period.number)], cites: [cite] })) return asEntered();
  if ('over' in phase.rate) {
    const told = overAnother(c, { cite, series, floating: phase.rate, period, from, through });
    return isNegative(told.rate.rate) ? asEntered() : [told];
  }
  const reference = referenceOf(c, phase.rate, period);
  if (reference === undefined || !areReportsKept(c, cite, period, issued, at)) return asEntered();
  const days = { cite, mixed: phase.rate, period, reference, from, through };
  return ratesOfDays(c, placed as Placed<MixedPeriodicRate>, days, at);
}

/** So much over another rate of the period, which counts as the least that the text names where it is less. */
function overAnother(c: Context, { cite, series, floating, period, from, through }: FloatingDays): RatedDays {
  const { over: name, plus: spread, least } = floating;
  const about = [name, series, String(period.number)];
  const reference = c.exactly(c.quantity<'ratio'>('ratio', referenceRate, { about, cites: [cite] }));
  const isLess = least !== undefined && compareBy<'ratio'>('lessThan', reference, least);
  const added = c.resolve(spread);
  const rate = plus(isLess ? least : reference, added);
  const figures = { from, through, name: named(name), plus: showRate(added), reference: showRate(reference) };
  const says = isLess
    ? reason(overLeast, showRate(rate), { figures: { ...figures, least: showRate(least) }, cites: [cite] })
    : reason(over, showRate(rate), { figures, cites: [cite] });
  return { from, through, rate: { rate, basis: 'floating', cite }, reason: says };
}

/** Days of a phase at so much over another rate, within one period. */
interface FloatingDays {
  readonly cite: string;
  readonly series: string;
  readonly floating: Floating;
  readonly period: DividendPeriod;
  readonly from: Day;
  readonly through: Day;
}

function named(name: string): string {
  return name.replaceAll('-', ' ');
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
function phasesBegin(c: Context, placed: Placed<PeriodicRate>, to: Day): Held<readonly Deadline[]> {
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
      const isFixed = provision.phases.some(({ until }) => until !== undefined && 'day' in until && until.day === from);
      const by = isFixed ? 'as the text fixes it' : `counted from the first issue on ${issued!}`;
      const counted = `the first day of this phase of the rate, ${by}`;
      return { id: `${series} rate ${phase.cite}`, what, comes: 'begins', cite: section, counted, day: from };
    });
  return held(
    value,
    reason(turns, value.length === 0 ? 'none' : String(value.length), { figures: { series }, cites: [cite] }),
  );
}

/**
 * The rate of a period, or of a day, with what the period makes due on each share. Of a day its own rate is told, whatever the rest
 * of its period still waits for.
 */
function tell(
  c: Context,
  placed: Placed<PeriodicRate>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const { series } = placed.provision;
  const date = (input['date'] as Day | undefined) ?? at.day;
  const asked = (input['period'] as string | undefined) ?? date;
  const period = periodNumbered(c, placed, asked, at).value;
  const whole = c.attempt(() => ({
    rated: ratedOf(c, placed, period, at),
    due: c.notion(dividendDueNotion, [series, String(period.number)], at, placed.article),
  }));
  const isOfDay = input['period'] === undefined;
  if (!whole.settled && !isOfDay) return c.suspendOn(whole.waiting);
  const rated = whole.settled ? whole.value.rated : ratedOf(c, placed, period, at, plusDays(date, 1));
  if (!whole.settled) {
    const says = `What the whole of period ${period.number} makes due on a share is not told: its days after ${date} turn on what is not entered.`;
    c.remark({ says, cites: [placed.cite] });
  }
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
      rates: rated.value.map(spanValue),
      ...(whole.settled ? { 'per-share': whole.value.due.value } : undefined),
    },
    reason(ofPeriod, rated.value.map(({ rate: { rate: exact } }) => showRate(exact)).join(', then '), {
      figures: { number: String(period.number), first: period.first, last: rated.value.at(-1)!.through, series },
      cites: [placed.cite],
      grounds: [rated.reason, ...(whole.settled ? [whole.value.due.reason] : [])],
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
