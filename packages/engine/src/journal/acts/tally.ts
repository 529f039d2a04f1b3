import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, named, person, shareCount } from '../field/index.js';
import { countedFiles, notCountedInAll, otherRule, rejectedInAll, ruledCardsInAll } from './counted-files.js';
import { frequencyFields, ofOneSort, ofTwoSorts } from './frequencies.js';

const figures = {
  for: shareCount.optional().describe('shares of record voted for it'),
  against: shareCount.optional().describe('shares of record voted against it'),
  abstain: shareCount.optional().describe('shares of record abstaining'),
  'broker-non-votes': shareCount.optional().describe('shares present that brokers could not vote'),
  rejected: rejectedInAll,
};

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
      ...figures,
      ...frequencyFields,
      present: shareCount.optional().describe('shares of record present'),
      'by-other-rules': z
        .array(z.strictObject({ rule: otherRule, ...figures, 'not-counted': notCountedInAll }))
        .readonly()
        .optional()
        .describe('what it would be by another rule for over-votes; by a rule that is not named it is the same'),
      'not-counted': notCountedInAll,
      rulings: ruledCardsInAll,
      files: countedFiles,
    })
    .refine(ofOneSort, ofTwoSorts),
  example: { proposal: 'deal', class: 'common', for: '540000', against: '60000' },
});
