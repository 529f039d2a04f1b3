import { defineNotion, held, message, openFact, reason, type FactType, type Held } from '../../evaluation/index.js';
import { compareDays, type Moment } from '../../exact/index.js';
import type { BuiltInNotion, Context } from '../../session/index.js';
import { annualMeetings } from './annual-meetings.js';
import { whatDecreaseEnds } from './board-terms.js';
import { firstDirectors, namedByInstrument } from './first-directors.js';
import { hadHappened, startOfDay } from './order-in-day.js';
import { directorsOnFact, isBeforeRoster, statedRoster } from './roster-before.js';
import { inOrder, seatEvents, withEndsOfTerms, type SeatEvent } from './seat-events.js';
import type { Seat } from './seat.js';
import { endsOfTerms } from './series-rights/seats-of-series.js';
import { endedAt, termEnd } from './term-end.js';

export const rosterNotion = defineNotion<readonly Seat[]>('roster');

const counted = message('roster.counted', 'By the entries, directors in office at the {at}: {count} ({names})');
const seated = message('roster.seat', '{person} is {outcome}');

/** Asked where fewer directors of a class come than terms are over, and nobody entered who succeeded whom. */
const heldOverFact = openFact('held-over', 'director', 'entry').yesNo(
  'Did {0} stay in office after the election entered as {1}, because nobody was elected to that seat?',
);

/** Asked where the number falls by less than the appointees whose service that could end. */
const endedByDecreaseFact = openFact('ended-by-decrease', 'director', 'entry').yesNo(
  'Did the service of {0} end with the smaller number of directors entered as {1}?',
);

/** The facts that the roster may ask for. */
export const rosterFacts: readonly FactType[] = [heldOverFact, endedByDecreaseFact, directorsOnFact];

/**
 * The directors in office at a moment, from the list that opened the roster and every election, appointment and departure
 * since. A director whose term is over stays until a successor is elected and qualified: holding over is no vacancy. Who sat
 * is asked of a moment before the roster is kept, and where nobody is entered as ever having sat.
 */
export const roster: BuiltInNotion = (c, _about, at) => {
  if (isBeforeRoster(c, at)) return statedRoster(c, at);
  const day = c.covered('board', at.day, []);
  const until: Moment = compareDays(day, at.day) === 0 ? at : { day, time: '24:00' };
  const events = eventsWithSeries(c, until).filter(({ entry, moment }) => hadHappened(c, entry, moment, until));
  // No corporation is without a board from the first: a roster on which nobody ever sat is one that nobody entered.
  if (!events.some(({ kind }) => kind === 'opened' || kind === 'seated')) return statedRoster(c, at);
  const board: Board = { seats: new Map(), electionsSeen: new Set() };
  for (const event of events) {
    if (event.entry !== '') c.restsOn([event.entry]);
    take(c, board, event);
  }
  const value = [...board.seats.values()];
  return held<readonly Seat[]>(value, tell(c, value, at));
};

/** Every change of the Board, with the ends of the terms of all directors of a series, where there are any. */
function eventsWithSeries(c: Context, at: Moment): readonly SeatEvent[] {
  const events = withEndsOfTerms(c, seatEvents(c));
  if (!events.some(isOfSeries)) return events;
  const ends = endsOfTerms(c, at).map(({ series, on }): SeatEvent => ({
    kind: 'series-ended',
    entry: '',
    // The first day on which the right is no longer in force: so it is all of that day.
    moment: { day: on, time: startOfDay },
    series,
  }));
  return ends.length === 0 ? events : inOrder([...events, ...ends]);
}

function isOfSeries(event: SeatEvent): boolean {
  if (event.kind === 'opened') return event.seats.some(({ series }) => series !== undefined);
  return event.kind === 'seated' && event.seat.series !== undefined;
}

/** The Board while it is put together, event by event. */
interface Board {
  readonly seats: Map<string, Seat>;
  /** Elections whose outgoing directors have been taken out. */
  readonly electionsSeen: Set<string>;
}

function take(c: Context, board: Board, event: SeatEvent): void {
  const { seats } = board;
  switch (event.kind) {
    case 'opened':
      if (event.entry !== '') takeOutNamed(seats);
      for (const seat of event.seats) seats.set(seat.person, seat);
      return;
    case 'left':
      seats.delete(event.person);
      return;
    case 'series-ended':
      for (const [person, { series }] of seats) if (series === event.series) seats.delete(person);
      return;
    case 'decreased':
      for (const person of endedByDecrease(c, board, event)) seats.delete(person);
      return;
    case 'seated': {
      const before = seats.get(event.seat.person);
      for (const person of outgoingFor(c, board, event)) seats.delete(person);
      const { since: now, ...seat } = event.seat;
      const since = before === undefined ? now : before.since;
      seats.set(seat.person, {
        ...seat,
        ...(since === undefined ? undefined : { since }),
        ...(before?.name === undefined ? undefined : { name: before.name }),
      });
    }
  }
}

