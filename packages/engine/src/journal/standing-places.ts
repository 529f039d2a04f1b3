import { knownFrom } from './entry.js';
import { isLaterThan } from './instant.js';
import type { Log } from './log.js';

/**
 * Tells of the first so many places of a log whether their entries stand: known by an instant, where one is given, and not superseded by
 * what was known by then.
 */
export function standingPlaces(log: Log, length: number, knownAt?: string): (sequence: number) => boolean {
  const { superseded } = log;
  const isKnown = knownPlaces(log, length, knownAt);
  if (superseded.size === 0) return isKnown;
  return (sequence) => {
    if (!isKnown(sequence)) return false;
    const correction = superseded.get(sequence);
    return correction === undefined || !isKnown(correction);
  };
}

function knownPlaces(log: Log, length: number, knownAt: string | undefined): (sequence: number) => boolean {
  if (knownAt === undefined) return (sequence) => sequence <= length;
  const isKnown = (sequence: number) => {
    const entry = log.entries.at(sequence);
    return entry !== undefined && !isLaterThan(knownFrom(entry), knownAt);
  };
  if (!log.inOrderOfEntry) return (sequence) => sequence <= length && isKnown(sequence);
  // Where these instants never go back, the entries known by one are the first so many.
  let [known, unknown] = [0, length + 1];
  while (known + 1 < unknown) {
    const middle = (known + unknown) >>> 1;
    if (isKnown(middle)) known = middle;
    else unknown = middle;
  }
  return (sequence) => sequence <= known;
}
