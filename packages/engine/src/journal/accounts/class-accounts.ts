import { denominator, numerator, shares, type Quantity } from '../../exact/index.js';
import { fill, type Filled } from './fill.js';
import type { Rows } from './rows.js';
import { quantityOfParts } from './scale.js';
import { totalsOf, type Totals } from './totals.js';

/**
 * The accounts of one class: for each holder of record its balances, one row a change, sorted by time. Sixteen bytes a
 * row for whole shares in a class without times of day.
 *
 * Holders are numbers, given by the builder. A balance is looked up by binary search.
 */
export class ClassAccounts {
  private readonly filled: Filled;

  constructor(rows: Rows, holders: number) {
    this.filled = fill(rows, holders);
  }

  /** The shares in an account after everything up to a place. */
  at(holder: number, place: number): Quantity<'shares'> {
    return this.quantity(this.lastRow(holder, place));
  }

  /** The row of an account that holds at a place; -1 before its first. */
  lastRow(holder: number, place: number): number {
    const start = this.start(holder);
    let [low, high] = [start, this.end(holder)];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.filled.places.get(middle) <= place) low = middle + 1;
      else high = middle;
    }
    return low === start ? -1 : low - 1;
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
    return this.filled.places.get(row);
  }

  sequence(row: number): number {
    return this.filled.sequences[row] ?? 0;
  }

  /** The balance after a row; none for -1. */
  quantity(row: number): Quantity<'shares'> {
    if (row < 0) return noShares;
    return quantityOfParts(this.filled.balances[row] ?? 0, this.filled.perShare);
  }

  /** The sign of the balance after a row, without making a quantity of it. */
  sign(row: number): -1 | 0 | 1 {
    const parts = row < 0 ? 0 : (this.filled.balances[row] ?? 0);
    if (parts > 0) return 1;
    return parts < 0 ? -1 : 0;
  }

  /** Visits every account with shares in it at a place: the holder, and the row that holds. Linear in the rows at most. */
  eachAt(place: number, visit: (holder: number, row: number) => void): void {
    for (let holder = 0; holder + 1 < this.filled.starts.length; holder += 1) {
      const row = this.lastRow(holder, place);
      if (row >= 0 && this.filled.balances[row] !== 0 && this.filled.balances[row] !== 0n) visit(holder, row);
    }
  }

  /** Whether the balance after a row is at least one part in so many of a whole. */
  isAtLeastOneIn(parts: bigint, row: number, whole: Quantity<'shares'>): boolean {
    const { balances, perShare } = this.filled;
    return BigInt(balances[row] ?? 0) * parts * denominator(whole) >= numerator(whole) * perShare;
  }

  /** The sum of all accounts, place by place. */
  totals(): Totals {
    return totalsOf(this.filled);
  }

  /** The number of rows of all accounts. */
  get length(): number {
    return this.filled.length;
  }
}

const noShares = shares(0);
