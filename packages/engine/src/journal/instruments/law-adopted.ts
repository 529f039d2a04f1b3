import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { identifier, text } from '../field/index.js';

/** A value of other law was adopted for questions. */
export const lawAdopted = defineEntryType({
  type: 'law-adopted',
  version: 1,
  family: 'instruments',
  says: 'A value of other law was adopted for questions.',
  forTheRecord: true,
  data: z.strictObject({
    law: identifier('the id of an instrument of other law').describe('the law'),
    place: text.describe('the section'),
    value: text.describe('the value'),
    why: text.optional().describe('the source or ground'),
  }),
  example: { law: 'default-law', place: 'quorum', value: '1/2', why: 'statute in force' },
});
