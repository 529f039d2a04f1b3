import { z } from 'zod';
import { momentOfEntry } from '../books/index.js';
import { openFact } from '../evaluation/index.js';
import { compareMoments, isMomentBefore, momentToWire, type Moment } from '../exact/index.js';
import { reasonCodes, type AnyEntry, type EntryOf } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { idsOfMeeting, matterOf, meetingOf, pollsEnd } from './matter.js';
import { reasonCodeOf, type ReasonCode } from './reason-code.js';
import type { WhyNotCounted, WhyNotElecting } from './voted-shares.js';

type Challenge = EntryOf<'ballot-challenged'>;
type BallotRuling = EntryOf<'ballot-ruled'>;
type AnyBallot = EntryOf<'ballot'> | EntryOf<'election-ballot'>;

/** Asked of a ballot that is challenged, and on which no ruling stands. */
export const ballotCounts = openFact('challenged-ballot-counts', 'entry', 'holder').yesNo(
  'Does {0}, cast by {1} and challenged, count as it was cast? The inspectors rule on it.',
);

/** What the inspectors made of a ballot: it is open while a challenge or a ruling that is not followed waits for one that is. */
export type Disposition = 'as-cast' | 'not-counted' | 'otherwise' | 'open';

/** A ballot that was challenged, or ruled on. */
export interface BallotReview {
  readonly ballot: AnyBallot;
  readonly challenges: readonly Challenge[];
  readonly rulings: readonly RulingMade[];
  readonly disposition: Disposition;
  /** Whether it came after the polls had closed: only a ruling lets it count. */
  readonly wasLate: boolean;
  /** The ruling that stands. */
  readonly stands?: BallotRuling;
}

interface RulingMade {
  readonly ruling: BallotRuling;
  /** Absent where it is that of the inspectors. */
  readonly notFollowed?: string;
}

/**
 * The review of a ballot: its challenges, and the rulings on it, of which the last stands that is of the inspectors of the
 * meeting; two of them, where two or more are appointed, or one of whom it is said that it ruled alone. Undefined of a ballot
 * that nobody challenged or ruled on.
 */
export function reviewOf(c: Context, ballot: AnyBallot, matter: string): BallotReview | undefined {
  const challenges = c.books.challenges(ballot.id, c.now);
  const found = c.books.ballotRulings(ballot.id, c.now);
  if (challenges.length === 0 && found.length === 0) return undefined;
  const inspectors = inspectorsFor(c, matter);
  const rulings = found.map((ruling): RulingMade => {
    const notFollowed = whyNotFollowed(ruling.data, inspectors);
    if (notFollowed !== undefined) c.passOver([ruling.id], notFollowed);
    return { ruling, ...(notFollowed === undefined ? undefined : { notFollowed }) };
  });
  const followed = rulings.flatMap(({ ruling, notFollowed }) => (notFollowed === undefined ? [ruling] : []));
  c.restsOn([...challenges, ...followed].map(({ id }) => id));
  const last = lastOf(followed);
  const stands = last !== undefined && !challenges.some((each) => isSinceRuling(each, last)) ? last : undefined;
  return {
    ballot,
    challenges,
    rulings,
    wasLate: cameLate(ballot, pollsEnd(c, { id: matter })),
    disposition: stands === undefined ? 'open' : dispositions[stands.data.counts],
    ...(stands === undefined ? undefined : { stands }),
  };
}

const dispositions = { 'as-cast': 'as-cast', not: 'not-counted', otherwise: 'otherwise' } as const;

/** Of rulings the last; undefined where nobody can tell which of those that differ is. */
function lastOf(rulings: readonly BallotRuling[]): BallotRuling | undefined {
  const last = rulings.at(-1);
  if (last === undefined) return undefined;
  const isLast = rulings.every(
    (other) => saysTheSame(other, last) || isMomentBefore(momentOfEntry(other), momentOfEntry(last)) === true,
  );
  return isLast ? last : undefined;
}

/** Whether something came after a ruling: of one day, without times, where it was entered later. Without a ruling nothing did. */
export function isSinceRuling(entry: AnyEntry, ruling: BallotRuling | undefined): boolean {
  if (ruling === undefined) return false;
  const order = compareMoments(momentOfEntry(entry), momentOfEntry(ruling));
  return order === 1 || (order !== -1 && entry.sequence > ruling.sequence);
}

function saysTheSame({ data: a }: BallotRuling, { data: b }: BallotRuling): boolean {
  return a === b || (a.counts === b.counts && a.counts !== 'otherwise');
}

/** Whether a ballot came after the polls had closed. */
export function cameLate(ballot: AnyBallot, end: Moment | undefined): boolean {
  return end !== undefined && compareMoments(momentOfEntry(ballot), end) === 1;
}

/** Who is entered as inspector of the meeting at which a matter is voted on. */
export function inspectorsFor(c: Context, matter: string): readonly string[] {
  const ids = idsOfMeeting(c, meetingOf(c, matterOf(c, matter), c.now));
  const appointed = c.books.entriesOf('inspector-appointed', c.now).filter(({ data }) => ids.has(data.meeting));
  c.restsOn(appointed.map(({ id }) => id));
  return [...new Set(appointed.map(({ data }) => data.inspector))];
}

