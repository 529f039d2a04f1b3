import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { person, yesNo } from '../field/index.js';

/** Somebody received a financial benefit from the corporation or a company of it. */
export const benefitReceived = defineEntryType({
  type: 'benefit-received',
  version: 1,
  family: 'acts',
  says: 'A person received a financial benefit from the corporation or a company of it.',
  data: z.strictObject({
    by: person.describe('who benefits'),
    from: person.describe('who provides it'),
    kind: z.enum(['loan', 'advance', 'guarantee', 'pledge', 'assistance', 'tax-advantage']).describe('what it is'),
    proportionate: yesNo
      .optional()
      .describe('whether the person benefits only in proportion, as a shareholder like the others'),
    'usual-business': yesNo
      .optional()
      .describe('whether it is ordinary business on ordinary terms, such as a bank does with the public'),
  }),
  example: { by: 'dispersed', from: 'corporation', kind: 'loan', 'usual-business': 'yes' },
});
