import { atClose, compareDays, type Moment } from '../../exact/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { holdsOver } from './open-seat.js';
import { rosterAt } from './roster.js';
import type { Seat } from './seat.js';

type Election = ActOf<'election'>;

/** The close of the day for which the meeting of an election is called, or of that of the question where it is earlier. */
export function dayOfElection(c: Context, { meeting }: Election, cite: string): Moment {
  const call = c.books.meetingCalled(meeting, c.now);
  if (call === undefined) c.covered('meetings', c.asOf, [cite]);
  const called = call?.data.for?.day;
  return atClose(called === undefined || called > c.asOf ? c.asOf : called);
}

/** How many directors of the same holders serve on after the day of an election. */
export function servingOn(c: Context, election: Election, at: Moment): number {
  return seatsServingOn(c, election, at).length;
}

/**
 * The directors of the same holders who serve on after the day of an election, beside those who stand in it or came of it: at a special
 * meeting all whose terms are not over, and at an annual one those of the classes that are not up.
 */
export function seatsServingOn(
  c: Context,
  { candidates, class: up, meeting, series }: Election,
  at: Moment,
): readonly Seat[] {
  const isSpecial = c.books.meetingCalled(meeting, c.now)?.data.kind === 'special';
  if (!isSpecial && up === undefined) return [];
  const serves = (seat: Seat): boolean =>
    isSpecial ? !holdsOver(c, seat, at) : seat.class !== undefined && seat.class !== up;
  return rosterAt(c, at).value.filter(
    (seat) =>
      seat.series === series &&
      !candidates.includes(seat.person) &&
      compareDays(seat.from.day, at.day) < 0 &&
      serves(seat),
  );
}
