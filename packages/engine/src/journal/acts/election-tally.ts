import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, named, person, shareCount, voteCount } from '../field/index.js';
import { countedFiles, notCountedInAll, otherRule, rejectedInAll, ruledCardsInAll } from './counted-files.js';

const votesOfCandidate = z.strictObject({
  candidate: person.describe('the candidate'),
  votes: voteCount.describe('votes for the candidate'),
  withheld: voteCount.optional().describe('votes withheld from the candidate, or against it'),
  abstain: voteCount.optional().describe('votes of those who abstained as to the candidate'),
});

const figures = {
  votes: z.array(votesOfCandidate).readonly().describe('the totals of each candidate'),
  'broker-non-votes': shareCount.optional().describe('shares present that brokers could not vote'),
  present: shareCount.optional().describe('shares of record present'),
  rejected: rejectedInAll,
};

/** An inspector reported the totals of an election, candidate by candidate, for holders who are not shown one by one. */
export const electionTally = defineEntryType({
  type: 'election-tally',
  version: 1,
  family: 'acts',
  says: 'An inspector reported the totals of an election of directors, candidate by candidate.',
  data: z.strictObject({
    election: named('proposal').describe('the proposed election'),
    class: className.describe('the class or series'),
    holder: person.optional().describe('whose votes, such as dispersed; without one, all of the class'),
    ...figures,
    'by-other-rules': z
      .array(z.strictObject({ rule: otherRule, ...figures, 'not-counted': notCountedInAll }))
      .readonly()
      .optional()
      .describe('what it would be by another rule for over-votes; by a rule that is not named it is the same'),
    'not-counted': notCountedInAll,
    rulings: ruledCardsInAll,
    files: countedFiles,
  }),
  example: {
    election: 'election-2002',
    class: 'common',
    votes: [{ candidate: 'corporation', votes: '540000', withheld: '60000' }],
  },
});
