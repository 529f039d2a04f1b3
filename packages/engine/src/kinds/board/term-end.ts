import { compareDays, compareMoments, yearOf, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { electorsOfDirectorsTopic, toldBy } from '../../terms/index.js';
import { openFact } from '../../evaluation/index.js';
import { annualMeetings, heldBefore, meetingWithSitting, specialElectionAfter } from './annual-meetings.js';
import type { AnnualMeeting } from './annual-meetings.js';
import { appointeeTerm, boardTerms, classesAt, successorTerm } from './board-terms.js';
import type { AppointeeTerm, BoardTerms } from './board-terms.js';
import { firstTermEnd, namedByInstrument } from './first-directors.js';
import { firstLength, isRegular } from './first-election.js';
import { seriesVoteTopic } from './series-rights/vote-of-series.js';
import { seatEvents, type SeatEvent } from './seat-events.js';
import type { Seat, TermEnd } from './seat.js';
import { endByYears } from './term-by-years.js';

/** Asked of a director of whom the list that opens the roster does not say when the term ends. */
export const termEndsAfterFact = openFact('term-ends-after', 'director').choice(
  ['1', '2', '3', '4'],
  'At which annual meeting, counted from the opening of the roster, does the term of {0} end: the first, the second …?',
);

/**
 * When the present term of a director is to end; undefined for a director of a series, whose term the series’ own terms
 * fix, unless a provision has the series elect at each annual meeting, or a class elects its directors alone, who serve as others do. A full term ends at the so-manieth annual meeting held after the election, the meeting of the election not counted;
 * an appointee’s at the next meeting that the instruments name; a successor to an appointee’s with the class, unless a
 * reading gives a full term. The first terms of the classes end as the instrument that names the directors says.
 */
export function termEnd(c: Context, seat: Seat, at: Moment): TermEnd | undefined {
  const meetings = annualMeetings(c);
  if (seat.series !== undefined && seat.statedEnd === undefined && !servesAsOthers(c, seat.series, at))
    return endOfSeries(c, seat, seat.series, meetings, at);
  const rules = boardTerms(c, at);
  const elected = electedAt(c, seat, meetings);
  if (seat.statedEnd !== undefined) return { counted: 'meetings', number: elected + seat.statedEnd };
  const first = firstTermEnd(rules.first, seat.class);
  if (first !== undefined && isInFirstTerm(c, seat, first)) return first;
  if (isOpening(c, seat)) return { counted: 'meetings', number: elected + firstEnd(c, seat, rules) };
  if (seat.appointed) {
    const serves = appointeeTerm(c, at, seat);
    if (serves !== 'class-term') return nextElection(c, seat, serves, elected);
  }
  return withClass(c, seat, rules, elected, meetings);
}

/** A seat to which holders elect at a meeting. */
export interface SeatUp {
  readonly meeting: string;
  readonly class?: string | undefined;
  readonly series?: string | undefined;
}

/** Until when those serve who are elected: the so-manieth annual meeting after that of the election, or the one of a year. */
export type ElectedTerm = { readonly meetings: number } | { readonly year: number };

/** The term of whoever is elected to a seat at a moment; undefined where nothing entered or laid down tells. */
export function electedTerm(c: Context, up: SeatUp, at: Moment): ElectedTerm | undefined {
  const isOfSomeClass = up.class !== undefined || up.series !== undefined || classesAt(c, at).length === 0;
  if (!isOfSomeClass) return undefined;
  const seat: Seat = {
    person: '',
    by: 'shareholders',
    from: at,
    appointed: false,
    entry: up.meeting,
    atMeeting: up.meeting,
    ...(up.class === undefined ? undefined : { class: up.class }),
    ...(up.series === undefined ? undefined : { series: up.series }),
  };
  const end = termEnd(c, seat, at);
  if (end === undefined) return undefined;
  if (end.counted === 'years') return { year: end.year };
  return { meetings: end.number - electedAt(c, seat, annualMeetings(c)) };
}

/** Whether directors whom a class elects by itself serve as all others do. */
function servesAsOthers(c: Context, stock: string, at: Moment): boolean {
  const elects = toldBy(c, electorsOfDirectorsTopic, { class: stock }, at)?.value;
  return elects === 'all' || elects === 'own';
}

/** Whether no instrument says when the term ends of directors whom a series elects: its own terms do, and no entry tells it. */
export function fixesTermsItself(c: Context, series: string, at: Moment): boolean {
  return !servesAsOthers(c, series, at) && toldBy(c, seriesVoteTopic, { series }, at) === undefined;
}

/** The next annual meeting, where a provision has the series elect at each; undefined where no provision speaks of it. */
function endOfSeries(
  c: Context,
  seat: Seat,
  series: string,
  meetings: readonly AnnualMeeting[],
  at: Moment,
): TermEnd | undefined {
  const isLaidDown = toldBy(c, seriesVoteTopic, { series }, at) !== undefined;
  return isLaidDown ? { counted: 'meetings', number: electedAt(c, seat, meetings) + 1 } : undefined;
}

/** Named by the instrument, or listed by the roster’s opening before the year in which the first term of the class ends. */
function isInFirstTerm(c: Context, seat: Seat, first: TermEnd): boolean {
  if (seat.by === namedByInstrument) return true;
  return first.counted === 'years' && isOpening(c, seat) && !seat.appointed && yearOf(seat.from.day) < first.year;
}

/** The next annual meeting; where any election will do, a special meeting that elected directors sooner. */
function nextElection(c: Context, seat: Seat, serves: Exclude<AppointeeTerm, 'class-term'>, elected: number): TermEnd {
  const end = { counted: 'meetings', number: elected + 1 } as const;
  const special = serves === 'next-election-meeting' ? specialElectionAfter(c, seat.entry, seat.from) : undefined;
  return special === undefined ? end : { ...end, sooner: special };
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
  if (rules.counted === 'years') {
    const opened = openedTurn(c, seat, meetings, rules);
    return endByYears(c, seat, rules, meetings, elected, opened, servesFullTerm(c, seat, meetings, rules));
  }
  if (isYearly(c, seat, rules, elected, meetings)) return { counted: 'meetings', number: elected + 1 };
  const turn = classTurn(c, seat, rules, meetings) ?? elected;
  const left = servesFullTerm(c, seat, meetings, rules) ? rules.length : untilTurn(elected, turn, rules.length);
  return { counted: 'meetings', number: elected + left };
}

/** Whether a director serves until the next annual meeting: elected at one from the day on which terms are yearly, or in the place of such a one. */
function isYearly(
  c: Context,
  seat: Seat,
  rules: BoardTerms,
  elected: number,
  meetings: readonly AnnualMeeting[],
): boolean {
  const { yearlyFrom, length } = rules;
  if (yearlyFrom === undefined) return false;
  const isLater = (number: number): boolean => {
    const meeting = meetings.find((each) => each.number === number);
    return meeting !== undefined && compareDays(meeting.held.day, yearlyFrom) >= 0;
  };
  const isRegularly = !seat.appointed && seat.filled === undefined && meetingWithSitting(meetings, seat.atMeeting);
  if (isRegularly) return isLater(elected);
  const turn = classTurn(c, seat, rules, meetings) ?? elected;
  return isLater(elected + untilTurn(elected, turn, length) - length);
}

/** Whether the present term of a director is one that ends at the next annual meeting because terms have become yearly. */
export function servesYearly(c: Context, seat: Seat, at: Moment): boolean {
  const meetings = annualMeetings(c);
  return isYearly(c, seat, boardTerms(c, at), electedAt(c, seat, meetings), meetings);
}

/** Whether one elected by shareholders serves a full term, also where the class is not up; not where all classes are elected at once. */
function servesFullTerm(c: Context, seat: Seat, meetings: readonly AnnualMeeting[], rules: BoardTerms): boolean {
  const meeting = meetingWithSitting(meetings, seat.atMeeting);
  const isFull = meeting === undefined || firstLength(c, seat.class, meeting, rules) === rules.length;
  return isFull && !seat.appointed && successorTerm(c, seat.from) === 'full-term';
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
  switch (event.kind) {
    case 'opened':
      return turnInList(c, event.seats, className, rules, meetings);
    case 'seated': {
      if (!isRegular(event) || event.seat.class !== className) return undefined;
      const meeting = meetingWithSitting(meetings, event.seat.atMeeting);
      return meeting && meeting.number + firstLength(c, className, meeting, rules);
    }
    default:
      return undefined;
  }
}

/** By a member of the class of whom the list that opens the roster says when the term ends. */
function turnInList(
  c: Context,
  seats: readonly Seat[],
  className: string,
  rules: BoardTerms,
  meetings: readonly AnnualMeeting[],
): number | undefined {
  const members = seats.filter((each) => each.class === className && !each.appointed);
  const told = members.find((each) => each.statedEnd !== undefined || each.by === 'incorporator');
  if (told === undefined) return undefined;
  return electedAt(c, told, meetings) + (told.statedEnd ?? firstEnd(c, told, rules));
}

/** The end of the term of a seat’s class, as the list that opens the roster tells it. */
function openedTurn(
  c: Context,
  seat: Seat,
  meetings: readonly AnnualMeeting[],
  rules: BoardTerms,
): TermEnd | undefined {
  for (const event of seatEvents(c)) {
    if (event.kind !== 'opened') continue;
    const number = turnInList(c, event.seats, seat.class ?? '', rules, meetings);
    if (number !== undefined) return { counted: 'meetings', number };
  }
  return undefined;
}

/** The meeting at which a term ended, where it has been held by then. */
export function endedAt(end: TermEnd, meetings: readonly AnnualMeeting[], at: Moment): AnnualMeeting | undefined {
  const sooner = end.counted === 'meetings' ? end.sooner : undefined;
  if (sooner !== undefined && compareMoments(sooner.held, at) !== 1) return sooner;
  return meetings.find((meeting) => {
    const reached = end.counted === 'meetings' ? meeting.number >= end.number : yearOf(meeting.held.day) >= end.year;
    return reached && compareMoments(meeting.held, at) !== 1;
  });
}
