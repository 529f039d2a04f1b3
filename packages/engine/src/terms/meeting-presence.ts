import { openFact } from '../evaluation/index.js';
import {
  amount,
  equals,
  exactly,
  greatest,
  isZero,
  least,
  minus,
  minusAmount,
  negate,
  ratio,
  recount,
  recountAmount,
  sum,
  sumAmounts,
  sumOf,
  times,
  timesAmount,
  toWire,
  votesOf,
} from '../exact/index.js';
import type { Amount, Quantity, Shares } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { limitsKeep, type Electorate } from './electorate.js';
import { lessOrNone } from './voted-shares.js';
import type { VotingClass } from './notions.js';

/** Asked where the minutes do not count the shares of the classes that may vote. */
export const sharesPresentFact = openFact('shares-present', 'meeting').shares(
  'How many shares entitled to vote were present at {0}, in person or by proxy?',
);

/** Asked of a holder of whose shares a limit leaves a part only, where the minutes count its shares among others. */
export const sharesPresentOfHolder = openFact('shares-present-of-holder', 'person', 'class', 'meeting').shares(
  'How many of the shares of {1} that {0} has of record were present at {2}, in person or by proxy?',
);

/** Asked where a quorum is counted in votes, and the minutes do not say of which class the shares present were. */
export const votesPresentFact = openFact('votes-present', 'meeting').votes(
  'How many votes had the shares that were present at {0}, in person or by proxy?',
);

/** Shares or votes, as a quorum counts them. */
type Counted = Quantity<'votes'>;

/** What a quorum counts. */
export type QuorumCount = 'shares' | 'votes';

/** Of whom a quorum is taken: those with a general vote, or the classes that vote on the matter apart. */
export type EntitledClasses = 'general' | readonly string[];

/** The electorate as a quorum looks at it: without limits where these are put aside. */
export function countedForQuorum(
  electorate: Electorate,
  rule: { readonly limitsAside: boolean } | undefined,
): Electorate {
  if (rule?.limitsAside !== true) return electorate;
  const blocks = electorate.blocks.map(({ limit: _limit, ...block }) => ({ ...block, factor: ratio(1) }));
  return { ...electorate, blocks };
}

/** Whether the minutes of a sitting count who was present. */
export function countsPresence({ data }: Pick<EntryOf<'meeting-held'>, 'data'>): boolean {
  return data['present-shares'] !== undefined || data.presence !== undefined;
}

/** All the shares, or votes, entitled to vote, after limits: what a limit takes away is not there. */
export function entitledToVote(electorate: Electorate, count: QuorumCount, classes: EntitledClasses): Counted {
  return sumOf('votes', voting(electorate, classes), (each) => {
    const taken = electorate.blocks
      .filter((block) => block.class === each.id)
      .map((block) => minus<'shares'>(block.shares, times(block.shares, block.factor)));
    return counted(minus<'shares'>(each.outstanding, sum('shares', taken)), each, count, classes);
  });
}

function voting({ classes }: Electorate, named: EntitledClasses): readonly VotingClass[] {
  return classes.filter(
    (each) => !isZero(each.outstanding) && (named === 'general' ? !isZero(each.votesEach) : named.includes(each.id)),
  );
}

/** Counted as votes, a share of a class that votes apart has one. */
function counted(shares: Shares, each: VotingClass, count: QuorumCount, classes: EntitledClasses): Counted {
  return count === 'votes' && classes === 'general' ? votesOf(shares, each.votesEach) : recount('votes', shares);
}

/**
 * The shares, or votes, that were present when a meeting began, as its minutes count them; asked for where they do not. Minutes count
 * shares of record: of a holder whose shares do not all count, and who is not counted alone, it is asked how many were among them.
 */
