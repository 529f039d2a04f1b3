import { z } from 'zod';
import { openFact } from '../evaluation/index.js';
import { byReading, type Placed } from '../instrument/index.js';
import type { Context } from '../session/index.js';
import { directorsVote, directorsVoteStep } from './directors-vote.js';
import { pollsEnd, type Matter } from './matter.js';
import type { BodyActEntry, Requirement } from './requirement.js';

/** What a recommendation must say for a lesser vote to be enough. */
const standards = ['standard', 'standard-or-section', 'any'] as const;
type Standard = (typeof standards)[number];

/** A recommendation of the board to the shareholders that opens a lesser vote, as charter data writes it. */
export const recommendation = z.strictObject({
  cite: z.string().describe('its section'),
  says: z.string().describe('the recommendation in a few of our own words'),
  votes: byReading(z.array(directorsVote).min(1)).describe('the votes of directors that carry it; all are needed'),
  states: byReading(z.enum(standards))
    .optional()
    .describe('whether it must name the lesser vote, or invoke the section; left out: any recommendation will do'),
});
export type Recommendation = z.output<typeof recommendation>;

/** Asked of a recommendation, where the section has it recommend approval by the lesser vote. */
export const recommendedVote = openFact('recommended-vote', 'act', 'section').choice(
  ['names-it', 'invokes-the-section', 'neither'],
  'Does the recommendation {0} name the lesser vote by which the shareholders are to approve, invoke {1}, or neither?',
);

/** What it takes for the board to have recommended a matter before the shareholders voted. */
export function recommendationStep(
  c: Context,
  placed: Placed,
  { cite, says, votes, states }: Recommendation,
  matter: Matter,
): Requirement {
  const standard = states === undefined ? 'any' : c.resolve(states);
  const on = {
    matter,
    decides: ['recommend'],
    before: { says: 'the end of the vote of the shareholders', moment: (at: Context) => pollsEnd(at, matter) },
    ...(standard === 'any'
      ? undefined
      : { suffices: (at: Context, act: BodyActEntry) => isSaid(at, act, cite, standard) }),
  };
  const of = c.resolve(votes).map((vote) => directorsVoteStep(c, placed, vote, on));
  return { kind: 'all', id: `${cite} recommendation`, cite, says, of };
}

function isSaid(c: Context, act: BodyActEntry, cite: string, standard: Exclude<Standard, 'any'>): boolean {
  const id = typeof act.data['id'] === 'string' ? act.data['id'] : act.id;
  const said = c.ask(recommendedVote, { about: [id, cite], cites: [cite] });
  return said === 'names-it' || (said === 'invokes-the-section' && standard === 'standard-or-section');
}
