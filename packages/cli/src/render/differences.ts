import { isRecord, label, oneLine, type Plain } from '@quorate/engine';

/** A simple part of a value that is otherwise: the way to it, and what it then is. */
interface Difference {
  readonly path: readonly string[];
  readonly otherwise: string;
}

/** Parts of an answer that only repeat others, or lead from a step to its own steps. */
const passages: ReadonlySet<string> = new Set(['parts', 'steps', 'requirement']);
const repeats = 'ways';

const mostTold = 6;

/**
 * In words, what of a second value is not as in the first: "needed 800,000, short 278,000 (SIXTEENTH.A(1)[i])". The
 * whole of it where the two have no parts.
 */
export function differencesInWords(first: Plain | undefined, second: Plain | undefined): string {
  const found = partsThatDiffer(first, second, []);
  const own = found.filter(({ path }) => path[0] !== repeats);
  const groups = new Map<string, string[]>();
  for (const { path, otherwise } of own.length === 0 ? found : own) {
    const where = path.slice(0, -1).filter((step) => !passages.has(step));
    const key = where.at(-1) ?? '';
    groups.set(key, [...(groups.get(key) ?? []), `${label(path.at(-1) ?? '')} ${otherwise}`.trim()]);
  }
  const told = [...groups].map(([where, parts]) =>
    where === '' ? parts.join(', ') : `${label(where)}: ${parts.join(', ')}`,
  );
  const more = told.length > mostTold ? [`and ${told.length - mostTold} more`] : [];
  return [...told.slice(0, mostTold), ...more].join('; ');
}

function partsThatDiffer(
  first: Plain | undefined,
  second: Plain | undefined,
  path: readonly string[],
): readonly Difference[] {
  if (JSON.stringify(first) === JSON.stringify(second)) return [];
  const [a, b] = [recordOf(first), recordOf(second)];
  if (a === undefined || b === undefined) return [{ path, otherwise: oneLine(second) }];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.flatMap((name) => partsThatDiffer(a[name], b[name], [...path, name]));
}

/** A record, or a list of records by their ids. */
function recordOf(value: Plain | undefined): Readonly<Record<string, Plain>> | undefined {
  if (isRecord(value)) return value;
  if (!Array.isArray(value)) return undefined;
  const items = value as readonly Plain[];
  const byId = items.flatMap((item) =>
    isRecord(item) && typeof item['id'] === 'string' ? [[item['id'], item] as const] : [],
  );
  return items.length > 0 && byId.length === items.length ? Object.fromEntries(byId) : undefined;
}
