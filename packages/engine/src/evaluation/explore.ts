import type { Day } from '../exact/index.js';
import { turnedFrom, withBounds, withReply, type Environment } from './environment.js';
import type { QuestionError } from './errors.js';
import type { Evaluation } from './evaluation.js';
import type { Frame } from './frame.js';
import { agreeing, canonical, toPlain, unsettled, type Plain } from './plain.js';
import { reason as makeReason, message, type Held, type Message, type Reason } from './reason.js';
import type { Split } from './suspension.js';

/** The question as the exploration sees it: a value with its reason, and the part of it that must be settled. */
export interface Explored {
  readonly ask: () => Held<unknown>;
  /** The part of the value that makes the answer. Absent: the whole of it. */
  readonly decides?: (value: unknown) => unknown;
  /** That part alone: nothing is told beside it, and nothing is worked out that cannot move it. */
  readonly outcomeAlone?: () => unknown;
  /** The day by whose text it is answered. Absent: that of the question. */
  readonly textOf?: () => Day;
}

/** One run that needs nothing more, or can get nothing more by splitting. */
export interface Leaf {
  readonly when: readonly { readonly split: Split; readonly reply: string }[];
  readonly settled: boolean;
  /** The canonical text of the deciding part; meaningful where settled. */
  readonly outcome: string;
  readonly value: Plain | undefined;
  readonly decided: Plain | undefined;
  readonly reason: Reason;
  /** What the run still waits for, where it is not settled. */
  readonly asks: readonly Split[];
  /** Why the question cannot be put where what the run assumes is so. */
  readonly refused?: QuestionError;
}

export type Branch =
  | { readonly kind: 'leaf'; readonly leaf: Leaf }
  | {
      readonly kind: 'split';
      readonly split: Split;
      /** What the run waited for, the split among it. */
      readonly asks: readonly Split[];
      readonly branches: readonly Branch[];
    };

export interface Exploration {
  readonly tree: Branch;
  /** The first run, in which nothing was assumed. */
  readonly root: Leaf;
  readonly leaves: readonly Leaf[];
  readonly frames: readonly Frame[];
  readonly runs: number;
  /** The limit on runs was reached: some cases were not worked out. */
  readonly timid: boolean;
}

/** At most this many runs for one exploration (semantics 3). */
export const mostRuns = 256;

const open = message('answer.open', 'Not settled: it waits for what nobody has entered');

const refusedThen = message('answer.refused', 'The question cannot be answered then: {because}');

const unexplained = makeReason(message('answer.outcome-alone', 'The outcome alone'), 'told');

/** Whether a sentence says only that facts are waited for. */
export function isOpen(said: Message): boolean {
  return said === open;
}

export interface Exploring {
  readonly most?: number;
  /**
   * Only whether all runs agree is wanted: stops at the first run that is stuck, or comes out otherwise than one before it.
   * Of runs that do not agree the exploration is then not whole.
   */
  readonly whileAgreeing?: boolean;
  /** Only outcomes are looked at, as in runs that turn a premise. */
  readonly outcomeAlone?: boolean;
  /** Whether runs follow that turn something of this: then the whole is remembered, so that one that comes out as it was is known at once. */
  readonly turnsFollow?: boolean;
}

/** Runs the question again under each possible reply to what it waits for, until every run is settled or stuck. */
export function explore(
  evaluation: Evaluation,
  question: Explored,
  from: Environment,
  exploring: Exploring = {},
): Exploration {
  const { most = mostRuns, whileAgreeing = false } = exploring;
  const frames: Frame[] = [];
  const leaves: Leaf[] = [];
  let timid = false;
  let root: Leaf | undefined;
  let planned = 1;
  let agreeing = true;

  const visit = (environment: Environment, when: Leaf['when']): Branch => {
    const { leaf, frame } = runOnce(evaluation, question, environment, when, exploring);
    frames.push(frame);
    root ??= leaf;
    const split = leaf.settled ? undefined : leaf.asks.find((candidate) => candidate.options.length > 0);
    if (split === undefined) return keep(leaf);
    if (planned + split.options.length > most) {
      timid = true;
      return keep(leaf);
    }
    planned += split.options.length;
    const branches: Branch[] = [];
    for (const reply of split.options) {
      if (whileAgreeing && !agreeing) break;
      branches.push(visit(assume(environment, split, reply), [...when, { split, reply }]));
    }
    return { kind: 'split', split, asks: leaf.asks, branches };
  };
  const keep = (leaf: Leaf): Branch => {
    leaves.push(leaf);
    const [first] = leaves;
    const isAsFirst = leaf.refused === undefined ? leaf.settled && leaf.outcome === first?.outcome : isRefusal(first);
    agreeing &&= isAsFirst;
    return { kind: 'leaf', leaf };
  };

  const tree = visit(from, []);
  return { tree, root: root ?? leaves[0]!, leaves, frames, runs: frames.length, timid };
}

