import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { introduces, named, person, text } from '../field/index.js';
import { actSchema } from '../act/index.js';

/** An act was proposed. */
export const proposed = defineEntryType({
  type: 'proposed',
  version: 1,
  family: 'acts',
  says: 'An act was proposed.',
  data: z.strictObject({
    id: introduces('proposal').describe('the id under which votes, approvals and papers refer to it'),
    act: actSchema.describe('what is proposed'),
    'proposed-by': person.optional().describe('who proposes it'),
    'on-behalf-of': person.optional().describe('for whom'),
    meeting: named('meeting')
      .optional()
      .describe('the meeting at which it is voted on; without one, that which was called for it'),
    'board-recommends': z
      .enum(['for', 'against', 'none'])
      .optional()
      .describe('how the board recommends the holders to vote on it; none: it makes no recommendation'),
    series: text.optional().describe('an id shared by acts that make up one series of transactions'),
  }),
  example: { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'corporation' } },
});
