import { z } from 'zod';
import { held, message, QuestionError, reason, unsettled, type Held } from '../../evaluation/index.js';
import {
  dayInWords,
  isMomentBefore,
  isZero,
  minus,
  momentToWire,
  plus,
  ratio,
  share,
  show,
  sumOf,
  times,
  toWire,
  votesOf,
} from '../../exact/index.js';
import type { Moment, Quantity, Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { takenAt } from '../meeting/sittings.js';
import {
  electorateAt,
  heldOrCalled,
  meetingNamed,
  moreVotesIn,
  matterOf,
  recordDateOfMeeting,
  voteTaken,
} from '../../terms/index.js';
import type { Electorate, VotingClass, WeighedBlock } from '../../terms/index.js';
import { beginningOf, placeOf } from '../meeting/put-to-meeting.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { allListedIfKnown } from '../told-lists.js';
import { votersMoment } from '../meeting/last-day-to-vote.js';

/** How many holders one answer lists at the most, whatever it is asked for. */
export const mostHoldersListed = 10_000;

const input = z.strictObject({
  of: z.string().optional().describe('a proposed act, whose record date counts; without it, the day of the question'),
  meeting: z
    .string()
    .optional()
    .describe(
      'in place of an act, a meeting that was called or held, whose record date counts: the list of who may vote at it',
    ),
  person: z
    .string()
    .optional()
    .describe(
      'only the shares held of record by, or owned by, this person, and those that a limit counts with its own',
    ),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostHoldersListed)
    .optional()
    .describe('how many holders to list at the most; left out: 100'),
  after: z.string().optional().describe('the holder after whom the list goes on: the last one of the page before'),
});
const mostListed = 100;

const told = message('entitlement.told', 'At the {at}, {votes} votes can be cast of {before} before limits');

