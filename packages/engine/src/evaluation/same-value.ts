import { isReason } from './reason.js';

/**
 * Whether two values that rules worked out are the same to whoever uses them: numbers, texts, lists, records, maps and sets
 * alike in every part; functions only where they are the very same. How they were come by does not count.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isReason(a) && isReason(b)) return true;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a)) return areSameLists(a, b as readonly unknown[]);
  if (a instanceof Map || a instanceof Set) return areSameLists([...a], [...(b as Iterable<unknown>)]);
  return areSameRecords(a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>);
}

function areSameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    if (a[index] !== b[index] && !isSameValue(a[index], b[index])) return false;
  }
  return true;
}

function areSameRecords(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => key in b && isSameValue(a[key], b[key]));
}
