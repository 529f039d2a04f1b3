import { held, message, reason, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { Deadline } from '../../../terms/index.js';
import type { MissedDividendRight } from './parameters.js';
import { rightAt } from './right-of-series.js';
import { whereElected } from './where-elected.js';

const listed = message(
  'series-right.deadlines',
  'Days on which the right of {series} to {right} comes and ends: {outcome}',
);

/** When the right came and ended, and what it then asks of somebody. */
export function rightDeadlines(c: Context, placed: Placed<MissedDividendRight>, at: Moment): Held<readonly Deadline[]> {
  const { cite, provision } = placed;
  const { directors, gives, right, series } = provision;
  const history = rightAt(c, placed, at);
  const value = history.value.spans.flatMap(({ from, until }): readonly Deadline[] => {
    const id = `${series} ${right} ${from}`;
    const what = `the right of ${series} to ${gives}`;
    const begun = 'the day on which the dividends missed had come to as many as the section asks for';
    const begins: Deadline = { id, what, comes: 'begins', cite, counted: begun, day: from };
    const ended = 'the day on which what the section asks for its end had been paid';
    const ends: readonly Deadline[] =
      until === undefined ? [] : [{ id: `${id} ends`, what, comes: 'ends', cite, counted: ended, day: until }];
    if (directors === undefined) return [begins, ...ends];
    const where = whereElected(c, directors, from, cite);
    if (where === undefined || where.elects === 'at-annual-meeting') return [begins, ...ends];
    const call = `a special meeting to elect the directors of ${series} is to be called promptly from this day: ${where.because}`;
    return [
      begins,
      { id: `${id} meeting`, what: call, comes: 'falls-due', who: where.calledBy, cite, counted: begun, day: from },
      ...ends,
    ];
  });
  const figures = { right: gives, series };
  return held(
    value,
    reason(listed, value.length === 0 ? 'not at all' : String(value.length), { figures, cites: [cite] }),
  );
}
