import { message, reason, type Held, type Reason } from '../evaluation/index.js';
import {
  amount,
  compareDays,
  compareMoments,
  isZero,
  minus,
  minusAmount,
  plus,
  plusAmount,
  ratio,
  recount,
  recountAmount,
  show,
  sum,
  sumAmounts,
  sumOfAmounts,
  times,
  timesAmount,
  votesOf,
  zero,
} from '../exact/index.js';
import type { Amount, Moment, Quantity, Ratio, Shares } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { votesCastOn, type LastDay, type VotesCast } from './ballots.js';
import { electorateAt, partKept, type Electorate, type Kept, type WeighedBlock } from './electorate.js';
import { groupedBy } from '../books/index.js';
import { appliedByInspectors, beyondTheRegister, type Taking } from './inspection.js';
import { longHeldCast, longHeldShares } from './long-held.js';
import { voteTaken, type Matter } from './matter.js';
import { recordMoment } from './record-moment.js';
import type { VoteStep } from './requirement.js';
import { measures, unshownVotes, untoldVotes, type CastMeasure } from './unshown-votes.js';
import { lessOrNone, presentIn, yearsVoted, type CastShares } from './voted-shares.js';
import type { VotingClass } from './notions.js';

/** Shares or votes, as the step counts them. */
export type Counted = Quantity<'votes'>;

/** How much of each class counts in a vote: what is left out, what is in the base, what was cast. */
export interface VoteCount {
  readonly base: Counted;
  readonly cast: Amount<'votes'>;
  readonly against: Amount<'votes'>;
  readonly present: Amount<'votes'>;
  /** Of those present: abstentions, and what was not voted, such as broker non-votes; absent while it is not known. */
  readonly abstain?: Counted;
  readonly unvoted?: Counted;
  /** Holders who voted, of each of whose shares only a part counts here, or none. */
  readonly weighed: readonly WeighedHolder[];
  /** Whether a total of a whole class is of more shares than can have been voted, so that nothing fails or carries by it. */
  readonly overstated: boolean;
  readonly reason: Reason;
}

/** What remains in a count of each share that a holder of record votes. */
export interface WeighedHolder {
  readonly holder: string;
  readonly class: string;
  readonly kept: Ratio;
}

const counted = message('vote.base', 'The base is {base} {unit}: {parts}');
const entitled = message('vote.entitled', '{base} {unit} {may}: {parts}');

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
    const may = step.count === 'votes' ? 'may be cast' : 'may vote';
    return { base: show(base), unit: step.count, may, parts: parts.join('; ') || 'no shares have a vote here' };
  };
  const said = step.base.of === 'outstanding' ? counted : entitled;
  return { base, reason: reason(said, show(base), { figures, cites: [step.cite], grounds }) };
}

/** The count of a step, once for all who ask for it on nobody's behalf (see `Context.once`). */
export function countOf(c: Context, step: VoteStep, matter: Matter): VoteCount {
  return c.once(step, `count of ${matter.id}`, () => countVote(c, step, matter));
}

/** Counts a vote: the base, and the ballots as limited. */
export function countVote(c: Context, step: VoteStep, matter: Matter): VoteCount {
  const found = voters(c, step, matter);
  const { electorate, classes, leftOut } = found;
  const castBy = classes.map((each) => castOfClass(c, electorate, each, step, leftOut, matter));
  const all = (measure: CastMeasure): Amount<'votes'> => sumOfAmounts('votes', castBy, (one) => one.count(measure));
  const told = castBy.flatMap((one) => one.told ?? []);
  return {
    ...baseOf(step, found),
    cast: all(step.answer ?? 'for'),
    against: sumOfAmounts('votes', opposed(step), all),
    present: all('present'),
    ...(told.length < castBy.length
      ? undefined
      : { abstain: total(told.map((one) => one.abstain)), unvoted: total(told.map((one) => one.unvoted)) }),
    weighed: castBy.flatMap((one) => one.weighed),
    overstated: castBy.some((one) => one.overstated) || isOfNothing(c, matter, electorate, lastDayFor(c, step, matter)),
  };
}

