import { article, removal, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const x = article('X', 'Removal of directors', [
  removal({
    cite: 'X',
    summary:
      'Any director may be removed at any time, for cause, by the votes of at least two thirds of the directors then in office. What cause is, is not defined; a director elected by a series is removed as any other.',
    directors: {
      cite: 'X',
      fraction: { atLeast: '2/3' },
      of: 'in-office',
      base: 'whole',
      targetVotes: { reading: 'A-18b', options: { votes: 'yes', recused: 'no' } },
    },
    otherRoutes: { reading: 'A-18a', options: { 'not-exclusive': 'as-law-says', exclusive: 'none' } },
    seriesDirectors: 'as-others',
    forCause: 'needed',
    causes: [],
    causeForSeries: 'needed',
  }),
]);

export const xReadings: readonly Reading[] = [
  {
    id: 'A-18a',
    cite: 'X',
    asks: 'Does the power of the directors to remove one of them exclude removal by shareholders or by a court?',
    options: {
      'not-exclusive': 'No: what law gives the shareholders and the courts stays beside it (C.G.S. 33-742 and 33-743).',
      exclusive: 'Yes: only the directors remove, and only for cause.',
    },
    adopted: 'not-exclusive',
    because: 'The Article gives a power and does not say that nobody else has one.',
  },
  {
    id: 'A-18b',
    cite: 'X',
    asks: 'May the director who is to be removed vote on it?',
    options: {
      votes: 'Yes: the director is one of those in office, of whom two thirds are needed.',
      recused: 'No: the director counts among those in office, and may not vote.',
    },
    adopted: 'votes',
    because: 'The Article counts the directors then in office and leaves none of them out.',
  },
];

export const xNotes: readonly NoteOfConstruction[] = [];
