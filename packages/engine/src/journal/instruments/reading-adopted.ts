import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { identifier, text } from '../field/index.js';

/** The corporation adopted one reading of doubtful text. */
export const readingAdopted = defineEntryType({
  type: 'reading-adopted',
  version: 1,
  family: 'instruments',
  says: 'The corporation adopted one reading of doubtful text.',
  data: z.strictObject({
    reading: identifier('the id of a reading').describe('the reading'),
    option: text.describe('the option that was adopted'),
    by: text.optional().describe('who adopted it'),
    why: text.describe('the ground'),
  }),
  example: { reading: 'I-16f', option: 'full-shares', by: 'board', why: 'opinion of counsel' },
});
