import { openFact, QuestionError } from '../evaluation/index.js';
import { compareDays, day, type Day, type Moment } from '../exact/index.js';
import { sittingsOf } from '../books/index.js';
import type { EntryOf } from '../journal/index.js';
import type { Context } from '../session/index.js';

/** Asked of a meeting that is neither held nor called for a day. */
export const meetingDay = openFact('day-of-meeting', 'meeting').day('On which day is {0} held?');

/** The minutes of a meeting, as far as it was held by the question's day. */
export function heldMeeting(c: Context, meeting: string): EntryOf<'meeting-held'> | undefined {
  return c.books.entriesOf('meeting-held', c.now).find(({ data }) => data.id === meeting);
}

/** What is entered of a meeting: its minutes, and its call; undefined where neither is. */
export function heldOrCalled(c: Context, meeting: string) {
  const held = heldMeeting(c, meeting);
  const called = c.books.meetingCalled(meeting, c.now);
  const { kind, of } = (held ?? called)?.data ?? {};
  c.restsOn([held?.id, called?.id].flatMap((id) => id ?? []));
  return kind === undefined || of === undefined ? undefined : { held, called, kind, of };
}

/** Asked of a meeting of shareholders that is neither called or held as a special nor as an annual one. */
export const annualMeetingFact = openFact('annual-meeting', 'meeting').yesNo(
  'Is {0} the annual meeting of shareholders?',
);

/** Whether a meeting is an annual one. */
export function isAnnual(c: Context, meeting: string, cites: readonly string[]): boolean {
  const kind = heldOrCalled(c, meeting)?.kind;
  if (kind === 'annual' || kind === 'special') return kind === 'annual';
  return c.is(annualMeetingFact, { about: [meeting], cites });
}

/** The day a meeting was held, else the day it was called for; asked where neither is entered. */
export function dayOfMeeting(c: Context, meeting: string): Day {
  const { held, called } = heldOrCalled(c, meeting) ?? {};
  return held?.on ?? called?.data.for?.day ?? day(c.ask(meetingDay, { about: [meeting], cites: [] }));
}

/** The meeting that an adjourned sitting belongs to, by the id of its first sitting; of any other meeting its own. */
export function firstSittingOf(c: Context, meeting: string): string {
  return sittingsOf(c.books, meeting, c.now)[0]?.data.id ?? meeting;
}

/** The sitting of a meeting at which what is put to it is voted on: its last by then, when the polls on it closed, or now. */
export function sittingVotedAt(c: Context, meeting: string, by: Moment = c.now): EntryOf<'meeting-held'> | undefined {
  return sittingsOf(c.books, meeting, c.now).findLast(({ on }) => compareDays(on, by.day) <= 0);
}

/** The day of a meeting that a question names. @throws {QuestionError} where it was neither held nor called */
export function dayOfMeetingNamed(c: Context, meeting: string): Day {
  meetingNamed(c, meeting);
  return dayOfMeeting(c, meeting);
}

/** @throws {QuestionError} where a meeting that a question names was neither held nor called */
export function meetingNamed(c: Context, meeting: string): void {
  if (heldOrCalled(c, meeting) !== undefined) return;
  throw new QuestionError(
    `No meeting "${meeting}" is entered. Enter it with a "meeting-called" or "meeting-held" entry first.`,
  );
}

/** The day on which notice was first sent; undefined where none is entered in meetings that are kept. */
export function noticeOf(c: Context, meeting: string): Day | undefined {
  const notices = c.books.meetingNotices(meeting, c.now);
  c.restsOn(notices.map((entry) => entry.id));
  return notices.map((entry) => entry.data.sent).toSorted(compareDays)[0];
}

/** The meetings of shareholders that had been called by the question's day. */
export function calledMeetings(c: Context, cite: string): readonly EntryOf<'meeting-called'>[] {
  const through = c.covered('meetings', c.asOf, [cite]);
  return c.books
    .entriesOf('meeting-called')
    .filter(({ on, data }) => data.of === 'shareholders' && compareDays(on, through) <= 0);
}