/** How many votes each named holder of record may cast in a general vote, after limits, and why. */
export const votingEntitlement = defineQuestion({
  name: 'voting.entitlement',
  family: 'voting',
  asks: 'How many votes may each holder of record cast, after every limit, and what is the base?',
  input,
  value: z.strictObject({
    recordDate: z.string().describe('the day by which it is counted'),
    registerThrough: z
      .string()
      .optional()
      .describe('where nobody vouches for the register up to that day: the last day through which somebody does'),
    meeting: z
      .looseObject({ id: z.string(), kind: z.string(), begins: z.string().optional(), place: z.string().optional() })
      .optional()
      .describe('the meeting that was named, with when it begins and where'),
    holders: rows({ id: z.string() }).describe(
      'each named holder of record, by id, with its name, as far as the page reaches, and on the first page all of whose votes a limit takes something: shares and their part of all outstanding shares, votes before and after limits and their part of all votes, its blocks by owner',
    ),
    person: z.string().optional().describe('the person of whom alone it was asked: other holders are not listed'),
    after: z.string().optional().describe('the holder after whom the page begins: those before are not listed'),
    next: z
      .string()
      .optional()
      .describe('where more holders follow: the last one listed, after whom the next page begins'),
    classes: rows({ id: z.string() }).describe(
      'each class: outstanding, what counts as outstanding, votes before and after',
    ),
    votes: z.string().describe('all votes that can be cast, after limits'),
    votesBeforeLimits: z.string().describe('all votes before limits'),
    limits: rows({ id: z.string() }).describe('each limit in force: whom it reaches and what it leaves of each share'),
    notLimited: rows({ id: z.string() }).describe(
      'who is looked at by itself and loses no vote by a limit, with what it owns and the line: whoever an entry names beside the register, or holds half of the lowest line or a twentieth',
    ),
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

function entitlement(
  c: Context,
  { of, meeting, person, limit = mostListed, after }: z.output<typeof input>,
): Held<unknown> {
  if (of !== undefined && meeting !== undefined) {
    throw new QuestionError(
      'An act and a meeting are named: by the record date of one of them the votes are counted. Name one.',
    );
  }
  const matter = of === undefined ? undefined : matterOf(c, of);
  const at =
    meeting !== undefined ? recordDateNamed(c, meeting) : matter === undefined ? c.now : votersMoment(c, matter);
  const taken = meeting === undefined ? c.now : takenAt(c, meeting, at);
  const found = electorateAt(c, at, matter === undefined ? taken : voteTaken(c, matter));
  const electorate = found.value;
  const through = c.covered('register', at.day, []);
  const inOrder = electorate.classes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const classes = inOrder.map((each) => classTotals(electorate, each));
  const votes = sumOf('votes', classes, (each) => each.votes);
  const before = sumOf('votes', classes, (each) => each.votesBeforeLimits);
  const listed = person === undefined ? holdersAfter(c, electorate, after, limit) : holdersWith(c, electorate, person);
  const page = person === undefined ? listed.slice(0, limit) : listed;
  const next = listed.length > page.length ? page.at(-1) : undefined;
  const first = person === undefined && after === undefined ? limitedHolders(electorate) : [];
  const value = {
    recordDate: at.day,
    ...(through === at.day ? undefined : { registerThrough: through }),
    ...(meeting === undefined ? undefined : { meeting: meetingTold(c, meeting) }),
    holders: [...new Set([...first, ...page])].toSorted().map((holder) => holderRow(c, electorate, holder, votes)),
    ...(person === undefined ? undefined : { person }),
    ...(after === undefined ? undefined : { after }),
    ...(next === undefined ? undefined : { next }),
    classes,
    votes,
    votesBeforeLimits: before,
    limits: electorate.limits.map((limited) => ({
      id: `${limited.cite} ${limited.person}${limited.classes === 'all' ? '' : ` ${limited.classes.join(' and ')}`}`,
      person: limited.person,
      owners: limited.owners,
      factor: limited.factor,
      outOfCount: limited.outOfCount,
      cite: limited.cite,
    })),
    notLimited: notLimited(c, electorate, person),
  };
  const figures = { at: `close of ${at.day}`, votes: show(votes), before: show(before) };
  return held(value, reason(told, toWire(votes), { figures, grounds: [found.reason] }));
}

/** @throws {QuestionError} where the record date of a meeting is not entered, or is still ahead: nobody knows who will hold shares then */
function recordDateNamed(c: Context, meeting: string): Moment {
  meetingNamed(c, meeting);
  const at = recordDateOfMeeting(c, meeting, c.now);
  if (at === undefined) {
    throw new QuestionError(
      `No record date of ${c.nameOf(meeting)} is entered. Enter it with a "record-date" entry first.`,
    );
  }
  if (isMomentBefore(c.now, at) === true) {
    throw new QuestionError(
      `The record date of ${c.nameOf(meeting)} is ${dayInWords(at.day)}: who may vote is known from its close. Ask as of that day or a later one.`,
    );
  }
  return at;
}

function meetingTold(c: Context, meeting: string) {
  const [begins, place] = [beginningOf(c, meeting), placeOf(c, meeting)];
  return {
    id: meeting,
    kind: heldOrCalled(c, meeting)?.kind,
    ...(begins === undefined ? undefined : { begins: momentToWire(begins) }),
    ...(place === undefined ? undefined : { place }),
  };
}

/** Those of whose votes a limit takes something: they are on the first page, wherever they stand. */
function limitedHolders({ blocks }: Electorate): readonly string[] {
  return blocks.flatMap(({ holder, limit }) => (limit === undefined ? [] : [holder]));
}

/** The holders of record after one of them, and one more than are wanted where there are more. */
function holdersAfter(
  c: Context,
  { at, blocks, classes }: Electorate,
  after: string | undefined,
  limit: number,
): readonly string[] {
  let found = new Set<string>();
  const inOrder = () => [...found].toSorted().slice(0, limit + 1);
  const add = (holder: string): void => {
    if (after !== undefined && holder <= after) return;
    found.add(holder);
    // Of many holders only the first are kept.
    if (found.size > 8 * (limit + 1)) found = new Set(inOrder());
  };
  for (const { id } of classes) {
    c.books.eachHolder(id, at, (holder, shares) => {
      if (holder !== 'dispersed' && !isZero(shares)) add(holder);
    });
  }
  for (const { holder } of blocks) add(holder);
  return inOrder();
}

/**
 * Whoever holds of record what a person owns, or what a limit counts with it, and the person itself where it holds anything. Of whom
 * the register shows nothing it is known that it holds nothing where every holder is named.
 */
function holdersWith(c: Context, { at, blocks, classes, limits }: Electorate, person: string): readonly string[] {
  const counted = limits.filter((limit) => limit.person === person).flatMap(({ owners }) => owners);
  const own = blocks.filter((block) => [person, ...counted].some((one) => isHeldOrOwnedBy(block, one)));
  const holds = classes.some(({ id }) => !isZero(c.books.held(person, id, at)));
  const found = [...own.map((block) => block.holder), ...(holds ? [person] : [])];
  if (found.length > 0) return [...new Set(found)].toSorted();
  const unnamed = sumOf('shares', classes, ({ id }) => c.books.held('dispersed', id, at));
  if (isZero(unnamed)) return [person];
  c.remark({
    says: `The register shows no shares of ${c.nameOf(person)}; whether any of the ${show(unnamed)} shares of holders whom it does not name are its own is not known.`,
    cites: [],
  });
  return [];
}

function isHeldOrOwnedBy({ holder, owners }: WeighedBlock, person: string): boolean {
  return holder === person || owners.includes(person);
}

/** Whoever a limit measures and takes no vote from, with the comparison; as far as it is known without asking for more. */
function notLimited(c: Context, { at, limits }: Electorate, person: string | undefined): unknown {
  const { value } = allListedIfKnown(c, 'measured-holdings', person === undefined ? {} : { person }, at);
  if (value === unsettled) return unsettled;
  const measured = value as readonly { readonly person: string; readonly cite: string }[];
  return measured.filter((one) => !limits.some((limit) => limit.person === one.person && limit.cite === one.cite));
}

/** Shares that no block shows are those of holders nobody of whom is limited. */
function classTotals(electorate: Electorate, each: VotingClass) {
  const { blocks } = electorate;
  const own = blocks.filter((block) => block.class === each.id);
  const taken = (which: (block: WeighedBlock) => boolean): Shares => sumOf('shares', own.filter(which), lost);
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
    votes: plus<'votes'>(votesOf(voted, each.votesEach), moreVotesIn(electorate, each.id)),
    votesBeforeLimits: plus<'votes'>(
      votesOf(each.outstanding, each.votesEach),
      moreVotesIn(electorate, each.id, 'all'),
    ),
  };
}

/** What a limit takes away of a block, in shares. */
function lost(block: WeighedBlock): Shares {
  return minus<'shares'>(block.shares, times(block.shares, block.factor));
}

function holderRow(c: Context, electorate: Electorate, holder: string, allVotes: Quantity<'votes'>): unknown {
  const { at, blocks, classes } = electorate;
  const allShares = sumOf('shares', classes, (each) => each.outstanding);
  const own = classes.flatMap((each) => blocksOf(c, blocks, holder, each, at));
  const eachOf = (id: string) => classes.find((each) => each.id === id)?.votesEach ?? ratio(0);
  const each = (block: WeighedBlock) => votesOf(block.shares, eachOf(block.class));
  const more = (block: WeighedBlock, which?: 'all') => moreVotesIn(electorate, block.class, which, isOf(block));
  const before = (block: WeighedBlock) => plus<'votes'>(each(block), more(block, 'all'));
  const after = (block: WeighedBlock) => plus<'votes'>(times(each(block), block.factor), more(block));
  const total = (count: (block: WeighedBlock) => Quantity<'votes'>) => sumOf('votes', own, count);
  const shares = sumOf('shares', own, (block) => block.shares);
  const votes = total(after);
  return {
    id: holder,
    says: c.nameOf(holder),
    shares,
    ...(isZero(allShares) ? undefined : { partOfShares: share(shares, allShares) }),
    votes,
    ...(isZero(allVotes) ? undefined : { partOfVotes: share(votes, allVotes) }),
    votesBeforeLimits: total(before),
    blocks: own.toSorted(byClassAndOwners).map((block) => ({
      id: blockId(block),
      class: block.class,
      owners: block.owners,
      ownersInWords: block.owners.map((owner) => c.nameOf(owner)),
      shares: block.shares,
      factor: block.factor,
      votes: after(block),
      ...(block.limit === undefined ? undefined : { governedBy: block.limit.person, cite: block.limit.cite }),
    })),
  };
}

/** The blocks of a holder; of one whom no rule looks at, all it has of a class is its own and counts whole. */
function blocksOf(
  c: Context,
  blocks: readonly WeighedBlock[],
  holder: string,
  each: VotingClass,
  at: Moment,
): readonly WeighedBlock[] {
  const own = blocks.filter((block) => block.holder === holder && block.class === each.id && !isZero(block.shares));
  if (own.length > 0) return own;
  const shares = c.books.outstandingHolding(holder, each.id, at);
  return isZero(shares) ? [] : [{ holder, class: each.id, owners: [holder], shares, factor: ratio(1) }];
}

/** Whether some shares are the holder’s for the same owners. */
function isOf({ holder, owners }: WeighedBlock): (row: Pick<WeighedBlock, 'holder' | 'owners'>) => boolean {
  return (row) => row.holder === holder && row.owners.join(' ') === owners.join(' ');
}

function blockId(block: WeighedBlock): string {
  return `${block.class} ${block.owners.join(' ')}`;
}

function byClassAndOwners(a: WeighedBlock, b: WeighedBlock): number {
  return blockId(a) < blockId(b) ? -1 : 1;
}
