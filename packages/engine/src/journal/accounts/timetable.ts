import type { Order } from './order.js';
import type { Rows } from './rows.js';

/**
 * When things happened to a class. What one entry did is one event; events are numbered in order of time, so that a row
 * of an account holds one number for its place and its entry, and an account is searched by that number alone.
 *
 * In a register kept in order the number of an event is the sequence of its entry. Where entries were dated back, events
 * are numbered from 0 and their sequences are kept beside them.
 */
export class Timetable {
  /** The places at which something happened, in order, each once. */
  readonly places: Float64Array;
  /** The first event at each place. */
  private readonly firsts: Int32Array;
  private readonly sequences: Int32Array | undefined;

  constructor(places: Float64Array, firsts: Int32Array, sequences: Int32Array | undefined) {
    this.places = places;
    this.firsts = firsts;
    this.sequences = sequences;
  }

  /** The greatest number an event at or before a place can have; -1 before the first. */
  lastAt(place: number): number {
    const index = lastNotAfter(this.places, place);
    return index < 0 ? -1 : (this.firsts[index + 1] ?? afterAll) - 1;
  }

  /** Which of `places` an event stands at. */
  indexOf(event: number): number {
    return lastNotAfter(this.firsts, event);
  }

  placeOf(event: number): number {
    return this.places[this.indexOf(event)]!;
  }

  /** The sequence of the entry that made an event. */
  sequenceOf(event: number): number {
    return this.sequences === undefined ? event : this.sequences[event]!;
  }

  get bytes(): number {
    return this.places.byteLength + this.firsts.byteLength + (this.sequences?.byteLength ?? 0);
  }
}

/**
 * The index of the last of some ascending numbers that is not above another; -1 where all are.
 * @param of what each stands for, where that is what ascends
 */
export function lastNotAfter<T = number>(
  ascending: ArrayLike<T>,
  most: number,
  of: (each: T) => number = Number,
): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (of(ascending[middle]!) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The timetable of some rows, and the event of each row. */
export interface Timed {
  readonly timetable: Timetable;
  readonly events: Int32Array;
}

/** @param order the rows in order of time, where they do not stand so already */
export function timed(rows: Rows, order: Order | undefined): Timed {
  if (order === undefined) return timedAsEntered(rows);
  const { places, firsts, sequences, events } = numbered(rows, order);
  const timetable = new Timetable(Float64Array.from(places), Int32Array.from(firsts), Int32Array.from(sequences));
  return { timetable, events };
}

const afterAll = 2 ** 31;

function timedAsEntered({ runPlaces, runStarts, sequences }: Rows): Timed {
  const firsts = Int32Array.from(runStarts, (row) => sequences[row]!);
  return { timetable: new Timetable(Float64Array.from(runPlaces), firsts, undefined), events: sequences };
}

function numbered(rows: Rows, order: Order) {
  const [places, firsts, sequences]: [number[], number[], number[]] = [[], [], []];
  const events = new Int32Array(rows.length);
  let [lastPlace, lastSequence] = [Number.NaN, Number.NaN];
  for (const row of order.rows) {
    const [place, sequence] = [order.places[row]!, rows.sequences[row]!];
    if (place !== lastPlace) {
      places.push(place);
      firsts.push(sequences.length);
    }
    if (place !== lastPlace || sequence !== lastSequence) sequences.push(sequence);
    events[row] = sequences.length - 1;
    [lastPlace, lastSequence] = [place, sequence];
  }
  return { places, firsts, sequences, events };
}
