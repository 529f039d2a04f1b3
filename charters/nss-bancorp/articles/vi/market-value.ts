import { marketValueRule, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';

export const marketValue: readonly Provision[] = [
  marketValueRule({
    cite: 'VI.D.6',
    summary:
      'The Market Value of a stock on a date is the highest closing sale of the thirty days before it on the composite tape for stocks listed in New York; where it is not quoted there, on the New York Stock Exchange; where it is not listed there, on the principal registered exchange that lists it; where none lists it, the highest closing bid or last sale quoted on NASDAQ or a like system. Without any such quotation it is what a majority of the Board determines in good faith as its Fair Market Value on the date; and so it is for property that is neither cash nor stock.',
    days: '30',
    ladder: [
      {
        cite: 'VI.D.6(a)',
        venue: 'composite-tape',
        sorts: ['closing-sale'],
        says: 'composite tape for stocks listed in New York',
      },
      { cite: 'VI.D.6(a)', venue: 'nyse', sorts: ['closing-sale'], says: 'New York Stock Exchange' },
      { cite: 'VI.D.6(a)', venue: 'exchange', sorts: ['closing-sale'], says: 'principal registered exchange' },
      {
        cite: 'VI.D.6(a)',
        venue: 'quotation-system',
        sorts: ['closing-bid', 'last-sale'],
        says: 'NASDAQ or a like system',
      },
    ],
    splits: { reading: 'P-16', options: { restated: 'restated', literal: 'literal' } },
    unquoted: { cite: 'VI.D.6(a)', body: 'board', fraction: { majority: true }, of: 'members' },
    property: { cite: 'VI.D.6(b)', body: 'board', fraction: { majority: true }, of: 'members' },
  }),
];

export const marketValueReadings: readonly Reading[] = [
  {
    id: 'P-16',
    cite: 'VI.D.6',
    asks: 'Is a price from before a split turned into a price of the share as it is now?',
    options: {
      restated: 'Yes: it is restated for every split, combination and stock dividend since.',
      literal: 'No: it stands as it was paid or quoted.',
    },
    adopted: 'restated',
    because:
      'Prices are compared for one share, and a share of before a split is another one; taken literally, a split would raise or lower what must be offered. The text says nothing of it (A-24).',
  },
];

export const marketValueNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VI.D.6',
    slip: 'It speaks of Fair Market Value as of a defined term, and nothing defines it.',
    readAs:
      'It is what the Board determines in good faith; the rule says who determines it and as of when, not by what measure.',
  },
];
