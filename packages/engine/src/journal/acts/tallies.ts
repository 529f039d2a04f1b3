import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, named, person, shareCount, voteCount } from '../field/index.js';
import { countedFiles, notCountedInAll, otherRule, rejectedInAll, ruledCardsInAll } from './counted-files.js';
import { frequencyFields, ofOneSort, ofTwoSorts } from './frequencies.js';

const votesOfCandidate = z.strictObject({
  candidate: person.describe('the candidate'),
  votes: voteCount.describe('votes for the candidate'),
  withheld: voteCount.optional().describe('votes withheld from the candidate, or against it'),
  abstain: voteCount.optional().describe('votes of those who abstained as to the candidate'),
});

const figuresOfElection = {
  votes: z.array(votesOfCandidate).readonly().describe('the totals of each candidate'),
  'broker-non-votes': shareCount.optional().describe('shares present that brokers could not vote'),
  present: shareCount.optional().describe('shares of record present'),
  rejected: rejectedInAll,
};

const figuresOfAct = {
  for: shareCount.optional().describe('shares of record voted for it'),
  against: shareCount.optional().describe('shares of record voted against it'),
  abstain: shareCount.optional().describe('shares of record abstaining'),
  'broker-non-votes': shareCount.optional().describe('shares present that brokers could not vote'),
  rejected: rejectedInAll,
};

/** What a total tells beside its figures: those by other rules, and what it was counted from. */
function besideFigures<S extends z.ZodRawShape>(figures: S) {
  return {
    'by-other-rules': z
      .array(z.strictObject({ rule: otherRule, ...figures, 'not-counted': notCountedInAll }))
      .readonly()
      .optional()
      .describe('what it would be by another rule for over-votes; by a rule that is not named it is the same'),
    'not-counted': notCountedInAll,
    rulings: ruledCardsInAll,
    files: countedFiles,
  };
}

/** Votes of holders in all. */
export const tallyEntries = [
  /** An inspector reported the totals of an election, candidate by candidate, for holders who are not shown one by one. */
  defineEntryType({
    type: 'election-tally',
    family: 'acts',
    says: 'An inspector reported the totals of an election of directors, candidate by candidate.',
    data: z.strictObject({
      election: named('proposal').describe('the proposed election'),
      class: className.describe('the class or series'),
      holder: person.optional().describe('whose votes, such as dispersed; without one, all of the class'),
      ...figuresOfElection,
      ...besideFigures(figuresOfElection),
    }),
    example: {
      election: 'election-2002',
      class: 'common',
      votes: [{ candidate: 'corporation', votes: '540000', withheld: '60000' }],
    },
  }),
  defineEntryType({
    type: 'tally',
    family: 'acts',
    says: 'An inspector reported totals for holders who are not shown one by one.',
    data: z
      .strictObject({
        proposal: named('proposal').describe('the proposed act'),
        class: className.describe('the class or series'),
        holder: person.optional().describe('whose votes, such as dispersed; without one, all of the class'),
        ...figuresOfAct,
        ...frequencyFields,
        present: shareCount.optional().describe('shares of record present'),
        ...besideFigures(figuresOfAct),
      })
      .refine(ofOneSort, ofTwoSorts),
    example: { proposal: 'deal', class: 'common', for: '540000', against: '60000' },
  }),
] as const;
