import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, identifier, named, text, yesNo } from '../field/index.js';

/** A governing instrument was amended. */
export const instrumentAmended = defineEntryType({
  type: 'instrument-amended',
  version: 1,
  family: 'instruments',
  says: 'A governing instrument was amended.',
  data: z.strictObject({
    instrument: identifier('the id of an instrument').describe('the instrument'),
    provisions: z.array(text).readonly().describe('the provisions that were changed, by citation'),
    version: text.describe('the version that is in force from then'),
    repeals: yesNo.optional().describe('whether the provisions are repealed, with nothing in their place'),
    proposal: named('proposal').optional().describe('the proposed act that this carries out'),
    filed: dayField.optional().describe('the day it was filed'),
  }),
  example: { instrument: 'charter', provisions: ['FOURTEENTH'], version: '2' },
});
