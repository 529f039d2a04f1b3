import { held, message, reason, type Held, type Reason } from '../../../evaluation/index.js';
import { leastWholeMeeting, show, showMoney, toWire } from '../../../exact/index.js';
import type { Moment, Money, Shares } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { MissedDividendRight } from './parameters.js';
import { preferenceOn, shortOfPreference } from './preference-of-series.js';
import { wholeHistory } from './right-of-series.js';
import { electedIn } from './seats-of-series.js';
import { whereElected } from './where-elected.js';

/** The topic under which provisions tell the rights of a series that missed dividends give. */
export const seriesRightsTopic = 'rights-of-series';

const none = message(
  'series-right.none',
  'Missed periods come to {missed} in all; it takes {periods} of them, and every further condition: {outcome}',
);
const inForce = message(
  'series-right.in-force',
  'The right is in force since {from}, and missed periods come to {missed} in all: {outcome}',
);
const ofAmount = message(
  'series-right.of-amount',
  'Dividends in arrears equal {missed} full ones; it takes {periods}, and lasts until all are paid or set apart: {outcome}',
);
const over = message(
  'series-right.ended',
  'The right ended on {until}, when {ends} periods in a row had been paid in time: {outcome}',
);
const threshold = message(
  'series-right.threshold',
  'The preference of all shares of {series} comes to {preference}, of {least} that the right asks for: {outcome}',
);

/** How a right stands at a moment, with every figure on which it turns. */
export function rightTold(
  c: Context,
  placed: Placed<MissedDividendRight>,
  _input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const { cite, provision } = placed;
  const { directors, ends, fraction, periods, preference, right, series } = provision;
  const history = wholeHistory(c, placed, at);
  const { arrears, missed, run, spans } = history.value;
  const counted = arrears === undefined ? String(missed.length) : toWire(arrears);
  const last = spans.at(-1);
  const status = last === undefined ? 'none' : last.until === undefined ? 'in-force' : 'ended';
  const outstanding = c.books.outstanding(series).at(at);
  const needed = leastWholeMeeting<'shares'>(fraction, outstanding);
  const figures = {
    missed: counted,
    periods: String(periods),
    ends: String(ends ?? ''),
    from: last?.from ?? '',
    until: last?.until ?? '',
  };
  const byAmount = provision.amount !== undefined;
  const said = byAmount ? ofAmount : status === 'none' ? none : status === 'in-force' ? inForce : over;
  const money = preference === undefined ? undefined : judgePreference(c, placed, preference, at);
  return held(
    {
      id: right,
      cite,
      status,
      ...(last === undefined ? undefined : { since: last.from }),
      ...(last?.until === undefined ? undefined : { until: last.until }),
      missed: counted,
      needs: String(periods),
      defaults: missed.map((number) => ({ id: `P${number}` })),
      run: String(run),
      outstanding,
      ...(needed === undefined ? undefined : directors === undefined ? { needed } : { 'removed-by': needed }),
      ...money?.value,
      ...(directors === undefined || last === undefined ? undefined : seatsTold(c, provision, directors, last, cite)),
    },
    reason(said, inWords(status, needed, provision), {
      figures,
      cites: [cite],
      grounds: [history.reason, ...(money === undefined ? [] : [money.reason])],
    }),
  );
}

/** The part of the shares that the text names selects an observer; directors it removes, and what elects them is another rule. */
function inWords(status: string, needed: Shares | undefined, { directors, gives }: MissedDividendRight): string {
  if (status !== 'in-force') return `no right to ${gives}`;
  if (needed === undefined) return gives;
  const holders = `holders of ${show(needed)} shares`;
  if (directors === undefined) return `${gives}; ${holders} decide on it`;
  return `${gives}; ${holders} remove one of them${directors.vacancy === undefined ? '' : ', and choose a successor'}`;
}

interface JudgedPreference {
  readonly value: Readonly<Record<string, Money>>;
  readonly reason: Reason;
}

function judgePreference(
  c: Context,
  placed: Placed<MissedDividendRight>,
  preference: NonNullable<MissedDividendRight['preference']>,
  at: Moment,
): JudgedPreference {
  const all = preferenceOn(c, placed, preference, at.day);
  const short = shortOfPreference(c, placed, preference, at.day);
  const figures = { series: placed.provision.series, preference: showMoney(all), least: showMoney(preference.atLeast) };
  const outcome = short === undefined ? 'enough' : `${showMoney(short)} short`;
  return {
    value: { preference: all, threshold: preference.atLeast, ...(short === undefined ? undefined : { short }) },
    reason: reason(threshold, outcome, { figures, cites: [placed.cite] }),
  };
}

/** The seats that the right gave or gives, and where they are filled first. */
function seatsTold(
  c: Context,
  provision: MissedDividendRight,
  directors: NonNullable<MissedDividendRight['directors']>,
  span: { readonly from: Moment['day']; readonly until: Moment['day'] | undefined },
  cite: string,
): Readonly<Record<string, unknown>> {
  const elected = electedIn(c, provision, directors.number, span);
  if (span.until !== undefined) return { directors: String(directors.number), elected: String(elected) };
  const where = whereElected(c, directors, span.from, cite);
  return { directors: String(directors.number), elected: String(elected), ...where };
}