/** Why a ruling is not that of the inspectors of a meeting; undefined where it is. */
export function whyNotFollowed(
  data: Pick<BallotRuling['data'], 'by' | 'alone'>,
  inspectors: readonly string[],
): string | undefined {
  const by = new Set(data.by);
  if (inspectors.length === 0) return 'nobody is entered as inspector of the meeting';
  if (![...by].every((each) => inspectors.includes(each))) {
    return 'somebody who ruled is not entered as inspector of the meeting';
  }
  return inspectors.length > 1 && by.size < 2 && data.alone === undefined
    ? 'several inspectors are appointed, and one ruled without saying why alone'
    : undefined;
}

/**
 * Whether a ballot counts as it was cast, not at all, or with other figures: by the ruling that stands. Where it is open, it is
 * asked.
 */
export function dispositionOf(c: Context, review: BallotReview): Exclude<Disposition, 'open'> {
  if (review.disposition !== 'open') return review.disposition;
  return c.holds(ballotCounts, [review.ballot.id, review.ballot.data.holder]) ? 'as-cast' : 'not-counted';
}

/** How answers carry the ballots that were reviewed. */
export const reviewShape = z
  .array(
    z.looseObject({
      id: z.string().describe('the entry of the ballot'),
      holder: z.string(),
      says: z.string().describe('the holder by name'),
      class: z.string().optional(),
      disposition: z
        .enum(['as-cast', 'not-counted', 'otherwise', 'open'])
        .describe('open: challenged, and no ruling of the inspectors stands; whether it counts is asked'),
      cast: z.looseObject({}).describe('the ballot as it was received'),
      late: z.literal(true).optional().describe('it came after the polls had closed: only a ruling lets it count'),
      challenges: z.array(z.looseObject({ id: z.string(), by: z.string(), ground: z.string(), on: z.string() })),
      rulings: z.array(
        z.looseObject({
          id: z.string(),
          counts: z.enum(['as-cast', 'not', 'otherwise']),
          ground: z.string(),
          by: z.array(z.looseObject({ id: z.string(), says: z.string() })).describe('who ruled'),
          on: z.string(),
          alone: z.string().optional().describe('why one of several inspectors ruled alone'),
          code: z.enum(reasonCodes).optional(),
          superseded: z.string().optional().describe('the ruling that took its place, or why none stands'),
          notFollowed: z.string().optional().describe('why it is not that of the inspectors'),
        }),
      ),
    }),
  )
  .optional()
  .describe('ballots that were challenged or ruled on, with every challenge and ruling');

/** A review as answers carry it. */
export function reviewValue(c: Context, review: BallotReview) {
  const { ballot, challenges, rulings, disposition, wasLate, stands } = review;
  const { holder, class: className } = ballot.data;
  return {
    id: ballot.id,
    holder,
    says: c.nameOf(holder),
    ...(className === undefined ? undefined : { class: className }),
    disposition,
    cast: asReceived(ballot),
    ...(wasLate ? { late: true } : undefined),
    challenges: challenges.map((challenge) => ({
      id: challenge.id,
      by: challenge.data.by,
      ground: challenge.data.ground,
      on: momentToWire(momentOfEntry(challenge)),
    })),
    rulings: rulings.map(({ ruling, notFollowed }) => {
      const { counts, ground, by, alone, code } = ruling.data;
      return {
        id: ruling.id,
        counts,
        ground,
        by: by.map((each) => ({ id: each, says: c.nameOf(each) })),
        on: momentToWire(momentOfEntry(ruling)),
        ...(code === undefined ? undefined : { code }),
        ...(alone === undefined ? undefined : { alone }),
        ...(ruling === stands || notFollowed !== undefined
          ? undefined
          : { superseded: stands?.id ?? 'nobody can tell which ruling is the last, or a challenge came after it' }),
        ...(notFollowed === undefined ? undefined : { notFollowed }),
      };
    }),
  };
}

/** What the ballot itself says, without whose it is and on what. */
function asReceived(ballot: AnyBallot) {
  if (ballot.type === 'ballot') {
    const { for: yes, against, abstain } = ballot.data;
    return { for: yes, against, abstain };
  }
  const { votes, withheld } = ballot.data;
  return { votes: votes.map(({ candidate, votes: given }) => ({ id: candidate, votes: given })), withheld };
}

/** The code of a ballot that does not count, or not wholly: by the ruling that stands on it, where that names one. */
export function codeOf(
  { id, why }: { readonly id: string; readonly why: WhyNotCounted | WhyNotElecting },
  reviews: readonly BallotReview[],
): ReasonCode {
  const { stands } = reviews.find(({ ballot }) => ballot.id === id) ?? {};
  const isRuled = why === 'ruled-out' || why === 'ruled-otherwise';
  return reasonCodeOf(why, isRuled ? stands?.data.code : undefined);
}
