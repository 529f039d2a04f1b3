import { fractionInWords, majority, type Fraction } from '../exact/index.js';
import type { Context } from '../session/index.js';
import type { DirectorsVote } from './directors-vote.js';

/** Whose votes a provision asks for: all directors, or those of them who stand apart from whoever is interested. */
export type VotingBody = 'board' | 'independent-directors' | 'continuing-directors';

/** A vote that a provision asks of directors. */
export interface BoardVote {
  readonly body: VotingBody;
  readonly fraction: Fraction;
  /** Of which number of that body. */
  readonly of: 'in-office' | 'entire-board' | 'present';
  /** Whether it is asked for only while there is an interested shareholder. */
  readonly needed: 'always' | 'where-somebody-is-interested';
  /** Whether only a vote at a meeting counts; 'or-all': one without a meeting does where every member votes for it. */
  readonly atMeeting: boolean | 'or-all';
}

/** One matter on which a provision has directors vote, and the votes that it asks for, all of them. */
export interface BoardVotes {
  readonly cite: string;
  /** What they vote on, in a few of our own words: "fixing the number of directors". */
  readonly on: string;
  readonly votes: readonly BoardVote[];
}

/** The ordinary act of the board, where the instrument names the board and no number. */
export const ordinaryVoteOfBoard: BoardVote = {
  body: 'board',
  fraction: majority,
  of: 'present',
  needed: 'always',
  atMeeting: false,
};

/** Votes of directors as charter data writes them. */
export function boardVotesOf(c: Context, votes: readonly Omit<DirectorsVote, 'needed'>[]): readonly BoardVote[] {
  return votes.map((vote) => ({
    body: vote.body,
    fraction: vote.fraction,
    of: c.resolve(vote.of),
    needed: 'needed' in vote ? (vote.needed as DirectorsVote['needed']) : 'always',
    atMeeting: vote.atMeeting,
  }));
}

const bodies: Readonly<Record<VotingBody, string>> = {
  board: 'the directors',
  'independent-directors': 'the independent directors',
  'continuing-directors': 'the continuing directors',
};

/** A vote in words, with its base. */
export function boardVoteInWords({ body, fraction, of, atMeeting }: BoardVote): string {
  const base =
    of === 'entire-board' ? 'the entire Board' : `${bodies[body]} ${of === 'present' ? 'present' : 'in office'}`;
  const how =
    atMeeting === true ? ', at a meeting' : atMeeting === 'or-all' ? ', at a meeting or with the votes of all' : '';
  return `${fractionInWords(fraction)} of ${base}${how}`;
}
