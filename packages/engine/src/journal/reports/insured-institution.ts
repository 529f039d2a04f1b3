import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { person } from '../field/index.js';

/** What the corporation's insured institutions are: from the day of the entry on it has this one, in this form, or has it no more. */
export const insuredInstitution = defineEntryType({
  type: 'insured-institution',
  version: 1,
  family: 'reports',
  says: 'From this day on the corporation has an insured institution, in one form or the other, or has it no more.',
  data: z.strictObject({
    institution: person.describe('the institution; the corporation itself where it is one'),
    as: z
      .enum(['bank', 'thrift', 'none'])
      .describe('bank or thrift: the form in which it reports; none: it is no longer one of the corporation'),
  }),
  example: { institution: 'corporation', as: 'bank' },
});
