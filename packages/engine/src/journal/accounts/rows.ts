import { denominator, numerator, type Quantity, type Ratio } from '../../exact/index.js';

/** A split: from a place on, every share is so many. */
export interface Split {
  readonly place: number;
  readonly sequence: number;
  readonly becomes: Ratio;
}

/**
 * What happened to the accounts of one class, in the order entered: for each row its place in time, the account, and the
 * change. Whole changes stand in a column of doubles, where integers up to 2^53 are exact; others are kept beside it.
 */
export class Rows {
  length = 0;
  places = new Float64Array(16);
  holders = new Int32Array(16);
  changes = new Float64Array(16);
  sequences = new Int32Array(16);
  readonly others = new Map<number, Quantity<'shares'>>();
  readonly splits: Split[] = [];

  /** A change of a whole number of shares, exact as a double. */
  addWhole(place: number, holder: number, change: number, sequence: number): void {
    if (this.length === this.places.length) this.grow();
    const row = this.length;
    this.places[row] = place;
    this.holders[row] = holder;
    this.changes[row] = change;
    this.sequences[row] = sequence;
    this.length += 1;
  }

  /** A change of any number of shares. */
  add(place: number, holder: number, change: Quantity<'shares'>, sequence: number): void {
    const whole = exactDouble(change);
    if (whole === undefined) this.others.set(this.length, change);
    this.addWhole(place, holder, whole ?? 0, sequence);
  }

  private grow(): void {
    const size = this.places.length * 2;
    this.places = copied(new Float64Array(size), this.places);
    this.holders = copied(new Int32Array(size), this.holders);
    this.changes = copied(new Float64Array(size), this.changes);
    this.sequences = copied(new Int32Array(size), this.sequences);
  }
}

function exactDouble(change: Quantity<'shares'>): number | undefined {
  if (denominator(change) !== 1n) return undefined;
  const value = Number(numerator(change));
  return Number.isSafeInteger(value) ? value : undefined;
}

function copied<A extends Float64Array | Int32Array>(into: A, from: A): A {
  into.set(from);
  return into;
}
