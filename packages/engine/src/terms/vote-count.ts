import { message, reason, type Reason } from '../evaluation/index.js';
import {
  compareMoments,
  isZero,
  minus,
  plus,
  ratio,
  recount,
  share,
  show,
  sum,
  times,
  zero,
  type Moment,
  type Quantity,
  type Ratio,
} from '../exact/index.js';
import type { Context } from '../session/index.js';
import { votesCastOn, type CastShares } from './ballots.js';
import { electorateAt, type Electorate, type VotingClass, type WeighedBlock } from './electorate.js';
import { recordMoment, type Matter } from './matter.js';
import type { VoteStep } from './requirement.js';

/** Shares or votes, as the step counts them. */
export type Counted = Quantity<'votes'>;

/** How much of each class counts in a vote: what is left out, what is in the base, what was cast. */
export interface VoteCount {
  readonly base: Counted;
  readonly cast: Counted;
  readonly against: Counted;
  readonly present: Counted;
  readonly reason: Reason;
}

const counted = message('vote.base', 'The base is {base} {unit}: {parts}');

/** The base of a vote, as it stands before any vote is cast. */
export function voteBase(
  c: Context,
  step: VoteStep,
  matter: Matter,
): { readonly base: Counted; readonly reason: Reason } {
  return baseOf(step, voters(c, step, matter));
}

function baseOf(step: VoteStep, { electorate, classes, leftOut, grounds }: Voters) {
  const bases = classes.map((each) => ({
    each,
    base: baseOfClass(electorate, each, step, leftOut, step.weigh === 'both'),
  }));
  const base = total(bases.map((one) => one.base));
  const figures = () => {
    const parts = bases.map(
      (one) => `of ${show(one.each.outstanding)} ${one.each.id} outstanding, ${show(one.base)} count`,
    );
    return { base: show(base), unit: step.count, parts: parts.join('; ') || 'no shares have a vote here' };
  };
  return { base, reason: reason(counted, show(base), { figures, cites: [step.cite], grounds }) };
}

/** Counts a vote: the base, and the ballots as limited. */
export function countVote(c: Context, step: VoteStep, matter: Matter): VoteCount {
  const found = voters(c, step, matter);
  const { electorate, classes, leftOut } = found;
  const castBy = classes.map((each) => castOfClass(c, electorate, each, step, leftOut, matter));
  return {
    ...baseOf(step, found),
    cast: total(castBy.map((one) => one.for)),
    against: total(castBy.map((one) => one.against)),
    present: total(castBy.map((one) => one.present)),
  };
}

/** Who may vote in a step. */
interface Voters {
  readonly electorate: Electorate;
  readonly classes: readonly VotingClass[];
  readonly leftOut: ReadonlySet<string>;
  readonly grounds: readonly Reason[];
}

function voters(c: Context, step: VoteStep, matter: Matter): Voters {
  const at = votersAt(step, recordMoment(c, matter));
  const found = electorateAt(c, at);
  const left = step.without?.owners(c, at);
  const electorate = found.value;
  const classes = electorate.classes.filter((each) => !isZero(each.outstanding) && isIn(c, step, each));
  const grounds = left === undefined ? [found.reason] : [found.reason, left.reason];
  return { electorate, classes, leftOut: new Set(left?.value ?? []), grounds };
}

/** At the record date, and no later than the step lets it be judged. */
function votersAt({ votersBy }: VoteStep, record: Moment): Moment {
  return votersBy !== undefined && compareMoments(record, votersBy) !== -1 ? votersBy : record;
}

function isIn(c: Context, step: VoteStep, each: VotingClass): boolean {
  const { base } = step;
  const named = base.classes === 'general' ? !isZero(each.votesEach) : base.classes.includes(each.id);
  return named || (base.of === 'outstanding' && base.joins?.(c, each.id) === true);
}

function isLeftOut(step: VoteStep, block: WeighedBlock, leftOut: ReadonlySet<string>): boolean {
  const ofRecord = step.without?.ofRecord ?? false;
  if (ofRecord !== false && leftOut.has(block.holder)) return true;
  if (ofRecord === 'only') return false;
  return block.owners.some((owner) => leftOut.has(owner));
}

/** The votes or shares that one share of a class stands for in this count. */
function eachShare(step: VoteStep, each: VotingClass): Ratio {
  const inVotes = step.count === 'votes' && step.base.classes === 'general';
  return inVotes && !isZero(each.votesEach) ? each.votesEach : whole;
}

