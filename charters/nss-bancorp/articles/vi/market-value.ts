import {
  consideration,
  marketValueRule,
  valuationDate,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

const ofTheBoard = { reading: 'A-34', options: { 'whole-board': 'members', 'those-present': 'present' } } as const;

/** VI.D.6, 9 and 11: what securities and other property are worth, as of when, and what counts as received. */
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
        says: 'the composite tape for stocks listed in New York',
      },
      { cite: 'VI.D.6(a)', venue: 'nyse', sorts: ['closing-sale'], says: 'the New York Stock Exchange' },
      { cite: 'VI.D.6(a)', venue: 'exchange', sorts: ['closing-sale'], says: 'the principal registered exchange' },
      {
        cite: 'VI.D.6(a)',
        venue: 'quotation-system',
        sorts: ['closing-bid', 'last-sale'],
        says: 'NASDAQ or a like system',
      },
    ],
    splits: { reading: 'P-16', options: { restated: 'restated', literal: 'literal' } },
    unquoted: { cite: 'VI.D.6(a)', body: 'board', fraction: { majority: true }, of: ofTheBoard },
    property: { cite: 'VI.D.6(b)', body: 'board', fraction: { majority: true }, of: ofTheBoard },
  }),
  valuationDate({
    cite: 'VI.D.9',
    summary:
      'The Valuation Date is, (a) where the shareholders vote on the Business Combination, the later of the day before the vote and the twentieth day before it is completed; (b) where they do not, the day on which it is completed.',
    ifVoted: { cite: 'VI.D.9(a)', beforeVote: '1', beforeEffect: '20' },
  }),
  consideration({
    cite: 'VI.D.11',
    summary:
      'Where the Corporation survives a Business Combination, consideration other than cash under C(2)(a) and (b) includes the shares of Common Stock and of other Voting Stock that their holders keep.',
    retained: 'counts',
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
  {
    cite: 'VI.D.9',
    slip: 'It says the latter of two days.',
    readAs: 'The later of them, as in C.G.S. 33-842(a)(3).',
  },
  {
    cite: 'VI.D.11',
    slip: 'It refers to paragraph 2(a) and 2(b) of Section 2.',
    readAs: 'Section C, paragraphs (2)(a) and (2)(b): only they speak of consideration other than cash.',
  },
];
