import { type Bounds, type Quantity, type Unit } from '../exact/index.js';
import { withBounds, withReply, withTurned, type Environment } from './environment.js';
import type { Evaluation } from './evaluation.js';
import { agrees, explore, runOnce, type Branch, type Exploration, type Explored, type Exploring } from './explore.js';
import { askedTogether, type Cut, type Supposition } from './frame.js';
import { inquiryKey, type Inquiry } from './inquiry.js';
import {
  boundsOf,
  compareCuts,
  isAboveNought,
  isWithin,
  joined,
  partedBy,
  partedWhere,
  regionInWords,
} from './region.js';
import type { Piece, Region } from './region.js';
import { outcomeOnly as untilTheyDiffer, turnsOutcome } from './sensitivity.js';
import type { Split } from './suspension.js';

const outcomeOnly: Exploring = { ...untilTheyDiffer, outcomeAlone: true };

/** What turning a supposed fact needs. */
interface Turning {
  readonly evaluation: Evaluation;
  readonly question: Explored;
  readonly from: Environment;
  readonly base: Exploration;
}

/**
 * The premises that the answer turns on, each with the replies, or the least values on either side of what is supposed, at
 * which it is another. A fact is turned as a whole: a run that supposes it no more goes through the regions into which
 * comparisons part its values, each of them a world that can be.
 */
export function turnsOnPremises(
  evaluation: Evaluation,
  question: Explored,
  from: Environment,
  base: Exploration,
): ReadonlyMap<string, readonly string[]> {
  const turning = { evaluation, question, from, base };
  // The outcome as nothing turns it: what a turn does not touch of it is not worked out again.
  runOnce(evaluation, question, from, [], { turnsFollow: true, outcomeAlone: true });
  const turns = new Map<string, readonly string[]>();
  const unknowns = unknownsOf(base);
  for (const [key, uses] of usesOf(base)) {
    const inquiry = unknowns.get(key) ?? uses[0]!.inquiry;
    const cuts = uses.flatMap(({ cut }) => (cut !== undefined && isWithin(inquiry, cut) ? [cut] : []));
    const says =
      cuts.length > 0 ? turningFigures(turning, inquiry, cuts) : uses.flatMap((use) => turningReplies(turning, use));
    if (says.length > 0) turns.set(key, says);
  }
  return turns;
}

/** The quantities that were asked for, each bounded by what is entered of all the days as of which it was. */
function unknownsOf({ frames }: Exploration): ReadonlyMap<string, Inquiry> {
  const unknowns = new Map<string, Inquiry>();
  for (const frame of frames) {
    for (const [key, inquiry] of frame.unknowns) {
      const known = unknowns.get(key);
      unknowns.set(key, known === undefined ? inquiry : askedTogether(known, inquiry));
    }
  }
  return unknowns;
}

/** The uses of what premises suppose, by fact. What was only looked at, to go by something else, has no premise to tell. */
function usesOf({ frames }: Exploration): ReadonlyMap<string, readonly Supposition[]> {
  const told = new Set(frames.flatMap((frame) => Array.from(frame.premises.values(), ({ about }) => about)));
  const byUse = new Map<string, Supposition>();
  for (const frame of frames) for (const [key, use] of frame.suppositions) byUse.set(key, use);
  const byFact = new Map<string, Supposition[]>();
  for (const use of byUse.values()) {
    const key = inquiryKey(use.inquiry);
    if (!told.has(key)) continue;
    const known = byFact.get(key);
    if (known === undefined) byFact.set(key, [use]);
    else known.push(use);
  }
  return byFact;
}

function turningReplies({ evaluation, question, from, base }: Turning, { inquiry, others = [] }: Supposition) {
  const key = inquiryKey(inquiry);
  const turned = withTurned(from, key);
  return others
    .filter((reply) => turnsOutcome(explore(evaluation, question, withReply(turned, key, reply), outcomeOnly), base))
    .map((reply) => `the reply to "${evaluation.inWords(inquiry)}" is ${reply}`);
}

