import { dayOfPlace } from './place.js';
import type { Rows } from './rows.js';

/** The rows that were not entered in order of time: where each stands in it, and its place. */
export interface Order {
  readonly rows: Int32Array;
  readonly places: Float64Array;
}

/**
 * The rows in order of time, those of one place in the order entered. Undefined where they stand so already. Linear: a
 * counting sort by day, then the few rows of a day among themselves.
 */
export function orderInTime(rows: Rows): Order | undefined {
  if (rows.inOrder) return undefined;
  const places = rows.places();
  const days = Int32Array.from(places, dayOfPlace);
  const { first, last } = span(days);
  const order = sortedByDay(days, first, last - first + 1);
  sortWithinDays(order, days, (a, b) => {
    const apart = places[a]! - places[b]!;
    return apart || rows.sequences[a]! - rows.sequences[b]!;
  });
  return { rows: order, places };
}

function span(days: Int32Array): { readonly first: number; readonly last: number } {
  let [first, last] = [days[0]!, days[0]!];
  for (const day of days) {
    if (day < first) first = day;
    if (day > last) last = day;
  }
  return { first, last };
}

function sortedByDay(days: Int32Array, first: number, count: number): Int32Array {
  const next = new Int32Array(count + 1);
  for (const day of days) next[day - first + 1] = next[day - first + 1]! + 1;
  for (let day = 0; day < count; day += 1) next[day + 1] = next[day + 1]! + next[day]!;
  const order = new Int32Array(days.length);
  for (let row = 0; row < days.length; row += 1) {
    const slot = days[row]! - first;
    const at = next[slot]!;
    order[at] = row;
    next[slot] = at + 1;
  }
  return order;
}

/** Rows of one day are sorted among themselves only where two of them stand the wrong way round. */
function sortWithinDays(order: Int32Array, days: Int32Array, apart: (a: number, b: number) => number): void {
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    let sorted = true;
    while (end < order.length && days[order[end]!] === days[order[start]!]) {
      if (apart(order[end - 1]!, order[end]!) > 0) sorted = false;
      end += 1;
    }
    if (!sorted) order.subarray(start, end).sort((a, b) => apart(a, b) || a - b);
    start = end;
  }
}
