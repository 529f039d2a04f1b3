import { momentOfEntry } from '../../books/index.js';
import type { Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { heldMeeting, matterOf, meetingOf, type Matter } from '../../terms/index.js';

/** The matters put to a meeting, or to a sitting of it: those whose proposals name it, and those that it was called for. */
export function mattersPut(c: Context, meetings: ReadonlySet<string | undefined>): readonly Matter[] {
  return c.books
    .proposals(c.now)
    .map((id) => matterOf(c, id))
    .filter((matter) => {
      const at = meetingOf(c, matter, c.now);
      return at !== undefined && meetings.has(at);
    });
}

/** When a meeting began, as its minutes tell, or is to begin, as it was called for; with its time where one of them has it. */
export function beginningOf(c: Context, meeting: string): Moment | undefined {
  const held = heldMeeting(c, meeting);
  const called = c.books.meetingCalled(meeting, c.now)?.data.for;
  if (held === undefined) return called;
  return held.time === undefined && called?.day === held.on ? called : momentOfEntry(held);
}

/** Where a meeting is held: as its minutes tell, else as it was called. */
export function placeOf(c: Context, meeting: string): string | undefined {
  const held = heldMeeting(c, meeting);
  return held?.data.place ?? c.books.meetingCalled(meeting, c.now)?.data.place;
}
