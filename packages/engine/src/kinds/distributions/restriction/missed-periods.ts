import { held, message, reason, type FactType, type Held } from '../../../evaluation/index.js';
import { compareDays, plusDays, type Day, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod, PeriodDividend } from '../../../terms/index.js';
import { dayAfterPeriods } from '../periods/following-periods.js';
import type { Judge } from './condition.js';
import { endedPeriods, paidFor, settledBy } from './period-standing.js';
import type { ConditionOf, WideSeriesRestriction } from './restriction-parameters.js';

type AfterMissed = ConditionOf<'after-missed-period'>;

/** The span in which a missed period stands in the way, both days included. */
export interface MissedWindow {
  readonly period: number;
  readonly from: Day;
  readonly through: Day;
  /** `missed`: its dividend was not paid when it had to be; `not-yet-payable`: it is not paid, and still may be in time. */
  readonly standing: 'missed' | 'not-yet-payable';
  readonly payable: Day;
}

/** What is known of the dividend of a period by a day. */
type Known = PeriodDividend & { readonly by: Day };

/** Supposed of a period that is over while its payment is still ahead. */
export const paidWhenPayable: FactType = {
  name: 'dividend-paid-when-payable',
  asks: 'Is the dividend of {0} for its period {1}, payable on {2}, declared and paid in full by then?',
  about: ['series', 'period', 'day'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'yes',
    premise: 'the dividend of {0} for its period {1} is declared and paid in full by {2}, when it is payable',
  },
};

const open = message(
  'restriction.window',
  'The dividend of period {period}, payable on {payable}, was not declared and paid in full: {from} through {through} is {outcome}',
);
const pending = message(
  'restriction.window-pending',
  'Period {period} is over, and its dividend, payable on {payable}, is not paid: unless it is by then, {from} through {through} is barred, and what was done since {from} with it; for now {outcome}',
);
const windows = message('restriction.windows', 'Spans barred after missed periods of {series}: {outcome}');
const judged = message(
  'restriction.after-missed',
  'Whether on {days} a span after a missed period of {series} runs: {outcome}',
);

/** Every span after a missed period, as it is known by a moment, by period; those that end before a day are left out. */
export function missedWindows(
  c: Context,
  placed: Placed<WideSeriesRestriction>,
  condition: AfterMissed,
  at: Moment,
  notBefore?: Day,
): Held<readonly MissedWindow[]> {
  const { cite, provision } = placed;
  const found = endedPeriods(c, placed, at.day, at).flatMap((period) => {
    const through = lastDay(c, placed, condition, period);
    if (notBefore !== undefined && compareDays(through, notBefore) < 0) return [];
    const by = settledBy(c, provision.series, period, at);
    const paid = paidFor(c, placed, period, by, condition.fee === true);
    const window = windowOf(c, placed, condition, { ...paid.value, by: by.day }, through);
    return window === undefined ? [] : [{ window, reason: paid.reason }];
  });
  return held(
    found.map(({ window }) => window),
    reason(windows, found.length === 0 ? 'none' : found.map(({ window }) => inWords(window)).join(', '), {
      figures: { series: provision.series },
      cites: [cite],
      grounds: found.map(({ window, reason: why }) =>
        reason(window.standing === 'missed' ? open : pending, window.standing === 'missed' ? 'barred' : 'nothing is', {
          figures: {
            period: String(window.period),
            payable: window.payable,
            from: window.from,
            through: window.through,
          },
          cites: [cite],
          grounds: [why],
        }),
      ),
    }),
  );
}

function lastDay(
  c: Context,
  { provision, cite }: Placed<WideSeriesRestriction>,
  { through, lastDay: onLast }: AfterMissed,
  { last }: DividendPeriod,
): Day {
  const after = dayAfterPeriods(c, provision.series, last, through, cite);
  return plusDays(after, c.resolve(onLast) === 'barred' ? -1 : -2);
}

