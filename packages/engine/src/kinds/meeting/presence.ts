import { equals, isZero, minus, ratio, recount, sum, times, votesOf, type Quantity } from '../../exact/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { limitsKeep, type Electorate, type VotingClass } from '../../terms/index.js';
import { sharesPresentFact, votesPresentFact, type QuorumRule } from './meeting-quorum.js';

/** Shares or votes, as a quorum counts them. */
type Counted = Quantity<'votes'>;

/** Of whom a quorum is taken: those with a general vote, or the classes that vote on the matter apart. */
export type EntitledClasses = 'general' | readonly string[];

/** The electorate as a quorum looks at it: without limits where these are put aside. */
export function countedForQuorum(electorate: Electorate, rule: QuorumRule | undefined): Electorate {
  if (rule?.limitsAside !== true) return electorate;
  const blocks = electorate.blocks.map(({ limit: _limit, ...block }) => ({ ...block, factor: ratio(1) }));
  return { ...electorate, blocks };
}

/** All the shares, or votes, entitled to vote, after limits: what a limit takes away is not there. */
export function entitledToVote(electorate: Electorate, count: QuorumRule['count'], classes: EntitledClasses): Counted {
  return sum(
    'votes',
    voting(electorate, classes).map((each) => {
      const taken = electorate.blocks
        .filter((block) => block.class === each.id)
        .map((block) => minus<'shares'>(block.shares, times(block.shares, block.factor)));
      return counted(minus<'shares'>(each.outstanding, sum('shares', taken)), each, count, classes);
    }),
  );
}

function voting({ classes }: Electorate, named: EntitledClasses): readonly VotingClass[] {
  return classes.filter(
    (each) => !isZero(each.outstanding) && (named === 'general' ? !isZero(each.votesEach) : named.includes(each.id)),
  );
}

/** Counted as votes, a share of a class that votes apart has one. */
function counted(
  shares: Quantity<'shares'>,
  each: VotingClass,
  count: QuorumRule['count'],
  classes: EntitledClasses,
): Counted {
  return count === 'votes' && classes === 'general' ? votesOf(shares, each.votesEach) : recount('votes', shares);
}

/** The shares, or votes, that were present when a meeting began, as its minutes count them; asked for where they do not. */
export function presentAtStart(
  c: Context,
  { id, data }: EntryOf<'meeting-held'>,
  electorate: Electorate,
  count: QuorumRule['count'],
  classes: EntitledClasses,
): Counted {
  c.restsOn([id]);
  const entitled = voting(electorate, classes);
  if (data.presence !== undefined) return sumOf(c, electorate, entitled, data.presence, count, classes);
  const total = data['present-shares'];
  const alike =
    count === 'shares' || entitled.every((each) => classes !== 'general' || equals(each.votesEach, ratio(1)));
  const everybody = entitled.length === electorate.classes.filter((each) => !isZero(each.outstanding)).length;
  const isOfAll = alike && (classes === 'general' || everybody);
  if (total !== undefined && isOfAll) return recount('votes', total);
  if (count === 'shares' || isOfAll) {
    return recount(
      'votes',
      c.exactly(c.quantity<'shares'>('shares', sharesPresentFact, { about: [data.id], cites: [] })),
    );
  }
  return c.exactly(c.quantity<'votes'>('votes', votesPresentFact, { about: [data.id], cites: [] }));
}

/** The shares, or votes, of those who left a meeting by the question's day. */
export function withdrawnFrom(
  c: Context,
  meeting: string,
  electorate: Electorate,
  count: QuorumRule['count'],
  classes: EntitledClasses,
): Counted {
  const entitled = voting(electorate, classes);
  const left = c.books.entriesOf('holders-withdrew').filter(({ data, on }) => data.meeting === meeting && on <= c.asOf);
  c.restsOn(left.map(({ id }) => id));
  return sum(
    'votes',
    left.map(({ data }) => sumOf(c, electorate, entitled, data.shares, count, classes)),
  );
}

type Presence = NonNullable<EntryOf<'meeting-held'>['data']['presence']>;

function sumOf(
  c: Context,
  electorate: Electorate,
  entitled: readonly VotingClass[],
  rows: Presence,
  count: QuorumRule['count'],
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
