import { z } from 'zod';
import { amountField } from './money.js';
import { className, text } from './plain.js';
import { ratioField } from './quantities.js';

/** What a dividend distributes in property: units of it on each share. */
export const inKindField = z.strictObject({
  of: text.describe('what is distributed, such as shares of a subsidiary'),
  'per-share': ratioField.describe('units of it on each share'),
  value: amountField.optional().describe('the fair value of one unit'),
});

/** What a dividend pays in the corporation's own shares. */
export const inSharesField = z.strictObject({
  class: className.describe('the class or series distributed'),
  'per-share': ratioField.describe('shares of it on each share'),
});
