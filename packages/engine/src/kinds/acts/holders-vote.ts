import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import { byReading, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  atMeetingCalledFor,
  boardVotesOf,
  fractionField,
  purposeOfMeeting,
  recommendation,
  recommendationStep,
  recordMoment,
  seriesTermsNotion,
  type BoardVotes,
  type LeftOut,
  type Matter,
  type Requirement,
  type Series,
  type VoteStep,
} from '../../terms/index.js';

/** Whose shares are left out of a vote of the others: those that interested shareholders hold, or those deemed theirs. */
const exclusions = ['held', 'held-of-record', 'beneficially-owned'] as const;
type Exclusion = (typeof exclusions)[number];

/** A vote of holders that an instrument asks for when it is changed, as charter data writes it. */
export const holdersVote = z.strictObject({
  cite: z.string().describe('its section'),
  says: z.string().describe('the vote in a few of our own words, the percentage with its base'),
  fraction: fractionField.describe('the part of the voting power that must vote for it'),
  base: byReading(z.enum(['general-vote', 'any-vote-for-directors'])).describe(
    'of which shares: those with the general vote, or every share that has a vote for some director',
  ),
  weigh: byReading(z.enum(['both', 'cast', 'neither'])).describe('where limits on votes enter'),
  withoutInterested: byReading(z.enum(exclusions))
    .optional()
    .describe('where only the others vote, and only if there is an interested shareholder: which shares are left out'),
  count: z.enum(['votes', 'shares']).optional().describe('what is counted; left out: votes'),
  lesser: z
    .strictObject({
      says: z.string().describe('the lesser vote in a few of our own words, the fraction with its base'),
      fraction: fractionField,
      recommended: recommendation.describe('the recommendation that makes it enough'),
    })
    .optional()
    .describe('the lesser vote that is enough where the board recommends the matter'),
  meeting: byReading(purposeOfMeeting)
    .optional()
    .describe('where the meeting must be called for the matter: whether for it alone; left out where it need not be'),
});
export type HoldersVote = z.output<typeof holdersVote>;

const exists = message('holders-vote.interested', 'There is an interested shareholder: {outcome}');

/**
 * What one vote asks for: the vote, or the lesser one with the recommendation that opens it, at a meeting called for the
 * matter where the instrument says so. A vote of the others is needed only if somebody is an interested shareholder.
 */
export function holdersVoteStep(c: Context, placed: Placed, vote: HoldersVote, matter: Matter): Requirement {
  const { cite, lesser, meeting } = vote;
  const full = voteAlone(c, placed, vote, matter);
  const need = lesser === undefined ? full : orLesser(c, placed, { ...vote, lesser }, matter, full);
  return meeting === undefined ? need : atMeetingCalledFor(c, cite, matter, c.resolve(meeting), need);
}

function orLesser(
  c: Context,
  placed: Placed,
  { lesser, ...vote }: HoldersVote & { readonly lesser: NonNullable<HoldersVote['lesser']> },
  matter: Matter,
  full: Requirement,
): Requirement {
  const { cite } = vote;
  const { says, fraction, recommended } = lesser;
  const step = { ...voteAlone(c, placed, { ...vote, says, fraction }, matter), id: `${cite} holders recommended` };
  const onRecommendation: Requirement = {
    kind: 'all',
    id: `${cite} recommended`,
    cite,
    says: `${says}, recommended by the board`,
    of: [recommendationStep(c, placed, recommended, matter), step],
  };
  return {
    kind: 'any',
    id: `${cite} votes`,
    cite,
    says: `${vote.says}, or with a recommendation ${says}`,
    of: [full, onRecommendation],
  };
}

function voteAlone(c: Context, placed: Placed, vote: HoldersVote, matter: Matter): Requirement {
  const { cite, says, withoutInterested } = vote;
  const joins = (at: Context, className: string): boolean => electsDirectors(at, className, matter);
  const step: VoteStep = {
    kind: 'vote',
    cite,
    id: `${cite} holders`,
    says,
    fraction: vote.fraction,
    count: vote.count ?? 'votes',
    base: {
      of: 'outstanding',
      classes: 'general',
      ...(c.resolve(vote.base) === 'general-vote' ? undefined : { joins }),
    },
    weigh: c.resolve(vote.weigh),
    ...(withoutInterested === undefined ? undefined : { without: leftOut(placed, cite, c.resolve(withoutInterested)) }),
  };
  if (withoutInterested === undefined) return step;
  return {
    kind: 'where',
    id: `${cite} where somebody is interested`,
    cite,
    says,
    condition: (at) => isAnybodyInterested(at, placed, vote, matter),
    need: step,
  };
}

/** Everybody who is an interested shareholder, and everybody whose shares are deemed theirs. */
interface Interested {
  readonly persons: readonly string[];
  readonly owners: readonly string[];
}

function interestedAt(c: Context, placed: Placed, at: Moment): Held<Interested> {
  return c.notion<Interested>('interested-shareholders', [], at, placed.article);
}

function isAnybodyInterested(c: Context, placed: Placed, { cite }: HoldersVote, matter: Matter): Held<boolean> {
  const found = interestedAt(c, placed, recordMoment(c, matter));
  const value = found.value.persons.length > 0;
  return held(value, reason(exists, value ? 'yes' : 'no', { cites: [cite], grounds: [found.reason] }));
}

const out = message('holders-vote.left-out', '{shares}, are left out: those of {persons}');

const sharesOf: Readonly<Record<Exclusion, string>> = {
  held: 'Shares that an interested shareholder holds, of record or through another',
  'held-of-record': 'Shares, of which an interested shareholder is holder of record',
  'beneficially-owned': 'Shares, deemed owned by an interested shareholder',
};

function leftOut(placed: Placed, cite: string, which: Exclusion): LeftOut {
  return {
    says: sharesOf[which],
    ...(which === 'held' ? { ofRecord: true } : which === 'held-of-record' ? { ofRecord: 'only' } : undefined),
    owners: (c, at) => {
      const found = interestedAt(c, placed, at);
      const value = which === 'beneficially-owned' ? found.value.owners : found.value.persons;
      const persons = value.map((person) => c.nameOf(person)).join(', ') || 'nobody';
      const figures = { shares: sharesOf[which], persons };
      return { value, reason: reason(out, persons, { figures, cites: [cite], grounds: [found.reason] }) };
    },
  };
}

/** Whether the holders of a series that has no general vote elect directors by its terms, and so have a vote for some. */
function electsDirectors(c: Context, className: string, matter: Matter): boolean {
  const series = c.notion<Series | undefined>(seriesTermsNotion, [className], recordMoment(c, matter)).value;
  return (series?.terms?.directors ?? 0) > 0;
}

/** The votes of directors on recommendations that open a lesser vote of the holders. */
export function votesOnRecommending(c: Context, on: string, votes: readonly HoldersVote[]): readonly BoardVotes[] {
  return votes.flatMap(({ lesser }) => {
    if (lesser === undefined) return [];
    const { cite, votes: needed } = lesser.recommended;
    return [
      { cite, on: `recommending ${on}, so that ${lesser.says} is enough`, votes: boardVotesOf(c, c.resolve(needed)) },
    ];
  });
}