/** The least region above what is supposed that differs, and the nearest one below it, in words. */
function turningFigures(turning: Turning, inquiry: Inquiry, cuts: readonly Cut[]): readonly string[] {
  const regions = partedBy(cuts, { low: undefined, high: undefined });
  const above = regions.filter(({ low }) => low !== undefined && isAboveNought(low));
  const below = regions.filter(({ high }) => high !== undefined && !isAboveNought(high));
  return [nearest(turning, inquiry, above), nearest(turning, inquiry, below.toReversed())].flatMap((region) =>
    region === undefined ? [] : regionInWords(inquiry, region, turning.evaluation.inMoney),
  );
}

/** The first of these regions that differs, with those after it that differ too. */
function nearest(turning: Turning, inquiry: Inquiry, regions: readonly Region[]): Region | undefined {
  let found: Region | undefined;
  for (const each of regions) {
    for (const { region, differs } of piecesOf(turning, inquiry, each, regions)) {
      if (!differs && found !== undefined) return found;
      if (differs) found = found === undefined ? region : joined(found, region);
    }
  }
  return found;
}

/**
 * A region, parted where a run in it comes upon further comparisons of the quantity; in the order of the regions around it. Runs that
 * come upon none and do not agree are there for every value of it: no more are needed.
 */
function* piecesOf(
  turning: Turning,
  inquiry: Inquiry,
  region: Region,
  around: readonly Region[],
): Generator<Piece, void> {
  const { evaluation, question, from, base } = turning;
  const key = inquiryKey(inquiry);
  const turned = withTurned(from, key);
  const found = explore(evaluation, question, withBounds(turned, key, boundsOf(region)), outcomeOnly);
  const cuts = cutsIn(found.tree, key);
  const isOf = ({ inquiries }: Split): boolean => inquiries.some((each) => inquiryKey(each) === key);
  const isStuck = found.leaves.some(({ asks }) => asks.some((split) => split.options.length === 0 && isOf(split)));
  const isInSum = found.leaves.some(({ when }) =>
    when.some(({ split }) => split.refines !== undefined && split.inquiries.length > 1 && isOf(split)),
  );
  const inOrder = <T>(parts: readonly T[]): readonly T[] => (isDownward(around) ? parts.toReversed() : parts);
  if (cuts.length > 0) {
    for (const part of inOrder(partedBy(cuts, region))) yield* piecesOf(turning, inquiry, part, around);
  } else if (isStuck || (isInSum && !agrees(found))) {
    // Where the very number is needed, or what else is asked for decides with it, figures of the region are tried.
    const differs = (figure: Quantity<Unit>): boolean => {
      const only: Bounds = { least: figure, greatest: figure };
      return turnsOutcome(explore(evaluation, question, withBounds(turned, key, only), outcomeOnly), base);
    };
    yield* inOrder(partedWhere(differs, inquiry, region));
  } else yield { region, differs: turnsOutcome(found, base) };
}

function isDownward(around: readonly Region[]): boolean {
  return around.some(({ low }) => low === undefined);
}

/** The cuts at which a tree was split on a quantity alone, or on a count in which members wait for that. */
function cutsIn(branch: Branch, key: string): readonly Cut[] {
  if (branch.kind === 'leaf') return [];
  return [...cutsOf(branch.split, key), ...branch.branches.flatMap((each) => cutsIn(each, key))];
}

function cutsOf({ refines, of = [] }: Split, key: string): readonly Cut[] {
  const own = refines?.form === key ? [lowEndOf(refines.yes, refines.no)] : [];
  return [...own, ...of.flatMap((each) => cutsOf(each, key))];
}

/** Where two halves meet: at the higher of their low ends. */
function lowEndOf(a: Bounds, b: Bounds): Cut {
  const [one, other] = [lowCut(a), lowCut(b)];
  if (one === undefined || (other !== undefined && compareCuts(other, one) > 0)) return other!;
  return one;
}

function lowCut({ least, leastExcluded }: Bounds): Cut | undefined {
  if (least === undefined || least === 'unbounded') return undefined;
  return { at: least, withThose: leastExcluded === true ? 'below' : 'above' };
}
