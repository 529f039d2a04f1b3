import { toPlain, type Plain } from '../../evaluation/index.js';
import type { Placed } from '../../instrument/index.js';
import { asAdopted } from './as-adopted.js';

/** Parts of a provision that are words about it, or its place. */
const words: ReadonlySet<string> = new Set(['kind', 'cite', 'id', 'summary', 'says', 'law', 'yieldsTo', 'displaces']);

/** What a provision provides, without its place and the words about it: each reading as it is adopted by default. */
export function comparedParameters(placed: Placed): Plain {
  return stripped(toPlain(asAdopted(placed)).plain ?? null);
}

function stripped(part: Plain): Plain {
  if (Array.isArray(part)) return (part as readonly Plain[]).map(stripped);
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, inner]) => (words.has(name) ? [] : [[name, stripped(inner)]])),
  );
}
