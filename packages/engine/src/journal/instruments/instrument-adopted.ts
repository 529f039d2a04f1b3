import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { identifier, text } from '../field/index.js';

/** A governing instrument came into force. */
export const instrumentAdopted = defineEntryType({
  type: 'instrument-adopted',
  version: 1,
  family: 'instruments',
  says: 'A governing instrument came into force.',
  forTheRecord: true,
  data: z.strictObject({
    instrument: identifier('the id of an instrument').describe('the instrument'),
    version: text.describe('which version of it'),
    by: text.optional().describe('who adopted it'),
  }),
  example: { instrument: 'bylaws', version: '1' },
});
