import type { Plain } from '@quorate/engine';
import { label, oneLine } from './plain-words.js';

/** One part of a value that is otherwise. */
export interface Difference {
  /** Where in the value, in words; empty for the whole of it. */
  readonly where: string;
  readonly otherwise: string;
}

/** The simple parts of a second value that are not as in the first, from the top down. At most eight are told. */
export function differences(first: Plain | undefined, second: Plain | undefined): readonly Difference[] {
  return partsThatDiffer(first, second, '').slice(0, 8);
}

function partsThatDiffer(first: Plain | undefined, second: Plain | undefined, where: string): readonly Difference[] {
  if (JSON.stringify(first) === JSON.stringify(second)) return [];
  const [a, b] = [recordOf(first), recordOf(second)];
  if (a === undefined || b === undefined) return [{ where, otherwise: oneLine(second) }];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((name) =>
    partsThatDiffer(a[name], b[name], where === '' ? label(name) : `${where} › ${label(name)}`),
  );
}

/** A record, or a list of records by their ids. */
function recordOf(value: Plain | undefined): Readonly<Record<string, Plain>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value as Readonly<Record<string, Plain>>;
  const items = value as readonly Plain[];
  const ids = items.map((item) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? (item as Readonly<Record<string, Plain>>)['id']
      : undefined,
  );
  if (items.length === 0 || ids.some((id) => typeof id !== 'string')) return undefined;
  return Object.fromEntries(items.map((item, index) => [oneLine(ids[index]), item]));
}
