import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, named, text } from '../field/index.js';

/** An act was undone. */
export const rescinded = defineEntryType({
  type: 'rescinded',
  version: 1,
  family: 'acts',
  says: 'An act was undone.',
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
