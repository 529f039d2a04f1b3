import type { Plain } from '../../evaluation/index.js';
import { groupThousands } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import { comparedParameters } from './compared-parameters.js';

/** A figure or a choice in which two provisions of one kind differ. */
export interface ParameterDifference {
  /** The section of the first, then that of the second. */
  readonly sections: readonly [string, string];
  readonly parameter: string;
  /** Left out where the provision has no such part. */
  readonly first?: string;
  readonly second?: string;
}

/**
 * The figures and choices in which provisions differ that answer to each other: those of one kind are paired by what they
 * have in common. Words are not compared. A part that only one of a pair has is told whole, once.
 */
export function parameterDifferences(
  first: readonly Placed[],
  second: readonly Placed[],
): readonly ParameterDifference[] {
  return pairsOf(first.map(leavesOf), second.map(leavesOf)).flatMap(([a, b]) => [
    ...differingLeaves(a, b),
    ...partsOfOne(a, b).map(({ part, says }) => ({
      sections: [a.cite, b.cite] as const,
      parameter: part,
      first: says,
    })),
    ...partsOfOne(b, a).map(({ part, says }) => ({
      sections: [a.cite, b.cite] as const,
      parameter: part,
      second: says,
    })),
  ]);
}

interface Leaf {
  /** The way to it: the name of the part, then the names within it, members of lists by their number. */
  readonly path: readonly string[];
  /** By which it is compared: two fractions are the same, however they are written. */
  readonly value: string;
  /** In words. */
  readonly says: string;
}

interface Leaves {
  readonly cite: string;
  readonly leaves: ReadonlyMap<string, Leaf>;
}

function leavesOf(placed: Placed): Leaves {
  const leaves = leavesIn(comparedParameters(placed), []);
  return { cite: placed.cite, leaves: new Map(leaves.map((leaf) => [leaf.path.join(' '), leaf])) };
}

/** Each provision of the first with the one of the second that is most like it, the likest first. */
function pairsOf(first: readonly Leaves[], second: readonly Leaves[]): readonly (readonly [Leaves, Leaves])[] {
  const all = first.flatMap((a) => second.map((b) => ({ a, b, likeness: likeness(a, b) })));
  const pairs: (readonly [Leaves, Leaves])[] = [];
  for (const { a, b } of all.toSorted((x, y) => y.likeness - x.likeness)) {
    if (!pairs.some(([one, other]) => one === a || other === b)) pairs.push([a, b]);
  }
  return pairs.toSorted(([a], [b]) => first.indexOf(a) - first.indexOf(b));
}

/** Two are the more alike the more parameters they share, and the more of these agree. */
function likeness(a: Leaves, b: Leaves): number {
  const shared = [...a.leaves].filter(([way]) => b.leaves.has(way));
  const agreeing = shared.filter(([way, { value }]) => b.leaves.get(way)?.value === value);
  const alone = a.leaves.size + b.leaves.size - 2 * shared.length;
  return shared.length + agreeing.length - alone;
}

/** What both have and not alike; and of a part that both have, what only one says, choices far within it left out. */
function differingLeaves(a: Leaves, b: Leaves): readonly ParameterDifference[] {
  return [...new Set([...a.leaves.keys(), ...b.leaves.keys()])].flatMap((way): readonly ParameterDifference[] => {
    const [one, other] = [a.leaves.get(way), b.leaves.get(way)];
    const leaf = one ?? other;
    if (leaf === undefined || one?.value === other?.value) return [];
    const onlyOne = one === undefined || other === undefined;
    if (onlyOne && !(hasPart(a, leaf) && hasPart(b, leaf) && (leaf.path.length < 3 || isFigure(leaf.says)))) return [];
    return [
      {
        sections: [a.cite, b.cite],
        parameter: nameOf(leaf.path, [a, b]),
        ...(one === undefined ? undefined : { first: one.says }),
        ...(other === undefined ? undefined : { second: other.says }),
      },
    ];
  });
}

function hasPart({ leaves }: Leaves, { path: [part] }: Leaf): boolean {
  return [...leaves.values()].some((each) => each.path[0] === part);
}

