import { isRecord, label, oneLine, type Plain } from '@quorate/engine';
import { requirementIn } from './requirement.js';

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
  const step = stepThatDiffers(first, second);
  if (step !== undefined) return [{ path: [...path.slice(0, -1), ''], otherwise: step }];
  const [a, b] = [recordOf(first), recordOf(second)];
  if (a === undefined || b === undefined) return [{ path, otherwise: oneLine(second) }];
  const own = requirementIn(first ?? null) === undefined ? nothing : wordsOfSteps;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !own.has(name));
  return names.flatMap((name) => partsThatDiffer(a[name], b[name], [...path, name]));
}

/** What a step says and cites goes without saying where the step is the same; what may become of it follows from the rest. */
const wordsOfSteps: ReadonlySet<string> = new Set(['says', 'cite', 'possible']);
const nothing: ReadonlySet<string> = new Set();

/** A step of a requirement that is there in one value alone, or is another one: told as a whole, and not part by part. */
function stepThatDiffers(first: Plain | undefined, second: Plain | undefined): string | undefined {
  const [before, after] = [requirementIn(first ?? null), requirementIn(second ?? null)];
  if (before === undefined && after === undefined) return undefined;
  if (after === undefined) return `${oneLine(before?.['says'])} is not asked for`;
  if (before !== undefined && before['id'] === after['id'] && before['kind'] === after['kind']) return undefined;
  const says = oneLine(after['says']);
  if (after['kind'] === 'not-needed') return `${says} is not needed`;
  const status = after['status'] === undefined ? '' : `, ${oneLine(after['status'])}`;
  return `what is needed is ${says}${status}`;
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
