import { article, purpose, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const ii = article('II', 'Purposes', [
  purpose({
    cite: 'II',
    summary:
      'The Corporation may own subsidiaries and do whatever the Bank Holding Company Act of 1956 or the Connecticut statutes on bank holding companies let it, as amended from time to time (A); and engage in any business that is lawful for a corporation under the Connecticut Business Corporation Act (B).',
    purposes: [
      'to acquire, invest in and hold subsidiaries, and whatever else the bank holding company statutes allow',
      'any business lawful for a corporation under the Connecticut Business Corporation Act',
    ],
    lawfulUnder: [
      'the Bank Holding Company Act of 1956, or C.G.S. 36a-180 and following',
      'the Connecticut Business Corporation Act',
    ],
  }),
]);

export const iiReadings: readonly Reading[] = [];

export const iiNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'II',
    slip: 'The two purposes are joined by “and”, as if an activity had to be within both.',
    readAs: 'Two powers that add up: what either allows is within the purposes.',
  },
];