/** Whether some total is of a class of which nothing is outstanding: more than can have been voted. */
function isOfNothing(c: Context, { id }: Matter, { classes, at }: Electorate, last: LastDay | undefined): boolean {
  const outstanding = new Set(classes.filter((each) => !isZero(each.outstanding)).map((each) => each.id));
  return c.books
    .tallies(id, c.now)
    .some(({ data }) => !outstanding.has(data.class) && votesCastOn(c, id, data.class, at, last).overstated);
}

/** Who may vote in a step. */
interface Voters {
  readonly electorate: Electorate;
  readonly classes: readonly VotingClass[];
  readonly leftOut: ReadonlySet<string>;
  readonly grounds: readonly Reason[];
}

function voters(c: Context, step: VoteStep, matter: Matter): Voters {
  const at = votersAt(
    step,
    recordMoment(c, matter, () => lastDayFor(c, step, matter)),
  );
  const found = electorateAt(c, at, voteTaken(c, matter), step.inspectedAt);
  const left = leftOutOf(c, step, at);
  const electorate = found.value;
  const classes = electorate.classes.filter((each) => !isZero(each.outstanding) && isIn(c, step, each));
  const grounds = left === undefined ? [found.reason] : [found.reason, left.reason];
  return { electorate, classes, leftOut: new Set(left?.value), grounds };
}

/** Whose shares a vote leaves out, as far as those who count it may know. */
function leftOutOf(c: Context, step: VoteStep, at: Moment): Held<readonly string[]> | undefined {
  const { without, inspectedAt } = step;
  if (inspectedAt === undefined || without === undefined) return without?.owners(c, at);
  const { value, reason: because } = without.owners(c, at);
  const takings = leavingOut(c, step, at).filter(
    (taking) => appliedByInspectors(c, inspectedAt, taking).how !== 'not-applied',
  );
  const known = new Set(takings.map(({ person }) => person));
  return { value: value.filter((person) => known.has(person)), reason: because };
}

/** Those whose shares a vote leaves out, each with what shows that it has some. */
function leavingOut(c: Context, { without, cite }: VoteStep, at: Moment): readonly Taking[] {
  if (without === undefined) return [];
  const { value, entries } = c.witnessed(() => without.owners(c, at).value);
  return value.flatMap((person) => {
    const blocks = c.books.classes(at).flatMap((id) => c.books.blocksOwned([person], id, at));
    const restsOn = [...entries(), ...blocks.flatMap((block) => block.entries)];
    return blocks.length === 0 ? [] : [{ person, cite, restsOn }];
  });
}

/** What takes votes in a step and rests on more than the register. */
export function takingsBeyondTheRegister(c: Context, step: VoteStep, matter: Matter): readonly Taking[] {
  const at = votersAt(
    step,
    recordMoment(c, matter, () => lastDayFor(c, step, matter)),
  );
  const { limits } = electorateAt(c, at, voteTaken(c, matter)).value;
  return [...limits, ...leavingOut(c, step, at)].filter((taking) => beyondTheRegister(c, taking).length > 0);
}

/** The electorate of a step, as limits have it. */
export function votersOf(c: Context, step: VoteStep, matter: Matter): Electorate {
  return voters(c, step, matter).electorate;
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

function isLeftOut(
  step: VoteStep,
  block: Pick<WeighedBlock, 'holder' | 'owners'>,
  leftOut: ReadonlySet<string>,
): boolean {
  const ofRecord = step.without?.ofRecord ?? false;
  if (ofRecord !== false && leftOut.has(block.holder)) return true;
  if (ofRecord === 'only') return false;
  return block.owners.some((owner) => leftOut.has(owner));
}

/** The votes or shares that one share of a class stands for in this count. */
function eachShare(step: VoteStep, each: VotingClass): Ratio {
  return isInVotes(step) && !isZero(each.votesEach) ? each.votesEach : whole;
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
  const counted = recount('votes', times(minus(each.outstanding, lostOf(touched)), eachShare(step, each)));
  const more = rowsWithMore(electorate, each, step, leftOut, weighed).map((row) => votesOf(row.shares, row.more));
  return plus<'votes'>(counted, sum('votes', more));
}

/** The shares of a class that have more votes for having been held long, where the step counts these and no limit takes them in. */
function rowsWithMore(
  { longHeld }: Electorate,
  each: VotingClass,
  step: VoteStep,
  leftOut: ReadonlySet<string>,
  weighed: boolean,
): Electorate['longHeld'] {
  if (!isInVotes(step)) return [];
  return longHeld
    .filter((row) => row.class === each.id && !isLeftOut(step, row, leftOut))
    .map((row) => (weighed ? { ...row, more: times(row.more, row.left) } : row))
    .filter(({ more }) => !isZero(more));
}

/** A holder may hold for several owners: of a ballot nobody can tell whose shares it voted. */
function byHolder(rows: Electorate['longHeld']): Electorate['longHeld'] {
  return [...groupedBy(rows, ({ holder }) => holder).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [{ ...first, shares: longHeldShares(own) }];
  });
}

