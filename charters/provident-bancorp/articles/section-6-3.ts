import { article, requires, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { inOfficeAtSuchMeeting, votesEligibleNotes, votesEligibleReadings, orMajority } from './votes-eligible.js';

export const section63 = article('6.3', 'Votes on mergers and sales of assets', [
  requires({
    cite: '6.3',
    summary:
      'Subject to 6.1, and besides every vote of the Act or the Articles: a sale, lease or exchange of all or substantially all assets, goodwill included, and a merger, share exchange or consolidation of the Corporation with another entity need, as far as law or the Articles have the shareholders approve them, at least two thirds of all votes eligible to be cast on it, in one voting group, at a duly constituted meeting called expressly for it. A majority of all votes eligible is enough where the Board, at a duly constituted meeting, recommends approval by that majority with the votes of two thirds of the directors then in office and, if there is then an Interested Shareholder, of a majority of the Independent Directors then in office at that meeting besides. It does not apply as far as law or 6.1 asks for more.',
    acts: [
      { acts: ['disposition'], all: true, forms: ['sale', 'lease', 'exchange'] },
      { acts: ['merger', 'share-exchange', 'consolidation'] },
    ],
    where: { all: [{ not: { proposalSays: 'short-form' } }, { stated: 'holders-must-approve' }] },
    needs: orMajority('at least two thirds of all votes eligible to be cast', 'at least 2/3', {
      cite: '6.3',
      says: 'the Board recommends that the shareholders approve by a majority',
      states: {
        reading: 'D29',
        options: {
          'standard-or-section': 'standard-or-section',
          'standard-stated': 'standard',
          'any-recommendation': 'any',
        },
      },
      votes: [
        {
          cite: '6.3',
          says: 'the votes of at least two thirds of the directors in office',
          body: 'board',
          fraction: { atLeast: '2/3' },
          of: 'in-office',
          needed: 'always',
          atMeeting: true,
        },
        {
          cite: '6.3',
          says: 'the votes of a majority of the Independent Directors in office',
          body: 'independent-directors',
          fraction: { majority: true },
          of: inOfficeAtSuchMeeting,
          needed: 'where-somebody-is-interested',
          atMeeting: true,
        },
      ],
    }),
  }),
]);

export const section63Readings: readonly Reading[] = [
  ...votesEligibleReadings,
  {
    id: 'D29',
    cite: '6.3',
    asks: 'Must the recommendation say that the shareholders are to approve by a majority of the votes eligible?',
    options: {
      'standard-or-section': 'Yes; a resolution that invokes 6.3 says it by that.',
      'standard-stated': 'Yes, in so many words.',
      'any-recommendation': 'No: a recommendation of the transaction is enough.',
    },
    adopted: 'standard-or-section',
    because:
      'What the Board is to recommend is approval by that majority; whoever invokes the section means what it says.',
  },
];

export const section63Notes: readonly NoteOfConstruction[] = [
  ...votesEligibleNotes,
  {
    cite: '6.3',
    slip: 'The vote of the Independent Directors follows the word “unless”, as if an Interested Shareholder took the place of the vote of two thirds.',
    readAs: 'And, where there is an Interested Shareholder, the majority of the Independent Directors besides.',
  },
];
