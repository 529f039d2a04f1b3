import type { Shares } from '../../exact/index.js';
import type { Filled } from './fill.js';
import { quantityOfParts } from './scale.js';

/** The sum of all accounts of a class after each place at which one changed. */
export interface Totals {
  /** In order of time, each once. */
  readonly places: Float64Array;
  /** The sum from the place of that index on; nothing for -1. */
  readonly at: (index: number) => Shares;
}

/** Sums the accounts up, place by place. */
export function totalsOf(filled: Filled): Totals {
  let total: number | bigint = 0;
  const totals = changesByPlace(filled).map((change) => (total = exactSum(total, change)));
  return { places: filled.timetable.places, at: (index) => quantityOfParts(totals[index] ?? 0, filled.perShare) };
}

function changesByPlace({ starts, timetable, events, balances }: Filled): readonly (number | bigint)[] {
  const changes = Array.from<number | bigint>({ length: timetable.places.length }).fill(0);
  for (let holder = 0; holder + 1 < starts.length; holder += 1) {
    const end = starts[holder + 1]!;
    let before: number | bigint = 0;
    for (let row = starts[holder]!; row < end; row += 1) {
      const balance = balances[row]!;
      const index = timetable.indexOf(events[row]!);
      changes[index] = exactSum(changes[index]!, exactSum(balance, -before));
      before = balance;
    }
  }
  return changes;
}

/** A sum in doubles while they are exact, else in bigints. */
function exactSum(a: number | bigint, b: number | bigint): number | bigint {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return BigInt(a) + BigInt(b);
}
