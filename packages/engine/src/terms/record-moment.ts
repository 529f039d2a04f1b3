import { openFact } from '../evaluation/index.js';
import { atClose, compareDays, plusDays, type Day, type Moment } from '../exact/index.js';
import { actAskedAbout } from '../books/index.js';
import type { Context } from '../session/index.js';
import { meetingOf, pollsClosed, pollsEnd, recordDateOf, voteTaken, type Matter } from './matter.js';
import { allTold, defineTopic } from './topic.js';

/** Least and most days before a meeting. */
export interface DaysBefore {
  readonly least: number;
  readonly most: number;
}

export const recordDateTopic = defineTopic<DaysBefore>('record-date');

/** Asked of a vote that is over, of which no record date is entered: other law gives every vote one. */
export const recordDateOfVote = openFact('record-date-of-vote', 'proposal').day(
  'On which day were the holders taken who could vote on {0}, its record date?',
);

/**
 * Who is entitled to vote is judged at the record date. Where none is entered it is judged as of now until the polls close, and then as
 * when they closed, unless shares moved since one could be fixed: then it is asked.
 */
export function recordMoment(c: Context, matter: Matter): Moment {
  const taken = voteTaken(c, matter);
  const fixed = recordDateOf(c, matter);
  if (fixed !== undefined || !haveMoved(c, matter, taken)) return fixed ?? taken;
  return atClose(c.ask(recordDateOfVote, { about: [matter.id], cites: [] }) as Day);
}

/** Whether shares moved before the polls closed, since the vote was proposed, its meeting was called, or a text lets a record date lie. */
function haveMoved(c: Context, matter: Matter, taken: Moment): boolean {
  if (matter.id === actAskedAbout || pollsEnd(c, matter) === undefined) return false;
  const meeting = meetingOf(c, matter, taken);
  const called = c.books.entriesOf('meeting-called', taken).find(({ data }) => data.id === meeting)?.on;
  const told = allTold<DaysBefore>(c, recordDateTopic, {}, taken).map(({ value }) => plusDays(taken.day, -value.most));
  const days = [matter.proposed.day, ...(called === undefined ? [] : [called]), ...told].toSorted(compareDays);
  // Of an act that took effect the votes were in before it: what moves on its day it may have moved itself.
  const by = pollsClosed(c, matter) ?? { day: taken.day, time: '00:00' };
  return c.books.sharesMoved(days[0] ?? taken.day, by);
}
