import { compareMoments, yearOf } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { meetingWithSitting, type AnnualMeeting } from './annual-meetings.js';
import type { BoardTerms } from './board-terms.js';
import { firstTermEnd } from './first-directors.js';
import { firstLength, isRegular } from './first-election.js';
import { seatEvents } from './seat-events.js';
import type { Seat, TermEnd } from './seat.js';

/**
 * The end of a director's term where terms are counted by years. Those elected at an annual meeting at which the class is up
 * serve until the annual meeting of the so-manieth year after the year of their election; one who comes to the class
 * between, for what is left of its term, unless such a director serves a full one.
 *
 * @param elected the number of the annual meeting of the election, or of the last one before it
 * @param opened the end of the class’s term that the list opening the roster tells
 */
export function endByYears(
  c: Context,
  seat: Seat,
  rules: BoardTerms,
  meetings: readonly AnnualMeeting[],
  elected: number,
  opened: TermEnd | undefined,
  servesFullTerm: boolean,
): TermEnd {
  let end = firstTermEnd(rules.first, seat.class) ?? opened;
  for (const meeting of electionsUpTo(c, seat, meetings)) {
    if (end === undefined)
      end = { counted: 'years', year: yearOf(meeting.held.day) + firstLength(c, seat.class, meeting, rules) };
    else if (isUpAt(end, meeting)) end = fullTermFrom(yearOf(meeting.held.day), rules);
  }
  if (end === undefined || servesFullTerm) {
    return fullTermFrom(yearOf(meetings[elected - 1]?.held.day ?? seat.from.day), rules);
  }
  return inYears(end, meetings);
}

function fullTermFrom(year: number, rules: BoardTerms): TermEnd {
  return { counted: 'years', year: year + rules.length };
}

function isUpAt(end: TermEnd, meeting: AnnualMeeting): boolean {
  return end.counted === 'meetings' ? meeting.number >= end.number : yearOf(meeting.held.day) >= end.year;
}

/** The annual meetings, up to that of the seat’s own election, at which shareholders elected to its class. */
function electionsUpTo(c: Context, seat: Seat, meetings: readonly AnnualMeeting[]): readonly AnnualMeeting[] {
  const own = meetingWithSitting(meetings, seat.atMeeting);
  const held = seatEvents(c).flatMap((event) => {
    if (event.kind !== 'seated' || !isRegular(event)) return [];
    const meeting = event.seat.class === seat.class ? meetingWithSitting(meetings, event.seat.atMeeting) : undefined;
    return meeting === undefined ? [] : [meeting];
  });
  return held.filter((meeting) =>
    own === undefined ? compareMoments(meeting.held, seat.from) === -1 : meeting.number <= own.number,
  );
}

/** An end that is told by the number of a meeting, by its year, as far as that is known. */
function inYears(end: TermEnd, meetings: readonly AnnualMeeting[]): TermEnd {
  if (end.counted === 'years') return end;
  const held = meetings[end.number - 1];
  if (held !== undefined) return { counted: 'years', year: yearOf(held.held.day) };
  const last = meetings.at(-1);
  return last === undefined ? end : { counted: 'years', year: yearOf(last.held.day) + (end.number - last.number) };
}
