import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, named, person, shareCount } from '../field/index.js';
import { frequencyFields, ofOneSort, ofTwoSorts } from './frequencies.js';

/** A holder of record voted on a proposed act, counted in shares of record before any limit on votes. */
export const ballot = defineEntryType({
  type: 'ballot',
  version: 1,
  family: 'acts',
  says: 'A holder of record voted on a proposed act.',
  data: z
    .strictObject({
      proposal: named('proposal').describe('the proposed act'),
      holder: person.describe('the holder of record'),
      class: className.optional().describe('the class or series, where the holder has more than one'),
      for: shareCount.optional().describe('shares of record voted for it'),
      against: shareCount.optional().describe('shares of record voted against it'),
      ...frequencyFields,
      abstain: shareCount.optional().describe('shares of record abstaining'),
    })
    .refine(ofOneSort, ofTwoSorts),
  example: { proposal: 'deal', holder: 'dispersed', for: '540000', against: '0' },
});
