import { groupThousands, isRecord, label, moneyText, oneLine, type Plain } from '@quorate/engine';
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

/** Parts of an answer that only lead from a step to its own steps. */
const passages: ReadonlySet<string> = new Set(['parts', 'steps', 'requirement', 'routes', 'needs']);
/** Parts that only repeat others. */
const repeats: ReadonlySet<string> = new Set(['ways', 'further', 'status']);

const mostTold = 6;
const longestList = 3;

/**
 * In words, what of a second value is not as in the first: "the outcome is needs approval; a majority of the shares
 * [II.1]: 667 needed". The whole of it where the two have no parts.
 */
export function differencesInWords(first: Plain | undefined, second: Plain | undefined): string {
  const found = partsThatDiffer(first, second, []);
  const own = found.filter(({ path }) => !repeats.has(path[0]?.name ?? ''));
  const groups = new Map<string, string[]>();
  for (const { path, otherwise } of own.length === 0 ? found : own) {
    const way = path.slice(0, -1).filter(({ name, isId }) => isId === true || !passages.has(name));
    const where = way.at(-1);
    const key = where === undefined ? '' : inWords(where);
    groups.set(key, [...(groups.get(key) ?? []), fieldInWords(path.at(-1), otherwise)]);
  }
  const told = [...groups].map(([where, parts]) => (where === '' ? parts.join('; ') : `${where}: ${parts.join(', ')}`));
  const more = told.length > mostTold ? [`and ${told.length - mostTold} more`] : [];
  return [...told.slice(0, mostTold), ...more].join('; ');
}

function fieldInWords(step: Step | undefined, otherwise: string): string {
  if (step?.name === 'outcome') return `the outcome is ${label(otherwise)}`;
  return `${inWords(step)} ${otherwise}`.trim();
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
  const [before, after] = [requirementIn(first ?? null), requirementIn(second ?? null)];
  if (before !== undefined || after !== undefined) return stepsThatDiffer(before, after, path);
  const [a, b] = [partsOf(first), partsOf(second)];
  if (a === undefined || b === undefined) return [{ path, otherwise: told(first, second) }];
  const isId = Array.isArray(first) || Array.isArray(second);
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.flatMap((name) => partsThatDiffer(a[name], b[name], [...path, { name, isId }]));
}

/** What a part then is: a long list by how many it has, a record that has words of its own by them. */
function told(first: Plain | undefined, second: Plain | undefined): string {
  if (Array.isArray(second) && second.length > longestList) {
    return Array.isArray(first) ? `${second.length} of them, not ${first.length}` : `${second.length} of them`;
  }
  if (!isRecord(second))
    return second === undefined ? (isRecord(first) ? 'is not there' : 'none') : oneLine(second) || 'none';
  const { id, ...rest } = second;
  if (typeof second['says'] === 'string') return second['says'];
  return first === undefined && id !== undefined ? 'is there as well' : oneLine(rest);
}

type Fields = Readonly<Record<string, Plain>>;

/**
 * A step of a requirement: another one, or one that is there in one value alone, as a whole; the same one by its figures and
 * how it stands. How a step stands that has steps of its own follows from these.
 */
function stepsThatDiffer(
  before: Fields | undefined,
  after: Fields | undefined,
  path: readonly Step[],
): readonly Difference[] {
  const unnamed = [...path.slice(0, -1), { name: '' }];
  if (after === undefined) return [{ path: unnamed, otherwise: `${oneLine(before?.['says'])} is not asked for` }];
  const name = `${oneLine(after['says'])}${citeOf(after)}`;
  if (before === undefined || before['id'] !== after['id'] || before['kind'] !== after['kind']) {
    if (after['kind'] === 'not-needed') return [{ path: unnamed, otherwise: `${name} is not needed` }];
    const status = after['status'] === undefined ? '' : `, which is ${standing(after)}`;
    return [{ path: unnamed, otherwise: `what is needed is ${name}${status}` }];
  }
  const parts = partsThatDiffer(before['parts'] ?? [], after['parts'] ?? [], [...path, { name: 'parts' }]);
  if (parts.length > 0) return parts;
  const figures = figuresInWords(after, before);
  if (figures !== '') return [{ path: [{ name: '' }], otherwise: `${name}: ${figures}` }];
  return [
    {
      path: [{ name: '' }],
      otherwise: before['says'] === after['says'] ? `${name}: otherwise` : `what is needed is ${name}`,
    },
  ];
}

function citeOf(step: Fields): string {
  return typeof step['cite'] === 'string' && step['cite'] !== '' ? ` [${step['cite']}]` : '';
}

function standing(step: Fields): string {
  return typeof step['status'] === 'string' ? step['status'] : 'not settled';
}

/** How a step then stands, with every figure that it has, so that it can be reckoned after. */
function figuresInWords(step: Fields, before: Fields): string {
  const { have, base, needed, short, unit } = step;
  const counted = oneLine(unit ?? '');
  const isSame = JSON.stringify(before['status']) === JSON.stringify(step['status']);
  return [
    ...(have === undefined ? [] : [`${number(have)}${base === undefined ? '' : ` of ${number(base)}`} ${counted} for`]),
    ...(have === undefined && base !== undefined ? [`of ${number(base)} ${counted}`] : []),
    ...(needed === undefined ? [] : [`${number(needed)} needed`]),
    ...(short === undefined ? [] : [`${number(short)} short`]),
    ...(isSame ? [] : [standing(step)]),
  ].join(', ');
}

function number(value: Plain): string {
  const text = oneLine(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? groupThousands(text) : text;
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
