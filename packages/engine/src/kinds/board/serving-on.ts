import { openFact } from '../../evaluation/index.js';
import { atClose, compareDays, type Moment } from '../../exact/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { isAnnual } from '../../terms/index.js';
import { annualMeetings, meetingWithSitting } from './annual-meetings.js';
import { classesAt } from './board-terms.js';
import { holdsOver } from './open-seat.js';
import { rosterAt } from './roster.js';
import type { Seat } from './seat.js';
import { endedAt, fixesTermsItself, termEnd } from './term-end.js';

type Election = ActOf<'election'>;

/** Asked of a director of a series, where no instrument says when the term ends. */
export const termEndsWithFact = openFact('term-ends-with', 'director', 'meeting').yesNo(
  'Does the term of {0} end with the meeting {1}, by the terms of the series that elected {0}?',
);

/** The close of the day for which the meeting of an election is called, or of that of the question where it is earlier. */
export function dayOfElection(c: Context, { meeting }: Election, cite: string): Moment {
  const call = c.books.meetingCalled(meeting, c.now);
  if (call === undefined) c.covered('meetings', c.asOf, [cite]);
  const called = call?.data.for?.day;
  return atClose(called === undefined || called > c.asOf ? c.asOf : called);
}

/** How many directors of the same holders serve on after the day of an election; where it decides nothing, none until that is known. */
export function servingOn(
  c: Context,
  election: Election,
  { at, cite, decides }: { readonly at: Moment; readonly cite: string; readonly decides: boolean },
): number {
  const found = c.attempt(() => seatsServingOn(c, election, at, cite).length);
  if (found.settled) return found.value;
  return decides ? c.suspendOn(found.waiting) : 0;
}

/**
 * The directors of the same holders who serve on after the day of an election, beside those who stand in it or came of it: at a special
 * meeting all whose terms are not over, and at an annual one those whose terms do not end with it.
 */
export function seatsServingOn(
  c: Context,
  { candidates, class: up, meeting, series }: Election,
  at: Moment,
  cite: string,
): readonly Seat[] {
  const isSpecial = !isAnnual(c, meeting, [cite]);
  const isByItsTerms = series !== undefined && fixesTermsItself(c, series, at);
  // Of a board without classes all terms that the instruments know end with each annual meeting, whoever serves.
  if (!isSpecial && up === undefined && !isByItsTerms && classesAt(c, at).length === 0) return [];
  const servesOn = (seat: Seat): boolean => {
    if (isSpecial) return !holdsOver(c, seat, at);
    return up === undefined || seat.class === undefined ? !endsWith(c, seat, meeting, at, cite) : seat.class !== up;
  };
  return rosterAt(c, at).value.filter(
    (seat) =>
      seat.series === series &&
      !candidates.includes(seat.person) &&
      compareDays(seat.from.day, at.day) < 0 &&
      servesOn(seat),
  );
}

/** Whether a term is over with an annual meeting, held by then or yet to be held. */
function endsWith(c: Context, seat: Seat, id: string, at: Moment, cite: string): boolean {
  const end = termEnd(c, seat, at);
  if (end === undefined) return c.is(termEndsWithFact, { about: [seat.person, id], cites: [cite] });
  const held = annualMeetings(c);
  const yetToBeHeld = { id, number: held.length + 1, held: at, sittings: [id] };
  const meetings = meetingWithSitting(held, id) === undefined ? [...held, yetToBeHeld] : held;
  return endedAt(end, meetings, at) !== undefined;
}
