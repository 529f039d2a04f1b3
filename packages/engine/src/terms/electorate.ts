import { groupedBy } from '../books/index.js';
import { defineNotion, held, message, openFact, reason, type Held, type Reason, listed } from '../evaluation/index.js';
import {
  equals,
  isMomentBefore,
  isZero,
  least,
  minus,
  plus,
  ratio,
  share,
  show,
  showMoment,
  sumOf,
  times,
  votesOf,
  zero,
} from '../exact/index.js';
import type { Day, Moment, Quantity, Ratio, Shares } from '../exact/index.js';
import { governsVotesTaken, isAnyGoverning, type BuiltInNotion, type Context } from '../session/index.js';
import { appliedByInspectors, instructedShares, type Applied } from './inspection.js';
import { hooks, turnsOnVote, type Limit, type LongHeld } from './kind.js';
import { longHeldAt } from './long-held.js';
import { tellSubsidiariesCounted } from './subsidiary.js';
import type { VotingClass } from './notions.js';

/** Shares of one holder of record that the same persons own beneficially: the atom that limits weigh. */
export interface WeighedBlock {
  readonly holder: string;
  readonly class: string;
  readonly owners: readonly string[];
  readonly shares: Shares;
  /** What remains of each share or vote after the limits: the least that any limited owner leaves. */
  readonly factor: Ratio;
  /** The limit that governs, where one does. */
  readonly limit?: Limit;
}

/** Who may vote at a moment, with how much. Shares not in a block are those of holders nobody of whom matters by itself. */
export interface Electorate {
  readonly at: Moment;
  readonly classes: readonly VotingClass[];
  readonly blocks: readonly WeighedBlock[];
  /** The same by class, and under their holders of record: every vote goes through them. */
  readonly blocksOf: ReadonlyMap<string, BlocksOfClass>;
  readonly limits: readonly Limit[];
  /** Shares with more votes than others of their class, each with the limit that reaches it, in which these are counted. */
  readonly longHeld: readonly WeighedLongHeld[];
}

/** The blocks of a class, and the same under their holders of record. */
export interface BlocksOfClass {
  readonly blocks: readonly WeighedBlock[];
  readonly byHolder: ReadonlyMap<string, readonly WeighedBlock[]>;
}

/** Shares with more votes for having been held long, and what limits leave of these: nothing apart where a limit has them in its factor. */
export interface WeighedLongHeld extends LongHeld {
  readonly left: Ratio;
}

const who = message('electorate.counted', '{outstanding} are outstanding at the {at}; {limits}');

const whole = ratio(1);

/** The name of the notion; its value is an Electorate. */
export const electorateNotion = defineNotion<Electorate, readonly string[]>('electorate');

/** The electorate at a moment: outstanding shares, votes a share, and what each limit leaves of each block. */
export const electorate: BuiltInNotion = (c, [taken = '', inspectedAt], at) => {
  c.covered('register', at.day, []);
  const classes = c.books.classes(at).map((id) => votingClass(c, id, at));
  const found = hooks(c, 'limits', at.day, taken === '' ? undefined : (taken as Day)).flatMap(({ placed, hook }) =>
    hook(c, placed, at),
  );
  const reach = inspectedAt === undefined ? undefined : reachForInspectors(c, inspectedAt, found);
  const limits = reach === undefined ? found : found.filter((limit) => reach.has(limit));
  const reaching = limitsReaching(limits);
  const ofClasses = classes.map(({ id }) => {
    const all = blocksReached(c, id, at, limits);
    // What no limit reaches is the very same in every run: nobody goes through it to see whether it is.
    const untouched = c.once(all, `blocks of ${id}`, () => all.map((block) => wholeBlock(block, id)));
    const blocks = all.flatMap((block, place) => {
      const limiting = reaching(block, id);
      return limiting.length === 0 ? untouched[place]! : weigh(block, id, limiting, reach);
    });
    return [id, { blocks, byHolder: groupedBy(blocks, ({ holder }) => holder) }] as const;
  });
  const blocks = ofClasses.flatMap(([, of]) => of.blocks);
  const heldLong = classes
    .filter((each) => !isZero(each.votesEach) && !isZero(each.outstanding))
    .map((each) => longHeldAt(c, each.id, at));
  const longHeld = heldLong
    .flatMap(({ value: rows }) => rows)
    .map((row): WeighedLongHeld => {
      const parts = reaching(row, row.class).map((each) => (each.withLongHeld === true ? ratio(0) : each.factor));
      return { ...row, left: least(whole, ...parts) };
    });
  const value: Electorate = { at, classes, blocks, blocksOf: new Map(ofClasses), limits, longHeld };
  tellLaterDeterminations(c, at);
  tellSubsidiariesCounted(c, at);
  const more = heldLong.flatMap((each) => (each.value.length === 0 ? [] : [each.reason]));
  return held(value, tellElectorate(c, value, more));
};

