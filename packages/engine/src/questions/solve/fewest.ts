import { z } from 'zod';
import { message, reason, unsettled, type Held } from '../../evaluation/index.js';
import { show } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { matterOf, nameOfAct } from '../../terms/index.js';
import { furtherVotes, furtherVotesShape, type FurtherVotes } from '../approval/further-votes.js';
import { permissionFor } from '../permission.js';
import { defineQuestion } from '../question.js';

const told = message('fewest.told', 'The fewest further votes for {act}: {outcome}');

/**
 * The fewest further votes that would carry a proposed act, by route. Where several votes are needed of the same holders,
 * one figure for all of them at once. Every route is settled, or what it turns on is asked. A vote counted on the votes
 * cast has no such figure, for it turns on how many vote against.
 */
export const solveFewest = defineQuestion({
  name: 'solve.fewest',
  family: 'solve',
  asks: 'What is the fewest number of further votes that would carry this proposed act, by each route?',
  input: z.strictObject({ of: z.string().describe('the id of the proposed act') }),
  value: z.looseObject({
    routes: z.array(furtherVotesShape).describe('each group of votes that are needed together'),
  }),
  example: { of: 'deal' },
  put: (c, { of }) => ({ ask: () => fewest(c, of) }),
});

function fewest(c: Context, of: string): Held<unknown> {
  const matter = matterOf(c, of);
  const { groups, waiting } = furtherVotes(c, matter);
  c.waitFor(waiting);
  const outcome = groups.map(inWords).join('; ') || 'no vote on outstanding shares is needed';
  const { requirement } = permissionFor(c, matter);
  const grounds = requirement === undefined ? [] : [requirement.reason];
  return {
    value: { routes: waiting.length > 0 ? unsettled : groups },
    reason: reason(told, outcome, { figures: { act: nameOfAct(c, matterOf(c, of)) }, grounds }),
  };
}

function inWords({ says, asCast, ifInterestedVoteFor, unit, outOfReach }: FurtherVotes): string {
  const others =
    ifInterestedVoteFor === undefined
      ? ''
      : `, or ${show(ifInterestedVoteFor)} of the others where those left out of one of them vote for it`;
  return `${says}: ${outOfReach || asCast === undefined ? 'out of reach' : `${show(asCast)} ${unit}${others}`}`;
}