/** One run, without splitting. */
export function runOnce(
  evaluation: Evaluation,
  question: Explored,
  environment: Environment,
  when: Leaf['when'],
  { turnsFollow = false, outcomeAlone = false }: Exploring = {},
): { readonly leaf: Leaf; readonly frame: Frame } {
  // What is split is put once only; what is turned may leave the whole as it was.
  const original = turnedFrom(environment);
  const { replies, bounds } = original ?? environment;
  const isSplit = replies.size > 0 || bounds.size > 0;
  const isRemembered = !isSplit && (turnsFollow || original !== undefined);
  const alone = outcomeAlone ? question.outcomeAlone : undefined;
  const ask = alone === undefined ? question.ask : () => ({ value: alone(), reason: unexplained });
  const { attempt, frame } = evaluation.run(
    environment,
    isRemembered ? () => evaluation.once(question, alone === undefined ? 'answer' : 'outcome', ask) : ask,
  );
  const isRefused = 'refused' in attempt;
  const asks = isRefused ? [] : [...(frame.waiting.size > 0 ? frame.waiting : frame.raised).values()];
  if (!attempt.settled) {
    const leaf = {
      when,
      settled: false,
      outcome: '',
      value: undefined,
      decided: undefined,
      reason: isRefused
        ? makeReason(refusedThen, 'refused', { figures: { because: attempt.refused.message } })
        : makeReason(open, 'open'),
      asks,
      ...(isRefused ? { refused: attempt.refused } : undefined),
    };
    return { leaf, frame };
  }
  const decides = alone === undefined ? question.decides : undefined;
  const { plain, decided, outcome, settled } = writtenOf(attempt.value, decides);
  const leaf = {
    when,
    settled,
    outcome,
    value: plain,
    decided,
    reason: attempt.value.reason,
    asks: settled ? [] : asks,
  };
  return { leaf, frame };
}

/** A value in wire form, and what of it decides. */
interface Written {
  readonly plain: Plain | undefined;
  readonly decided: Plain | undefined;
  readonly outcome: string;
  readonly settled: boolean;
}

/** By the very value that a run of a question gave. */
const written = new WeakMap<Held<unknown>, Written>();

/** Most turns leave the whole as it was: the very same value, which is written once. */
function writtenOf(whole: Held<unknown>, decides: Explored['decides']): Written {
  const known = written.get(whole);
  if (known !== undefined) return known;
  const { value } = whole;
  const { plain: decided, settled } = toPlain(value === undefined ? unsettled : (decides?.(value) ?? value));
  const found = { plain: toPlain(value).plain, decided, outcome: canonical(decided), settled };
  written.set(whole, found);
  return found;
}

/** The environment in which a split came out as `reply`. */
export function assume(environment: Environment, split: Split, reply: string): Environment {
  if (split.refines === undefined) return withReply(environment, split.key, reply);
  return withBounds(environment, split.refines.form, reply === 'yes' ? split.refines.yes : split.refines.no);
}

/** Whether every run agrees on the deciding part. */
export function agrees(exploration: Exploration): boolean {
  const [first] = exploration.leaves;
  return first !== undefined && exploration.leaves.every((leaf) => leaf.settled && leaf.outcome === first.outcome);
}

/** Why the question cannot be put, whatever it waits for is: the refusal of the first of its runs, where every run has one. */
export function refusalOf({ leaves }: Exploration): QuestionError | undefined {
  return leaves.every(isRefusal) ? leaves[0]?.refused : undefined;
}

function isRefusal(leaf: Leaf | undefined): boolean {
  return leaf?.refused !== undefined;
}

/** The value that all runs have in common. */
export function commonValue(exploration: Exploration): Plain | undefined {
  const known = commonValues.get(exploration);
  if (known !== undefined) return known.value;
  const [first, ...others] = exploration.leaves;
  const value = others.reduce<Plain | undefined>((common, leaf) => agreeing(common, leaf.value), first?.value);
  commonValues.set(exploration, { value });
  return value;
}

/** An exploration is compared with every other one that turns something of it. */
const commonValues = new WeakMap<Exploration, { readonly value: Plain | undefined }>();

/** The tree without the splits whose replies all lead to the same outcome. */
export function reduceTree(branch: Branch): Branch {
  if (branch.kind === 'leaf') return branch;
  const branches = branch.branches.map(reduceTree);
  const [first] = branches;
  if (first !== undefined && branches.every((other) => shapeOf(other) === shapeOf(first)) && isSettled(first))
    return first;
  return { ...branch, branches };
}

function isSettled(branch: Branch): boolean {
  return branch.kind === 'leaf' ? branch.leaf.settled : branch.branches.every(isSettled);
}

function shapeOf(branch: Branch): string {
  if (branch.kind === 'leaf')
    return branch.leaf.settled ? branch.leaf.outcome : `stuck ${branch.leaf.asks.map((s) => s.key).join('+')}`;
  return `(${branch.split.key}: ${branch.branches.map(shapeOf).join(' | ')})`;
}