/** The blocks of all who matter by themselves; and, where what was determined later governs the vote, of whoever it then brought in. */
function blocksReached(c: Context, id: string, at: Moment, limits: readonly Limit[]): readonly Block[] {
  const named = c.books.blocks(id, at);
  if (c.voteTaken === undefined) return named;
  const nameOf = ({ holder, owners }: Block): string => `${holder} ${owners.join(' ')}`;
  const known = new Set(named.map(nameOf));
  const reached = c.books.blocksOwned([...new Set(limits.flatMap(({ owners }) => owners))], id, at);
  const brought = reached.filter((block) => !known.has(nameOf(block)));
  return brought.length === 0 ? named : [...named, ...brought];
}

/** What a body settles after the moment as of which votes are counted does not reach them: that is said. */
function tellLaterDeterminations(c: Context, at: Moment): void {
  for (const { id, on, data, ...entry } of c.books.determinations(c.now)) {
    const made: Moment = entry.time === undefined ? { day: on } : { day: on, time: entry.time };
    if (isMomentBefore(made, at) !== false) continue;
    const vote = c.voteTaken;
    if (vote !== undefined && isMomentBefore(made, vote) !== false && governsVotesTaken(c, { on, data })) continue;
    c.restsOn([id]);
    c.remark({
      says: `Votes are counted as of ${showMoment(at)}: ${c.nameOf(data.id)} was made later, and does not reach them.`,
      cites: [],
    });
  }
}

/**
 * @param taken when the vote is taken, where that is known to be another day: a limit may have ended by then, or begun
 * @param inspectedAt the meeting whose inspectors count, by what they may look at; without one it is counted on all facts
 */
export function electorateAt(c: Context, at: Moment, taken: Moment = at, inspectedAt?: string): Held<Electorate> {
  const day = taken.day !== at.day && turnsOnVote(c, at.day) ? [taken.day] : [];
  const about = inspectedAt === undefined ? day : [day[0] ?? '', inspectedAt];
  const counted = (): Held<Electorate> => c.notion(electorateNotion, about, at);
  const vote = isMomentBefore(c.now, taken) === true ? c.now : taken;
  return isAnyGoverning(c, vote) ? c.byVoteTaken(vote, counted) : counted();
}

/** A class as it stands before a vote and before any limit: what is outstanding, and the votes of each share. */
export function votingClass(c: Context, id: string, at: Moment): VotingClass {
  const outstanding = c.books.outstanding(id).at(at);
  const given = hooks(c, 'votes', at.day).flatMap(({ placed, hook }) => {
    const votes = hook(c, placed, id, at);
    return votes === undefined ? [] : [votes];
  });
  const [votes] = given;
  return { id, outstanding, votesEach: votes?.value ?? withoutVotes(c, id, at), cites: votes?.reason.cites ?? [] };
}

/** Never supposed: asked of a time of which no charter that is loaded speaks. */
export const votesOfEachShare = openFact('votes-of-each-share', 'class', 'day').ratio(
  'How many votes did each share of {0} have in a general vote on {1}? No charter that is loaded says so.',
);

/** A share to which the charter gives no vote has none; what no charter speaks of is asked. */
function withoutVotes(c: Context, id: string, { day }: Moment): Ratio {
  if (c.provisionsReading(day).some(({ instrument }) => instrument.kind === 'charter')) return ratio(0);
  return c.exactly<'ratio'>(c.quantity('ratio', votesOfEachShare, { about: [id, day], cites: [] }));
}

interface Block {
  readonly holder: string;
  readonly owners: readonly string[];
  readonly shares: Shares;
}

/** By limit that the inspectors apply: the shares that they are instructed of and that no block had yet, or all that it reaches. */
type Reach = ReadonlyMap<Limit, Map<string, Shares> | 'all'>;

function reachForInspectors(c: Context, meeting: string, limits: readonly Limit[]): Reach {
  return new Map(
    limits.flatMap((limit) => {
      const applied: Applied = appliedByInspectors(c, meeting, limit);
      if (applied.how === 'not-applied') return [];
      return [[limit, applied.how === 'instructed' ? instructedShares(applied.instruction) : 'all'] as const];
    }),
  );
}