/** Whether a step counts the votes of the general vote, and not shares, or those of a class apart. */
function isInVotes({ count, base }: VoteStep): boolean {
  return count === 'votes' && base.classes === 'general';
}

/** What limits leave of each share of a block, as the step counts it. */
function leftOf({ factor, limit }: WeighedBlock, step: VoteStep): Ratio {
  return isInVotes(step) ? factor : (limit?.ofShares ?? factor);
}

const whole = ratio(1);
const none = ratio(0);

/** What is lost of some shares: shares of which the same part remains are summed before they are multiplied. */
function lostOf(parts: readonly Kept[]): Shares {
  const byPart = new Map<Ratio, Shares[]>();
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
  const { blocks = [] } = electorate.blocksOf.get(each.id) ?? {};
  return blocks.filter((block) => block.limit !== undefined || isLeftOut(step, block, leftOut));
}

/** The last day on which votes come in time; one that is only stated is not asked for before somebody votes. */
export function lastDayFor(
  c: Context,
  { receivedBy, cite }: Pick<VoteStep, 'receivedBy' | 'cite'>,
  { id }: Pick<Matter, 'id'>,
): LastDay | undefined {
  if (receivedBy === undefined) return undefined;
  const isVotedOn = c.books.ballots(id, c.now).length + c.books.tallies(id, c.now).length > 0;
  const day = isVotedOn || !receivedBy.isStated ? receivedBy.day(c) : undefined;
  return day === undefined ? undefined : { day, cite: receivedBy.cite ?? cite };
}

/** The last day on which some vote of a matter comes in time, whichever of its votes that is in; undefined where one of them has none. */
export function lastDayOfAll(c: Context, steps: readonly VoteStep[], matter: Pick<Matter, 'id'>): LastDay | undefined {
  if (steps.some(({ receivedBy }) => receivedBy === undefined)) return undefined;
  const days = steps.map((step) => lastDayFor(c, step, matter));
  if (days.includes(undefined)) return undefined;
  return (days as LastDay[]).toSorted((one, other) => compareDays(one.day, other.day)).at(-1);
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
  const cast = votesCastOn(c, matter.id, each.id, electorate.at, lastDayFor(c, step, matter));
  const touched = holdersTouched(c, electorate, each, step, leftOut);
  const shown = touched.flatMap(({ holder, kept }) => {
    const shares = cast.by.get(holder);
    return shares === undefined ? [] : [{ shares, kept }];
  });
  const unshown = touched.filter(({ holder, kept }) => !cast.by.has(holder) && kept !== whole);
  const others = lessOrNone(each.outstanding, presentIn(cast.shown));
  const left = (of: (shares: CastShares) => Shares): Shares =>
    minus(of(cast.total), lostOf(shown.map(({ shares, kept }) => ({ shares: of(shares), kept }))));
  const untold = (measure: CastMeasure): Amount<'shares'> =>
    untoldVotes(c, { matter: matter.id, class: each.id, cite: step.cite }, cast, measure);
  const count = (measure: CastMeasure): Amount<'votes'> => {
    const besides = bearsOn(step, measure) ? untold(measure) : amount(zero('shares'));
    // How much of it is of holders whose shares do not all count can be asked only where it is known.
    const stated = unshown.length === 0 ? undefined : c.exactly(besides);
    const known = stated === undefined ? cast : withMore(cast, measure, stated);
    const asked = unshown.map((one) => {
      const voted = unshownVotes(
        c,
        { matter: matter.id, class: each.id, cite: step.cite },
        one,
        known,
        others,
        measure,
      );
      return timesAmount(voted, minus<'ratio'>(whole, one.kept));
    });
    const told = minusAmount<'shares'>(amount(left(measures[measure])), sumAmounts('shares', asked));
    const counting = plusAmount<'shares'>(told, besides);
    const more = byHolder(rowsWithMore(electorate, each, step, leftOut, step.weigh !== 'neither')).map((row) => {
      const all = c.books.outstandingHolding(row.holder, each.id, electorate.at);
      return timesAmount(longHeldCast(c, { matter: matter.id, cite: row.cite }, row, all, cast, measure), row.more);
    });
    return recountAmount('votes', sumAmounts('shares', [timesAmount(counting, eachShare(step, each)), ...more]));
  };
  const votes = (shares: Shares): Counted => recount('votes', times(shares, eachShare(step, each)));
  const isTold = unshown.length === 0 || isZero(plus(cast.others.abstain, cast.others.unvoted));
  return {
    count,
    ...(isTold
      ? { told: { abstain: votes(left((one) => one.abstain)), unvoted: votes(left((one) => one.unvoted)) } }
      : undefined),
    weighed: touched
      .filter(({ holder, kept }) => cast.by.has(holder) && kept !== whole)
      .map(({ holder, kept }) => ({ holder, class: each.id, kept })),
    overstated: cast.overstated,
  };
}

