import { z } from 'zod';
import { fractionField, text, wholeNumber } from '../field/index.js';

const votingRequirement = z.strictObject({
  vote: fractionField.describe('the part that must vote for it'),
  of: z.enum(['outstanding', 'cast']).describe('of what: the outstanding voting power, or the votes cast'),
  quorum: fractionField.optional().describe('the part of the voting power that must be present'),
});

/** A vote, and perhaps a quorum, that a bylaw asks for. */
export type VotingRequirement = z.output<typeof votingRequirement>;

/** An adoption, amendment or repeal of a bylaw. */
export const bylawAct = z
  .strictObject({
    kind: z.literal('bylaw'),
    does: z.enum(['adopt', 'amend', 'repeal']).describe('what is done'),
    bylaws: z.array(text).readonly().describe('which bylaws, by citation'),
    by: z.enum(['board', 'shareholders']).optional().describe('who does it, where that is known'),
    'inconsistent-with': z
      .array(text)
      .readonly()
      .optional()
      .describe('the provisions of the charter with which it is inconsistent'),
    circumvents: z
      .array(text)
      .readonly()
      .optional()
      .describe('the provisions of the charter whose effect it would modify, or which it would let be circumvented'),
    'inconsistent-with-bylaws': z
      .array(text)
      .readonly()
      .optional()
      .describe('the bylaws with which what is adopted is inconsistent; an empty list: with none'),
    'number-of-directors': wholeNumber.optional().describe('the number of directors it fixes'),
    'voting-requirement': z
      .strictObject({
        on: text.optional().describe('for what it is asked'),
        now: votingRequirement.describe('as it is in effect'),
        proposed: votingRequirement.describe('as it would be'),
      })
      .optional()
      .describe('where it changes a vote or quorum of the shareholders: the two requirements'),
  })
  .describe('An adoption, amendment or repeal of a bylaw.');
