import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, yesNo } from '../field/index.js';

/** A proxy or information statement on a proposed act was mailed to the shareholders. */
export const statementMailed = defineEntryType({
  type: 'statement-mailed',
  version: 1,
  family: 'acts',
  says: 'A proxy or information statement on a proposed act was mailed to all shareholders.',
  data: z.strictObject({
    proposal: named('proposal').describe('the proposed act'),
    sort: z.enum(['proxy-statement', 'information-statement']).describe('what was mailed'),
    complies: yesNo
      .optional()
      .describe('whether it describes the act and complies with the proxy rules, where that has been stated'),
    opinion: yesNo
      .optional()
      .describe('whether it contains the opinion on fairness that directors asked for, as the instrument wants it'),
  }),
  example: { proposal: 'deal', sort: 'proxy-statement', complies: 'yes' },
});
