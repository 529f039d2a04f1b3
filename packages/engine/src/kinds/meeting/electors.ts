import { compareBy, greatest, isZero, minus, plus, ratio, votesOf, zero } from '../../exact/index.js';
import type { Moment, Quantity, Ratio, Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { limitsKeep, moreVotesIn, type Electorate, type VotingClass } from '../../terms/index.js';
import type { CumulationRule } from './no-cumulation.js';

export type Votes = Quantity<'votes'>;

/** How an election is counted. */
export interface ElectionTerms {
  readonly id: string;
  readonly meeting: string;
  readonly seats: number;
  readonly candidates: readonly string[];
  /** The series whose holders alone elect. */
  readonly series?: string;
  readonly recordDate: Moment;
  readonly pollsEnd?: Moment;
  readonly cumulation: CumulationRule;
  /** Whether those withheld decide: a majority elects, and nobody stands against another. */
  readonly isMajority: boolean;
  /** The meeting whose inspectors count it, by what they may look at; without one it is counted on all facts. */
  readonly inspectedAt?: string | undefined;
}

/** A holder of record in a class that elects. */
export interface Position {
  readonly holder: string;
  readonly class: string;
  /** Votes of record, before limits. */
  readonly ofRecord: Votes;
  readonly shares: Shares;
  /** What limits leave of each of them. */
  readonly kept: Ratio;
}

/** The classes that elect, and what each holder has in them. */
export interface Electors {
  readonly classes: readonly VotingClass[];
  readonly eachVote: (each: VotingClass) => Ratio;
  readonly position: (holder: string, each: VotingClass) => Position;
}

export function electorsIn(c: Context, electorate: Electorate, { series }: ElectionTerms): Electors {
  const votesHere = (each: VotingClass) => (series === undefined ? !isZero(each.votesEach) : each.id === series);
  const eachVote = (each: VotingClass): Ratio => (series === undefined ? each.votesEach : ratio(1));
  return {
    classes: electorate.classes.filter((each) => !isZero(each.outstanding) && votesHere(each)),
    eachVote,
    position: (holder, each) => {
      const shares = c.books.outstandingHolding(holder, each.id, electorate.at);
      const kept = limitsKeep(c, electorate, each.id, holder);
      const more = moreVotesIn(electorate, each.id, 'beside-limits', (row) => row.holder === holder);
      const ofRecord = votesOf(shares, eachVote(each));
      return { holder, class: each.id, shares, ofRecord: series === undefined ? plus(ofRecord, more) : ofRecord, kept };
    },
  };
}

/** The most votes that one candidate gets of some rows: as many are used at the least. */
export function usedBy(rows: readonly { readonly votes: Votes }[]): Votes {
  return greatest(zero('votes'), ...rows.map(({ votes }) => votes));
}

/** Votes less others, or none. */
export function votesLeft(all: Votes, taken: Votes): Votes {
  return compareBy<'votes'>('lessThan', all, taken) ? zero('votes') : minus<'votes'>(all, taken);
}
