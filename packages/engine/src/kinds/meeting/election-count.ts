import {
  compareBy,
  isZero,
  least,
  ratio,
  recount,
  share,
  sum,
  times,
  votesOf,
  zero,
  type Moment,
  type Quantity,
  type Ratio,
} from '../../exact/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { electorateAt, type Electorate, type VotingClass } from '../../terms/index.js';
import type { QuorumRule } from './meeting-quorum.js';
import type { CumulationRule } from './no-cumulation.js';
import { keptOf } from './presence.js';

type Votes = Quantity<'votes'>;

/** What an election came to, before anybody is declared elected. */
export interface ElectionCount {
  readonly candidates: readonly CandidateCount[];
  /** Ballots that were cut back or left out, with why. */
  readonly ballots: readonly JudgedBallot[];
  /** Votes, and shares, of the holders who voted, whether they gave or withheld them. */
  readonly present: Readonly<Record<QuorumRule['count'], Votes>>;
  readonly electorate: Electorate;
}

export interface CandidateCount {
  readonly id: string;
  readonly votes: Votes;
}

export interface JudgedBallot {
  readonly id: string;
  readonly holder: string;
  readonly votesHeld: Votes;
  readonly sharesHeld: Quantity<'shares'>;
  readonly counted: 'whole' | 'clipped' | 'not-counted';
  /** For each candidate, what the ballot gives and what of it counts. */
  readonly given: readonly { readonly id: string; readonly votes: Votes; readonly counted: Votes }[];
}

/** How an election is counted. */
export interface ElectionTerms {
  readonly meeting: string;
  readonly seats: number;
  readonly candidates: readonly string[];
  /** The series whose holders alone elect. */
  readonly series?: string;
  readonly recordDate: Moment;
  readonly cumulation: CumulationRule;
}

/**
 * Counts the ballots of an election. A ballot is written in the holder's votes of record; limits on votes then weigh it. A
 * holder gives each candidate at most its votes, and marks no more candidates than seats.
 */
export function countElection(c: Context, terms: ElectionTerms): ElectionCount {
  const electorate = electorateAt(c, terms.recordDate).value;
  const classes = electorate.classes.filter((each) => !isZero(each.outstanding) && votesIn(each, terms));
  const entries = lastOfEach(c.books.electionBallots(terms.meeting, c.now));
  c.restsOn(entries.map((entry) => entry.id));
  const judged = entries.map((entry) => judge(c, electorate, classes, entry, terms));
  return {
    electorate,
    candidates: terms.candidates.map((id) => ({ id, votes: votesFor(judged, id) })),
    ballots: judged,
    present: {
      votes: sum(
        'votes',
        judged.map((ballot) => ballot.votesHeld),
      ),
      shares: sum(
        'votes',
        judged.map((ballot) => recount('votes', ballot.sharesHeld)),
      ),
    },
  };
}

function votesIn(each: VotingClass, terms: ElectionTerms): boolean {
  return terms.series === undefined ? !isZero(each.votesEach) : each.id === terms.series;
}

function eachVote(each: VotingClass, terms: ElectionTerms): Ratio {
  return terms.series === undefined ? each.votesEach : ratio(1);
}

/** A later ballot of a holder takes the place of an earlier one. */
function lastOfEach(ballots: readonly EntryOf<'election-ballot'>[]): readonly EntryOf<'election-ballot'>[] {
  return [...new Map(ballots.map((ballot) => [`${ballot.data.holder} ${ballot.data.class ?? ''}`, ballot])).values()];
}

function judge(
  c: Context,
  electorate: Electorate,
  classes: readonly VotingClass[],
  entry: EntryOf<'election-ballot'>,
  terms: ElectionTerms,
): JudgedBallot {
  const { holder, class: named, votes } = entry.data;
  const own = classes.filter((each) => named === undefined || each.id === named);
  const ofRecord = sum(
    'votes',
    own.map((each) => votesOf(c.books.holding(holder, each.id).at(terms.recordDate), eachVote(each, terms))),
  );
  const left = own.map((each) => ({ each, shares: sharesLeft(c, electorate, each, holder, terms) }));
  const held = sum(
    'votes',
    left.map(({ each, shares }) => votesOf(shares, eachVote(each, terms))),
  );
  const weight = isZero(ofRecord) ? ratio(0) : share<'votes'>(held, ofRecord);
  const marked = votes.filter((each) => !isZero(each.votes));
  const above = marked.some((each) => compareBy<'votes'>('moreThan', each.votes, ofRecord));
  const tooMany = marked.length > terms.seats;
  const counted =
    tooMany || (above && terms.cumulation.ballotAbove === 'invalid') ? 'not-counted' : above ? 'clipped' : 'whole';
  return {
    id: entry.id,
    holder,
    votesHeld: held,
    sharesHeld: sum(
      'shares',
      left.map(({ shares }) => shares),
    ),
    counted,
    given: votes.map((each) => ({
      id: each.candidate,
      votes: each.votes,
      counted: counted === 'not-counted' ? zero('votes') : times(least(each.votes, ofRecord), weight),
    })),
  };
}

/** What the limits leave of a holder's shares in a class. */
function sharesLeft(
  c: Context,
  electorate: Electorate,
  each: VotingClass,
  holder: string,
  terms: ElectionTerms,
): Quantity<'shares'> {
  const held = c.books.holding(holder, each.id).at(terms.recordDate);
  return times(held, keptOf(electorate, each.id, holder));
}

function votesFor(judged: readonly JudgedBallot[], candidate: string): Votes {
  return sum(
    'votes',
    judged.flatMap((ballot) => ballot.given.filter((each) => each.id === candidate).map((each) => each.counted)),
  );
}
