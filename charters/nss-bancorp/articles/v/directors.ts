import {
  boardClasses,
  boardNumber,
  classApportionment,
  constant,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

export const directors: readonly Provision[] = [
  boardNumber({
    cite: 'V',
    summary:
      'There are not fewer than seven and not more than eleven directors, as the Board fixes from time to time under the Bylaws; more where the rights of holders of Preferred Stock, or of a series of it, to elect additional directors require it.',
    range: { least: '7', most: '11', fixedBy: ['board'], moreForSeries: true },
  }),
  boardClasses({
    cite: 'V',
    summary:
      'The directors, those elected by holders of Preferred Stock apart, are divided into three classes. At each annual meeting the successors of the class whose terms end there are elected, for terms that end at the annual meeting in the third year after the year of their election; a director serves until a successor is elected and qualified. Directors that remain when the number is divided by three go to Class Two first, and then to Class Three. The first directors are named: Class One to the annual meeting of 1998, Class Two to that of 1999, Class Three to that of 2000.',
    classes: ['One', 'Two', 'Three'],
    termLasts: '3',
    counted: 'years',
    largerFirst: ['Two', 'Three'],
    first: [
      {
        class: 'One',
        endsIn: '1998',
        directors: [
          { person: 'howell', name: 'Charles F. Howell' },
          { person: 'staack', name: 'Alan R. Staack' },
          { person: 'jay', name: 'Herbert L. Jay' },
        ],
      },
      {
        class: 'Two',
        endsIn: '1999',
        directors: [
          { person: 'st-john', name: 'Donald St. John' },
          { person: 'judson', name: 'Robert T. Judson' },
          { person: 'kelley', name: 'Edward J. Kelley' },
        ],
      },
      {
        class: 'Three',
        endsIn: '2000',
        directors: [
          { person: 'fitzgerald', name: 'Brian A. Fitzgerald' },
          { person: 'segall', name: 'John L. Segall' },
        ],
      },
    ],
  }),
  classApportionment({
    cite: 'V',
    summary:
      'The classes are as nearly equal in number as possible, and no decrease in the number of directors shortens the term of an incumbent.',
    sizes: 'as-equal-as-possible',
    decrease: 'at-end-of-terms',
  }),
  constant({
    cite: 'V',
    summary:
      'Directors need not be elected by ballot unless the Bylaws say so. Their terms, classes, qualifications and election, and how vacancies among them are filled, are for the certificate and the Bylaws to lay down.',
    values: {
      'ballot-in-elections-of-directors': 'not needed unless the Bylaws ask for it',
      'further-rules-on-directors':
        'the certificate and the Bylaws: terms, classification, qualifications, election, vacancies',
    },
  }),
];

export const directorsReadings: readonly Reading[] = [];

export const directorsNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'V',
    slip: 'The rule on the remainder speaks of the number of “director”.',
    readAs: 'The number of directors.',
  },
  {
    cite: 'V',
    slip: 'It announces the names, addresses and occupations of the first directors, and gives names alone.',
    readAs: 'The names are enough; the other particulars are not known.',
  },
  {
    cite: 'V',
    slip: 'The first terms “should expire” at the annual meetings of the years shown.',
    readAs: 'They expire there: the sentence is what fixes them.',
  },
  {
    cite: 'V',
    slip: 'The eight named directors stand 3, 3 and 2, where the rule on the remainder gives eight directors as 2, 3 and 3.',
    readAs:
      'The naming is the more specific and governs the first terms, and is as nearly equal as the rule; the classes come to 2, 3 and 3 as each is next elected.',
  },
];
