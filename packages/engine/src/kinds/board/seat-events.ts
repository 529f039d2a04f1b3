import type { Context } from '../../session/index.js';
import { momentOfEntry, type BoardEntry } from '../../books/index.js';
import { atClose, compareDays, compareMoments, type Moment } from '../../exact/index.js';
import { annualMeetings } from './annual-meetings.js';
import { firstDirectors } from './first-directors.js';
import { startOfDay } from './order-in-day.js';
import type { Seat } from './seat.js';

/** Something that changes who is on the Board. */
export type SeatEvent =
  | { readonly kind: 'opened'; readonly entry: string; readonly moment: Moment; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'seated';
      readonly entry: string;
      readonly moment: Moment;
      readonly seat: Seat;
      readonly succeeds?: string;
      /** Said to fill a vacancy or a new seat: nobody leaves by it. */
      readonly fills: boolean;
    }
  | { readonly kind: 'left'; readonly entry: string; readonly moment: Moment; readonly person: string }
  /** The terms of all directors of a series ended at once, without an entry of it. */
  | { readonly kind: 'series-ended'; readonly entry: string; readonly moment: Moment; readonly series: string }
  /** The number of directors was cut: some instruments end the service of an appointee by it. */
  | { readonly kind: 'decreased'; readonly entry: string; readonly moment: Moment; readonly number: number };

/** Every change of the Board, in order of its effect: a resignation counts from when it takes effect, an election once qualified. */
export function seatEvents(c: Context): readonly SeatEvent[] {
  return c.once(c.inForce, 'changes of the board', () =>
    inOrder([...named(c), ...openings(c), ...elections(c), ...departures(c), ...decreases(c)]),
  );
}

/**
 * By day; on one day what has a time comes in its order, and what has none before the first that a thing of its kind comes
 * before, so that the order does not hang on how the events were given.
 */
export function inOrder(events: readonly SeatEvent[]): readonly SeatEvent[] {
  const days = [...new Set(events.map(({ moment }) => moment.day))].toSorted(compareDays);
  return days.flatMap((day) => {
    const ofDay = events.filter(({ moment }) => moment.day === day);
    const ordered = ofDay
      .filter(({ moment }) => moment.time !== undefined)
      .toSorted((a, b) => compareMoments(a.moment, b.moment) || order(a) - order(b));
    for (const event of ofDay
      .filter(({ moment }) => moment.time === undefined)
      .toSorted((a, b) => order(a) - order(b))) {
      const before = ordered.findIndex(
        (each) => each.moment.time === endOfDay || (each.moment.time !== undefined && order(each) > order(event)),
      );
      ordered.splice(before === -1 ? ordered.length : before, 0, event);
    }
    return ordered;
  });
}

const endOfDay = '24:00';

/** Within one day, without times, the roster opens first, then directors leave, then their number falls, then others come. */
function order(event: SeatEvent): number {
  return { opened: 0, left: 1, 'series-ended': 1, decreased: 2, seated: 3 }[event.kind];
}

/** The first directors, where an instrument names them. */
function named(c: Context): readonly SeatEvent[] {
  const first = firstDirectors(c);
  if (first === undefined) return [];
  const moment: Moment = { day: first.on, time: startOfDay };
  return [{ kind: 'opened', entry: '', moment, seats: first.seats }];
}

/** Each fixing of a smaller number than the one before it, as entered. */
function decreases(c: Context): readonly SeatEvent[] {
  let before = firstDirectors(c)?.seats.length ?? 0;
  return c.books.boardEvents().flatMap((entry): readonly SeatEvent[] => {
    const number = sizeIn(entry);
    if (number === undefined) return [];
    const isSmaller = number < before;
    before = number;
    return isSmaller ? [{ kind: 'decreased', entry: entry.id, moment: momentOfEntry(entry), number }] : [];
  });
}

