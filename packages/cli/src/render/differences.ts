import { isRecord, label, moneyText, oneLine, type Plain } from '@quorate/engine';
import { requirementIn } from './requirement.js';

/** A simple part of a value that is otherwise: the way to it, and what it then is. */
interface Difference {
  readonly path: readonly Step[];
  readonly otherwise: string;
}

/** A step into a value: the name of a field, or the id of one of a list. */
interface Step {
  readonly name: string;
  readonly isId?: boolean;
}

/** Parts of an answer that only repeat others, or lead from a step to its own steps. */
const passages: ReadonlySet<string> = new Set(['parts', 'steps', 'requirement']);
const repeats = 'ways';

const mostTold = 6;
const longestList = 3;

/**
 * In words, what of a second value is not as in the first: "needed 800,000, short 278,000 (SIXTEENTH.A(1)[i])". The
 * whole of it where the two have no parts.
 */
export function differencesInWords(first: Plain | undefined, second: Plain | undefined): string {
  const found = partsThatDiffer(first, second, []);
  const own = found.filter(({ path }) => path[0]?.name !== repeats);
  const groups = new Map<string, string[]>();
  for (const { path, otherwise } of own.length === 0 ? found : own) {
    const way = path.slice(0, -1).filter(({ name, isId }) => isId === true || !passages.has(name));
    const where = way.at(-1);
    const key = where === undefined ? '' : inWords(where);
    groups.set(key, [...(groups.get(key) ?? []), `${inWords(path.at(-1))} ${otherwise}`.trim()]);
  }
  const told = [...groups].map(([where, parts]) => (where === '' ? parts.join(', ') : `${where}: ${parts.join(', ')}`));
  const more = told.length > mostTold ? [`and ${told.length - mostTold} more`] : [];
  return [...told.slice(0, mostTold), ...more].join('; ');
}

function inWords(step: Step | undefined): string {
  if (step === undefined) return '';
  return step.isId === true ? step.name : label(step.name);
}

function partsThatDiffer(
  first: Plain | undefined,
  second: Plain | undefined,
  path: readonly Step[],
): readonly Difference[] {
  if (JSON.stringify(first) === JSON.stringify(second)) return [];
  const step = stepThatDiffers(first, second);
  if (step !== undefined) return [{ path: [...path.slice(0, -1), { name: '' }], otherwise: step }];
  const [a, b] = [partsOf(first), partsOf(second)];
  if (a === undefined || b === undefined) return [{ path, otherwise: told(first, second) }];
  const own = requirementIn(first ?? null) === undefined ? nothing : wordsOfSteps;
  const isId = Array.isArray(first) || Array.isArray(second);
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !own.has(name));
  return names.flatMap((name) => partsThatDiffer(a[name], b[name], [...path, { name, isId }]));
}

/** What a part then is: a long list by how many it has, a record that has words of its own by them. */
function told(first: Plain | undefined, second: Plain | undefined): string {
  if (Array.isArray(second) && second.length > longestList) {
    return Array.isArray(first) ? `${second.length} of them, not ${first.length}` : `${second.length} of them`;
  }
  if (!isRecord(second)) return second === undefined ? 'none' : oneLine(second) || 'none';
  const { id: _, ...rest } = second;
  return typeof second['says'] === 'string' ? second['says'] : oneLine(rest);
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

/** The parts of a record, or of a list of records by their ids. An amount of money is one thing. */
function partsOf(value: Plain | undefined): Readonly<Record<string, Plain>> | undefined {
  if (isRecord(value)) return moneyText(value) === undefined ? value : undefined;
  if (!Array.isArray(value)) return undefined;
  const items = value as readonly Plain[];
  const byId = items.flatMap((item) =>
    isRecord(item) && typeof item['id'] === 'string' ? [[item['id'], item] as const] : [],
  );
  return byId.length === items.length ? Object.fromEntries(byId) : undefined;
}