/** The same with shares that a total does not tell, of holders who are not shown. */
function withMore(cast: VotesCast, measure: CastMeasure, more: Shares): VotesCast {
  const choice = measure === 'present' ? 'unvoted' : measure;
  return { ...cast, others: { ...cast.others, [choice]: plus<'shares'>(cast.others[choice], more) } };
}

/** Whether a vote goes by a figure: those against decide where votes cast are the base, those present where they are, or make a quorum. */
function bearsOn({ base, answer }: VoteStep, measure: CastMeasure): boolean {
  if (measure === (answer ?? 'for')) return true;
  return measure === 'present'
    ? base.of === 'present' || (base.of === 'cast' && base.quorum !== undefined)
    : base.of === 'cast';
}

/** What is voted against what a vote asks: where holders are asked how often, the other answers. */
function opposed({ answer }: VoteStep): readonly CastMeasure[] {
  return answer === undefined ? ['against'] : yearsVoted.filter((each) => each !== answer);
}

/** The holders of record of whose shares something does not count, with what remains of each share that they vote. */
function holdersTouched(
  c: Context,
  electorate: Electorate,
  each: VotingClass,
  step: VoteStep,
  leftOut: ReadonlySet<string>,
) {
  const holders = new Set(touchedBlocks(electorate, each, step, leftOut).map((block) => block.holder));
  const { byHolder } = electorate.blocksOf.get(each.id) ?? {};
  return [...holders].map((holder) => {
    const held = c.books.outstandingHolding(holder, each.id, electorate.at);
    return { holder, held, kept: keptOf(held, byHolder?.get(holder) ?? [], step, leftOut) };
  });
}

/** What remains of each share that a holder of record votes, in a count. */
function keptOf(held: Shares, blocks: readonly WeighedBlock[], step: VoteStep, leftOut: ReadonlySet<string>): Ratio {
  const factorOf = (block: WeighedBlock): Ratio => {
    if (isLeftOut(step, block, leftOut)) return none;
    return step.weigh === 'neither' && !(block.limit?.outOfCount ?? false) ? whole : leftOf(block, step);
  };
  return partKept(
    held,
    blocks.map((block) => ({ shares: block.shares, kept: factorOf(block) })),
  );
}

function total(parts: readonly Counted[]): Counted {
  return sum('votes', parts);
}

/** The most that could be cast for: every share of the base, as limited in the votes cast. */
export function attainable(c: Context, step: VoteStep, matter: Matter): Counted {
  const { electorate, classes, leftOut } = voters(c, step, matter);
  return total(classes.map((each) => baseOfClass(electorate, each, step, leftOut, step.weigh !== 'neither')));
}
