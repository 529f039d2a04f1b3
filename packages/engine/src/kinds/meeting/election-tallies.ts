import { openFact, QuestionError } from '../../evaluation/index.js';
import {
  compareBy,
  dividedBy,
  greatest,
  isZero,
  least,
  minus,
  plus,
  ratio,
  recount,
  sum,
  sumOf,
  times,
  toWire,
  votesOf,
  zero,
} from '../../exact/index.js';
import type { Shares } from '../../exact/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { isSinceRuling, lessOrNone, totalsFollowed, type Electorate, type VotingClass } from '../../terms/index.js';
import { positionsOf, type JudgedBallot } from './election-ballots.js';
import { usedBy, votesLeft, type ElectionTerms, type Electors, type Position, type Votes } from './electors.js';

/** Asked of a holder whose votes are limited and of whom no ballot is entered, where a total may have them in it. */
export const votesGivenFact = openFact('votes-given', 'person', 'candidate', 'proposal').votes(
  'How many of its votes of record did {0}, of whom the total of the class may have some, give {1} in the election {2}?',
);

/** Asked of the same holders where a majority elects, and a total tells votes withheld. */
export const votesWithheldByFact = openFact('votes-withheld-by', 'person', 'candidate', 'proposal').votes(
  'How many of its votes of record did {0}, whose votes are limited and in the total of the class, withhold from {1} in the election {2}?',
);

export interface CandidateCount {
  readonly id: string;
  readonly votes: Votes;
  /** Votes withheld, where totals tell all of them. */
  readonly withheld?: Votes;
}

/** What an inspector’s totals add to the ballots that are shown. */
interface Tallied {
  readonly candidates: readonly CandidateCount[];
  readonly present: readonly Pick<Position, 'ofRecord' | 'shares' | 'kept'>[];
  readonly unvoted: Shares;
  readonly overstated: readonly string[];
}

/** What totals add, and of which candidates all is told that was withheld. */
export interface TalliedBesides extends Tallied {
  readonly stale: readonly StaleTotal[];
  readonly tellsWithheld: (candidate: string) => boolean;
}

/** A total from before a ruling on a ballot that it has in it. */
export interface StaleTotal {
  readonly id: string;
  readonly ballot: string;
}

type Tally = EntryOf<'election-tally'>;

/**
 * The totals of an election for holders who are not shown one by one, the last of each class and holder. Whoever is shown is in
 * the total of its holder, and in that of all, and is counted once.
 */
export function talliedBesides(
  c: Context,
  electorate: Electorate,
  electors: Electors,
  ballots: readonly JudgedBallot[],
  terms: ElectionTerms,
): TalliedBesides {
  const entries = totalsFollowed(c, terms, c.books.electionTallies(terms.id, c.now));
  const last = [...new Map(entries.map((entry) => [`${entry.data.class} ${entry.data.holder ?? ''}`, entry])).values()];
  c.restsOn(last.map((entry) => entry.id));
  const parts = electors.classes.flatMap((each) => {
    const ofClass = last.filter(({ data }) => data.class === each.id);
    return ofClass.length === 0 ? [] : ofOneClass(c, electorate, electors, each, ballots, ofClass, terms);
  });
  return {
    candidates: parts.flatMap((part) => part.candidates),
    present: parts.flatMap((part) => part.present),
    unvoted: sumOf('shares', last, ({ data }) => data['broker-non-votes'] ?? zero('shares')),
    overstated: parts.flatMap((part) => part.overstated),
    stale: last.flatMap((tally) => staleBy(tally, ballots)),
    tellsWithheld: (candidate) =>
      electors.classes.every(({ id }) =>
        isWithheldTold(
          candidate,
          last.filter(({ data }) => data.class === id),
          ballots.filter(({ positions }) => positions.some((one) => one.class === id)),
        ),
      ),
  };
}

function staleBy(tally: Tally, ballots: readonly JudgedBallot[]): readonly StaleTotal[] {
  const { class: className, holder } = tally.data;
  return ballots
    .filter(({ changed }) => changed !== undefined && !isSinceRuling(tally, changed.by))
    .filter((ballot) => holder === undefined || holder === ballot.holder)
    .filter(({ positions }) => positions.some((one) => one.class === className))
    .map((ballot) => ({ id: tally.id, ballot: ballot.id }));
}

/**
 * Whether all is told that the holders of a class withheld from a candidate: by a total of all of the class, or else by those of
 * single holders, where nobody else’s ballot leaves votes that may have been withheld.
 */
function isWithheldTold(candidate: string, totals: readonly Tally[], ballots: readonly JudgedBallot[]): boolean {
  const tells = ({ data }: Tally) =>
    data.votes.some((row) => row.candidate === candidate && row.withheld !== undefined);
  const ofAll = totals.find(({ data }) => data.holder === undefined);
  if (ofAll !== undefined) return tells(ofAll);
  const holders = new Set(totals.map(({ data }) => data.holder));
  return totals.every(tells) && ballots.every((card) => holders.has(card.holder) || givesAllTo(candidate, card));
}

