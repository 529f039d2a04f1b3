import { article, boardClasses, classApportionment, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const ninth = article('NINTH', 'Board in classes', [
  boardClasses({
    cite: 'NINTH',
    summary:
      'The Board has three classes whose terms end in successive years. A director holds office until the third annual meeting after the election and until a successor is elected and qualified; at each annual meeting one class is elected, and besides it only directors to vacancies.',
    classes: ['1', '2', '3'],
    termLasts: '3',
    counted: { reading: 'I-9c', options: { meetings: 'meetings', years: 'years' } },
  }),
  classApportionment({
    cite: 'NINTH',
    summary:
      'The Bylaws fix how many directors each class has, as nearly equal as possible. A change of the number is spread over the classes so that they stay or become as equal as reasonably possible; a smaller number cuts no incumbent’s term short.',
    sizes: 'as-equal-as-possible',
    decrease: 'at-end-of-terms',
  }),
]);

export const ninthReadings: readonly Reading[] = [
  {
    id: 'I-9c',
    cite: 'NINTH',
    asks: 'Where a year passes without an annual meeting, is a term counted by meetings or by years?',
    options: {
      meetings: 'By annual meetings held: a term stretches when a meeting is missed.',
      years: 'By years: a term ends at the annual meeting of the third year, or the next one held.',
    },
    adopted: 'meetings',
    because:
      'The operative words count annual meetings; that terms end in successive years describes what follows when one is held each year.',
  },
];

export const ninthNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'NINTH',
    slip: 'The rule on terms excepts what Article Ninth itself provides.',
    readAs: 'The exception is Article Tenth, on those appointed to vacancies (I-9a).',
  },
  {
    cite: 'NINTH',
    slip: 'It does not say how the terms of the first directors are staggered.',
    readAs:
      'The first terms of Classes 1, 2 and 3 end at the first, second and third annual meeting (I-9b; BCL 704(a)).',
  },
  {
    cite: 'NINTH',
    slip: 'The words "nearly" and "as equal as possible" stand in the wrong order in one sentence and not in the other.',
    readAs: 'Both ask for classes that differ by one director at most.',
  },
  {
    cite: 'NINTH',
    slip: 'It does not say what follows where an election fails, as by a tie.',
    readAs: 'The director whose term is over holds over, and there is no vacancy (see the reading I-9d).',
  },
  {
    cite: 'NINTH',
    slip: 'Nothing is said of directors elected by the holders of Preferred Stock, whom Articles Tenth and Thirteenth take for granted.',
    readAs: 'The terms of the series place them, in or beside the classes.',
  },
];
