import { isRecord, label, moneyText, oneLine, type Plain } from '@quorate/engine';
import { inUnits, number, requirementIn } from './requirement.js';

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
  const groups = new Map<string, Set<string>>();
  for (const { path, otherwise } of own.length === 0 ? found : own) {
    const way = path.slice(0, -1).filter(({ name, isId }) => isId === true || !passages.has(name));
    const where = way.at(-1);
    const key = where === undefined ? '' : inWords(where);
    const parts = groups.get(key) ?? new Set<string>();
    groups.set(key, parts.add(fieldInWords(path.at(-1), otherwise)));
  }
  const told = [...groups].map(([where, parts]) =>
    where === '' ? [...parts].join('; ') : `${where}: ${[...parts].join(', ')}`,
  );
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
  const [a, b] = [partsOf(first ?? emptied(second)), partsOf(second ?? emptied(first))];
  if (a === undefined || b === undefined) return [{ path, otherwise: told(first, second) }];
  const isId = Array.isArray(first ?? second);
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => isId || isTold(name, a, b));
  if (!isId) return names.flatMap((name) => partsThatDiffer(a[name], b[name], [...path, { name }]));
  const isStep = (id: string) => requirementIn(a[id] ?? b[id] ?? null) !== undefined;
  const compared = names.filter((id) => isStep(id) || (id in a && id in b));
  const only = (one: Fields, other: Fields) => names.filter((id) => !isStep(id) && id in one && !(id in other));
  return [
    ...compared.flatMap((id) => partsThatDiffer(a[id], b[id], [...path, { name: id, isId }])),
    ...onlyInOne(
      'also',
      only(b, a).map((id) => memberInWords(id, b[id])),
      path,
    ),
    ...onlyInOne('without', only(a, b), path),
  ];
}

/** Of a list of things, those that only one of the values has: a step of a requirement says itself what becomes of it. */
function onlyInOne(word: string, members: readonly string[], path: readonly Step[]): readonly Difference[] {
  return members.length === 0
    ? []
    : [
        {
          path: [...path, { name: '' }],
          otherwise: `${word} ${members.slice(0, longestList).join(', ')}${ofMore(members)}`,
        },
      ];
}

function ofMore({ length }: readonly unknown[]): string {
  return length > longestList ? ` and ${length - longestList} more` : '';
}

/** A member by its id, with its words, or the first thing that is told of it: "observer (status none)". */
function memberInWords(id: string, member: Plain | undefined): string {
  if (!isRecord(member)) return id;
  if (typeof member['says'] === 'string') return `${id}, ${member['says']}`;
  const first = Object.entries(member).find(
    ([name, part]) => name !== 'id' && name !== 'cite' && (part === null || typeof part !== 'object'),
  );
  return first === undefined ? id : `${id} (${label(first[0])} ${oneLine(first[1])})`;
}

/** What a list or a record is compared with where the other value has none: one without members. */
function emptied(other: Plain | undefined): Plain | undefined {
  return Array.isArray(other) ? [] : undefined;
}

/** The section of a thing is no news beside what else of it is otherwise; steps are told by the requirement that they are of. */
function isTold(name: string, ...both: readonly Fields[]): boolean {
  if (name === 'cite') return both.every((each) => Object.keys(each).length === 1);
  return name !== 'steps' || both.every((each) => !('needs' in each));
}

