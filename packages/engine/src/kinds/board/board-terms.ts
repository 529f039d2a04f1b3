import { defineNotion, held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { compareDays, type Day, type Moment } from '../../exact/index.js';
import type { BuiltInNotion, Context } from '../../session/index.js';
import { annualMeetings } from './annual-meetings.js';
import type { FirstClass } from './first-directors.js';
import type { Seat } from './seat.js';

/** How directors' terms run, as the instruments in force say. */
export interface BoardTerms {
  /** The classes, in the order in which their first terms end; empty for a board without classes. */
  readonly classes: readonly string[];
  /** How many annual meetings (or years) a full term lasts; the meeting of the election is not counted. */
  readonly length: number;
  readonly counted: 'meetings' | 'years';
  /** The first terms of the classes, where the instrument fixes them; empty where it does not. */
  readonly first: readonly FirstClass[];
  /** Those elected at an annual meeting from this day on serve until the next one. */
  readonly yearlyFrom?: Day | undefined;
}

/**
 * How long a director appointed to a vacancy serves: until the next annual meeting, until the next meeting of shareholders,
 * annual or special, that elects directors, or until the term of the class ends.
 */
export type AppointeeTerm = (typeof appointeeTerms)[number];
export const appointeeTerms = ['next-annual-meeting', 'next-election-meeting', 'class-term'] as const;

/** How long one serves whom shareholders elect to the seat of an appointee while the class is not up. */
export type SuccessorTerm = (typeof successorTerms)[number];
export const successorTerms = ['class-term', 'full-term'] as const;

/**
 * What a cut of the number of directors ends: nothing; the holding over of an appointee, or the whole service of one; or the
 * holding over of any director.
 */
export type DecreaseEnds = (typeof decreaseEnds)[number];
export const decreaseEnds = ['nothing', 'holding-over', 'service', 'any-holding-over'] as const;

export const boardTermsNotion = defineNotion<BoardTerms>('board-terms');
/** About the appointee, and whether the seat was a `vacancy` or a `new-seat`, where the entry says it. */
export const appointeeTermNotion = defineNotion<AppointeeTerm, readonly string[]>('appointee-term');
export const successorTermNotion = defineNotion<SuccessorTerm>('successor-term');
export const decreaseEndsNotion = defineNotion<DecreaseEnds>('decrease-ends');

const unclassified = message(
  'board-terms.silent',
  'No instrument in force divides the Board into classes: every director is elected at each annual meeting',
);
const successorSilent = message(
  'successor-term.silent',
  'No instrument in force says otherwise: one elected to the seat of an appointee serves for what is left of the {outcome}',
);
const decreaseSilent = message(
  'decrease-ends.silent',
  'No instrument in force says that a smaller number of directors ends the service of anybody: it ends {outcome}',
);
const appointeeSilent = message('appointee-term.asked', 'A director appointed to a vacancy serves {outcome}');

/** Where no instrument makes classes, terms run from one annual meeting to the next. */
export const unclassifiedTerms: BuiltInNotion = () =>
  held<BoardTerms>(
    { classes: [], length: 1, counted: 'meetings', first: [] },
    reason(unclassified, 'one annual meeting'),
  );

export const appointeeTermFact = openFact('appointee-term').choice(
  appointeeTerms,
  'Until when does a director serve whom the Board appoints to a vacancy: the next annual meeting, the next meeting that elects directors, or the end of the class’s term?',
);

/** Where no instrument in force says how long an appointee serves, it is asked. */
export const appointeeTermAsked: BuiltInNotion = (c) => {
  const reply = c.ask(appointeeTermFact, { cites: [] }) as AppointeeTerm;
  return held<AppointeeTerm>(reply, reason(appointeeSilent, reply));
};

export function boardTerms(c: Context, at: Moment): BoardTerms {
  return c.notion(boardTermsNotion, [], at).value;
}

/** The classes into which the Board is divided: none once the last of the longer terms has ended. */
export function classesAt(c: Context, at: Moment): readonly string[] {
  const { classes, length, yearlyFrom } = boardTerms(c, at);
  if (yearlyFrom === undefined) return classes;
  const meetings = annualMeetings(c);
  const first = meetings.find(({ held: { day } }) => compareDays(day, yearlyFrom) >= 0);
  const last = first === undefined ? undefined : meetings[first.number - 1 + length - 1];
  return last !== undefined && compareDays(last.held.day, at.day) <= 0 ? [] : classes;
}

export const successorTermSilent: BuiltInNotion = () =>
  held<SuccessorTerm>('class-term', reason(successorSilent, 'term of the class'));

export const decreaseEndsSilent: BuiltInNotion = () =>
  held<DecreaseEnds>('nothing', reason(decreaseSilent, 'nobody’s'));

export function appointeeTerm(c: Context, at: Moment, seat: Seat): AppointeeTerm {
  return heldTerm(c, at, seat).value;
}

/** The sections that say how long a director serves who was appointed to a seat. */
export function appointeeTermCites(c: Context, seat: Seat, at: Moment): readonly string[] {
  return heldTerm(c, at, seat).reason.cites;
}

function heldTerm(c: Context, at: Moment, { person, filled }: Seat): Held<AppointeeTerm> {
  const about = filled === undefined ? [person] : [person, filled];
  return c.notion(appointeeTermNotion, about, at);
}

export function successorTerm(c: Context, at: Moment): SuccessorTerm {
  return c.notion(successorTermNotion, [], at).value;
}

export function whatDecreaseEnds(c: Context, at: Moment): DecreaseEnds {
  return c.notion(decreaseEndsNotion, [], at).value;
}
