import { message, reason, type Reason } from '../evaluation/index.js';
import {
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
  const { electorate, classes, leftOut, grounds } = voters(c, step, matter);
  const bases = classes.map((each) => ({
    each,
    base: baseOfClass(electorate, each, step, leftOut, step.weigh === 'both'),
  }));
  const base = total(bases.map((one) => one.base));
  const parts = bases.map(
    (one) => `of ${show(one.each.outstanding)} ${one.each.id} outstanding, ${show(one.base)} count`,
  );
  const figures = { base: show(base), unit: step.count, parts: parts.join('; ') || 'no shares have a vote here' };
  return { base, reason: reason(counted, show(base), { figures, cites: [step.cite], grounds }) };
}

/** Counts a vote: the base, and the ballots as limited. */
export function countVote(c: Context, step: VoteStep, matter: Matter): VoteCount {
  const { electorate, classes, leftOut } = voters(c, step, matter);
  const castBy = classes.map((each) => castOfClass(c, electorate, each, step, leftOut, matter));
  return {
    ...voteBase(c, step, matter),
    cast: total(castBy.map((one) => one.for)),
    against: total(castBy.map((one) => one.against)),
    present: total(castBy.map((one) => one.present)),
  };
}

function voters(c: Context, step: VoteStep, matter: Matter) {
  const at = recordMoment(c, matter);
  const found = electorateAt(c, at);
  const left = step.without?.owners(c, at);
  const electorate = found.value;
  const classes = electorate.classes.filter((each) => !isZero(each.outstanding) && isIn(c, step, each));
  const grounds = left === undefined ? [found.reason] : [found.reason, left.reason];
  return { electorate, classes, leftOut: new Set(left?.value ?? []), grounds };
}

function isIn(c: Context, step: VoteStep, each: VotingClass): boolean {
  const { base } = step;
  const named = base.classes === 'general' ? !isZero(each.votesEach) : base.classes.includes(each.id);
  return named || (base.of === 'outstanding' && base.joins?.(c, each.id) === true);
}

function isLeftOut(step: VoteStep, block: WeighedBlock, leftOut: ReadonlySet<string>): boolean {
  if (step.without?.ofRecord === true && leftOut.has(block.holder)) return true;
  return block.owners.some((owner) => leftOut.has(owner));
}

/** The votes or shares that one share of a class stands for in this count. */
function eachShare(step: VoteStep, each: VotingClass): Ratio {
  return step.count === 'votes' && step.base.classes === 'general' ? each.votesEach : ratio(1);
}

function baseOfClass(
  electorate: Electorate,
  each: VotingClass,
  step: VoteStep,
  leftOut: ReadonlySet<string>,
  weighed: boolean,
): Counted {
  const taken = electorate.blocks
    .filter((block) => block.class === each.id)
    .map((block) => {
      if (isLeftOut(step, block, leftOut)) return block.shares;
      const limits = weighed || (block.limit?.outOfCount ?? false);
      return limits ? minus(block.shares, times(block.shares, block.factor)) : zero('shares');
    });
  const remaining = minus(each.outstanding, sum('shares', taken));
  return recount('votes', times(remaining, eachShare(step, each)));
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
  const lost = holdersOfBlocks(electorate, each).flatMap((holder) => {
    const shares = cast.by.get(holder);
    return shares === undefined
      ? []
      : [{ shares, part: minus(whole, keptOf(electorate, each, step, leftOut, holder)) }];
  });
  const count = (of: (shares: CastShares) => Quantity<'shares'>): Counted => {
    const taken = lost.filter(({ part }) => !isZero(part)).map(({ shares, part }) => times(of(shares), part));
    return recount('votes', times(minus(of(cast.total), sum('shares', taken)), eachShare(step, each)));
  };
  return {
    for: count((shares) => shares.for),
    against: count((shares) => shares.against),
    present: count((shares) => plus(plus(shares.for, shares.against), shares.abstain)),
  };
}

function holdersOfBlocks(electorate: Electorate, each: VotingClass): readonly string[] {
  return [...new Set(electorate.blocks.filter((block) => block.class === each.id).map((block) => block.holder))];
}

const whole = ratio(1);

/** What remains of each share that a holder of record votes, over all its blocks of the class. */
function keptOf(
  electorate: Electorate,
  each: VotingClass,
  step: VoteStep,
  leftOut: ReadonlySet<string>,
  holder: string,
): Ratio {
  const blocks = electorate.blocks.filter((block) => block.class === each.id && block.holder === holder);
  const held = sum(
    'shares',
    blocks.map((block) => block.shares),
  );
  if (isZero(held)) return ratio(1);
  const kept = sum(
    'shares',
    blocks
      .filter((block) => !isLeftOut(step, block, leftOut))
      .map((block) =>
        step.weigh === 'neither' && !(block.limit?.outOfCount ?? false)
          ? block.shares
          : times(block.shares, block.factor),
      ),
  );
  return share<'shares'>(kept, held);
}

function total(parts: readonly Counted[]): Counted {
  return sum('votes', parts);
}

/** The most that could be cast for: every share of the base, as limited in the votes cast. */
export function attainable(c: Context, step: VoteStep, matter: Matter): Counted {
  const { electorate, classes, leftOut } = voters(c, step, matter);
  return total(classes.map((each) => baseOfClass(electorate, each, step, leftOut, step.weigh !== 'neither')));
}
