import { article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section610 = article('6.10', 'Interpretation', [
  constant({
    cite: '6.10',
    summary: 'A reference to a Section takes in the subsections that are part of it.',
    values: { 'reference-to-a-section': 'takes in its subsections' },
  }),
  constant({
    cite: '6.10',
    summary: 'Headings are for reference alone, and affect neither meaning nor interpretation.',
    values: { headings: 'without effect on meaning' },
  }),
]);

export const section610Readings: readonly Reading[] = [];

export const section610Notes: readonly NoteOfConstruction[] = [
  {
    cite: '6.10',
    slip: 'The example names Sections 5.5 and 5.5.1, which the Articles do not have.',
    readAs: 'An illustration of how numbers nest, and no reference.',
  },
];
