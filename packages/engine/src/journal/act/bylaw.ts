import { z } from 'zod';
import { text, wholeNumber } from '../field/index.js';

/** An adoption, amendment or repeal of a bylaw. */
export const bylawAct = z
  .strictObject({
    kind: z.literal('bylaw'),
    does: z.enum(['adopt', 'amend', 'repeal']).describe('what is done'),
    bylaws: z.array(text).readonly().describe('which bylaws, by citation'),
    'inconsistent-with': z
      .array(text)
      .readonly()
      .optional()
      .describe('the provisions of the charter with which it is inconsistent'),
    'number-of-directors': wholeNumber.optional().describe('the number of directors it fixes'),
  })
  .describe('An adoption, amendment or repeal of a bylaw.');