/** The parts that one has and the other has not, each with its figures and choices. */
function partsOfOne(one: Leaves, other: Leaves): readonly { readonly part: string; readonly says: string }[] {
  const alone = [...one.leaves.values()].filter((leaf) => !hasPart(other, leaf));
  const parts = [...new Set(alone.map(({ path: [part = ''] }) => part))];
  return parts.map((part) => {
    const all = alone.filter((leaf) => leaf.path[0] === part).map(({ says }) => says);
    const [only] = all;
    const telling = [...new Set(all)].filter((says) => says !== 'yes' && says !== 'no');
    return {
      part: inWords(part),
      says: all.length === 1 && only !== undefined ? only : telling.join(', ') || 'provided',
    };
  });
}

function leavesIn(part: Plain, path: readonly string[]): readonly Leaf[] {
  if (part === null) return [];
  if (Array.isArray(part)) return leavesOfList(part as readonly Plain[], path);
  if (typeof part !== 'object') return leafOf(part, path);
  const record = part as Readonly<Record<string, Plain>>;
  const whole = fractionIn(record) ?? moneyIn(record);
  if (whole !== undefined) return [{ path, ...whole }];
  return Object.entries(record).flatMap(([name, inner]) => leavesIn(inner, [...path, name]));
}

/** Of longer lists the members do not answer to each other by their place. */
const mostMembers = 3;

/** A list of choices is one figure; the members of another are told by their number, of a long one only how many they are. */
function leavesOfList(items: readonly Plain[], path: readonly string[]): readonly Leaf[] {
  const choices = items.filter((item) => typeof item === 'string').filter(isChoice);
  if (choices.length === items.length) return items.length === 0 ? [] : [{ path, ...said(choices.join(', ')) }];
  if (items.length > mostMembers) return [{ path, ...said(`${items.length} of them`) }];
  return items.flatMap((item, index) => leavesIn(item, [...path, String(index + 1)]));
}

/** Sentences, sections and names are no figures and no choices. */
function leafOf(value: string | number | boolean, path: readonly string[]): readonly Leaf[] {
  if (typeof value === 'boolean') return [{ path, ...said(value ? 'yes' : 'no') }];
  const text = String(value);
  return isChoice(text) || isFigure(text) ? [{ path, ...said(text) }] : [];
}

/** A word with hyphens, as charter data writes a choice. */
function isChoice(text: string): boolean {
  return /^[a-z]+(-[a-z]+)*$/.test(text);
}

/** A number, money, or a fraction as it is put in words here. */
function isFigure(text: string): boolean {
  if (text === 'a majority') return true;
  return /^((at least|more than|less than|not more than|[A-Z]{3}) )?-?[\d.,/]+( [\d/]+)?( ?%)?$/.test(text);
}

/** `holders 1 fraction` as "holders fraction", where neither has a second of them. */
function nameOf(path: readonly string[], both: readonly Leaves[]): string {
  const told = path.filter((name, index) => {
    if (name !== '1') return true;
    const second = [...path.slice(0, index), '2'];
    return both.some(({ leaves }) =>
      [...leaves.values()].some((leaf) => second.every((step, at) => leaf.path[at] === step)),
    );
  });
  return told.map(inWords).join(' ');
}

function inWords(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('-', ' ');
}

const verbs: Readonly<Record<string, string>> = {
  atLeast: 'at least',
  moreThan: 'more than',
  lessThan: 'less than',
  notMoreThan: 'not more than',
};

interface Said {
  readonly value: string;
  readonly says: string;
}

/** `changes-and-inconsistent` with spaces, 3500000 with its thousands. */
function said(value: string): Said {
  return { value, says: /^\d{4,}$/.test(value) ? groupThousands(value) : value.replaceAll('-', ' ') };
}

function fractionIn({ verb, of, written }: Readonly<Record<string, Plain>>): Said | undefined {
  if (typeof verb !== 'string' || typeof of !== 'string') return undefined;
  const part = typeof written === 'string' ? written.replace(/\s*%$/, ' %') : of;
  const says =
    verb === 'moreThan' && of === '0.5' && written === undefined ? 'a majority' : `${verbs[verb] ?? verb} ${part}`;
  return { value: `${verb} ${of}`, says };
}

function moneyIn({ amount, currency }: Readonly<Record<string, Plain>>): Said | undefined {
  if (typeof amount !== 'string' || typeof currency !== 'string') return undefined;
  return { value: `${currency} ${amount}`, says: `${currency} ${amount}` };
}
