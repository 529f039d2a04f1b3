import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import {
  isZero,
  minus,
  plus,
  ratio,
  share,
  show,
  sum,
  times,
  toWire,
  votesOf,
  zero,
  type Quantity,
} from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import {
  electorateAt,
  matterOf,
  recordMoment,
  type Electorate,
  type VotingClass,
  type WeighedBlock,
} from '../../terms/index.js';
import { defineQuestion } from '../question.js';

const input = z.strictObject({
  of: z.string().optional().describe('a proposed act, whose record date counts; without it, the day of the question'),
  person: z.string().optional().describe('only the shares held of record by, or owned by, this person'),
});

const told = message('entitlement.told', 'At the {at}, {votes} votes can be cast of {before} before limits');

/** How many votes each named holder of record may cast in a general vote, after limits, and why. */
export const votingEntitlement = defineQuestion({
  name: 'voting.entitlement',
  family: 'voting',
  asks: 'How many votes may each holder of record cast, after every limit, and what is the base?',
  input,
  value: z.strictObject({
    recordDate: z.string().describe('the day by which it is counted'),
    holders: z
      .array(z.looseObject({ id: z.string() }))
      .describe(
        'each named holder of record: shares and their part of all outstanding shares, votes before and after limits and their part of all votes, its blocks by owner',
      ),
    classes: z
      .array(z.looseObject({ id: z.string() }))
      .describe('each class: outstanding, what counts as outstanding, votes before and after'),
    votes: z.string().describe('all votes that can be cast, after limits'),
    votesBeforeLimits: z.string().describe('all votes before limits'),
    limits: z
      .array(z.looseObject({ id: z.string() }))
      .describe('each limit in force: whom it reaches and what it leaves of each share'),
  }),
  example: {},
  put: (c, fields) => ({
    ask: () => entitlement(c, fields),
    // The limits and the classes settle the votes of every holder.
    decides: (value) => {
      const { votes, limits, classes } = value as Readonly<Record<string, unknown>>;
      return { votes, limits, classes };
    },
  }),
});

function entitlement(c: Context, { of, person }: z.output<typeof input>): Held<unknown> {
  const at = of === undefined ? c.now : recordMoment(c, matterOf(c, of));
  const found = electorateAt(c, at);
  const electorate = found.value;
  const inOrder = electorate.classes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const classes = inOrder.map((each) => classTotals(electorate, each));
  const blocks = electorate.blocks.filter(
    (block) => person === undefined || block.holder === person || block.owners.includes(person),
  );
  const votes = sum(
    'votes',
    classes.map((each) => each.votes),
  );
  const before = sum(
    'votes',
    classes.map((each) => each.votesBeforeLimits),
  );
  const value = {
    recordDate: at.day,
    holders: holdersOf(electorate, blocks, votes),
    classes,
    votes,
    votesBeforeLimits: before,
    limits: electorate.limits.map((limit) => ({
      id: `${limit.cite} ${limit.person}${limit.classes === 'all' ? '' : ` ${limit.classes.join(' and ')}`}`,
      person: limit.person,
      owners: limit.owners,
      factor: limit.factor,
      outOfCount: limit.outOfCount,
      cite: limit.cite,
    })),
  };
  const figures = { at: `close of ${at.day}`, votes: show(votes), before: show(before) };
  return held(value, reason(told, toWire(votes), { figures, grounds: [found.reason] }));
}

/** Shares that no block shows are those of holders nobody of whom is limited. */
function classTotals({ blocks }: Electorate, each: VotingClass) {
  const own = blocks.filter((block) => block.class === each.id);
  const taken = (which: (block: WeighedBlock) => boolean): Quantity<'shares'> =>
    sum('shares', own.filter(which).map(lost));
  const voted = minus<'shares'>(
    each.outstanding,
    taken(() => true),
  );
  return {
    id: each.id,
    outstanding: each.outstanding,
    countedAsOutstanding: minus<'shares'>(
      each.outstanding,
      taken((block) => block.limit?.outOfCount === true),
    ),
    votesEach: each.votesEach,
    votes: votesOf(voted, each.votesEach),
    votesBeforeLimits: votesOf(each.outstanding, each.votesEach),
  };
}

/** What a limit takes away of a block, in shares. */
function lost(block: WeighedBlock): Quantity<'shares'> {
  return minus<'shares'>(block.shares, times(block.shares, block.factor));
}

function holdersOf(
  { classes }: Electorate,
  blocks: readonly WeighedBlock[],
  allVotes: Quantity<'votes'>,
): readonly unknown[] {
  const allShares = sum(
    'shares',
    classes.map((each) => each.outstanding),
  );
  const eachOf = (id: string) => classes.find((each) => each.id === id)?.votesEach ?? ratio(0);
  const before = (block: WeighedBlock) => votesOf(block.shares, eachOf(block.class));
  const after = (block: WeighedBlock) => times(before(block), block.factor);
  const total = (of: readonly WeighedBlock[], count: (block: WeighedBlock) => Quantity<'votes'>) =>
    of.reduce((all, block) => plus<'votes'>(all, count(block)), zero('votes'));
  return [...new Set(blocks.map((block) => block.holder))].toSorted().map((holder) => {
    const own = blocks.filter((block) => block.holder === holder && !isZero(block.shares));
    const shares = sum(
      'shares',
      own.map((block) => block.shares),
    );
    const votes = total(own, after);
    return {
      id: holder,
      shares,
      ...(isZero(allShares) ? undefined : { partOfShares: share(shares, allShares) }),
      votes,
      ...(isZero(allVotes) ? undefined : { partOfVotes: share(votes, allVotes) }),
      votesBeforeLimits: total(own, before),
      blocks: own.toSorted(byClassAndOwners).map((block) => ({
        id: blockId(block),
        class: block.class,
        owners: block.owners,
        shares: block.shares,
        factor: block.factor,
        votes: after(block),
        ...(block.limit === undefined ? undefined : { governedBy: block.limit.person, cite: block.limit.cite }),
      })),
    };
  });
}

function blockId(block: WeighedBlock): string {
  return `${block.class} ${block.owners.join(' ')}`;
}

function byClassAndOwners(a: WeighedBlock, b: WeighedBlock): number {
  return blockId(a) < blockId(b) ? -1 : 1;
}
