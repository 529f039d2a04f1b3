import { message, openFact, reason } from '../../evaluation/index.js';
import { amount, compareBy, compareMoments, minus, persons, show, zero } from '../../exact/index.js';
import type { Moment, Quantity } from '../../exact/index.js';
import { momentOfEntry } from '../../books/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import type { Bar, Matter } from '../../terms/index.js';
import { annualMeetings, electionBetween } from './annual-meetings.js';
import { classesAt } from './board-terms.js';
import { mostInClass } from './class-sizes.js';
import { fixedNumber } from './entire-board.js';
import { rosterAt } from './roster.js';
import { seatEvents } from './seat-events.js';
import type { Seat } from './seat.js';
import { endedAt, termEnd } from './term-end.js';

/** Asked under the reading by which shareholders may elect to a vacancy at an annual meeting. */
export const electedByHoldersFact = openFact('elected-at-annual-meeting', 'proposal').yesNo(
  'Did the shareholders elect to this seat at an annual meeting ({0})?',
);

/** Asked where the holders of a series fill a seat of theirs. */
export const electedBySeriesFact = openFact('elected-by-series', 'proposal', 'series').yesNo(
  'Did the holders of {1} elect to this seat ({0})?',
);

/** Asked where a vacancy may be filled for a time only, and nothing entered tells since when the seat is vacant. */
export const electionSinceVacancyFact = openFact('election-since-vacancy', 'proposal').yesNo(
  'Was a meeting of shareholders at which directors are elected held after the seat fell vacant, and before it is filled ({0})?',
);

const nothingToFill = message('vacancy.none', 'There is no vacancy to fill: {why}');
const open = message('vacancy.open', 'There is a seat to fill: {why}');

/** Whether an appointment is barred because no seat is open: everybody is in office, some of them perhaps holding over. */
export function openSeat(
  c: Context,
  matter: Matter,
  act: ActOf<'fill-vacancy'>,
  holdingOver: 'no-vacancy' | 'vacancy',
  cite: string,
): Bar {
  const at = beforeTheAct(c, matter);
  const seats = rosterAt(c, at).value.filter((seat) => seat.person !== act.person);
  const over = new Set(seats.filter((seat) => holdsOver(c, seat, at)));
  const vacant = (seat: Seat): boolean => holdingOver === 'vacancy' && over.has(seat);
  const former = seats.find((seat) => seat.person === act['seat-of']);
  if (former !== undefined && !vacant(former)) {
    const who = c.nameOf(former.person);
    const stays = over.has(former)
      ? `${who} holds over until a successor is elected and qualified`
      : `${who} is in office`;
    return bar(true, stays, [cite]);
  }
  // A seat whose director has left may be gone: the number may have been cut since.
  const inOffice = persons(seats.filter((seat) => !vacant(seat)).length);
  const { number } = fixedNumber(c, at, [cite]);
  const none = c.test<'persons'>('notMoreThan', number, amount(inOffice));
  const fixed = number.terms.length === 0 ? show(number.known) : 'a number not yet known';
  const full =
    none || number.terms.length > 0 ? undefined : fullClass(c, act, { seats, number: number.known, vacant }, at);
  if (full !== undefined) return bar(true, full.says, [cite, ...full.cites]);
  return bar(none, `${show(inOffice)} of ${fixed} seats are filled`, [cite], { 'seats-filled': inOffice });
}

interface Seats {
  readonly seats: readonly Seat[];
  readonly number: Quantity<'persons'>;
  readonly vacant: (seat: Seat) => boolean;
}

/** That the class of the seat has as many directors as it may have; a new seat is of a class that may have one more. */
function fullClass(c: Context, act: ActOf<'fill-vacancy'>, { seats, number, vacant }: Seats, at: Moment) {
  if (act.class === undefined || act.series !== undefined) return undefined;
  const classes = classesAt(c, at);
  const beside = seats.filter((seat) => seat.series !== undefined && seat.class === undefined).length;
  const inClasses = Math.max(0, Number(show(number)) - beside);
  const may = mostInClass(c, { id: act.class, number: inClasses, classes }, at);
  const filled = seats.filter((seat) => seat.class === act.class && seat.series === undefined && !vacant(seat)).length;
  if (may === undefined || filled < may.most) return undefined;
  return { says: `class ${act.class} has ${filled} directors, and may have ${may.most}`, cites: may.cites };
}

/** Whether the term of a director is over and nobody has succeeded: the director stays, and the seat is not vacant. */
export function holdsOver(c: Context, seat: Seat, at: Moment): boolean {
  const end = termEnd(c, seat, at);
  if (end === undefined) return false;
  return endedAt(end, annualMeetings(c), at) !== undefined;
}

/** Whether shareholders have held a meeting that elects directors between the day on which the seat fell vacant and the act that fills it. */
export function hasHadElection(c: Context, matter: Matter, act: ActOf<'fill-vacancy'>, cite: string): boolean {
  const at = beforeTheAct(c, matter);
  const left = seatEvents(c).findLast(
    (event) => event.kind === 'left' && event.person === act['seat-of'] && compareMoments(event.moment, at) !== 1,
  );
  if (left === undefined) return c.holds(electionSinceVacancyFact, [matter.id], cite);
  const [acted] = c.books.bodyActs(matter.id);
  const vacated = { id: left.entry, moment: left.moment };
  return electionBetween(c, vacated, { id: acted?.id ?? matter.id, moment: at }) !== undefined;
}

/** The moment at which the Board (or others) first acted on the matter; the question's own while nobody has. */
export function beforeTheAct(c: Context, matter: Matter): Moment {
  const [first] = c.books.bodyActs(matter.id);
  return first === undefined ? c.now : momentOfEntry(first);
}

function bar(
  barred: boolean,
  why: string,
  cites: readonly string[],
  figures: Readonly<Record<string, unknown>> = {},
): Bar {
  return {
    barred,
    figures,
    reason: reason(barred ? nothingToFill : open, barred ? 'nothing to fill' : 'open', {
      figures: { why },
      cites,
    }),
  };
}

/** How many seats are empty: those fixed less those filled; none while more are in office than seats fixed. */
export function vacanciesOf(fixed: Quantity<'persons'>, filled: number): Quantity<'persons'> {
  const inOffice = persons(filled);
  return compareBy<'persons'>('atLeast', inOffice, fixed) ? zero('persons') : minus<'persons'>(fixed, inOffice);
}
