import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, named, person, persons, text } from '../field/index.js';

/** How cards count that are together of more shares than their holder held. */
export const overVotePolicies = ['latest', 'receipt', 'reject', 'pro-rata'] as const;

/** Who may vote, on whom, when, and how it is counted. */
export const pollEntries = [
  defineEntryType({
    type: 'record-date',
    family: 'meetings',
    says: 'A record date was fixed.',
    data: z.strictObject({
      for: named('meeting', 'proposal', 'dividend').describe('the meeting, the proposed act or the dividend it is for'),
      date: dayField.describe('the day at whose close the holders are taken'),
    }),
    example: { for: 'am-2002', date: '2002-03-01' },
  }),
  /** Somebody was nominated for director at a meeting. Of whoever stands without such an entry nothing is known by it. */
  defineEntryType({
    type: 'nomination',
    family: 'general',
    says: 'Candidates were nominated for director.',
    data: z.strictObject({
      meeting: named('meeting').describe('the meeting at which they are to be elected'),
      candidates: persons.describe('who was nominated'),
      by: z.enum(['shareholder', 'board', 'committee']).describe('who nominates'),
      shareholder: person.optional().describe('of a shareholder’s nomination: who made it'),
      received: dayField
        .optional()
        .describe('the day on which notice of it was received: that of the entry, where it is left out'),
      sent: dayField.optional().describe('the day on which that notice was sent, where that may count'),
    }),
    example: { meeting: 'am-2002', candidates: ['acquirer'], by: 'shareholder', received: '2002-02-01' },
  }),
  /** Cards may come before. */
  defineEntryType({
    type: 'polls-opened',
    family: 'meetings',
    says: 'The polls opened.',
    data: z.strictObject({
      proposal: named('proposal').describe('the proposed act that the holders present could vote on from then'),
    }),
    example: { proposal: 'deal' },
  }),
  defineEntryType({
    type: 'polls-closed',
    family: 'meetings',
    says: 'The polls closed.',
    data: z.strictObject({
      proposal: named('proposal').describe('the proposed act on which nobody can vote any more'),
    }),
    example: { proposal: 'deal' },
  }),
  defineEntryType({
    type: 'tabulation-policy',
    family: 'meetings',
    says: 'A rule of counting was chosen for a meeting, and sealed before the polls closed.',
    data: z.strictObject({
      meeting: named('meeting').describe('the meeting'),
      'over-votes': z
        .enum(overVotePolicies)
        .describe(
          'which cards of one holder count that are together of more shares than it held: the latest that it reaches to; the earliest, in the order of receipt; none of them; all of them in proportion',
        ),
      holders: persons
        .optional()
        .describe('the intermediaries to whom it applies; without any, whoever is entered as holding for others'),
      by: text.optional().describe('who chose it'),
    }),
    example: { meeting: 'am-2002', 'over-votes': 'reject', by: 'the inspector' },
  }),
] as const;
