import { lastNotAfter } from '../journal/accounts/index.js';

/** A function that works each answer out once. For functions of one argument that always give the same answer to it. */
export function remembered<K, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    known.set(key, value);
    return value;
  };
}

/** The same of a function of a place in time: of places there is no end, and those worked out longest ago are forgotten. */
export function rememberedLately<V>(work: (place: number) => V, most = mostPlaces): (place: number) => V {
  const known = new Map<number, V>();
  return (place) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const value = work(place);
    const oldest = known.keys().next().value;
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(place, value);
    return value;
  };
}

/** More than one question asks of, in most journals. */
const mostPlaces = 4_096;

/**
 * A function of a place in time whose value changes at certain places only: worked out once between two of them, so that
 * it gives the very same value for every place there.
 */
export function rememberedBetween<V>(changes: Iterable<number>, work: (place: number) => V): (place: number) => V {
  const sorted = [...new Set(changes)].sort((a, b) => a - b);
  const ofSpan = new Map<number, V>();
  return (place) => {
    const span = lastNotAfter(sorted, place);
    const before = ofSpan.get(span);
    if (before !== undefined) return before;
    const value = work(place);
    ofSpan.set(span, value);
    return value;
  };
}
