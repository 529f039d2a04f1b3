import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, text } from '../field/index.js';

/** A notice was sent. */
export const notice = defineEntryType({
  type: 'notice',
  version: 1,
  family: 'acts',
  says: 'A notice was sent.',
  data: z.strictObject({
    of: text.describe('what it is of: a proposed act or a meeting by id, or in words'),
    to: text.describe('to whom'),
    sent: dayField.describe('the day it was sent'),
    received: dayField.optional().describe('the day it was received'),
    by: text.optional().describe('who sent it'),
    how: z.enum(['mail', 'delivery', 'electronic', 'publication', 'other']).optional().describe('how'),
  }),
  example: { of: 'deal', to: 'all holders of record', sent: '2004-04-20' },
});
