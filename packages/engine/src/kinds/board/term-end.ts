import { compareMoments, yearOf, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { FactType } from '../../evaluation/index.js';
import { annualMeetings, heldBefore, meetingWithSitting, type AnnualMeeting } from './annual-meetings.js';
import { appointeeTerm, boardTerms, type BoardTerms } from './board-terms.js';
import { seatEvents, type SeatEvent } from './seat-events.js';
import type { Seat, TermEnd } from './seat.js';

/** Asked of a director of whom the list that opens the roster does not say when the term ends. */
export const termEndsAfterFact: FactType = {
  name: 'term-ends-after',
  asks: 'At which annual meeting, counted from the opening of the roster, does the term of {0} end: the first, the second …?',
  about: ['director'],
  reply: { kind: 'choice', of: ['1', '2', '3', '4'] },
};

/**
 * When the present term of a director is to end; undefined for a director of a series, whose term the series’ own terms
 * fix. A full term ends at the so-manieth annual meeting held after the election, the meeting of the election not counted;
 * an appointee’s at the next annual meeting held after the appointment; a successor to an appointee’s with the class.
 */
export function termEnd(c: Context, seat: Seat, at: Moment): TermEnd | undefined {
  if (seat.series !== undefined && seat.statedEnd === undefined) return undefined;
  const meetings = annualMeetings(c);
  const rules = boardTerms(c, at);
  const elected = electedAt(c, seat, meetings);
  if (seat.statedEnd !== undefined) return { counted: 'meetings', number: elected + seat.statedEnd };
  if (isOpening(c, seat)) return { counted: 'meetings', number: elected + firstEnd(c, seat, rules) };
  if (seat.appointed && appointeeTerm(c, at) === 'next-annual-meeting')
    return { counted: 'meetings', number: elected + 1 };
  return withClass(c, seat, rules, elected, meetings);
}

/** The number of the annual meeting of the election, or of the last one before it. */
function electedAt(c: Context, seat: Seat, meetings: readonly AnnualMeeting[]): number {
  return meetingWithSitting(meetings, seat.atMeeting)?.number ?? heldBefore(c, meetings, seat.entry, seat.from);
}

function isOpening(c: Context, seat: Seat): boolean {
  return c.books.entriesOf('opening-board').some((entry) => entry.id === seat.entry);
}

/** Of the first directors the classes' terms end in turn; of others in office when the roster opens it is asked. */
function firstEnd(c: Context, seat: Seat, rules: BoardTerms): number {
  const turn = rules.classes.indexOf(seat.class ?? '');
  if (seat.by === 'incorporator' && turn >= 0) return turn + 1;
  if (rules.classes.length === 0) return 1;
  return Number(c.ask(termEndsAfterFact, { about: [seat.person], cites: [] }));
}

/** The next end of the class's term after the election: a full term where the class was up, the balance of it otherwise. */
function withClass(
  c: Context,
  seat: Seat,
  rules: BoardTerms,
  elected: number,
  meetings: readonly AnnualMeeting[],
): TermEnd {
  const turn = classTurn(c, seat, rules, meetings) ?? elected;
  if (rules.counted === 'meetings')
    return { counted: 'meetings', number: elected + untilTurn(elected, turn, rules.length) };
  const year = yearOf(meetings[elected - 1]?.held.day ?? seat.from.day);
  const yearOfTurn = yearOfMeeting(turn, meetings) ?? year;
  return { counted: 'years', year: year + untilTurn(year, yearOfTurn, rules.length) };
}

/** How many steps until the class is next up, strictly after: a whole term where it is up just now. */
function untilTurn(from: number, turn: number, length: number): number {
  const passed = (((from - turn) % length) + length) % length;
  return length - passed;
}

/** An annual meeting at which the class was or will be up; undefined where nothing entered tells. */
function classTurn(c: Context, seat: Seat, rules: BoardTerms, meetings: readonly AnnualMeeting[]): number | undefined {
  if (seat.class === undefined) return undefined;
  for (const event of seatEvents(c)) {
    const turn = turnToldBy(c, event, seat.class, rules, meetings);
    if (turn !== undefined) return turn;
  }
  return undefined;
}

function turnToldBy(
  c: Context,
  event: SeatEvent,
  className: string,
  rules: BoardTerms,
  meetings: readonly AnnualMeeting[],
): number | undefined {
  if (event.kind === 'opened') {
    const members = event.seats.filter((each) => each.class === className && !each.appointed);
    const told = members.find((each) => each.statedEnd !== undefined || each.by === 'incorporator');
    if (told === undefined) return undefined;
    return electedAt(c, told, meetings) + (told.statedEnd ?? firstEnd(c, told, rules));
  }
  if (event.kind === 'left' || event.fills || event.seat.class !== className || event.seat.by !== 'shareholders')
    return undefined;
  return meetingWithSitting(meetings, event.seat.atMeeting)?.number;
}

function yearOfMeeting(number: number, meetings: readonly AnnualMeeting[]): number | undefined {
  const held = meetings[number - 1];
  if (held !== undefined) return yearOf(held.held.day);
  const last = meetings.at(-1);
  return last === undefined ? undefined : yearOf(last.held.day) + (number - last.number);
}

/** The annual meeting at which a term ended, where it has been held by then. */
export function endedAt(end: TermEnd, meetings: readonly AnnualMeeting[], at: Moment): AnnualMeeting | undefined {
  return meetings.find((meeting) => {
    const reached = end.counted === 'meetings' ? meeting.number >= end.number : yearOf(meeting.held.day) >= end.year;
    return reached && compareMoments(meeting.held, at) !== 1;
  });
}
