import canonicalize from 'canonicalize';
import { eachInTurns } from '../turn.js';

/**
 * The canonical JSON of a value (RFC 8785): the same value always gives the same text, whatever the order of its fields.
 * @throws {TypeError} for what JSON cannot hold.
 */
export function canonicalText(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('This value cannot be written as JSON.');
  return text;
}

/** The canonical JSON of what becomes of each of a list: others have their turn between some and the next. */
export async function canonicalList<From>(
  all: readonly From[],
  became: (one: From) => unknown = (one) => one,
): Promise<string> {
  return `[${(await eachInTurns(all, (one) => canonicalText(became(one)))).join(',')}]`;
}
