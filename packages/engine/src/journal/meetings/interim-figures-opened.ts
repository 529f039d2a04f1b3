import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, text } from '../field/index.js';

/** It was ordered that counts before the polls close are open to both sides alike. */
export const interimFiguresOpened = defineEntryType({
  type: 'interim-figures-opened',
  version: 1,
  family: 'meetings',
  says: 'It was ordered that the counts of a meeting are open to both sides alike before its polls close. Without it they are for the inspectors alone.',
  data: z.strictObject({
    meeting: named('meeting').describe('the meeting'),
    by: text.describe('who ordered it: the inspectors, or a court'),
  }),
  example: { meeting: 'am-2002', by: 'the inspector' },
});
