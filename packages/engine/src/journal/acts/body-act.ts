import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import {
  bodyName,
  introduces,
  named,
  person,
  ratioField,
  shareCount,
  text,
  votersField,
  yesNo,
} from '../field/index.js';

/** A body of directors acted, with the vote as it was; whether that was enough is worked out elsewhere. */
export const bodyAct = defineEntryType({
  type: 'body-act',
  version: 1,
  family: 'acts',
  says: 'A body of directors acted.',
  data: z.strictObject({
    id: introduces('act')
      .optional()
      .describe('an id by which other entries refer to it; without one they use the id of the entry'),
    by: bodyName.describe(
      'the body: board, continuing-directors, a committee, the directors of a series, or one outside the corporation by the name that an instrument gives it',
    ),
    on: text.describe('the id of the proposed act, or in words what it was about'),
    decides: z
      .enum([
        'approve',
        'disapprove',
        'recommend',
        'recommend-against',
        'determine-benefit',
        'approve-plan',
        'oppose',
        'request-opinion',
        'elect',
        'declare',
        'other',
      ])
      .describe('what it decided'),
    yes: votersField.describe('how many voted for it, or who'),
    no: votersField.optional().describe('how many voted against it, or who'),
    abstain: votersField.optional().describe('how many abstained, or who'),
    present: votersField.optional().describe('how many were there, or who'),
    capable: votersField.optional().describe('how many could exercise their powers, or who'),
    'at-meeting': yesNo.describe('whether it was done at a meeting'),
    meeting: named('meeting').optional().describe('which one'),
    considered: z
      .array(text)
      .readonly()
      .optional()
      .describe('the factors that its minutes show it weighed, by their numbers in the instrument'),
    'relative-to': person.optional().describe('the person in regard to whom the body is made up'),
    'up-to-shares': shareCount.optional().describe('an approval that reaches only so many shares'),
    'up-to-percent': ratioField.optional().describe('an approval that reaches only so much of a class'),
  }),
  example: { by: 'continuing-directors', on: 'deal', decides: 'approve', yes: '5', present: '5', 'at-meeting': 'yes' },
});
