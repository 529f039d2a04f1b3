import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, named, person, persons, shareCount, text, voteCount, yesNo } from '../field/index.js';
import { frequencies, frequencyFields, ofOneSort, ofTwoSorts } from './frequencies.js';

/** Why a ballot does not count, by the codes of ISO 20022, seev.006. */
export const reasonCodes = ['LACK', 'LATE', 'DUPL', 'NPOS', 'NOSL', 'IPOA', 'PRXY', 'LIST', 'RBIS'] as const;

const votesForCandidate = z.strictObject({
  candidate: person.describe('the candidate'),
  votes: voteCount.describe('votes given, as the ballot has them'),
});

const figures = ['for', 'against', ...frequencies, 'abstain', 'votes', 'withheld'] as const;

/** Votes of holders one by one. */
export const ballotEntries = [
  defineEntryType({
    type: 'proxy-granted',
    family: 'acts',
    says: 'A holder let somebody vote in its place.',
    data: z.strictObject({
      by: person.describe('the holder'),
      to: person.describe('who may vote'),
      class: className.optional().describe('the class or series'),
      shares: shareCount.optional().describe('for how many shares; without a number, for all'),
      proposal: named('proposal').optional().describe('for which proposed act; without one, generally'),
      meeting: named('meeting').optional().describe('for which meeting'),
      until: dayField.optional().describe('the day on which it lapses'),
      revocable: yesNo.optional().describe('whether the holder may take it back'),
      'public-solicitation': yesNo.optional().describe('whether it was given on a public solicitation of proxies'),
    }),
    example: { by: 'dispersed', to: 'corporation', proposal: 'deal' },
  }),
  defineEntryType({
    type: 'proxy-revoked',
    family: 'acts',
    says: 'A holder took back a proxy.',
    data: z.strictObject({
      by: person.describe('the holder'),
      to: person.optional().describe('from whom; without a person, from everybody'),
      proposal: named('proposal').optional().describe('for which proposed act'),
      meeting: named('meeting').optional().describe('for which meeting'),
    }),
    example: { by: 'dispersed', proposal: 'deal' },
  }),
  /** Counted in shares of record before any limit on votes. */
  defineEntryType({
    type: 'ballot',
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
  }),
  /** Somebody challenged a ballot: until the inspectors rule on it, whether it counts is open. */
  defineEntryType({
    type: 'ballot-challenged',
    family: 'acts',
    says: 'Somebody challenged a ballot, whoever cast it, in person or by proxy.',
    data: z.strictObject({
      ballot: named('entry').describe('the entry of the ballot, or of the ballot in an election'),
      by: text.describe('who challenges it'),
      ground: text.describe('why it should not count, or not as it was cast'),
    }),
    example: { ballot: 'e-1', by: 'the committee of holders', ground: 'the signature is not that of the holder' },
  }),
  defineEntryType({
    type: 'ballot-ruled',
    family: 'acts',
    says: 'The inspectors of election ruled on a ballot. A later ruling takes the place of an earlier one.',
    data: z
      .strictObject({
        ballot: named('entry').describe('the entry of the ballot, or of the ballot in an election'),
        counts: z
          .enum(['as-cast', 'not', 'otherwise'])
          .describe('whether it counts: as it was cast, not at all, or with the figures given here'),
        for: shareCount.optional().describe('otherwise: shares of record that count for it'),
        against: shareCount.optional().describe('otherwise: shares of record that count against it'),
        ...frequencyFields,
        abstain: shareCount.optional().describe('otherwise: shares of record that count as abstaining'),
        votes: z
          .array(votesForCandidate)
          .readonly()
          .optional()
          .describe('otherwise, of a ballot in an election: the votes that count for each candidate'),
        withheld: shareCount
          .optional()
          .describe('otherwise, of a ballot in an election: shares that count as withheld'),
        code: z
          .enum(reasonCodes)
          .optional()
          .describe(
            'why it does not count, by the code of ISO 20022, seev.006: LACK more than the position, LATE after the deadline, DUPL a duplicate, NPOS no position, NOSL not in the stock ledger, IPOA a bad power of attorney, PRXY a bad proxy, LIST several of an exclusive list, RBIS rejected by the issuer',
          ),
        ground: text.describe('why, in words'),
        by: persons.describe('the inspectors who ruled: two, where two or more are appointed'),
        alone: text.optional().describe('where one of several inspectors ruled alone: why'),
      })
      .refine(({ counts, code }) => counts !== 'as-cast' || code === undefined, {
        error: 'expected a code only where the ballot does not count as it was cast',
        path: ['code'],
      })
      .refine((data) => (data.counts === 'otherwise') === figures.some((figure) => data[figure] !== undefined), {
        error: 'expected figures where it counts otherwise than it was cast, and only there',
        path: ['counts'],
      })
      .refine(ofOneSort, ofTwoSorts),
    example: {
      ballot: 'e-1',
      counts: 'not',
      code: 'IPOA',
      ground: 'no power of attorney came with it',
      by: ['corporation'],
    },
  }),
  defineEntryType({
    type: 'election-ballot',
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
  }),
] as const;
