import type { Ratio, Shares } from '../../exact/index.js';
import { exactDouble } from './exact-double.js';

/** A split: from a place on, every share is so many. */
export interface Split {
  readonly place: number;
  readonly sequence: number;
  readonly becomes: Ratio;
}

/**
 * What happened to the accounts of one class, in the order entered: for each row the account, the change, the sequence of
 * its entry, and its place in time. Whole changes stand in a column of doubles, where integers up to 2^53 are exact;
 * others are kept beside it. Rows that follow one another at one place share it.
 */
export class Rows {
  length = 0;
  holders = new Int32Array(16);
  changes = new Float64Array(16);
  sequences = new Int32Array(16);
  readonly others = new Map<number, Shares>();
  readonly splits: Split[] = [];
  /** The places of the runs of rows that share one, and the first row of each run. */
  readonly runPlaces: number[] = [];
  readonly runStarts: number[] = [];
  /** Whether the rows stand in order of time, their sequences too, as they do in a journal kept day by day. */
  inOrder = true;
  private lastPlace = Number.NEGATIVE_INFINITY;
  private lastSequence = 0;

  /** A change of a whole number of shares, exact as a double. */
  addWhole(place: number, holder: number, change: number, sequence: number): void {
    if (this.length === this.holders.length) this.grow();
    const row = this.length;
    this.holders[row] = holder;
    this.changes[row] = change;
    this.sequences[row] = sequence;
    this.length += 1;
    if (place !== this.lastPlace) this.startRun(place, row);
    if (sequence < this.lastSequence) this.inOrder = false;
    this.lastSequence = sequence;
  }

  /** A change of any number of shares. */
  add(place: number, holder: number, change: Shares, sequence: number): void {
    const whole = exactDouble(change);
    if (whole === undefined) this.others.set(this.length, change);
    this.addWhole(place, holder, whole ?? 0, sequence);
  }

  /** The place of each row. */
  places(): Float64Array {
    const places = new Float64Array(this.length);
    for (const [run, place] of this.runPlaces.entries()) {
      places.fill(place, this.runStarts[run], this.runStarts[run + 1] ?? this.length);
    }
    return places;
  }

  private startRun(place: number, row: number): void {
    if (place < this.lastPlace) this.inOrder = false;
    this.lastPlace = place;
    this.runPlaces.push(place);
    this.runStarts.push(row);
  }

  private grow(): void {
    const size = this.holders.length * 2;
    this.holders = copied(new Int32Array(size), this.holders);
    this.changes = copied(new Float64Array(size), this.changes);
    this.sequences = copied(new Int32Array(size), this.sequences);
  }
}

function copied<A extends Float64Array | Int32Array>(into: A, from: A): A {
  into.set(from);
  return into;
}
