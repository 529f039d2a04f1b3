import { blankCheck, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';

export const preferred: readonly Provision[] = [
  blankCheck({
    cite: 'A.B',
    summary:
      'The Board may by vote issue preferred stock in series and fix the voting powers, designations, preferences, rights and limits of each, those listed among them. Unless law provides otherwise the vote takes effect when a certificate of designation is filed with the Secretary of the Commonwealth, signed by two officers, with a copy of the vote, its date, and a certification that it was duly adopted.',
    class: 'preferred',
    terms: [
      { cite: 'A.B(1)', says: 'designation and number of shares' },
      { cite: 'A.B(2)', says: 'dividends: rate or amount, whether cumulative and from when, dates, participation' },
      { cite: 'A.B(3)', says: 'voting powers' },
      { cite: 'A.B(4)', says: 'redemption: whether, at what price and on what terms' },
      { cite: 'A.B(5)', says: 'amounts in a liquidation, dissolution or winding up, voluntary or not' },
      { cite: 'A.B(6)', says: 'a sinking or retirement fund, its amount, its use and its prices' },
      { cite: 'A.B(7)', says: 'conversion or exchange, its price or rate, adjustments and terms' },
      { cite: 'A.B(8)', says: 'price or other consideration of the issue' },
      { cite: 'A.B(9)', says: 'what becomes of shares redeemed or converted, and whether they may be issued again' },
    ],
    beyond: [
      {
        term: 'cumulative-voting',
        contradicts: 'A.A',
        invalid: { reading: 'A-2', options: { 'all-stock': true, 'common-only': false } },
      },
    ],
    certificate: {
      name: 'certificate of designation',
      signedBy: {
        reading: 'D10',
        options: {
          'two-signatures': [
            'the President or a Vice President',
            'the Clerk, an Assistant Clerk, the Secretary or an Assistant Secretary',
          ],
          'as-law-has-it': ['an officer whom the statute lets sign'],
        },
      },
      setsForth: [
        'a copy of the vote',
        'the date on which it was adopted',
        'a certification that the Board duly adopted it',
      ],
    },
    subjectTo:
      'what law provides otherwise, which asks for articles of amendment (M.G.L. c. 156D, Section 6.02); and the consent that Appendix B gives Series A to a series that ranks before it',
  }),
];

export const preferredReadings: readonly Reading[] = [
  {
    id: 'A-2',
    cite: 'A.A',
    asks: 'The sentence against cumulative voting stands among the rules on common stock: does it bind a new series of preferred stock?',
    options: {
      'all-stock': 'It does: it speaks of elections and other matters without naming a class.',
      'common-only': 'It does not: it is one of the terms of the common stock.',
    },
    adopted: 'all-stock',
    because: 'Its words are general, and name every matter submitted to stockholders.',
  },
  {
    id: 'D10',
    cite: 'A.B',
    asks: 'The statute lets one officer sign what is filed: does the certificate need the two signatures of the text?',
    options: {
      'two-signatures': 'It does: the Articles ask for more than the statute.',
      'as-law-has-it': 'It does not: the text yields where law provides otherwise.',
    },
    adopted: 'two-signatures',
    because:
      'The statute does not forbid a second signature, and nothing is lost by it; the name and form of what is filed are for law.',
  },
];

export const preferredNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'A.B',
    slip: 'A certificate of designation is asked for, where the statute speaks of articles of amendment.',
    readAs: 'What is filed to fix a series, under whichever name: see the reading D10.',
  },
];
