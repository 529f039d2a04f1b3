import { held, message, reason, type Held, type Reason } from '../../../evaluation/index.js';
import { atClose, compareDays, isZero, latestOf, plusDays, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod, PeriodDividend } from '../../../terms/index.js';
import { dayAfterPeriods } from '../periods/following-periods.js';
import type { Judge } from './condition.js';
import { isPaidWhenPayable } from './paid-when-payable.js';
import { endedPeriods, paidFor, settledBy } from './period-standing.js';
import type { ConditionOf, Restriction } from './restriction-parameters.js';

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
  'On {on}, of the spans that are barred after missed periods of {series}, {outcome}',
);

/** A span, with the reason for how its period stands where that is over. */
interface Found {
  readonly window: MissedWindow;
  readonly reason: Reason | undefined;
}

/**
 * Every span after a missed period, as it is known by a moment, by period, as far as shares are out in it; those that end before a
 * day are left out, and periods that end after another.
 */
export function missedWindows(
  c: Context,
  placed: Restriction,
  condition: AfterMissed,
  at: Moment,
  notBefore?: Day,
  ending: Day = at.day,
): Held<readonly MissedWindow[]> {
  const { cite, provision } = placed;
  const found = endedPeriods(c, placed, ending).flatMap((period): readonly Found[] => {
    const through = lastDay(c, placed, condition, period);
    if (notBefore !== undefined && compareDays(through, notBefore) < 0) return [];
    if (compareDays(period.last, at.day) > 0) {
      const window = ahead(c, placed, missedIn(period, through));
      return [{ window, reason: undefined }];
    }
    const by = settledBy(c, placed, period, at);
    const paid = paidFor(c, placed, period, by, condition.fee === true);
    const window = windowOf(c, placed, condition, { ...paid.value, by: by.day }, through);
    return window === undefined
      ? []
      : whileOut(c, placed, window).map((part) => ({ window: part, reason: paid.reason }));
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
          grounds: why === undefined ? [] : [why],
        }),
      ),
    }),
  );
}

function lastDay(
  c: Context,
  { provision, cite }: Restriction,
  { through, lastDay: onLast }: AfterMissed,
  { last }: DividendPeriod,
): Day {
  const after = dayAfterPeriods(c, provision.series, last, through, cite);
  return plusDays(after, c.resolve(onLast) === 'barred' ? -1 : -2);
}

function windowOf(
  c: Context,
  placed: Restriction,
  condition: AfterMissed,
  paid: Known,
  through: Day,
): MissedWindow | undefined {
  const { payable } = paid.period;
  if (paid.standing === 'nothing-due' || paid.onTime) return undefined;
  const window = missedIn(paid.period, through);
  if (compareDays(paid.by, payable) < 0) return ahead(c, placed, window);
  if (paidInPart(c, condition, paid)) return undefined;
  if (paid.paidInFull === undefined) return window;
  return paidLate(c, condition, paid, paid.paidInFull, window);
}

function missedIn({ number, last, payable }: DividendPeriod, through: Day): MissedWindow {
  return { period: number, from: last, through, payable, standing: 'missed' };
}

/** The parts of a span in which a share of the series is out, as far as is known by now: without one nothing is restricted. */
function whileOut(c: Context, { provision }: Restriction, window: MissedWindow): readonly MissedWindow[] {
  const outstanding = c.books.outstanding(provision.series);
  const changes = outstanding
    .moments()
    .map(({ day }) => day)
    .filter((day) => compareDays(window.from, day) < 0 && compareDays(day, window.through) <= 0);
  const starts = [window.from, ...new Set(changes)];
  const parts: MissedWindow[] = [];
  starts.forEach((from, index) => {
    if (isZero(outstanding.at(atClose(from)))) return;
    const next = starts[index + 1];
    const through = next === undefined ? window.through : plusDays(next, -1);
    const last = parts.at(-1);
    if (last !== undefined && plusDays(last.through, 1) === from) parts[parts.length - 1] = { ...last, through };
    else parts.push({ ...window, from, through });
  });
  return parts;
}

/** Of a period whose payment is still ahead, that it is made in time is supposed, unless it was passed over. */
function ahead(c: Context, { provision, cite }: Restriction, window: MissedWindow): MissedWindow {
  const period = { number: window.period, payable: window.payable };
  const isPaid = isPaidWhenPayable(c, provision.series, period, cite);
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

/** Whether the act falls in a span after a missed period: of periods that end before a day that is ahead, that they are paid is supposed. */
export const afterMissedPeriod: Judge<'after-missed-period'> = (c, { placed, condition, on, known: by }) => {
  const known = missedWindows(c, placed, condition, by, on, latestOf(on, by.day));
  const running = known.value.filter(
    ({ from, through }) => compareDays(from, on) <= 0 && compareDays(on, through) <= 0,
  );
  const missed = running.filter(({ standing }) => standing === 'missed');
  for (const { period, from, through, payable: due } of running.filter((each) => !missed.includes(each))) {
    c.remark({
      says: `The dividend of ${placed.provision.series} for period ${period}, payable on ${due}, is not paid: if it is not paid in full by then, what is done from ${from} through ${through} is barred in hindsight.`,
      cites: [placed.cite],
    });
  }
  return {
    holds: missed.length > 0,
    figures: { windows: known.value.map(({ period, ...window }) => ({ id: `P${period}`, ...window })) },
    reason: reason(judged, missed.length > 0 ? 'one is running' : 'none is running', {
      figures: { on, series: placed.provision.series },
      cites: [placed.cite],
      grounds: [known.reason],
    }),
  };
};
