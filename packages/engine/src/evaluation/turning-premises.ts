import {
  compare,
  dividedBy,
  isNegative,
  isZero,
  plus,
  quantity,
  toWire,
  zero,
  type Bounds,
  type Quantity,
  type Unit,
} from '../exact/index.js';
import { boundsOfReply, narrowed } from './assumed-bounds.js';
import { withBounds, withReply, withTurned, type Environment } from './environment.js';
import type { Evaluation } from './evaluation.js';
import { explore, type Branch, type Exploration, type Explored } from './explore.js';
import type { Cut, Supposition } from './frame.js';
import { inquiryKey, type Inquiry } from './inquiry.js';
import { outcomeOnly, turnsOutcome } from './sensitivity.js';
import type { Split } from './suspension.js';
import { figureInWords } from './unknown-comparison.js';

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
  const turns = new Map<string, readonly string[]>();
  for (const [key, uses] of usesOf(base)) {
    const cuts = uses.flatMap(({ inquiry, cut }) => (cut !== undefined && isWithin(inquiry, cut) ? [cut] : []));
    const says =
      cuts.length > 0
        ? turningFigures(turning, uses[0]!.inquiry, cuts)
        : uses.flatMap((use) => turningReplies(turning, use));
    if (says.length > 0) turns.set(key, says);
  }
  return turns;
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
    .filter(({ reply }) =>
      turnsOutcome(explore(evaluation, question, withReply(turned, key, reply), outcomeOnly), base),
    )
    .map(({ says }) => says);
}

/** Values of a quantity between two cuts; an end that is not cut is that of the reply, or none. */
interface Region {
  readonly low: Cut | undefined;
  readonly high: Cut | undefined;
}

/** The least region above what is supposed that differs, and the nearest one below it, in words. */
function turningFigures(turning: Turning, inquiry: Inquiry, cuts: readonly Cut[]): readonly string[] {
  const regions = partedBy(cuts, { low: undefined, high: undefined });
  const above = regions.filter(({ low }) => low !== undefined && isAboveNought(low));
  const below = regions.filter(({ high }) => high !== undefined && !isAboveNought(high));
  return [nearest(turning, inquiry, above), nearest(turning, inquiry, below.toReversed())].flatMap((region) =>
    region === undefined ? [] : inWords(inquiry, region),
  );
}

/** The first of these regions that differs, with those after it that differ too. */
function nearest(turning: Turning, inquiry: Inquiry, regions: readonly Region[]): Region | undefined {
  let found: Region | undefined;
  for (const { region, differs } of regions.flatMap((each) => piecesOf(turning, inquiry, each, regions))) {
    if (!differs && found !== undefined) return found;
    if (differs) found = found === undefined ? region : joined(found, region);
  }
  return found;
}

function joined(a: Region, b: Region): Region {
  return a.high !== undefined && a.high === b.low ? { low: a.low, high: b.high } : { low: b.low, high: a.high };
}

interface Piece {
  readonly region: Region;
  readonly differs: boolean;
}

/**
 * A region, parted where a run in it comes upon further comparisons of the quantity; in the order of the regions around it. Runs that
 * come upon none and do not agree are there for every value of it: no more are needed.
 */
function piecesOf(turning: Turning, inquiry: Inquiry, region: Region, around: readonly Region[]): readonly Piece[] {
  const { evaluation, question, from, base } = turning;
  const key = inquiryKey(inquiry);
  const turned = withTurned(from, key);
  const found = explore(evaluation, question, withBounds(turned, key, boundsOf(region)), outcomeOnly);
  const cuts = cutsIn(found.tree, key);
  if (cuts.length > 0) {
    const parts = partedBy(cuts, region);
    const isDownward = around.some(({ low }) => low === undefined);
    return (isDownward ? parts.toReversed() : parts).flatMap((part) => piecesOf(turning, inquiry, part, around));
  }
  // Where the very number is needed, one of the region is tried.
  const isStuck = found.leaves.some(({ asks }) =>
    asks.some(({ options, inquiries }) => options.length === 0 && inquiries.some((each) => inquiryKey(each) === key)),
  );
  const tried = isStuck
    ? explore(evaluation, question, withReply(turned, key, toWire(valueIn(region))), outcomeOnly)
    : found;
  return [{ region, differs: turnsOutcome(tried, base) }];
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

/** Whether the reply may be on either side of a cut. */
function isWithin(inquiry: Inquiry, { at, withThose }: Cut): boolean {
  const { least = zero<Unit>('ratio'), leastExcluded, greatest } = boundsOfReply(inquiry) ?? {};
  const fromLeast = least === 'unbounded' ? 1 : compare(at, least);
  const toGreatest = greatest === undefined ? 1 : compare(greatest, at);
  const hasBelow = fromLeast > 0 || (fromLeast === 0 && withThose === 'below' && leastExcluded !== true);
  return hasBelow && (toGreatest > 0 || (toGreatest === 0 && withThose === 'above'));
}

function compareCuts(a: Cut, b: Cut): number {
  const order = compare(a.at, b.at);
  if (order !== 0 || a.withThose === b.withThose) return order;
  return a.withThose === 'above' ? -1 : 1;
}

function partedBy(cuts: readonly Cut[], { low, high }: Region): readonly Region[] {
  const sorted = cuts
    .toSorted(compareCuts)
    .filter((cut, index, all) => index === 0 || compareCuts(all[index - 1]!, cut) !== 0);
  const ends = [low, ...sorted, high];
  return ends.slice(1).map((end, index) => ({ low: ends[index], high: end }));
}

function isAboveNought({ at, withThose }: Cut): boolean {
  return !isNegative(at) && !(isZero(at) && withThose === 'above');
}

function boundsOf({ low, high }: Region): Bounds {
  return {
    ...(low === undefined ? undefined : { least: low.at, leastExcluded: low.withThose === 'below' }),
    ...(high === undefined ? undefined : { greatest: high.at, greatestExcluded: high.withThose === 'above' }),
  };
}

/** A value of a region, a whole number away from its end where there is room. */
function valueIn({ low, high }: Region): Quantity<Unit> {
  const [one, two] = [quantity<Unit>('ratio', '1'), quantity<'ratio'>('ratio', '2')];
  if (low === undefined) return plus<Unit>(high?.at ?? zero<Unit>('ratio'), quantity<Unit>('ratio', '-1'));
  const next = plus<Unit>(low.at, one);
  return high === undefined || compare(next, high.at) < 0 ? next : dividedBy(plus<Unit>(low.at, high.at), two);
}

function inWords(inquiry: Inquiry, region: Region): string {
  const { low, high } = region;
  const greatest = narrowed(boundsOfReply(inquiry), undefined).greatest;
  const isLast = high === undefined || (greatest !== undefined && compare(greatest, high.at) <= 0);
  const from =
    low === undefined ? [] : [figureInWords(inquiry, low.withThose === 'above' ? 'atLeast' : 'moreThan', low.at)];
  const to = isLast ? [] : [figureInWords(inquiry, high.withThose === 'above' ? 'lessThan' : 'notMoreThan', high.at)];
  return [...from, ...to].join(' and ');
}
