import type { Environment } from './environment.js';
import type { Evaluation } from './evaluation.js';
import { assume, reduceTree, runOnce, type Branch, type Exploration, type Explored, type Leaf } from './explore.js';
import { inquiryInWords, inquiryKey, type Inquiry, type ReplyType } from './inquiry.js';
import type { Plain } from './plain.js';
import { asksOf } from './reason-of-cases.js';
import type { Split } from './suspension.js';
import { turnInWords } from './unknown-comparison.js';

/** A fact that an answer needs: the question, the reply wanted, the sections that need it, and the entry that answers it. */
export interface NeededFact {
  readonly key: string;
  readonly fact: string;
  readonly about: readonly string[];
  readonly on?: string;
  readonly asks: string;
  readonly reply: ReplyType;
  readonly cites: readonly string[];
  /** The figures at which the answer turns, where only a comparison matters. */
  readonly turnsAt?: readonly string[];
  /** The entries that state it differently, where it is disputed: one of them is to be corrected. */
  readonly disputedBy?: readonly string[];
  /**
   * The reply to another of these facts with which every run supposes it that waits for this one: the nearest before it. What a run
   * asks next that waits for a figure, a day or a name is not worked out: it may be this one, under another reply.
   */
  readonly askedIf?: { readonly key: string; readonly reply: string };
  /** The `stated` entry to enter, its value left to fill in. */
  readonly entry: {
    readonly stated: { readonly fact: string; readonly about: readonly string[]; readonly value: string };
  };
}

/** Which replies lead to which value. */
export interface Case {
  readonly when: Readonly<Record<string, string>>;
  readonly value: Plain | undefined;
  /** Why the question cannot be put under these replies. */
  readonly refused?: string;
}

export interface Missing {
  /** All facts that can still change the outcome; show at most `shownFirst` of them first. */
  readonly inquiries: readonly NeededFact[];
  /** Sets of inquiries that can settle the outcome, the smallest first. */
  readonly settlingSets: readonly (readonly string[])[];
  readonly cases: readonly Case[];
}

/** How many needed facts a person is shown first (semantics 1). */
export const shownFirst = 8;

const mostSets = 8;

/** What is missing, read off the reduced tree of splits. */
export function whatIsMissing(
  evaluation: Evaluation,
  question: Explored,
  from: Environment,
  exploration: Exploration,
  nameOf: (id: string) => string,
): Missing {
  const tree = reduceTree(exploration.tree);
  const paths = pathsOf(tree, []);
  const splits = distinctSplits(paths);
  const sets = settlingSets(evaluation, question, from, splits, paths);
  const before = repliesBefore(tree);
  const ordered = orderBySets(neededFacts(splits, nameOf), sets).map((fact) => {
    const askedIf = before.get(fact.key);
    return askedIf === undefined ? fact : { ...fact, askedIf };
  });
  const cases = paths.map(({ when, leaf }) => ({
    when: Object.fromEntries(when.map(({ split, reply }) => [asksOf(split, nameOf), reply])),
    value: leaf.settled ? leaf.decided : undefined,
    ...(leaf.refused === undefined ? undefined : { refused: leaf.refused.message }),
  }));
  return { inquiries: ordered, settlingSets: sets, cases };
}

interface Path {
  readonly when: Leaf['when'];
  readonly leaf: Leaf;
}

function pathsOf(branch: Branch, when: Leaf['when']): readonly Path[] {
  if (branch.kind === 'leaf') return [{ when, leaf: branch.leaf }];
  return branch.branches.flatMap((next, index) =>
    pathsOf(next, [...when, { split: branch.split, reply: branch.split.options[index]! }]),
  );
}

