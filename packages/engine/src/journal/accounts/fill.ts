import { orderInTime, type Order } from './order.js';
import type { Rows } from './rows.js';
import { balanceInBigints, balanceInDoubles, type RunningBalance } from './running-balance.js';
import { denominatorOf } from './scale.js';
import { withSplitRows } from './splits.js';
import { timed, type Timetable } from './timetable.js';

/** The columns of a class's accounts, filled. */
export interface Filled {
  readonly length: number;
  /** Where the rows of each holder begin; after the last holder, where all of them end. */
  readonly starts: Int32Array;
  readonly timetable: Timetable;
  /** The event of each row, ascending within an account. */
  readonly events: Int32Array;
  /** The balance after each row, in parts of a share: in the narrowest column that holds every one of them exactly. */
  readonly balances: Balances;
  readonly perShare: bigint;
}

export type Balances = Int32Array | Float64Array | readonly bigint[];

/** Puts the rows into their accounts in order of time, and sums each account up. Linear. */
export function fill(given: Rows, holders: number): Filled {
  const rows = withSplitRows(given, holders);
  const order = orderInTime(rows);
  const { timetable, events } = timed(rows, order);
  const perShare = denominatorOf(rows);
  const starts = startsOf(rows, holders);
  const filling: Filling = { rows, order, events, starts, next: starts.slice(), into: new Int32Array(rows.length) };
  const balances = summed(filling, perShare);
  return { length: rows.length, starts, timetable, events: filling.into, balances, perShare };
}

/** What filling works with; `next` and `into` are filled. */
interface Filling {
  readonly rows: Rows;
  readonly order: Order | undefined;
  readonly events: Int32Array;
  readonly starts: Int32Array;
  /** For each holder, where its next row goes. */
  readonly next: Int32Array;
  /** The events, account by account. */
  readonly into: Int32Array;
}

function startsOf({ length, holders: of }: Rows, holders: number): Int32Array {
  const starts = new Int32Array(holders + 1);
  for (let row = 0; row < length; row += 1) {
    const slot = of[row]! + 1;
    starts[slot] = starts[slot]! + 1;
  }
  for (let slot = 0; slot < holders; slot += 1) starts[slot + 1] = starts[slot + 1]! + starts[slot]!;
  return starts;
}

/** A balance too large for a column widens it, from where it was met. */
function summed(filling: Filling, perShare: bigint): Balances {
  const { rows } = filling;
  const integers = new Int32Array(rows.length);
  let done = sumInto(integers, filling, 0, balanceInDoubles(rows, perShare, 2 ** 31 - 1));
  if (done === rows.length) return integers;
  const doubles = Float64Array.from(integers);
  done = sumInto(doubles, filling, done, balanceInDoubles(rows, perShare, Number.MAX_SAFE_INTEGER));
  if (done === rows.length) return doubles;
  const bigints = Array.from(doubles, BigInt);
  sumInto(bigints, filling, done, balanceInBigints(rows, perShare));
  return bigints;
}

/** Takes rows in, from the one at an index in time on; gives the index of the first whose balance cannot be held. */
function sumInto<N extends number | bigint>(
  balances: { [row: number]: N },
  { rows, order, events, starts, next, into }: Filling,
  from: number,
  { none, after }: RunningBalance<N>,
): number {
  for (let index = from; index < rows.length; index += 1) {
    const row = order === undefined ? index : order.rows[index]!;
    const holder = rows.holders[row]!;
    const at = next[holder]!;
    const before = at === starts[holder] ? none : balances[at - 1]!;
    const balance = after(before, row);
    if (balance === undefined) return index;
    balances[at] = balance;
    into[at] = events[row]!;
    next[holder] = at + 1;
  }
  return rows.length;
}