/** A list entered of those in office takes the place of the first directors whom an instrument names. */
function takeOutNamed(seats: Map<string, Seat>): void {
  for (const { person, by } of seats.values()) if (by === namedByInstrument) seats.delete(person);
}

/**
 * Appointees whose service a smaller number of directors ends, as far as more are in office than seats are left; it is asked
 * which of them where there are more than that.
 */
function endedByDecrease(
  c: Context,
  { seats }: Board,
  event: Extract<SeatEvent, { kind: 'decreased' }>,
): readonly string[] {
  const above = seats.size - event.number;
  const ends = above > 0 ? whatDecreaseEnds(c, event.moment) : 'nothing';
  if (ends === 'nothing') return [];
  const all = [...seats.values()].filter((seat) => seat.series === undefined);
  const named = ends === 'any-holding-over' ? all : all.filter((seat) => seat.appointed);
  const reached = named.filter((seat) => ends === 'service' || isOver(c, seat, event));
  const leaving =
    reached.length <= above
      ? reached
      : reached.filter((seat) => c.holds(endedByDecreaseFact, [seat.person, event.entry]));
  return leaving.map((seat) => seat.person);
}

type Seated = Extract<SeatEvent, { kind: 'seated' }>;

/** Whom an election replaces: the director named, else those of the class whose term was then over. */
function outgoingFor(c: Context, board: Board, event: Seated): readonly string[] {
  if (event.succeeds !== undefined) return event.succeeds === event.seat.person ? [] : [event.succeeds];
  if (event.fills || event.seat.appointed || board.seats.has(event.seat.person)) return [];
  const election = `${event.moment.day} ${event.seat.atMeeting ?? ''} ${event.seat.class ?? ''} ${event.seat.series ?? ''}`;
  if (board.electionsSeen.has(election)) return [];
  board.electionsSeen.add(election);
  const elected = electedTogether(c, event);
  const incumbents = [...board.seats.values()].filter(
    (seat) => seat.class === event.seat.class && seat.series === event.seat.series,
  );
  const over = incumbents.filter((seat) => !elected.some((each) => namesSeat(each, seat)) && isOver(c, seat, event));
  const newcomers = elected.filter(
    (each) => !board.seats.has(each.seat.person) && each.succeeds === undefined && !each.fills,
  );
  if (newcomers.length >= over.length) return over.map((seat) => seat.person);
  return over.filter((seat) => !c.holds(heldOverFact, [seat.person, event.entry])).map((seat) => seat.person);
}

/** Elected again, or named as the one whom somebody else succeeds. */
function namesSeat(election: Seated, seat: Seat): boolean {
  return election.seat.person === seat.person || election.succeeds === seat.person;
}

function isOver(c: Context, seat: Seat, event: SeatEvent): boolean {
  const end = termEnd(c, seat, event.moment);
  return end !== undefined && endedAt(end, annualMeetings(c), event.moment) !== undefined;
}

function electedTogether(c: Context, event: Seated): readonly Seated[] {
  return seatEvents(c).filter(
    (each): each is Seated =>
      each.kind === 'seated' &&
      each.seat.class === event.seat.class &&
      each.seat.series === event.seat.series &&
      each.moment.day === event.moment.day &&
      each.seat.atMeeting === event.seat.atMeeting,
  );
}

function tell(c: Context, seats: readonly Seat[], at: Moment) {
  const names = seats.map((seat) => c.nameOf(seat.person)).join(', ') || 'none';
  const moment = at.time === '24:00' || at.time === undefined ? `close of ${at.day}` : `${at.day} ${at.time}`;
  return reason(counted, String(seats.length), {
    figures: { at: moment, count: String(seats.length), names },
    entries: [...new Set(seats.map((seat) => seat.entry))].filter((entry) => entry !== ''),
    cites: seats.some((seat) => seat.by === namedByInstrument) ? citesOfNaming(c) : [],
  });
}

function citesOfNaming(c: Context): readonly string[] {
  const first = firstDirectors(c);
  return first === undefined ? [] : [first.cite];
}

export function rosterAt(c: Context, at: Moment): Held<readonly Seat[]> {
  return c.notion(rosterNotion, [], at);
}

/** The persons in office as directors at a moment, in the order in which they came. */
export const directorsInOffice: BuiltInNotion = (c, _about, at) => {
  const seats = rosterAt(c, at);
  return held<readonly string[]>(
    seats.value.map((seat) => seat.person),
    seats.reason,
  );
};

/** The seat that a person fills as director at a moment; undefined where the person is not in office. */
export const directorSeat: BuiltInNotion = (c, [person = ''], at) => {
  const seats = rosterAt(c, at);
  const seat = seats.value.find((each) => each.person === person);
  const outcome = seat === undefined ? 'not in office as director' : 'in office as director';
  return held<Seat | undefined>(
    seat,
    reason(seated, outcome, { figures: { person: c.nameOf(person) }, grounds: [seats.reason] }),
  );
};
