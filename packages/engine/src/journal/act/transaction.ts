import { z } from 'zod';
import { moneyField, person, persons, ratioField, text } from '../field/index.js';

/** Any other transaction, by its effect. */
export const transactionAct = z
  .strictObject({
    kind: z.literal('transaction'),
    effect: text.describe('what it brings about, in short'),
    between: persons.optional().describe('between whom'),
    increases: z
      .strictObject({
        of: person.describe('whose proportion'),
        before: ratioField.describe('the proportion before'),
        after: ratioField.describe('the proportion after'),
      })
      .optional()
      .describe('a proportion of voting securities that it increases'),
    value: moneyField.optional().describe('its value'),
  })
  .describe('Any other transaction, by its effect.');
