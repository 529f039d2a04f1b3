import type { AnyEntry } from '../journal/index.js';
import type { Standing } from './standing.js';

/**
 * The entries that changed the account of a holder of record in a class, in order of time; of every class without one. Only these
 * entries are read, however many there are of others.
 */
export function entriesOfAccount(standing: Standing, holder: string, cls?: string): readonly AnyEntry[] {
  const { classes, holders, ofClass } = standing.accounts();
  const number = holders.known(holder === 'corporation' ? 'treasury' : holder);
  if (number === undefined) return [];
  const places = new Map<number, number>();
  for (const [of, accounts] of ofClass.entries()) {
    if (cls !== undefined && classes.name(of) !== cls) continue;
    for (let row = accounts.start(number); row < accounts.end(number); row += 1) {
      places.set(accounts.sequence(row), accounts.place(row));
    }
  }
  const inTime = [...places].sort(([a, atA], [b, atB]) => atA - atB || a - b);
  return inTime.flatMap(([sequence]) => standing.at(sequence) ?? []);
}