/** The outstanding shares of a class, less what is left out and what limits take; other blocks lose nothing. */
function baseOfClass(
  electorate: Electorate,
  each: VotingClass,
  step: VoteStep,
  leftOut: ReadonlySet<string>,
  weighed: boolean,
): Counted {
  const touched = touchedBlocks(electorate, each, step, leftOut).map((block) => {
    const limits = weighed || (block.limit?.outOfCount ?? false);
    const kept = isLeftOut(step, block, leftOut) ? none : limits ? leftOf(block, step) : whole;
    return { shares: block.shares, kept };
  });
  return recount('votes', times(minus(each.outstanding, lostOf(touched)), eachShare(step, each)));
}

/** What limits leave of each share of a block, as the step counts it. */
function leftOf({ factor, limit }: WeighedBlock, step: VoteStep): Ratio {
  return step.count === 'shares' ? (limit?.ofShares ?? factor) : factor;
}

interface Kept {
  readonly shares: Quantity<'shares'>;
  /** What remains of each of them. */
  readonly kept: Ratio;
}

const whole = ratio(1);
const none = ratio(0);

/** What is lost of some shares: shares of which the same part remains are summed before they are multiplied. */
function lostOf(parts: readonly Kept[]): Quantity<'shares'> {
  const byPart = new Map<Ratio, Quantity<'shares'>[]>();
  for (const { shares, kept } of parts) {
    const same = byPart.get(kept);
    if (same === undefined) byPart.set(kept, [shares]);
    else same.push(shares);
  }
  const lost = Array.from(byPart, ([kept, each]) => {
    if (kept === whole) return zero('shares');
    const all = sum('shares', each);
    return kept === none ? all : minus(all, times(all, kept));
  });
  return sum('shares', lost);
}

/** The blocks of a class that a limit weighs or that are left out. */
function touchedBlocks(
  electorate: Electorate,
  each: VotingClass,
  step: VoteStep,
  leftOut: ReadonlySet<string>,
): readonly WeighedBlock[] {
  return electorate.blocks.filter(
    (block) => block.class === each.id && (block.limit !== undefined || isLeftOut(step, block, leftOut)),
  );
}

/** What was cast, less what the limits take and what is left out of the shares of each holder who has a block. */
function castOfClass(
  c: Context,
  electorate: Electorate,
  each: VotingClass,
  step: VoteStep,
  leftOut: ReadonlySet<string>,
  matter: Matter,
) {
  const cast = votesCastOn(c, matter.id, each.id, electorate.at);
  const holders = new Set(touchedBlocks(electorate, each, step, leftOut).map((block) => block.holder));
  const blocks = electorate.blocks.filter((block) => block.class === each.id && holders.has(block.holder));
  const touched = [...holders].flatMap((holder) => {
    const shares = cast.by.get(holder);
    if (shares === undefined) return [];
    const own = blocks.filter((block) => block.holder === holder);
    return [{ shares, kept: keptOf(own, step, leftOut) }];
  });
  const count = (of: (shares: CastShares) => Quantity<'shares'>): Counted => {
    const lost = lostOf(touched.map(({ shares, kept }) => ({ shares: of(shares), kept })));
    return recount('votes', times(minus(of(cast.total), lost), eachShare(step, each)));
  };
  return {
    for: count((shares) => shares.for),
    against: count((shares) => shares.against),
    present: count((shares) => plus(plus(shares.for, shares.against), shares.abstain)),
  };
}

/** What remains of each share that a holder of record votes, over all its blocks of the class. */
function keptOf(blocks: readonly WeighedBlock[], step: VoteStep, leftOut: ReadonlySet<string>): Ratio {
  const factorOf = (block: WeighedBlock): Ratio => {
    if (isLeftOut(step, block, leftOut)) return none;
    return step.weigh === 'neither' && !(block.limit?.outOfCount ?? false) ? whole : leftOf(block, step);
  };
  const [first, ...others] = blocks.map((block) => ({ shares: block.shares, kept: factorOf(block) }));
  if (first === undefined) return whole;
  if (others.every(({ kept }) => kept === first.kept)) return first.kept;
  const all = [first, ...others];
  const held = sum(
    'shares',
    all.map((each) => each.shares),
  );
  return share<'shares'>(minus(held, lostOf(all)), held);
}

function total(parts: readonly Counted[]): Counted {
  return sum('votes', parts);
}

/** The most that could be cast for: every share of the base, as limited in the votes cast. */
export function attainable(c: Context, step: VoteStep, matter: Matter): Counted {
  const { electorate, classes, leftOut } = voters(c, step, matter);
  return total(classes.map((each) => baseOfClass(electorate, each, step, leftOut, step.weigh !== 'neither')));
}
