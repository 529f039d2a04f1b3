import type { FactType } from '../evaluation/index.js';
import { atClose, atStart, compareDays, compareMoments, plusDays, type Day, type Moment } from '../exact/index.js';
import { actAskedAbout, momentOfEntry, sittingsOf } from '../books/index.js';
import type { Context } from '../session/index.js';
import type { LastDay } from './ballots.js';
import {
  closeAsked,
  idsOfMeeting,
  meetingOf,
  momentOf,
  pollsClosed,
  pollsEnd,
  recordDateOf,
  recordDateOfItsVotes,
  recordDateOfMeeting,
  recordDateOfVote,
  sittingOver,
} from './matter.js';
import type { Matter } from './matter.js';
import { allTold, defineTopic } from './topic.js';

/** Least and most days before a meeting. */
export interface DaysBefore {
  readonly least: number;
  readonly most: number;
}

export const recordDateTopic = defineTopic<DaysBefore>('record-date');

/**
 * Who is entitled to vote is judged at the record date. Where none is entered it is judged as of now while votes can still be cast, and
 * then as when that was over, unless shares moved before since a record date could be fixed: then it is asked.
 * @param last the last day on which votes come in time, where there is one
 */
export function recordMoment(c: Context, matter: Matter, last?: () => LastDay | undefined): Moment {
  if (matter.id === actAskedAbout) return c.now;
  const end = pollsEnd(c, matter);
  const meeting = meetingOf(c, matter, end ?? c.now);
  const held = end ?? sittingOver(c, meeting);
  const byDay = (): Moment | undefined => lastDayOver(c, last?.());
  const known = held ?? (c.books.recordDate(matter.id, c.now) === undefined ? undefined : byDay());
  if (known !== undefined) passOverLate(c, known, new Set([matter.id, ...idsOfMeeting(c, meeting)]));
  const fixed = recordDateOf(c, matter, known);
  if (fixed !== undefined) return fixed;
  const over = known ?? byDay();
  if (over === undefined) return c.now;
  const isByItself = end !== undefined && pollsClosed(c, matter) === undefined;
  // Of what was withdrawn nobody asks who could have voted on it.
  if (isByItself && momentOf(c, matter, 'effect') === undefined) return over;
  // Of an act that took effect the votes were in before it: what moves on its day it may have moved itself.
  const by = isByItself ? atStart(over.day) : over;
  const since = matter.proposed.day;
  if (meeting !== undefined) return recordMomentOfMeeting(c, meeting, over, { by, since });
  return asked(c, [recordDateOfVote, matter.id], over, { by, since: [since] });
}

/**
 * The record date of a meeting of shareholders, by the same rule.
 * @param over when it was over
 */
export function recordMomentOfMeeting(
  c: Context,
  meeting: string,
  over: Moment,
  { by = over, since }: { readonly by?: Moment; readonly since?: Day } = {},
): Moment {
  const ids = idsOfMeeting(c, meeting);
  passOverLate(c, over, ids);
  const fixed = recordDateOfMeeting(c, meeting, over);
  if (fixed !== undefined && compareMoments(fixed, c.now) !== 1) return fixed;
  const [first] = sittingsOf(c.books, meeting, c.now);
  const called = c.books.entriesOf('meeting-called', over).find(({ data }) => ids.has(data.id))?.on;
  const held = first?.on ?? over.day;
  const most = allTold<DaysBefore>(c, recordDateTopic, {}, over).map(({ value }) => plusDays(held, -value.most));
  const days = [called, since, ...most].flatMap((each) => each ?? []);
  return asked(c, [recordDateOfItsVotes, first?.data.id ?? meeting], over, { by, since: days });
}

/** The record date as it is told, where shares moved by the end since the first of these days; otherwise the end. */
function asked(
  c: Context,
  [fact, about]: readonly [FactType, string],
  over: Moment,
  { by, since }: { readonly by: Moment; readonly since: readonly Day[] },
): Moment {
  const [first = over.day] = since.toSorted(compareDays);
  if (compareMoments(atClose(first), by) !== -1 || !c.books.sharesMoved(first, by)) return over;
  const told = closeAsked(c, fact, about);
  return compareMoments(told, c.now) === 1 ? over : told;
}

/** What was fixed once the vote was over is none, also where another stands or nothing turns on it. */
function passOverLate(c: Context, over: Moment, ids: ReadonlySet<string | undefined>): void {
  const late = c.books
    .asEntered('record-date')
    .filter((each) => ids.has(each.data.for) && compareMoments(momentOfEntry(each), over) === 1);
  c.passOver(
    late.map(({ id }) => id),
    'looked for here is a record date that was fixed before the vote was over',
  );
}

/** The close of the last day on which votes came in time, once it is over. */
function lastDayOver(c: Context, last: LastDay | undefined): Moment | undefined {
  return last === undefined || compareDays(c.asOf, last.day) <= 0 ? undefined : atClose(last.day);
}
