import { orderInTime } from './order.js';
import { placeColumn, type PlaceColumn } from './place-column.js';
import { endOfDay, placesInDay } from './place.js';
import type { Rows } from './rows.js';
import { balanceInBigints, balanceInDoubles, type RunningBalance } from './running-balance.js';
import { denominatorOf } from './scale.js';
import { withSplitRows } from './splits.js';

/** The columns of a class's accounts, filled. */
export interface Filled {
  readonly length: number;
  /** Where the rows of each holder begin; after the last holder, where all of them end. */
  readonly starts: Int32Array;
  readonly places: PlaceColumn;
  readonly sequences: Int32Array;
  /** The balance after each row, in parts of a share: doubles while those are exact, else bigints. */
  readonly balances: ArrayLike<number | bigint>;
  readonly perShare: bigint;
}

/** Sorts the rows by account and time, and sums each account up. */
export function fill(given: Rows, holders: number): Filled {
  const rows = withSplitRows(given, holders);
  const sorted = byHolder(rows, holders, orderInTime(rows));
  const perShare = denominatorOf(rows);
  const balances = summed(rows, sorted, perShare);
  const places = placeColumn(rows.length, hasTimes(rows));
  const sequences = new Int32Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const row = sorted.rows[index] ?? 0;
    places.set(index, rows.places[row] ?? 0);
    sequences[index] = rows.sequences[row] ?? 0;
  }
  return { length: rows.length, starts: sorted.starts, places, sequences, balances, perShare };
}

interface Sorted {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** A counting sort by holder, which keeps the order of time inside each. */
function byHolder(rows: Rows, holders: number, inTime: Int32Array | undefined): Sorted {
  const starts = new Int32Array(holders + 1);
  for (let row = 0; row < rows.length; row += 1) {
    const slot = (rows.holders[row] ?? 0) + 1;
    starts[slot] = (starts[slot] ?? 0) + 1;
  }
  for (let slot = 0; slot < holders; slot += 1) starts[slot + 1] = (starts[slot + 1] ?? 0) + (starts[slot] ?? 0);
  const next = starts.slice();
  const sorted = new Int32Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const row = inTime === undefined ? index : (inTime[index] ?? 0);
    const holder = rows.holders[row] ?? 0;
    const at = next[holder] ?? 0;
    sorted[at] = row;
    next[holder] = at + 1;
  }
  return { starts, rows: sorted };
}

function summed(rows: Rows, sorted: Sorted, perShare: bigint): ArrayLike<number | bigint> {
  const doubles = new Float64Array(rows.length);
  if (sumInto(doubles, rows, sorted, balanceInDoubles(rows, perShare))) return doubles;
  const bigints: bigint[] = Array.from({ length: rows.length });
  sumInto(bigints, rows, sorted, balanceInBigints(rows, perShare));
  return bigints;
}

/** Whether every balance could be held. */
function sumInto<N extends number | bigint>(
  into: { [row: number]: N },
  rows: Rows,
  sorted: Sorted,
  balance: RunningBalance<N>,
): boolean {
  let holder = -1;
  for (let index = 0; index < rows.length; index += 1) {
    const row = sorted.rows[index] ?? 0;
    const own = rows.holders[row] ?? 0;
    if (own !== holder) balance.reset();
    holder = own;
    const value = balance.after(row);
    if (value === undefined) return false;
    into[index] = value;
  }
  return true;
}

function hasTimes({ length, places }: Rows): boolean {
  for (let row = 0; row < length; row += 1) {
    if ((places[row] ?? 0) % placesInDay !== endOfDay) return true;
  }
  return false;
}
