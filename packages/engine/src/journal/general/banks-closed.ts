import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { text } from '../field/index.js';

/** On the day of the entry banks were closed, or could close, by an act of government for that one day. */
export const banksClosed = defineEntryType({
  type: 'banks-closed',
  version: 1,
  family: 'general',
  says: 'On this day banks were generally closed, by law or an act of government made for that day.',
  data: z.strictObject({
    where: text.optional().describe('where they were closed'),
    why: text.optional().describe('why'),
  }),
  example: { where: 'New York', why: 'an emergency that the Governor proclaimed' },
});