/** What a part then is: a long list by how many it has, a record that has words of its own by them. */
function told(first: Plain | undefined, second: Plain | undefined): string {
  if (Array.isArray(second) && second.length > longestList) {
    return Array.isArray(first) ? `${second.length} of them, not ${first.length}` : `${second.length} of them`;
  }
  if (!isRecord(second)) return second === undefined ? 'none' : oneLine(second) || 'none';
  const { id: _id, ...rest } = second;
  return typeof second['says'] === 'string' ? second['says'] : oneLine(rest);
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
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const says = (otherwise: string): Difference => ({ path: [...path.slice(0, -1), { name: '' }], otherwise });
  if (after === undefined) return [says(`${oneLine(before?.['says'])} is not asked for`)];
  const name = nameOf(after);
  if (before === undefined) return [says(neededInstead(after))];
  if (before['id'] !== after['id'] || before['kind'] !== after['kind']) {
    if (after['kind'] === 'not-needed') return [says(`${name} is not needed`)];
    const [within, without] = [partAmong(after, before), partAmong(before, after)];
    if (within !== undefined && others(after, within).length > 0)
      return [
        ...others(after, within).map((part) => says(besides(after, part))),
        ...stepsThatDiffer(before, within, path),
      ];
    if (without !== undefined && others(before, without).length > 0)
      return [
        ...others(before, without).map((part) => says(`${oneLine(part['says'])} is not asked for`)),
        ...stepsThatDiffer(without, after, path),
      ];
    return [says(neededInstead(after))];
  }
  const parts = stepsWithin(before, after, path);
  if (parts.length > 0) return parts;
  const figures = figuresInWords(after, before);
  const unnamed = { path: [{ name: '' }] };
  if (figures !== '') return [{ ...unnamed, otherwise: `${name}: ${figures}` }];
  return before['says'] === after['says'] ? [] : [{ ...unnamed, otherwise: `what is needed is ${name}` }];
}

/** The steps that a step has: those of both by what they differ in, one that is new by what the others leave it to be. */
function stepsWithin(before: Fields, after: Fields, path: readonly Step[]): readonly Difference[] {
  const [a, b] = [stepsOf(before), stepsOf(after)];
  const below = [...path, { name: 'parts' }, { name: '' }];
  const same = (one: Fields, all: readonly Fields[]) => all.find((each) => each['id'] === one['id']);
  const moved = (one: Fields, all: readonly Fields[]) => all.some((each) => each['says'] === one['says']);
  return [
    ...b.flatMap((part) => {
      const earlier = same(part, a);
      return earlier === undefined
        ? [{ path: below, otherwise: besides(after, part) }]
        : stepsThatDiffer(earlier, part, below);
    }),
    ...a
      .filter((part) => same(part, b) === undefined && !moved(part, b))
      .map((part) => ({ path: below, otherwise: `${oneLine(part['says'])} is not asked for` })),
  ];
}

function stepsOf(step: Fields): readonly Fields[] {
  const { parts } = step;
  return Array.isArray(parts)
    ? (parts as readonly Plain[]).map(requirementIn).filter((part) => part !== undefined)
    : [];
}

function partAmong(whole: Fields, part: Fields): Fields | undefined {
  return stepsOf(whole).find((each) => each['id'] === part['id'] && each['kind'] === part['kind']);
}

function others(whole: Fields, part: Fields): readonly Fields[] {
  return stepsOf(whole).filter((each) => each !== part && each['kind'] !== 'not-needed');
}

/** A step that comes beside others: one way more where one of them is enough, else one thing more that is needed. */
function besides(whole: Fields, part: Fields): string {
  if (part['kind'] === 'not-needed') return `${nameOf(part)} is not needed`;
  return whole['kind'] === 'any'
    ? `another way is ${nameOf(part)}${statusOf(part)}`
    : `what is needed as well is ${nameOf(part)}${statusOf(part)}`;
}

function neededInstead(step: Fields): string {
  return `what is needed is ${nameOf(step)}${statusOf(step)}`;
}

function statusOf(step: Fields): string {
  return step['status'] === undefined ? '' : `, which is ${standing(step)}`;
}

function nameOf(step: Fields): string {
  return `${oneLine(step['says'])}${citeOf(step)}`;
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
  const isSame = JSON.stringify(before['status']) === JSON.stringify(step['status']);
  return [
    ...(have === undefined
      ? []
      : [`${base === undefined ? '' : `${number(have)} of `}${inUnits(base ?? have, unit)} for`]),
    ...(have === undefined && base !== undefined ? [`of ${inUnits(base, unit)}`] : []),
    ...(needed === undefined ? [] : [`${number(needed)} needed`]),
    ...(short === undefined ? [] : [`${number(short)} short`]),
    ...(base === undefined && before['base'] !== undefined
      ? [`not of ${inUnits(before['base'], before['unit'])} any more`]
      : []),
    ...(isSame ? [] : [standing(step)]),
  ].join(', ');
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
