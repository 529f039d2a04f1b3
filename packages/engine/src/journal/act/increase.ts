import { z } from 'zod';
import { person, ratioField } from '../field/index.js';

/** A transaction that increases the proportion of voting securities a person owns. */
export const increaseAct = z
  .strictObject({
    kind: z.literal('increase'),
    of: person.describe('whose proportion'),
    before: ratioField.describe('the proportion before'),
    after: ratioField.describe('the proportion after'),
  })
  .describe('A transaction that increases the proportion of voting securities a person owns.');