function givesAllTo(candidate: string, { counted, positions, given }: JudgedBallot): boolean {
  if (counted === 'not-counted') return true;
  const all = sumOf('votes', positions, ({ ofRecord }) => ofRecord);
  return given.some(({ id, ofRecord }) => id === candidate && compareBy<'votes'>('atLeast', ofRecord, all));
}

/** What is shown of some holders in a class: votes of record by candidate, and all that they have. */
interface Shown {
  readonly holders: ReadonlySet<string>;
  readonly votes: ReadonlyMap<string, Votes>;
  readonly ofRecord: Votes;
  readonly shares: Shares;
}

function shownIn(ballots: readonly JudgedBallot[], each: VotingClass, holder?: string): Shown {
  const own = ballots.filter((ballot) => holder === undefined || ballot.holder === holder);
  const mixed = own.find(({ positions }) => positions.length > 1 && positions.some((one) => one.class === each.id));
  if (mixed !== undefined) {
    throw new QuestionError(
      `The ballot "${mixed.id}" names no class, and totals of ${each.id} are entered. Enter one ballot for each class.`,
    );
  }
  const ofClass = own.filter(({ positions }) => positions[0]?.class === each.id);
  const votes = new Map<string, Votes>();
  for (const { given } of ofClass) {
    for (const { id, ofRecord } of given) votes.set(id, plus<'votes'>(votes.get(id) ?? zero('votes'), ofRecord));
  }
  const positions = positionsOf(ofClass);
  return {
    holders: new Set(positions.map((one) => one.holder)),
    votes,
    ofRecord: sumOf('votes', positions, (one) => one.ofRecord),
    shares: sumOf('shares', positions, (one) => one.shares),
  };
}

function ofOneClass(
  c: Context,
  electorate: Electorate,
  electors: Electors,
  each: VotingClass,
  ballots: readonly JudgedBallot[],
  tallies: readonly Tally[],
  terms: ElectionTerms,
): readonly Tallied[] {
  const ofHolders = tallies.flatMap((tally) => {
    const { holder } = tally.data;
    if (holder === undefined) return [];
    const position = electors.position(holder, each);
    const shown = shownIn(ballots, each, holder);
    const rest = restOf(tally, shown, electors, each, votesLeft(position.ofRecord, usedBy(rowsOf(shown))));
    const wholly = shown.holders.has(holder);
    return [{ tally, position, rest, present: wholly ? [] : [rest.present] }];
  });
  const ofAll = tallies.find(({ data }) => data.holder === undefined);
  const holders = ofHolders.map(({ rest, position, present, tally }): Tallied => {
    const weighed = rest.rows.map(({ withheld, ...row }) => ({
      ...row,
      votes: times(row.votes, position.kept),
      // A total of all has them in it.
      ...(withheld === undefined || ofAll !== undefined ? undefined : { withheld: times(withheld, position.kept) }),
    }));
    const told = present.map((one) => ({ ...one, kept: position.kept }));
    if (rest.above) tellAbove(c, tally, position.holder);
    return { candidates: weighed, present: told, unvoted: zero('shares'), overstated: [] };
  });
  if (ofAll === undefined) return holders;
  const shown = shownIn(ballots, each);
  const named = ofHolders.map(({ position, rest }) => ({ position, rest }));
  const besides: Shown = {
    holders: new Set([...shown.holders, ...named.map(({ position }) => position.holder)]),
    votes: new Map(
      terms.candidates.map((id) => [
        id,
        sum('votes', [
          shown.votes.get(id) ?? zero('votes'),
          ...named.flatMap(({ rest }) => rest.rows.filter((row) => row.id === id).map((row) => row.votes)),
        ]),
      ]),
    ),
    ofRecord: sum('votes', [shown.ofRecord, ...named.map(({ rest }) => rest.present.ofRecord)]),
    shares: sum('shares', [shown.shares, ...named.map(({ rest }) => rest.present.shares)]),
  };
  const all = votesOf(each.outstanding, electors.eachVote(each));
  const rest = restOf(ofAll, besides, electors, each, votesLeft(all, usedBy(rowsOf(besides))));
  const given = sumOf('votes', rest.rows, (row) => row.votes);
  const overstated =
    rest.above ||
    compareBy<'votes'>('moreThan', given, times(votesLeft(all, usedBy(rowsOf(besides))), ratio(terms.seats)));
  const lost = lostToLimits(c, electorate, electors, each, besides, rest.rows, terms);
  return [
    ...holders,
    {
      candidates: rest.rows.map(({ withheld, ...row }) => ({
        ...row,
        votes: minus<'votes'>(row.votes, lost(row.id)),
        ...(withheld === undefined
          ? undefined
          : {
              withheld: !terms.isMajority
                ? withheld
                : minus<'votes'>(
                    withheld,
                    lostOfWithheld(c, electorate, electors, each, { ballots, tallies }, { ...row, withheld }, terms),
                  ),
            }),
      })),
      present: [rest.present],
      unvoted: zero('shares'),
      overstated: overstated ? [ofAll.id] : [],
    },
  ];
}