/** By fact, the last of the replies that come before it wherever a run waits for it. */
function repliesBefore(tree: Branch): ReadonlyMap<string, NeededFact['askedIf']> {
  const common = new Map<string, readonly Replied[]>();
  const waitsFor = (asks: readonly Split[], before: readonly Replied[]): void => {
    for (const key of new Set(asks.flatMap(({ inquiries }) => inquiries.map(inquiryKey)))) {
      const known = common.get(key);
      common.set(key, known === undefined ? before : known.filter((each) => before.some((one) => isSame(each, one))));
    }
  };
  const visit = (branch: Branch, before: readonly Replied[]): void => {
    if (branch.kind === 'leaf') {
      if (!branch.leaf.settled) waitsFor(branch.leaf.asks, before);
      return;
    }
    const { split, asks, branches } = branch;
    waitsFor(asks, before);
    const [key] = split.inquiries.map(inquiryKey);
    branches.forEach((next, index) => {
      const reply = split.options[index];
      const isReply = split.kind === 'reply' && key !== undefined && reply !== undefined;
      visit(next, isReply ? [...before, { key, reply }] : before);
    });
  };
  visit(tree, []);
  return new Map([...common].map(([key, replies]) => [key, replies.at(-1)]));
}

type Replied = NonNullable<NeededFact['askedIf']>;

function isSame(one: Replied, other: Replied): boolean {
  return one.key === other.key && one.reply === other.reply;
}

function distinctSplits(paths: readonly Path[]): readonly Split[] {
  const byKey = new Map<string, Split>();
  for (const path of paths) {
    for (const { split } of path.when) byKey.set(split.key, split);
    for (const split of path.leaf.settled ? [] : path.leaf.asks) byKey.set(split.key, split);
  }
  return [...byKey.values()];
}

function settlingSets(
  evaluation: Evaluation,
  question: Explored,
  from: Environment,
  splits: readonly Split[],
  paths: readonly Path[],
): readonly (readonly string[])[] {
  const sets = new Map<string, readonly string[]>();
  const add = (keys: readonly string[]): void => {
    const sorted = [...new Set(keys)].toSorted();
    if (sorted.length > 0) sets.set(sorted.join(' | '), sorted);
  };
  for (const split of splits.slice(0, shownFirst)) {
    const settles = split.options.some(
      (reply) => runOnce(evaluation, question, assume(from, split, reply), []).leaf.settled,
    );
    if (settles) add(split.inquiries.map(inquiryKey));
  }
  for (const path of paths) {
    const asked = path.leaf.settled ? [] : path.leaf.asks;
    add([...path.when.map(({ split }) => split), ...asked].flatMap((split) => split.inquiries.map(inquiryKey)));
  }
  const smallestFirst = [...sets.values()].toSorted((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
  return smallestFirst.slice(0, mostSets);
}

function neededFacts(splits: readonly Split[], nameOf: (id: string) => string): readonly NeededFact[] {
  interface Needed {
    readonly inquiry: Inquiry;
    readonly turnsAt: Set<string>;
    readonly cites: Set<string>;
    readonly disputedBy: Set<string>;
  }
  const byKey = new Map<string, Needed>();
  for (const split of splits) {
    for (const [index, inquiry] of split.inquiries.entries()) {
      const key = inquiryKey(inquiry);
      const empty = { inquiry, turnsAt: new Set<string>(), cites: new Set<string>(), disputedBy: new Set<string>() };
      const known = byKey.get(key) ?? empty;
      for (const entry of split.entries ?? []) known.disputedBy.add(entry);
      const turn = split.turns?.[index];
      if (turn !== undefined) known.turnsAt.add(turnInWords(turn, nameOf));
      for (const cite of inquiry.cites) known.cites.add(cite);
      byKey.set(key, known);
    }
  }
  return [...byKey].map(([key, { inquiry, turnsAt, cites, disputedBy }]) => ({
    key,
    fact: inquiry.type.name,
    about: inquiry.about,
    ...(inquiry.on === undefined ? undefined : { on: inquiry.on }),
    asks: inquiryInWords(inquiry, nameOf),
    reply: inquiry.type.reply,
    cites: [...cites],
    ...(turnsAt.size === 0 ? undefined : { turnsAt: [...turnsAt] }),
    ...(disputedBy.size === 0 ? undefined : { disputedBy: [...disputedBy] }),
    entry: { stated: { fact: inquiry.type.name, about: inquiry.about, value: '…' } },
  }));
}

function orderBySets(facts: readonly NeededFact[], sets: readonly (readonly string[])[]): readonly NeededFact[] {
  const order = new Map<string, number>();
  for (const set of sets) for (const key of set) if (!order.has(key)) order.set(key, order.size);
  return facts.toSorted((a, b) => (order.get(a.key) ?? facts.length) - (order.get(b.key) ?? facts.length));
}
