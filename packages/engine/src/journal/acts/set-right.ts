import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, named, text } from '../field/index.js';

const actSetRight = z
  .strictObject({
    entry: named('entry').optional().describe('the entry of the act'),
    proposal: named('proposal').optional().describe('the proposed act'),
    by: text.describe('who did so: a body, the shareholders'),
    act: named('act').optional().describe('the act of the body'),
    from: dayField.optional().describe('the day from which it has effect; without one, the day of the entry'),
  })
  .refine((data) => (data.entry === undefined) !== (data.proposal === undefined), {
    error: 'expected either entry or proposal, and not both',
  });

/** What sets an act right, or undoes it. */
export const setRightEntries = [
  defineEntryType({
    type: 'ratified',
    family: 'acts',
    says: 'A defective act was ratified.',
    forTheRecord: true,
    data: actSetRight,
    example: { proposal: 'deal', by: 'board' },
  }),
  defineEntryType({
    type: 'rescinded',
    family: 'acts',
    says: 'An act was undone.',
    data: actSetRight,
    example: { proposal: 'deal', by: 'board' },
  }),
  defineEntryType({
    type: 'court-order',
    family: 'acts',
    says: 'A court made an order.',
    data: z.strictObject({
      about: text.describe(
        'the id of the entry, determination or proposed act it is about; or of a remedy, as answers name it',
      ),
      holds: z
        .enum(['not-in-good-faith', 'in-good-faith', 'set-aside', 'validated', 'enjoined', 'reading', 'other'])
        .describe('what it holds'),
      court: text.optional().describe('which court'),
      says: text.optional().describe('the order in short'),
      from: dayField.optional().describe('the day from which it has effect; without one, the day of the entry'),
    }),
    example: { about: 'determination-1', holds: 'not-in-good-faith' },
  }),
] as const;
