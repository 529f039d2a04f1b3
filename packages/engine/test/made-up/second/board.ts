import {
  article,
  boardClasses,
  boardNumber,
  classApportionment,
  removal,
  vacancy,
  type Reading,
} from '../../../src/index.js';
import { doubt, either } from './readings.js';

/** From three to six directors in two classes, the first three of them named. */
export const board = article('C', 'Directors', [
  boardNumber({
    cite: 'C.1',
    summary: 'from three to six directors',
    range: { least: '3', most: '6', fixedBy: ['board'], moreForSeries: true },
  }),
  boardClasses({
    cite: 'C.2',
    summary: 'two classes, for two years',
    classes: ['odd', 'even'],
    termLasts: '2',
    counted: 'years',
    largerFirst: ['even'],
    first: [
      {
        class: 'odd',
        endsIn: '2001',
        directors: [
          { person: 'dara', name: 'Dara' },
          { person: 'dean', name: 'Dean' },
        ],
      },
      { class: 'even', endsIn: '2002', directors: [{ person: 'dian', name: 'Dian' }] },
    ],
  }),
  classApportionment({
    cite: 'C.2',
    summary: 'as nearly equal as possible',
    sizes: 'as-equal-as-possible',
    decrease: 'at-end-of-terms',
  }),
  vacancy({
    cite: 'C.3',
    summary: 'three-fifths of those remaining fill a vacancy, and the Board a new seat',
    fraction: { atLeast: '3/5' },
    newSeats: {
      cite: 'C.3(a)',
      filled: 'by-act-of-the-board',
      serves: either('B-1', 'next-election-meeting', 'class-term'),
    },
    filledUntil: either('B-6', 'no-end', 'next-election-meeting'),
    appointeeServes: 'next-election-meeting',
    successorServes: either('B-2', 'class-term', 'full-term'),
    decreaseEnds: either('B-3', 'holding-over', 'service'),
    holdingOver: 'no-vacancy',
    holdersMayFill: 'as-law-says',
    seriesSeats: 'board',
    seriesAppointee: 'keeps',
  }),
  removal({
    cite: 'C.4',
    summary: 'three-quarters of the directors in office remove one for cause',
    directors: {
      cite: 'C.4',
      fraction: { atLeast: '3/4' },
      of: 'in-office',
      base: 'whole',
      targetVotes: either('B-4', 'yes', 'no'),
    },
    otherRoutes: either('B-5', 'as-law-says', 'none'),
    seriesDirectors: 'as-others',
    forCause: 'needed',
    causes: [],
    causeForSeries: 'needed',
  }),
]);

export const boardReadings: readonly Reading[] = [
  doubt('B-1', 'C.3(a)', 'next-election-meeting', 'class-term'),
  doubt('B-2', 'C.3', 'class-term', 'full-term'),
  doubt('B-3', 'C.3', 'holding-over', 'service'),
  doubt('B-4', 'C.4', 'yes', 'no'),
  doubt('B-5', 'C.4', 'as-law-says', 'none'),
  doubt('B-6', 'C.3', 'no-end', 'next-election-meeting'),
];
