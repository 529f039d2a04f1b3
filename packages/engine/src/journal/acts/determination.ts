import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { bodyName, identifier, introduces, named, person, text, votersField, yesNo } from '../field/index.js';

/** A body claims to have settled a matter that an instrument gives it to settle. */
export const determination = defineEntryType({
  type: 'determination',
  version: 1,
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
    about: z.array(text).readonly().describe('the arguments of the notion'),
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
});
