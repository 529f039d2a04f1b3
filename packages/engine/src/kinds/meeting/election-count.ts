import {
  compareBy,
  equals,
  isZero,
  least,
  minus,
  ratio,
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
import type { CumulationRule } from './no-cumulation.js';

type Votes = Quantity<'votes'>;

/** What an election came to, before anybody is declared elected. */
export interface ElectionCount {
  readonly candidates: readonly CandidateCount[];
  /** Ballots that were cut back or left out, with why. */
  readonly ballots: readonly JudgedBallot[];
  /** Votes of the holders who voted, whether they gave or withheld them. */
  readonly present: Votes;
  /** All the votes that could have been cast. */
  readonly entitled: Votes;
  /** Whether each share that may vote has one vote, so that shares counted at the door are votes. */
  readonly oneVoteEach: boolean;
}

export interface CandidateCount {
  readonly id: string;
  readonly votes: Votes;
}

export interface JudgedBallot {
  readonly id: string;
  readonly holder: string;
  readonly votesHeld: Votes;
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
    oneVoteEach: classes.every((each) => equals(eachVote(each, terms), ratio(1))),
    candidates: terms.candidates.map((id) => ({ id, votes: votesFor(judged, id) })),
    ballots: judged,
    present: sum(
      'votes',
      judged.map((ballot) => ballot.votesHeld),
    ),
    entitled: sum(
      'votes',
      classes.map((each) => entitledIn(electorate, each, terms)),
    ),
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
  const held = sum(
    'votes',
    own.map((each) => votesLeft(c, electorate, each, holder, terms)),
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
    counted,
    given: votes.map((each) => ({
      id: each.candidate,
      votes: each.votes,
      counted: counted === 'not-counted' ? zero('votes') : times(least(each.votes, ofRecord), weight),
    })),
  };
}

/** What the limits leave of a holder's votes in a class. */
function votesLeft(c: Context, electorate: Electorate, each: VotingClass, holder: string, terms: ElectionTerms): Votes {
  const held = c.books.holding(holder, each.id).at(terms.recordDate);
  const blocks = electorate.blocks.filter((block) => block.class === each.id && block.holder === holder);
  const ofBlocks = sum(
    'shares',
    blocks.map((block) => block.shares),
  );
  if (isZero(ofBlocks)) return votesOf(held, eachVote(each, terms));
  const kept = share<'shares'>(
    sum(
      'shares',
      blocks.map((block) => times(block.shares, block.factor)),
    ),
    ofBlocks,
  );
  return votesOf(times(held, kept), eachVote(each, terms));
}

function entitledIn(electorate: Electorate, each: VotingClass, terms: ElectionTerms): Votes {
  const taken = electorate.blocks
    .filter((block) => block.class === each.id)
    .map((block) => minus<'shares'>(block.shares, times(block.shares, block.factor)));
  return votesOf(minus<'shares'>(each.outstanding, sum('shares', taken)), eachVote(each, terms));
}

function votesFor(judged: readonly JudgedBallot[], candidate: string): Votes {
  return sum(
    'votes',
    judged.flatMap((ballot) => ballot.given.filter((each) => each.id === candidate).map((each) => each.counted)),
  );
}
