import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, named, text } from '../field/index.js';

/** A defective act was ratified. */
export const ratified = defineEntryType({
  type: 'ratified',
  version: 1,
  family: 'acts',
  says: 'A defective act was ratified.',
  forTheRecord: true,
  data: z
    .strictObject({
      entry: named('entry').optional().describe('the entry of the act'),
      proposal: named('proposal').optional().describe('the proposed act'),
      by: text.describe('who did so: a body, the shareholders'),
      act: named('act').optional().describe('the act of the body'),
      from: dayField.optional().describe('the day from which it has effect; without one, the day of the entry'),
    })
    .refine((data) => (data.entry === undefined) !== (data.proposal === undefined), {
      error: 'expected either entry or proposal, and not both',
    }),
  example: { proposal: 'deal', by: 'board' },
});
