import { article, boardClasses, entireBoard, removal, vacancy, type Reading } from '../../src/index.js';

/** A board of two classes, with terms of two annual meetings. */
export const board = article('4', 'Directors', [
  boardClasses({
    cite: '4.1',
    summary: 'two classes of directors',
    classes: ['odd', 'even'],
    termLasts: '2',
    counted: 'meetings',
  }),
  entireBoard({
    cite: '4.2',
    summary: 'the directors there would be without vacancies',
    duringDecrease: { reading: 'R-4', options: { larger: 'larger', fixed: 'fixed' } },
  }),
  vacancy({
    cite: '4.3',
    summary: 'three-fifths of the remaining directors fill a vacancy',
    fraction: { atLeast: '3/5' },
    newSeats: { cite: '4.3', filled: 'as-vacancies' },
    appointeeServes: 'next-annual-meeting',
    successorServes: 'class-term',
    decreaseEnds: 'nothing',
    holdingOver: 'no-vacancy',
    holdersMayFill: 'no',
    seriesSeats: 'board',
    seriesAppointee: 'keeps',
  }),
  removal({
    cite: '4.4',
    summary: 'three-quarters of the votes, or two-thirds of the entire Board, remove a director for cause',
    holders: { cite: '4.4(a)', fraction: { atLeast: '75%' }, of: 'outstanding', weigh: 'both' },
    directors: { cite: '4.4(b)', fraction: { atLeast: '2/3' }, of: 'entire-board', base: 'whole', targetVotes: 'no' },
    seriesDirectors: 'as-others',
    otherRoutes: 'none',
    forCause: 'needed',
    causes: [{ id: 'fraud', says: 'fraud upon the corporation' }],
    causeForSeries: 'needed',
  }),
]);

export const boardReadings: readonly Reading[] = [
  {
    id: 'R-4',
    cite: '4.2',
    asks: 'Do directors above a reduced number count while they stay?',
    options: { larger: 'they count', fixed: 'only the fixed number counts' },
    adopted: 'larger',
    because: 'nobody’s term is cut short',
  },
];
