import { z } from 'zod';
import { momentOfEntry } from '../books/index.js';
import { held, message, reason, type Held } from '../evaluation/index.js';
import { compareMoments, type Moment } from '../exact/index.js';
import { byReading, type Placed } from '../instrument/index.js';
import type { Context } from '../session/index.js';
import { directorsWhoAre, independentDirectors } from './body-in-regard-to-each.js';
import { fractionField } from './fraction-field.js';
import type { Matter } from './matter.js';
import { boardInOffice, boardOfDirectors } from './ordinary-board-act.js';
import type { BodyOfDirectors, BodyStep, Requirement } from './requirement.js';

/** A vote of directors that an instrument asks for beside or instead of an ordinary act of the board. */
export const directorsVote = z.strictObject({
  cite: z.string().describe('its section'),
  says: z.string().describe('the vote in a few of our own words, the fraction with its base'),
  body: z.enum(['board', 'independent-directors']).describe('whose votes are counted'),
  fraction: fractionField,
  of: byReading(z.enum(['in-office', 'present'])).describe('of which number of that body'),
  needed: z
    .enum(['always', 'where-somebody-is-interested'])
    .describe('whether it is needed only if there is an interested shareholder when the board acts'),
  atMeeting: z.boolean().describe('whether only a vote at a meeting counts'),
});
export type DirectorsVote = z.output<typeof directorsVote>;

/** What the votes of directors are on, and how they must have gone. */
export interface VotedOn {
  readonly matter: Matter;
  /** What the directors vote on, where that is something else than the matter itself. */
  readonly subject?: string;
  readonly decides: readonly string[];
  readonly before?: BodyStep['before'];
  readonly suffices?: BodyStep['suffices'];
}

const exists = message(
  'directors-vote.interested',
  'When the board acts there is an interested shareholder: {outcome}',
);

/** The step of one vote of directors; where it is for an interested shareholder only, needed where there is one then. */
export function directorsVoteStep(c: Context, placed: Placed, vote: DirectorsVote, on: VotedOn): Requirement {
  const { cite, says, body } = vote;
  const step: BodyStep = {
    kind: 'body',
    cite,
    id: on.subject === undefined ? `${cite} ${body}` : `${cite} ${body} ${on.subject}`,
    says,
    ...(on.subject === undefined ? undefined : { subject: on.subject }),
    body: directorsNamed(body, placed.article),
    ...(body === 'board' ? undefined : { within: boardOfDirectors.name }),
    decides: on.decides,
    fraction: vote.fraction,
    of: c.resolve(vote.of) === 'present' ? 'present' : 'members',
    atMeeting: vote.atMeeting,
    ...(on.before === undefined ? undefined : { before: on.before }),
    ...(on.suffices === undefined ? undefined : { suffices: on.suffices }),
  };
  if (vote.needed === 'always') return step;
  return {
    kind: 'where',
    id: `${cite} ${body} where somebody is interested`,
    cite,
    says,
    condition: (at) => isAnybodyInterested(at, placed, cite, on),
    need: step,
  };
}

/** The directors that a rule names: all in office, or those of them who are independent as its article has it. */
export function directorsNamed(name: DirectorsVote['body'], place: string): BodyOfDirectors {
  return name === 'board' ? boardInOffice : directorsWhoAre(independentDirectors, place);
}

function isAnybodyInterested(c: Context, { article }: Placed, cite: string, on: VotedOn): Held<boolean> {
  const found = c.notion<{ readonly persons: readonly string[] }>(
    'interested-shareholders',
    [],
    timeOfAct(c, on),
    article,
  );
  const value = found.value.persons.length > 0;
  return held(value, reason(exists, value ? 'yes' : 'no', { cites: [cite], grounds: [found.reason] }));
}

/** When directors last acted so on the matter; now, while they have not. */
function timeOfAct(c: Context, { matter, subject = matter.id, decides }: VotedOn): Moment {
  const acts = c.books.bodyActs(subject, c.now).filter(({ data }) => decides.includes(data.decides));
  return acts.map(momentOfEntry).toSorted((a, b) => compareMoments(b, a) ?? 0)[0] ?? c.now;
}
