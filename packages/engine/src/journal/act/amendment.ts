import { z } from 'zod';
import { className, identifier, text } from '../field/index.js';

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
    makes: z
      .array(
        z.strictObject({
          series: className.describe('the class or series'),
          terms: z
            .record(z.string(), z.unknown())
            .optional()
            .describe('its terms: "quorate entries show series-terms" lists them'),
        }),
      )
      .readonly()
      .optional()
      .describe('all the stock that it authorises, creates or increases; an empty list: none'),
    says: text.optional().describe('the change in short'),
  })
  .describe('An amendment of a governing instrument.');
