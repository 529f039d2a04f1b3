import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { amountField, className, text } from '../field/index.js';

/** A statement of what is due on a class opens its account of dividends. */
export const openingDividends = defineEntryType({
  type: 'opening-dividends',
  version: 1,
  family: 'dividends',
  says: 'A statement of what is due on a class opens its account of dividends.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    arrears: amountField.describe('what is due and neither paid nor set aside'),
    on: text.optional().describe('what that rests on'),
  }),
  example: { class: 'series-a', arrears: '$0.00' },
});
