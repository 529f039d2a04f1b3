import { z } from 'zod';
import { identifier, text } from '../field/index.js';

/** An amendment of a governing instrument. */
export const amendmentAct = z
  .strictObject({
    kind: z.literal('amendment'),
    instrument: identifier('the id of an instrument')
      .optional()
      .describe('which instrument, where it is not the charter'),
    provisions: z.array(text).readonly().describe('the provisions that are changed, by citation'),
    'inconsistent-with': z
      .array(text)
      .readonly()
      .optional()
      .describe('the provisions with which what is added is inconsistent, by citation'),
    circumvents: z
      .array(text)
      .readonly()
      .optional()
      .describe(
        'the provisions whose effect the change would modify, or which it would let be circumvented, by citation',
      ),
    brings: z
      .array(z.enum(['cumulative-voting']))
      .readonly()
      .optional()
      .describe('what it newly brings in, of which other provisions speak by name'),
    says: text.optional().describe('the change in short'),
  })
  .describe('An amendment of a governing instrument.');
