import { recount, sum, sumOf, times, type Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { electorateAt, type Electorate } from '../../terms/index.js';
import { judgedCards, positionsOf, type JudgedBallot } from './election-ballots.js';
import { talliedBesides, type CandidateCount, type StaleTotal, type TalliedBesides } from './election-tallies.js';
import { electorsIn, type ElectionTerms, type Votes } from './electors.js';
import type { QuorumRule } from './meeting-quorum.js';

/** What an election came to, before anybody is declared elected. */
export interface ElectionCount {
  readonly candidates: readonly CandidateCount[];
  /** Ballots as they count; those that were cut back or left out with why. */
  readonly ballots: readonly JudgedBallot[];
  /** Votes, and shares, of the holders who voted, whether they gave or withheld them. */
  readonly present: Readonly<Record<QuorumRule['count'], Votes>>;
  /** Shares present that brokers could not vote. */
  readonly unvoted: Shares;
  /** Shares that ballots withhold. */
  readonly withheld: Shares;
  /** The totals of a whole class that give more votes than can have been given: nobody is elected by them, nor defeated. */
  readonly overstated: readonly string[];
  /** The totals from before a ruling that changed a ballot that they have in them: nothing is settled by them either. */
  readonly stale: readonly StaleTotal[];
  readonly electorate: Electorate;
}

/**
 * Counts the ballots of an election, and the totals that an inspector reports besides. A ballot is written in the holder’s
 * votes of record; limits on votes then weigh it. A holder gives each candidate at most its votes, and marks no more candidates
 * than seats.
 */
export function countElection(c: Context, terms: ElectionTerms): ElectionCount {
  const electorate = electorateAt(c, terms.recordDate, terms.pollsEnd ?? c.now, terms.inspectedAt).value;
  const electors = electorsIn(c, electorate, terms);
  const ballots = judgedCards(c, electors, terms);
  const tallied = talliedBesides(c, electorate, electors, ballots, terms);
  const positions = positionsOf(ballots);
  const voted = [...positions, ...tallied.present];
  return {
    electorate,
    ballots,
    candidates: terms.candidates.map((id) => candidateCount(id, ballots, tallied)),
    present: {
      votes: sumOf('votes', voted, (each) => times(each.ofRecord, each.kept)),
      shares: sumOf('votes', voted, (each) => recount('votes', times(each.shares, each.kept))),
    },
    unvoted: tallied.unvoted,
    withheld: sum(
      'shares',
      ballots.flatMap((ballot) => (ballot.withheld === undefined ? [] : [ballot.withheld])),
    ),
    overstated: tallied.overstated,
    stale: tallied.stale,
  };
}

function candidateCount(id: string, ballots: readonly JudgedBallot[], tallied: TalliedBesides): CandidateCount {
  const rows = [
    ...ballots.flatMap(({ given }) =>
      given.filter((each) => each.id === id).map(({ counted }) => ({ votes: counted, withheld: undefined })),
    ),
    ...tallied.candidates.filter((each) => each.id === id),
  ];
  const withheld = rows.flatMap((row) => (row.withheld === undefined ? [] : [row.withheld]));
  return {
    id,
    votes: sumOf('votes', rows, ({ votes }) => votes),
    ...(withheld.length === 0 || !tallied.tellsWithheld(id) ? undefined : { withheld: sum('votes', withheld) }),
  };
}