function windowOf(
  c: Context,
  placed: Placed<WideSeriesRestriction>,
  condition: AfterMissed,
  paid: Known,
  through: Day,
): MissedWindow | undefined {
  const { number, last, payable } = paid.period;
  if (paid.standing === 'nothing-due' || paid.onTime) return undefined;
  const window: MissedWindow = { period: number, from: last, through, payable, standing: 'missed' };
  if (compareDays(paid.by, payable) < 0) return ahead(c, placed, window);
  if (paidInPart(c, condition, paid)) return undefined;
  if (paid.paidInFull === undefined) return window;
  return paidLate(c, condition, paid, paid.paidInFull, window);
}

/** A period whose payment is still ahead, as far as is known: unless it was passed over, that it is made in time is supposed. */
function ahead(c: Context, { provision, cite }: Placed<WideSeriesRestriction>, window: MissedWindow): MissedWindow {
  const passedOver = c.books
    .omitted(provision.series)
    .find(({ data }) => [String(window.period), `P${window.period}`].includes(data['for-period'] ?? ''));
  if (passedOver !== undefined) {
    c.restsOn([passedOver.id]);
    return window;
  }
  const isPaid = c.holds(paidWhenPayable, [provision.series, String(window.period), window.payable], cite);
  return isPaid ? { ...window, standing: 'not-yet-payable' } : window;
}

/** Whether a part was declared and paid in time, where the text is read to ask for no more. */
function paidInPart(c: Context, { inPart }: AfterMissed, { payments, period: { payable } }: PeriodDividend): boolean {
  return payments.some((each) => compareDays(each, payable) <= 0) && c.resolve(inPart) === 'paid';
}

function paidLate(
  c: Context,
  { late }: AfterMissed,
  { declared, period: { payable } }: PeriodDividend,
  paidOn: Day,
  window: MissedWindow,
): MissedWindow | undefined {
  switch (c.resolve(late)) {
    case 'runs-on':
      return window;
    case 'declared-in-time-frees':
      return declared.some((each) => compareDays(each, payable) <= 0) ? undefined : window;
    case 'frees': {
      const through = plusDays(paidOn, -1);
      return compareDays(window.through, through) < 0 ? window : { ...window, through };
    }
  }
}

function inWords({ period, from, through, standing }: MissedWindow): string {
  return `${from} through ${through} (period ${period}${standing === 'missed' ? '' : ', if it is not paid in time'})`;
}

/** Whether the act falls in a span after a missed period: on the day that it is asked about, or on which it is to be paid. */
export const afterMissedPeriod: Judge<'after-missed-period'> = (c, { placed, condition, matter }) => {
  const { act } = matter;
  const payable = act.kind === 'dividend' ? act.payable : undefined;
  const days = payable === undefined || compareDays(payable, c.asOf) <= 0 ? [c.asOf] : [c.asOf, payable];
  const known = missedWindows(c, placed, condition, c.now, c.asOf);
  const running = known.value.filter(({ from, through }) =>
    days.some((each) => compareDays(from, each) <= 0 && compareDays(each, through) <= 0),
  );
  const missed = running.filter(({ standing }) => standing === 'missed');
  for (const { period, from, through, payable: due } of running.filter((each) => !missed.includes(each))) {
    c.remark({
      says: `Period ${period} of ${placed.provision.series} is over and its dividend, payable on ${due}, is not paid: if it is not paid in full by then, what is done from ${from} through ${through} is barred in hindsight.`,
      cites: [placed.cite],
    });
  }
  return {
    holds: missed.length > 0,
    figures: { windows: known.value.map(({ period, ...window }) => ({ id: String(period), ...window })) },
    reason: reason(judged, missed.length > 0 ? 'one does' : 'none does', {
      figures: { days: days.join(' and '), series: placed.provision.series },
      cites: [placed.cite],
      grounds: [known.reason],
    }),
  };
};
