import { article, entireBoard, removal, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const thirteenth = article('THIRTEENTH', 'Removal of directors', [
  removal({
    cite: 'THIRTEENTH',
    summary:
      'A director may be removed at any time, for cause only: by holders of at least 80 % of the combined voting power of the shares that then have a general vote for directors, or by two thirds of the entire Board other than that director. One elected by a series of Preferred Stock is removed only by the vote that the resolution creating the series lays down. Cause is a closed list.',
    holders: {
      cite: 'THIRTEENTH(i)',
      fraction: { atLeast: '80%' },
      of: 'outstanding',
      weigh: { reading: 'I-18e', options: { 'both-sides': 'both', 'votes-cast-only': 'cast' } },
    },
    directors: {
      cite: 'THIRTEENTH(ii)',
      fraction: { atLeast: '66 2/3%' },
      of: 'entire-board',
      base: { reading: 'I-13a', options: { 'less-target': 'less-target', whole: 'whole' } },
      targetVotes: 'no',
    },
    seriesDirectors: 'by-series-terms',
    causeForSeries: { reading: 'I-13c', options: { needed: 'needed', 'not-needed': 'not-needed' } },
    otherRoutes: 'none',
    forCause: 'needed',
    causes: [
      {
        id: 'violation-of-law',
        says: 'a violation of a law, rule or regulation',
        final: { reading: 'I-13d', options: { 'order-only': 'no', both: 'yes' } },
      },
      {
        id: 'cease-and-desist-order',
        says: 'a violation of a cease and desist order that has become final',
        final: 'yes',
      },
      {
        id: 'unsafe-practice',
        says: 'an unsafe or unsound practice regarding the Corporation or a subsidiary, with or without harm',
      },
      {
        id: 'breach-of-duty',
        says: 'an act or omission that is a material breach of the fiduciary duty of a director',
      },
      { id: 'dishonesty', says: 'an act or omission that involves personal dishonesty' },
      {
        id: 'disregard',
        says: 'an act or omission that shows willful or continuing disregard of the best interests of the Corporation',
      },
      { id: 'unsound-mind', says: 'an adjudication of unsound mind', adjudicated: 'yes' },
      { id: 'bankruptcy', says: 'an adjudication of bankruptcy', adjudicated: 'yes' },
      { id: 'destruction', says: 'the intentional destruction of property of the Corporation' },
      {
        id: 'breach-of-agreement',
        says: 'a breach of an agreement with the Corporation or a subsidiary that the director signed',
      },
      {
        id: 'disruptive-behaviour',
        says: 'dishonourable or disruptive behaviour that would reasonably be expected to harm or discredit the Corporation, its business or its employees',
      },
    ],
  }),
  entireBoard({
    cite: 'THIRTEENTH',
    summary:
      'Throughout the charter, the entire Board is the number of directors that there would be with every seat filled.',
    duringDecrease: { reading: 'I-9e', options: { larger: 'larger', fixed: 'fixed' } },
  }),
]);

export const thirteenthReadings: readonly Reading[] = [
  {
    id: 'I-9e',
    cite: 'THIRTEENTH',
    asks: 'While more directors are in office than the reduced number, because no term may be cut short, what is the entire Board?',
    options: {
      larger: 'The larger of the number fixed and of the directors lawfully in office.',
      fixed: 'The number fixed.',
    },
    adopted: 'larger',
    because:
      'The Corporation then has that many directors without a vacancy; a base below those who sit would let fewer act for all.',
  },
  {
    id: 'I-13a',
    cite: 'THIRTEENTH(ii)',
    asks: 'Is two thirds taken of the entire Board without the director concerned, or of the whole of it?',
    options: {
      'less-target': 'Of the entire Board less that director.',
      whole: 'Of the whole entire Board; the director concerned only does not vote.',
    },
    adopted: 'less-target',
    because: 'The words that leave the director out follow "Board" and qualify it.',
  },
  {
    id: 'I-13c',
    cite: 'THIRTEENTH',
    asks: 'Does the ban on removal without cause bind the holders of a series who remove their own director?',
    options: {
      needed: 'Yes: their sentence displaces the one before it, and not the ban after it.',
      'not-needed': 'No: the resolution alone governs them.',
    },
    adopted: 'needed',
    because: 'The sentence on series prevails over the immediately preceding sentence only; the ban stands by itself.',
  },
  {
    id: 'I-13d',
    cite: 'THIRTEENTH',
    asks: 'Must a violation of law have become final to be cause, as a cease and desist order must?',
    options: {
      'order-only': 'No: finality is asked of the order only.',
      both: 'Yes: the words reach both.',
    },
    adopted: 'order-only',
    because: 'An order becomes final; a violation happens.',
  },
];

export const thirteenthNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'THIRTEENTH(ii)',
    slip: 'The words "at least", which stand before eighty per cent, are missing before 66 2/3 %.',
    readAs: 'At least two thirds: exactly two thirds is enough.',
  },
  {
    cite: 'THIRTEENTH',
    slip: 'It does not say who finds whether there is cause.',
    readAs: 'Those who vote on the removal find it, and a court may review it (I-13e; BCL 706(d)).',
  },
  {
    cite: 'THIRTEENTH',
    slip: 'Taken by its letter, the first cause reaches any violation of any rule, however small.',
    readAs: 'By its letter; the text has no exception for small matters, and answers say so.',
  },
  {
    cite: 'THIRTEENTH',
    slip: 'It speaks of series of Preferred Stock, Article Tenth of any class or series other than Common Stock.',
    readAs: 'As each says; on the present capital there is no difference.',
  },
];
