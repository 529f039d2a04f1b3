import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, text } from '../field/index.js';

/** A relation, agreement, group, legend, stop or pledge came to an end on the day of this entry. */
export const relationEnded = defineEntryType({
  type: 'relation-ended',
  version: 1,
  family: 'ownership',
  says: 'A relation that an earlier entry records came to an end.',
  data: z.strictObject({
    entry: named('entry').describe('the entry of the relation, agreement or group'),
    why: text.optional().describe('how it ended'),
  }),
  example: { entry: 'e-1' },
});
