import type { Plain } from './plain.js';
import { listed, isRecord, label, moneyText, oneLine, shown } from './plain-words.js';

/** A part of two values that is not alike in both, with its name. */
export interface NamedDifference {
  readonly what: string;
  readonly first: string;
  readonly second: string;
}

/** Parts that only tell what others say already, or words about them: the steps of what is needed are told one by one. */
const notNamed: ReadonlySet<string> = new Set([
  'requirement',
  'needs',
  'parts',
  'further',
  'kind',
  'says',
  'cite',
  'id',
]);

/**
 * In what two values differ, by name: simple parts that are not the same; of lists, the members that only one has, and the
 * parts of those that both have. Nothing where only one is known: the other has no parts to differ in.
 */
export function namedDifferences(first: Plain | undefined, second: Plain | undefined): readonly NamedDifference[] {
  return first === undefined || second === undefined ? [] : within(first, second, [], notNamed);
}

/** The same of every part, those among them that only tell what others say already. */
export function allDifferences(first: Plain | undefined, second: Plain | undefined): readonly NamedDifference[] {
  return first === undefined || second === undefined ? [] : within(first, second, [], new Set());
}

function within(
  first: Plain | undefined,
  second: Plain | undefined,
  path: readonly string[],
  without: ReadonlySet<string>,
): readonly NamedDifference[] {
  if (JSON.stringify(first) === JSON.stringify(second)) return [];
  const [a, b] = [membersOf(first), membersOf(second)];
  if (a !== undefined && b !== undefined) return ofMembers(a, b, path, without);
  if (isParts(first) && isParts(second)) {
    const names = [...new Set([...Object.keys(first), ...Object.keys(second)])].filter((name) => !without.has(name));
    return names.flatMap((name) => within(first[name], second[name], [...path, name], without));
  }
  return [{ what: nameOf(path), first: simply(first), second: simply(second) }];
}

type Members = ReadonlyMap<string, Plain>;

function ofMembers(
  a: Members,
  b: Members,
  path: readonly string[],
  without: ReadonlySet<string>,
): readonly NamedDifference[] {
  const only = (one: Members, other: Members) => [...one].filter(([id]) => !other.has(id)).map(([, each]) => each);
  const [onlyFirst, onlySecond] = [only(a, b), only(b, a)];
  const apart =
    onlyFirst.length + onlySecond.length === 0
      ? []
      : [{ what: nameOf(path), first: membersInWords(onlyFirst), second: membersInWords(onlySecond) }];
  const both = [...a.keys()].filter((id) => b.has(id));
  return [...apart, ...both.flatMap((id) => within(a.get(id), b.get(id), [...path, id], without))];
}

function membersInWords(members: readonly Plain[]): string {
  return listed(members.map(named)) || 'nothing else';
}

/** A member by its id; a vote with the number that it needs. */
function named(member: Plain): string {
  if (!isRecord(member)) return oneLine(member);
  const { id, needed, base, unit } = member;
  const figures =
    needed === undefined || base === undefined ? '' : ` (${shown(needed)} of ${shown(base)} ${oneLine(unit)})`;
  return `${oneLine(id)}${figures}`;
}

/** The members of a list of records by their ids; undefined for anything else. An empty list has none. */
function membersOf(value: Plain | undefined): Members | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value as readonly Plain[];
  const named = items.flatMap((item) =>
    isRecord(item) && typeof item['id'] === 'string' ? [[item['id'], item] as const] : [],
  );
  return named.length === items.length ? new Map(named) : undefined;
}

function isParts(value: Plain | undefined): value is Readonly<Record<string, Plain>> {
  return isRecord(value) && moneyText(value) === undefined;
}

function simply(value: Plain | undefined): string {
  if (value === undefined) return 'not told';
  const members = membersOf(value);
  return members !== undefined && members.size > 0 ? [...members.keys()].join(', ') : oneLine(value) || 'none';
}

function nameOf(path: readonly string[]): string {
  return path.length === 0 ? 'the value' : path.map(label).join(', ');
}
