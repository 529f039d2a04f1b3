import { blankCheck, seriesSize, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';

const otherArticles = { reading: 'III-4', options: { bound: true, free: false } };

export const serialPreferred: readonly Provision[] = [
  blankCheck({
    cite: 'III.B',
    summary:
      'Within the law and this Article, the Board may by resolution issue preferred stock in series, convertible stock among it, and by filing a certificate fix the number and the terms of each series; so too wherever the Certificate fixes nothing.',
    class: 'preferred',
    terms: [
      { cite: 'III.B(1)', says: 'number of shares and designation' },
      { cite: 'III.B(2)', says: 'dividends: rate, whether cumulative and from when, priority' },
      { cite: 'III.B(3)', says: 'votes beyond those given by law, weighted more or less than other stock' },
      { cite: 'III.B(4)', says: 'conversion, its terms and the adjustment of its rate' },
      { cite: 'III.B(5)', says: 'redemption: dates, and amounts that may vary with dates and conditions' },
      { cite: 'III.B(6)', says: 'a sinking fund, its terms and amounts' },
      { cite: 'III.B(7)', says: 'rights and priority in a liquidation, dissolution or winding up' },
      { cite: 'III.B(8)', says: 'any other relative rights, preferences and limitations' },
    ],
    beyond: [
      {
        term: 'cumulative-voting',
        contradicts: 'III.A',
        invalid: { reading: 'III-3', options: { 'all-stock': true, 'common-only': false } },
      },
      { term: 'lower-combination-vote', contradicts: 'VI', invalid: otherArticles },
      { term: 'removal-without-cause', contradicts: 'X', invalid: otherArticles },
      { term: 'written-consent', contradicts: 'XII', invalid: otherArticles },
    ],
    subjectTo: 'the limits of the law on series, and any vote of a class that it requires (C.G.S. 33-665, 33-666)',
  }),
  seriesSize({
    cite: 'III.B',
    summary:
      'From time to time the Board may establish by filing a certificate how many shares a series has, as far as the class goes and not below what is outstanding.',
    class: 'preferred',
    except: ['series-a'],
    ceiling: 'class',
    reserved: [],
    filing: true,
    subjectTo: 'what the law asks of a change in the number of shares of a series (C.G.S. 33-666)',
  }),
];

export const serialPreferredReadings: readonly Reading[] = [
  {
    id: 'III-3',
    cite: 'III.A',
    asks: 'The sentence against cumulative voting stands among the rules on common stock: does it bind a new series of preferred stock?',
    options: {
      'all-stock': 'It does: it speaks of elections of directors without naming a class.',
      'common-only': 'It does not: it is one of the terms of the common stock.',
    },
    adopted: 'all-stock',
    because: 'The words are general, and the Board’s power is subject to the whole of this Article.',
  },
  {
    id: 'III-4',
    cite: 'III.B',
    asks: 'The Board’s power over terms is made subject to the law and to this Article: may terms depart from the other Articles?',
    options: {
      bound: 'They may not: the Certificate ranks above a resolution of the Board.',
      free: 'They may: only the law and this Article are named.',
    },
    adopted: 'bound',
    because: 'The power fixes what the Certificate leaves open; it is no power to amend the rest of it.',
  },
];

export const serialPreferredNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'III.B(5)',
    slip: 'The amount payable is said to be one “in case or redemption”.',
    readAs: 'In case of redemption.',
  },
  {
    cite: 'III.B',
    slip: 'The class is called Serial Preferred Stock, Preferred Stock and preferred Stock.',
    readAs: 'One class, as in the opening of the Article.',
  },
];
