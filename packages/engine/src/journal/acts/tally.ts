import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, named, person, shareCount } from '../field/index.js';
import { countedFiles, notCountedInAll, rejectedInAll, ruledCardsInAll } from './counted-files.js';
import { frequencyFields, ofOneSort, ofTwoSorts } from './frequencies.js';

/** An inspector reported totals for holders who are not shown one by one. */
export const tally = defineEntryType({
  type: 'tally',
  version: 1,
  family: 'acts',
  says: 'An inspector reported totals for holders who are not shown one by one.',
  data: z
    .strictObject({
      proposal: named('proposal').describe('the proposed act'),
      class: className.describe('the class or series'),
      holder: person.optional().describe('whose votes, such as dispersed; without one, all of the class'),
      for: shareCount.optional().describe('shares of record voted for it'),
      against: shareCount.optional().describe('shares of record voted against it'),
      ...frequencyFields,
      abstain: shareCount.optional().describe('shares of record abstaining'),
      'broker-non-votes': shareCount.optional().describe('shares present that brokers could not vote'),
      present: shareCount.optional().describe('shares of record present'),
      rejected: rejectedInAll,
      'not-counted': notCountedInAll,
      rulings: ruledCardsInAll,
      files: countedFiles,
    })
    .refine(ofOneSort, ofTwoSorts),
  example: { proposal: 'deal', class: 'common', for: '540000', against: '60000' },
});