export function presentAtStart(
  c: Context,
  data: Pick<EntryOf<'meeting-held'>['data'], 'id' | 'present-shares' | 'presence'>,
  electorate: Electorate,
  count: QuorumCount,
  classes: EntitledClasses,
): Amount<'votes'> {
  const entitled = voting(electorate, classes);
  const { presence, 'present-shares': total } = data;
  const lost = (present: Shares, of: readonly VotingClass[], alone: ReadonlySet<string> = new Set()) =>
    lostAmong(c, { electorate, meeting: data.id, count, classes }, present, of, alone);
  if (presence !== undefined) {
    const all = amount(presentInRows(c, electorate, entitled, presence, count, classes));
    const taken = entitled.map((each) => {
      const rows = presence.filter((row) => row.class === each.id);
      const alone = new Set(rows.flatMap(({ holder }) => holder ?? []));
      const others = rows.filter(({ holder }) => holder === undefined).map(({ shares }) => shares);
      return lost(sum('shares', others), [each], alone);
    });
    return minusAmount<'votes'>(all, sumAmounts('votes', taken));
  }
  const alike =
    count === 'shares' || entitled.every((each) => classes !== 'general' || equals(each.votesEach, ratio(1)));
  const everybody = entitled.length === electorate.classes.filter((each) => !isZero(each.outstanding)).length;
  const isOfAll = alike && (classes === 'general' || everybody);
  const about = { about: [data.id], cites: [] };
  if (count === 'votes' && !isOfAll) return amount(c.exactly(c.quantity<'votes'>('votes', votesPresentFact, about)));
  const present =
    total !== undefined && isOfAll ? total : c.exactly(c.quantity<'shares'>('shares', sharesPresentFact, about));
  return minusAmount<'votes'>(amount(recount('votes', present)), lost(present, entitled));
}

/** Whose presence is looked at. */
interface Presence {
  readonly electorate: Electorate;
  readonly meeting: string;
  readonly count: QuorumCount;
  readonly classes: EntitledClasses;
}

/** What limits take of shares of record that were present together: of those that holders whose shares do not all count had among them. */
function lostAmong(
  c: Context,
  { electorate, meeting, count, classes }: Presence,
  present: Shares,
  of: readonly VotingClass[],
  alone: ReadonlySet<string>,
): Amount<'votes'> {
  const heldAlone = (each: VotingClass) =>
    [...alone].map((holder) => c.books.outstandingHolding(holder, each.id, electorate.at));
  const all = of.flatMap((each) => [each.outstanding, ...heldAlone(each).map(negate)]);
  const lost = of.flatMap((each) => {
    const blocks = electorate.blocks.filter((block) => block.class === each.id && !alone.has(block.holder));
    return [...new Set(blocks.map(({ holder }) => holder))].flatMap((holder) => {
      const kept = limitsKeep(c, electorate, each.id, holder);
      if (equals(kept, ratio(1))) return [];
      const held = c.books.outstandingHolding(holder, each.id, electorate.at);
      const most = least(held, present);
      const fewest = lessOrNone(present, minus<'shares'>(sum('shares', all), held));
      const reply = { kind: 'quantity', unit: 'shares', least: toWire(fewest), greatest: toWire(most) } as const;
      const asked = { about: [holder, each.id, meeting], cites: electorate.limits.map(({ cite }) => cite) };
      const there = c.quantity<'shares'>('shares', { ...sharesPresentOfHolder, reply }, asked);
      const stated = equals(fewest, most) ? most : exactly(there);
      const votes = stated === undefined ? there : amount(least(greatest(stated, fewest), most));
      const eachVote = count === 'votes' && classes === 'general' ? each.votesEach : ratio(1);
      return [timesAmount(recountAmount('votes', votes), times(minus<'ratio'>(ratio(1), kept), eachVote))];
    });
  });
  return sumAmounts('votes', lost);
}

/** The shares, or votes, of those who left a meeting by the question's day. */
export function withdrawnFrom(
  c: Context,
  meeting: string,
  electorate: Electorate,
  count: QuorumCount,
  classes: EntitledClasses,
): Counted {
  const entitled = voting(electorate, classes);
  const left = c.books.entriesOf('holders-withdrew').filter(({ data, on }) => data.meeting === meeting && on <= c.asOf);
  c.restsOn(left.map(({ id }) => id));
  return sumOf('votes', left, ({ data }) => presentInRows(c, electorate, entitled, data.shares, count, classes));
}

type Rows = NonNullable<EntryOf<'meeting-held'>['data']['presence']>;

function presentInRows(
  c: Context,
  electorate: Electorate,
  entitled: readonly VotingClass[],
  rows: Rows,
  count: QuorumCount,
  classes: EntitledClasses,
): Counted {
  return sum(
    'votes',
    rows.flatMap((row) => {
      const each = entitled.find((one) => one.id === row.class);
      if (each === undefined) return [];
      const left = row.holder === undefined ? ratio(1) : limitsKeep(c, electorate, row.class, row.holder);
      const kept = times(row.shares, left);
      return [counted(kept, each, count, classes)];
    }),
  );
}
