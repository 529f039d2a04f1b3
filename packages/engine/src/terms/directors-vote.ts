import { z } from 'zod';
import { momentOfEntry } from '../books/index.js';
import { held, message, reason, type Held } from '../evaluation/index.js';
import { compareMoments, type Moment } from '../exact/index.js';
import { byReading, type Placed } from '../instrument/index.js';
import type { EntryOf } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { numberOf } from './board-base.js';
import { directorsWhoAre, independentDirectors } from './body-in-regard-to-each.js';
import { fractionField } from './fraction-field.js';
import type { Matter } from './matter.js';
import { boardInOffice, boardOfDirectors } from './ordinary-board-act.js';
import { bodyDecided } from './body-step.js';
import type { BodyOfDirectors, BodyStep, Requirement } from './requirement.js';
import { interestedShareholdersNotion } from './notions.js';

/** A vote of directors that an instrument asks for beside or instead of an ordinary act of the board. */
export const directorsVote = z.strictObject({
  cite: z.string().describe('its section'),
  says: z.string().describe('the vote in a few of our own words, the fraction with its base'),
  body: z.enum(['board', 'independent-directors']).describe('whose votes are counted'),
  fraction: fractionField,
  of: byReading(z.enum(['in-office', 'present', 'entire-board'])).describe(
    'of which number of that body; or of the entire Board, empty seats counted',
  ),
  needed: z
    .enum(['always', 'where-somebody-is-interested'])
    .describe('whether it is needed only if there is an interested shareholder when the board acts'),
  atMeeting: z
    .union([z.boolean(), z.literal('or-all')])
    .describe('whether only a vote at a meeting counts; or without one a vote of all of them'),
});
export type DirectorsVote = z.output<typeof directorsVote>;

/** What the votes of directors are on, and how they must have gone. */
export interface VotedOn {
  readonly matter: Pick<Matter, 'id'>;
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
export function directorsVoteStep(c: Context, placed: Where, vote: DirectorsVote, on: VotedOn): Requirement {
  const step = bodyStep(c, placed, vote, on);
  return vote.needed === 'always' ? step : whereInterested(placed, step, on, `${vote.cite} ${vote.body}`);
}

/** A vote of directors that is needed only where there is an interested shareholder when they act. */
export function whereInterested({ article }: Where, step: BodyStep, on: VotedOn, id: string): Requirement {
  const { cite, says } = step;
  return {
    kind: 'where',
    id: `${id} where somebody is interested`,
    cite,
    says,
    condition: (at) => isAnybodyInterested(at, { article }, cite, timeOfAct(at, on)),
    need: step,
  };
}

/** The article whose definitions hold. */
type Where = Pick<Placed, 'article'>;

const lesser = message(
  'directors-vote.not-needed',
  '{says}: not needed, as nobody was interested when the board acted',
);

/** Whether one act of the board went as an instrument asks; of others than the whole board their own act, where there is one. */
export function voteCarried(
  c: Context,
  placed: Where,
  vote: DirectorsVote,
  act: EntryOf<'body-act'>,
  on: VotedOn,
): Held<boolean> {
  const { cite, says } = vote;
  if (vote.needed !== 'always') {
    const anybody = isAnybodyInterested(c, placed, cite, momentOfEntry(act));
    if (!anybody.value)
      return held(true, reason(lesser, 'yes', { figures: { says }, cites: [cite], grounds: [anybody.reason] }));
  }
  const step = bodyStep(c, placed, vote, on);
  const own = c.books
    .bodyActs(on.subject ?? on.matter.id, c.now)
    .filter(({ data }) => data.by === step.body.name && on.decides.includes(data.decides));
  const tried = (step.within === undefined || own.length === 0 ? [act] : own).map((each) => bodyDecided(c, step, each));
  const found = tried.find(({ value }) => value) ?? tried[0]!;
  return held(found.value, found.reason);
}

/** The vote itself, whether or not it is needed. */
export function bodyStep(c: Context, placed: Where, vote: DirectorsVote, on: VotedOn): BodyStep {
  const { cite, says, body } = vote;
  return {
    kind: 'body',
    cite,
    id: on.subject === undefined ? `${cite} ${body}` : `${cite} ${body} ${on.subject}`,
    says,
    ...(on.subject === undefined ? undefined : { subject: on.subject }),
    body: directorsNamed(body, placed.article),
    ...(body === 'board' ? undefined : { within: boardOfDirectors.name }),
    decides: on.decides,
    fraction: vote.fraction,
    of: numberOf(c.resolve(vote.of), placed.article),
    atMeeting: vote.atMeeting,
    ...(on.before === undefined ? undefined : { before: on.before }),
    ...(on.suffices === undefined ? undefined : { suffices: on.suffices }),
  };
}

/** The directors that a rule names: all in office, or those of them who are independent as its article has it. */
export function directorsNamed(name: DirectorsVote['body'], place: string): BodyOfDirectors {
  return name === 'board' ? boardInOffice : directorsWhoAre(independentDirectors, place);
}

function isAnybodyInterested(c: Context, { article }: Where, cite: string, at: Moment): Held<boolean> {
  const found = c.notion(interestedShareholdersNotion, [], at, article);
  const value = found.value.persons.length > 0;
  return held(value, reason(exists, value ? 'yes' : 'no', { cites: [cite], grounds: [found.reason] }));
}

/** When directors last acted so on the matter; now, while they have not. */
function timeOfAct(c: Context, { matter, subject = matter.id, decides }: VotedOn): Moment {
  const acts = c.books.bodyActs(subject, c.now).filter(({ data }) => decides.includes(data.decides));
  return acts.map(momentOfEntry).toSorted((a, b) => compareMoments(b, a) ?? 0)[0] ?? c.now;
}
