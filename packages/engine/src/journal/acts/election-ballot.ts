import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, named, person, shareCount, voteCount } from '../field/index.js';

export const votesForCandidate = z.strictObject({
  candidate: person.describe('the candidate'),
  votes: voteCount.describe('votes given, as the ballot has them'),
});

/** A holder of record voted in an election of directors. */
export const electionBallot = defineEntryType({
  type: 'election-ballot',
  version: 1,
  family: 'acts',
  says: 'A holder of record voted in an election of directors.',
  data: z.strictObject({
    meeting: named('meeting').describe('the meeting'),
    election: named('proposal')
      .optional()
      .describe(
        'the proposed election, where the meeting has more than one; without one, whichever has the candidates',
      ),
    holder: person.describe('the holder of record'),
    class: className.optional().describe('the class or series, where the holder has more than one'),
    votes: z.array(votesForCandidate).readonly().describe('the votes given to each candidate'),
    withheld: shareCount.optional().describe('shares withheld'),
  }),
  example: { meeting: 'am-2002', holder: 'dispersed', votes: [{ candidate: 'corporation', votes: '300' }] },
});