function rowsOf({ votes }: Shown): readonly { readonly votes: Votes }[] {
  return [...votes.values()].map((each) => ({ votes: each }));
}

/** What a total has beside what is shown, no candidate more than is left. */
function restOf({ data }: Tally, shown: Shown, electors: Electors, each: VotingClass, left: Votes) {
  const eachVote = electors.eachVote(each);
  const beyond = data.votes.map((row) => ({
    id: row.candidate,
    votes: votesLeft(row.votes, shown.votes.get(row.candidate) ?? zero('votes')),
    ...(row.withheld === undefined ? undefined : { withheld: row.withheld }),
  }));
  const rows = beyond.map((row) => ({ ...row, votes: least(row.votes, left) }));
  const most = greatest(
    zero('votes'),
    ...data.votes.map(({ votes, withheld, abstain }) =>
      sum('votes', [votes, withheld ?? zero('votes'), abstain ?? zero('votes')]),
    ),
  );
  const nonVotes = data['broker-non-votes'] ?? zero('shares');
  const onLines = plus<'shares'>(recount('shares', times(most, dividedBy(ratio(1), eachVote))), nonVotes);
  const counted = greatest(onLines, data.present ?? zero('shares'));
  const room = lessOrNone(each.outstanding, shown.shares);
  const besides = lessOrNone(counted, shown.shares);
  const shares = least(besides, room);
  return {
    rows,
    above:
      beyond.some((row) => compareBy<'votes'>('moreThan', row.votes, left)) ||
      compareBy<'shares'>('moreThan', besides, room),
    present: { shares, ofRecord: votesOf(shares, eachVote), kept: ratio(1) },
  };
}

function tellAbove(c: Context, { id }: Tally, holder: string): void {
  c.remark({
    says: `The total ${id} gives a candidate more votes than ${c.nameOf(holder)} had of record; the excess is not counted.`,
    cites: [],
  });
}

/** What limits take of a total of all: how the limited holders voted who are not shown is asked. */
function lostToLimits(
  c: Context,
  { blocks }: Electorate,
  electors: Electors,
  each: VotingClass,
  shown: Shown,
  rows: readonly CandidateCount[],
  terms: ElectionTerms,
) {
  const limited = new Set(
    blocks.filter((block) => block.class === each.id && block.limit).map((block) => block.holder),
  );
  const unshown = [...limited]
    .filter((holder) => !shown.holders.has(holder))
    .map((holder) => electors.position(holder, each))
    .filter(({ kept, shares }) => !isZero(shares) && toWire(kept) !== '1');
  return (candidate: string): Votes => {
    const votes = rows.find((row) => row.id === candidate)?.votes ?? zero('votes');
    return sumOf('votes', unshown, ({ holder, ofRecord, kept }) => {
      const most = least(ofRecord, votes);
      if (isZero(most)) return most;
      const asked = c.quantity<'votes'>(
        'votes',
        { ...votesGivenFact, reply: { kind: 'quantity', unit: 'votes', greatest: toWire(most) } },
        { about: [holder, candidate, terms.id], cites: [] },
      );
      return times(least(c.exactly(asked), most), minus<'ratio'>(ratio(1), kept));
    });
  };
}

/** What limits take of the votes that a total tells as withheld: of holders who are shown, no more than they did not give. */
function lostOfWithheld(
  c: Context,
  { blocks }: Electorate,
  electors: Electors,
  each: VotingClass,
  { ballots, tallies }: { readonly ballots: readonly JudgedBallot[]; readonly tallies: readonly Tally[] },
  { id: candidate, withheld }: { readonly id: string; readonly withheld: Votes },
  terms: ElectionTerms,
): Votes {
  const limited = new Set(
    blocks.filter((block) => block.class === each.id && block.limit).map((block) => block.holder),
  );
  const lost = [...limited].map((holder): Votes => {
    const { ofRecord, kept } = electors.position(holder, each);
    if (toWire(kept) === '1') return zero('votes');
    const given = ballots
      .filter((ballot) => ballot.holder === holder && ballot.positions.some((one) => one.class === each.id))
      .flatMap((ballot) => ballot.given.filter(({ id }) => id === candidate).map((one) => one.ofRecord));
    const most = least(votesLeft(ofRecord, sum('votes', given)), withheld);
    if (isZero(most)) return most;
    const own = tallies.find(({ data }) => data.holder === holder)?.data.votes;
    const told = own?.find((row) => row.candidate === candidate)?.withheld;
    const reply = { kind: 'quantity', unit: 'votes', greatest: toWire(most) } as const;
    const about = { about: [holder, candidate, terms.id], cites: [] };
    const votes = told ?? c.exactly(c.quantity<'votes'>('votes', { ...votesWithheldByFact, reply }, about));
    return times(least(votes, most), minus<'ratio'>(ratio(1), kept));
  });
  return sum('votes', lost);
}
