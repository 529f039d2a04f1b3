import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import {
  bodyName,
  dayField,
  identifier,
  introduces,
  named,
  person,
  ratioField,
  shareCount,
  text,
  texts,
  votersField,
  yesNo,
} from '../field/index.js';

/** What bodies and agencies decide. */
export const decisionEntries = [
  /** With the vote as it was; whether that was enough is worked out elsewhere. */
  defineEntryType({
    type: 'body-act',
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
      considered: texts
        .optional()
        .describe('the factors that its minutes show it weighed, by their numbers in the instrument'),
      'relative-to': person.optional().describe('the person in regard to whom the body is made up'),
      'up-to-shares': shareCount.optional().describe('an approval that reaches only so many shares'),
      'up-to-percent': ratioField.optional().describe('an approval that reaches only so much of a class'),
    }),
    example: {
      by: 'continuing-directors',
      on: 'deal',
      decides: 'approve',
      yes: '5',
      present: '5',
      'at-meeting': 'yes',
    },
  }),
  defineEntryType({
    type: 'determination',
    family: 'acts',
    says: 'A body claims to have settled a matter that an instrument gives it to settle.',
    data: z.strictObject({
      id: introduces('determination').describe('the id of the determination'),
      by: bodyName.describe('the body'),
      yes: votersField.describe('how many voted for it, or who'),
      no: votersField.optional().describe('how many voted against it, or who'),
      present: votersField.optional().describe('how many were there, or who'),
      members: votersField.optional().describe('how many the body had, or who, as it says itself'),
      notion: identifier('the name of a notion').describe('the notion that it settles'),
      about: texts.describe('the arguments of the notion'),
      place: text.describe('the provision for which it is settled'),
      value: text.describe('how it is settled'),
      'relative-to': person.optional().describe('the person in regard to whom the body is made up'),
      'good-faith': yesNo.optional().describe('whether it was made in good faith, where that has been stated'),
      inquiry: text.optional().describe('the inquiry made'),
      demand: named('proposal')
        .optional()
        .describe('the demand for information that it follows, where it may be made only after one: its proposal'),
      information: text.optional().describe('the information relied on'),
    }),
    example: {
      id: 'determination-1',
      by: 'continuing-directors',
      yes: '4',
      notion: 'beneficial-ownership',
      about: ['dispersed'],
      place: 'SEVENTEENTH.B',
      value: '98000',
    },
  }),
  defineEntryType({
    type: 'determination-withdrawn',
    family: 'acts',
    says: 'A body withdrew its determination.',
    data: z.strictObject({
      determination: named('determination').describe('the determination'),
      why: text.optional().describe('the ground'),
    }),
    example: { determination: 'determination-1' },
  }),
  defineEntryType({
    type: 'approval',
    family: 'acts',
    says: 'An agency answered a request for its consent.',
    data: z.strictObject({
      by: text.describe('the agency'),
      for: text.describe('the id of the proposed act, or the name of the activity'),
      kind: z.enum(['consent', 'approval', 'non-disapproval', 'authorisation']).describe('what was asked of it'),
      granted: yesNo.describe('whether it was granted'),
      'on-terms': text.optional().describe('the conditions'),
      until: dayField.optional().describe('the day on which it lapses'),
    }),
    example: { by: 'state-banking-department', for: 'deal', kind: 'approval', granted: 'yes' },
  }),
  defineEntryType({
    type: 'approval-revoked',
    family: 'acts',
    says: 'An agency took back its consent.',
    data: z.strictObject({
      approval: named('entry').describe('the entry of the approval'),
      why: text.optional().describe('the ground'),
    }),
    example: { approval: 'e-1' },
  }),
] as const;
