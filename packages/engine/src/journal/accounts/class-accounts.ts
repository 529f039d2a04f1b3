import { denominator, numerator, shares, type Shares } from '../../exact/index.js';
import { fill, type Filled } from './fill.js';
import type { Rows } from './rows.js';
import { quantityOfParts } from './scale.js';
import { totalsOf, type Totals } from './totals.js';

/**
 * The accounts of one class: for each holder of record its balances, one row a change, sorted by time. Eight bytes a row
 * where balances are whole and below 2^31, twelve above that, and a little for each day on which something happened.
 *
 * Holders are numbers, given by the builder. A balance is looked up by binary search.
 */
export class ClassAccounts {
  private readonly filled: Filled;

  constructor(rows: Rows, holders: number) {
    this.filled = fill(rows, holders);
  }

  /** The shares in an account after everything up to a place. */
  at(holder: number, place: number): Shares {
    return this.quantity(this.lastRow(holder, place));
  }

  /** The row of an account that holds at a place; -1 before its first. */
  lastRow(holder: number, place: number): number {
    return this.lastRowOf(holder, this.filled.timetable.lastAt(place));
  }

  /** The row of an account that holds just before an entry: rows of its place entered later, or by it, are left out. */
  lastRowBefore(holder: number, place: number, sequence: number): number {
    let row = this.lastRow(holder, place);
    while (row >= this.start(holder) && this.place(row) === place && this.sequence(row) >= sequence) row -= 1;
    return row >= this.start(holder) ? row : -1;
  }

  /** The rows of an account: from `start`, up to and without `end`. */
  start(holder: number): number {
    return this.filled.starts[holder] ?? this.filled.length;
  }

  end(holder: number): number {
    return this.filled.starts[holder + 1] ?? this.filled.length;
  }

  place(row: number): number {
    return this.filled.timetable.placeOf(this.filled.events[row]!);
  }

  sequence(row: number): number {
    return this.filled.timetable.sequenceOf(this.filled.events[row]!);
  }

  /** The balance after a row; none for -1. */
  quantity(row: number): Shares {
    if (row < 0) return noShares;
    return quantityOfParts(this.filled.balances[row]!, this.filled.perShare);
  }

  /** The sign of the balance after a row, without making a quantity of it. */
  sign(row: number): -1 | 0 | 1 {
    const parts = row < 0 ? 0 : this.filled.balances[row]!;
    if (parts > 0) return 1;
    return parts < 0 ? -1 : 0;
  }

  /** Visits every account with shares in it at a place: the holder, and the row that holds. Linear in the rows at most. */
  eachAt(place: number, visit: (holder: number, row: number) => void): void {
    const { starts, timetable } = this.filled;
    const last = timetable.lastAt(place);
    for (let holder = 0; holder + 1 < starts.length; holder += 1) {
      const row = this.lastRowOf(holder, last);
      if (this.sign(row) !== 0) visit(holder, row);
    }
  }

  /** Tells of a row whether the balance after it is at least one part in so many of a whole. */
  atLeastOneIn(parts: bigint, whole: Shares): (row: number) => boolean {
    const { balances, perShare } = this.filled;
    const below = parts * denominator(whole);
    const fewest = (numerator(whole) * perShare + below - 1n) / below;
    const bound = Number.isSafeInteger(Number(fewest)) ? Number(fewest) : fewest;
    return (row) => balances[row]! >= bound;
  }

  /** The sum of all accounts, place by place. */
  totals(): Totals {
    return totalsOf(this.filled);
  }

  /** The number of rows of all accounts. */
  get length(): number {
    return this.filled.length;
  }

  /** The memory of the columns; of balances that no double holds, not the numbers themselves. */
  get bytes(): number {
    const { starts, timetable, events, balances } = this.filled;
    const ofBalances = 'byteLength' in balances ? balances.byteLength : balances.length * 8;
    return starts.byteLength + timetable.bytes + events.byteLength + ofBalances;
  }

  /** The last row of an account whose event is not after another; -1 where all are. */
  private lastRowOf(holder: number, event: number): number {
    const { events } = this.filled;
    const start = this.start(holder);
    let [low, high] = [start, this.end(holder)];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (events[middle]! <= event) low = middle + 1;
      else high = middle;
    }
    return low === start ? -1 : low - 1;
  }
}

const noShares = shares(0);