function wholeBlock(block: Block, className: string): WeighedBlock {
  return { ...block, class: className, factor: whole };
}

/**
 * A block by the limits that reach it. Where the inspectors are instructed of fewer shares than a limit reaches, the others of the
 * block are weighed without it.
 */
function weigh(block: Block, className: string, reaching: readonly Limit[], reach?: Reach): readonly WeighedBlock[] {
  const [first, ...others] = reaching;
  if (first === undefined) return [wholeBlock(block, className)];
  const factor = least(first.factor, ...others.map((limit) => limit.factor));
  const limit = reaching.find((each) => each.factor === factor) ?? first;
  const listed = reach?.get(limit) ?? 'all';
  if (listed === 'all') return [{ ...block, class: className, factor, limit }];
  const key = `${block.holder} ${className}`;
  const left = listed.get(key) ?? zero('shares');
  const reached = least(left, block.shares);
  listed.set(key, minus<'shares'>(left, reached));
  const rest = { ...block, shares: minus<'shares'>(block.shares, reached) };
  const without = reaching.filter((each) => each !== limit);
  return [
    ...(isZero(reached) ? [] : [{ ...block, shares: reached, class: className, factor, limit }]),
    ...(isZero(rest.shares) ? [] : weigh(rest, className, without, reach)),
  ];
}

/** Finds the limits that reach what some owners have of a class. */
function limitsReaching(limits: readonly Limit[]) {
  const each = limits.map((limit) => ({ limit, owners: new Set(limit.owners) }));
  return ({ owners }: Pick<Block, 'owners'>, className: string): readonly Limit[] =>
    each
      .filter((one) => one.limit.classes === 'all' || one.limit.classes.includes(className))
      .filter((one) => owners.some((owner) => one.owners.has(owner)))
      .map(({ limit }) => limit);
}

/** Shares, and what remains of each of them. */
export interface Kept {
  readonly shares: Shares;
  readonly kept: Ratio;
}

/** What remains of each share that a holder of record votes, over all it has: what is in none of the blocks counts whole. */
export function partKept(held: Shares, blocks: readonly Kept[]): Ratio {
  const [first, ...others] = blocks;
  if (first === undefined || isZero(held)) return whole;
  const inBlocks = sumOf('shares', blocks, ({ shares }) => shares);
  if (equals(inBlocks, held) && others.every(({ kept }) => kept === first.kept)) return first.kept;
  const left = sumOf('shares', blocks, ({ shares, kept }) => times(shares, kept));
  return share<'shares'>(plus<'shares'>(left, minus<'shares'>(held, inBlocks)), held);
}

/** What the limits leave of each share of a holder of record: the whole where none reaches it. */
export function limitsKeep(c: Context, { blocks, at }: Electorate, className: string, holder: string): Ratio {
  const own = blocks.filter((block) => block.class === className && block.holder === holder);
  return partKept(
    c.books.outstandingHolding(holder, className, at),
    own.map(({ shares, factor }) => ({ shares, kept: factor })),
  );
}

/** The votes that shares of a class held long have beyond those of others, as far as limits leave them beside what is in their factors, or before limits. */
export function moreVotesIn(
  { longHeld }: Electorate,
  className: string,
  which: 'beside-limits' | 'all' = 'beside-limits',
  of: (row: LongHeld) => boolean = () => true,
): Quantity<'votes'> {
  const rows = longHeld.filter((row) => row.class === className && of(row));
  return sumOf('votes', rows, ({ shares, more, left }) => votesOf(shares, which === 'all' ? more : times(more, left)));
}

function tellElectorate(c: Context, value: Electorate, more: readonly Reason[]) {
  const outstanding = value.classes
    .filter((each) => !isZero(each.outstanding))
    .map((each) => `${show(each.outstanding)} ${each.id}`)
    .join(' and ');
  const limits =
    value.limits.length === 0
      ? 'no holder’s votes are limited'
      : `the votes of ${listed([...new Set(value.limits.map((limit) => c.nameOf(limit.person)))])} are limited`;
  return reason(who, outstanding, {
    figures: { outstanding, at: `close of ${value.at.day}`, limits },
    cites: [...new Set(value.classes.flatMap((each) => each.cites))],
    grounds: [...more, ...value.limits.map((limit) => limit.reason)],
  });
}

/** Asked for a series whose terms are silent on whether it votes apart on a matter. */
export const votesSeparately = openFact('votes-separately', 'class', 'proposal').yesNo(
  'Do the holders of {0} vote as a separate class on {1}, by its terms or by other law?',
);