/** While a number stays cut it tells at the close of each annual meeting as well, with which terms end. */
export function withEndsOfTerms(c: Context, events: readonly SeatEvent[]): readonly SeatEvent[] {
  const cuts = events.filter((event) => event.kind === 'decreased');
  if (cuts.length === 0) return events;
  const fixings = c.books.boardEvents().filter((entry) => sizeIn(entry) !== undefined);
  const ends = cuts.flatMap((cut) => {
    const next = fixings.find(({ on, id }) => id !== cut.entry && on >= cut.moment.day)?.on;
    return annualMeetings(c)
      .filter(({ held }) => held.day >= cut.moment.day && (next === undefined || held.day < next))
      .map(({ held }): SeatEvent => ({ ...cut, moment: atClose(held.day) }));
  });
  return inOrder([...events, ...ends]);
}

function sizeIn(entry: BoardEntry): number | undefined {
  if (entry.type === 'opening-board') return entry.data.size;
  return entry.type === 'board-size' ? entry.data.number : undefined;
}

function openings(c: Context): readonly SeatEvent[] {
  return c.books.entriesOf('opening-board').map((entry) => {
    const moment: Moment = { day: entry.on, time: startOfDay };
    const seats = entry.data.directors.map((director): Seat => ({
      person: director.person,
      by: director['elected-by'] ?? 'shareholders',
      from: moment,
      appointed: director['elected-by'] === 'board',
      entry: entry.id,
      ...(director.class === undefined ? undefined : { class: director.class }),
      ...(director.series === undefined ? undefined : { series: director.series }),
      ...(director.since === undefined ? undefined : { since: { day: director.since } }),
      ...(director['term-ends-after'] === undefined ? undefined : { statedEnd: director['term-ends-after'] }),
    }));
    return { kind: 'opened', entry: entry.id, moment, seats };
  });
}

function elections(c: Context): readonly SeatEvent[] {
  return c.books.entriesOf('director-elected').flatMap((entry) => {
    const { data } = entry;
    const moment =
      data.qualified === false ? qualifiedAfter(c, data.person, momentOfEntry(entry)) : momentOfEntry(entry);
    if (moment === undefined) return [];
    const seat: Seat = {
      person: data.person,
      by: data.by,
      since: moment,
      from: moment,
      appointed: data.by === 'board' || data.by === 'series-directors',
      entry: entry.id,
      ...(data.fills === undefined ? undefined : { filled: data.fills }),
      ...(data.class === undefined ? undefined : { class: data.class }),
      ...(data.series === undefined ? undefined : { series: data.series }),
      ...(data.meeting === undefined ? undefined : { atMeeting: data.meeting }),
      ...(data['term-ends-after'] === undefined ? undefined : { statedEnd: data['term-ends-after'] }),
    };
    const succeeds = data.succeeds === undefined ? undefined : { succeeds: data.succeeds };
    return [{ kind: 'seated', entry: entry.id, moment, seat, fills: data.fills !== undefined, ...succeeds } as const];
  });
}

/** The moment at which a person elected but not yet qualified did qualify, if that is entered. */
function qualifiedAfter(c: Context, person: string, elected: Moment): Moment | undefined {
  return c.books
    .entriesOf('director-qualified')
    .filter(({ data }) => data.person === person)
    .map(momentOfEntry)
    .find((moment) => compareMoments(moment, elected) !== -1);
}

function departures(c: Context): readonly SeatEvent[] {
  const at = (
    entry: { readonly id: string; readonly data: { readonly person: string } },
    moment: Moment,
  ): SeatEvent => ({
    kind: 'left',
    entry: entry.id,
    moment,
    person: entry.data.person,
  });
  return [
    ...c.books.entriesOf('director-resigned').map((entry) => at(entry, entry.data.effective ?? momentOfEntry(entry))),
    ...c.books.entriesOf('director-died').map((entry) => at(entry, momentOfEntry(entry))),
    ...c.books.entriesOf('director-removed').map((entry) => at(entry, momentOfEntry(entry))),
    ...c.books.entriesOf('director-left').map((entry) => at(entry, momentOfEntry(entry))),
  ];
}
