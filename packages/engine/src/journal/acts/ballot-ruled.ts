import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, persons, shareCount, text } from '../field/index.js';
import { votesForCandidate } from './election-ballot.js';
import { frequencies, frequencyFields, ofOneSort, ofTwoSorts } from './frequencies.js';

/** Why a ballot does not count, by the codes of ISO 20022, seev.006. */
export const reasonCodes = ['LACK', 'LATE', 'DUPL', 'NPOS', 'NOSL', 'IPOA', 'PRXY', 'LIST', 'RBIS'] as const;

/** The inspectors ruled on a ballot. */
export const ballotRuled = defineEntryType({
  type: 'ballot-ruled',
  version: 1,
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
      withheld: shareCount.optional().describe('otherwise, of a ballot in an election: shares that count as withheld'),
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
});

const figures = ['for', 'against', ...frequencies, 'abstain', 'votes', 'withheld'] as const;
