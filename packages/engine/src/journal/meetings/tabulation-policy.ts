import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, persons, text } from '../field/index.js';

/** How cards count that are together of more shares than their holder held. */
export const overVotePolicies = ['latest', 'receipt', 'reject', 'pro-rata'] as const;

/** A rule of counting was chosen for a meeting, and sealed. */
export const tabulationPolicy = defineEntryType({
  type: 'tabulation-policy',
  version: 1,
  family: 'meetings',
  says: 'A rule of counting was chosen for a meeting, and sealed before the polls closed.',
  data: z.strictObject({
    meeting: named('meeting').describe('the meeting'),
    'over-votes': z
      .enum(overVotePolicies)
      .describe(
        'which cards of one holder count that are together of more shares than it held: the latest that it reaches to; the earliest, in the order of receipt; none of them; all of them in proportion',
      ),
    holders: persons
      .optional()
      .describe('the intermediaries to whom it applies; without any, whoever is entered as holding for others'),
    by: text.optional().describe('who chose it'),
  }),
  example: { meeting: 'am-2002', 'over-votes': 'reject', by: 'the inspector' },
});
