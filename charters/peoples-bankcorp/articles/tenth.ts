import { article, vacancy, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const tenth = article('TENTH', 'Vacancies and new directorships', [
  vacancy({
    cite: 'TENTH',
    summary:
      'Vacancies for whatever reason and new directorships are filled by the Board alone, by a majority of the directors remaining in office, though fewer than a quorum, or by the only one left. The appointee serves until the next annual meeting and until a successor is elected and qualified; the shareholders elect that successor for what is left of the term of the class. A seat filled by the holders of a class or series other than Common Stock goes to the choice of the other directors so elected, or of the Board where there is none; this prevails over the rest of the charter.',
    fraction: { majority: true },
    newSeats: { cite: 'TENTH', filled: 'as-vacancies' },
    appointeeServes: 'next-annual-meeting',
    successorServes: 'class-term',
    decreaseEnds: 'nothing',
    holdingOver: { reading: 'I-9d', options: { 'no-vacancy': 'no-vacancy', vacancy: 'vacancy' } },
    holdersMayFill: { reading: 'I-10a', options: { no: 'no', 'at-annual-meeting': 'at-annual-meeting' } },
    seriesSeats: 'series-directors',
    seriesAppointee: { reading: 'I-10b', options: { keeps: 'keeps', loses: 'loses' } },
  }),
]);

export const tenthReadings: readonly Reading[] = [
  {
    id: 'I-9d',
    cite: 'TENTH',
    asks: 'Is the seat of a director whose term is over, and whom nobody has succeeded, vacant?',
    options: {
      'no-vacancy': 'No: the director stays until a successor is elected and qualified.',
      vacancy: 'Yes: the term being over, the Board may fill the seat.',
    },
    adopted: 'no-vacancy',
    because: 'Article Ninth continues the office until a successor qualifies, so that the seat is filled.',
  },
  {
    id: 'I-10a',
    cite: 'TENTH',
    asks: 'May the shareholders elect to a vacancy at an annual meeting when the class is not up?',
    options: {
      no: 'No: only the Board fills it; they elect the successor of its appointee, or to the class when it is up.',
      'at-annual-meeting': 'Yes: Article Ninth speaks of directors elected at annual meetings to fill vacancies.',
    },
    adopted: 'no',
    because:
      'Article Tenth gives vacancies to the Board alone; the words of Article Ninth have a meaning for successors of appointees.',
  },
  {
    id: 'I-10b',
    cite: 'TENTH',
    asks: 'Does a seat of a series keep its character when a director is appointed to it, not elected by the holders?',
    options: {
      keeps: 'Yes: the appointee stands in the place of the director elected by the series.',
      loses: 'No: only a director whom the holders elected is one of the series.',
    },
    adopted: 'keeps',
    because: 'Otherwise one death would cost the series its seat, and the special rule would lose its purpose.',
  },
];

export const tenthNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'TENTH',
    slip: 'It speaks of removal without cause, if the charter permits it; Article Thirteenth forbids it.',
    readAs: 'The words have no effect.',
  },
  {
    cite: 'TENTH',
    slip: 'It does not say who fills vacancies when no director is left.',
    readAs: 'The charter gives no answer; other law does (I-10c; BCL 603 and the courts).',
  },
];
