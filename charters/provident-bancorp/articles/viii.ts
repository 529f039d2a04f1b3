import { article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const viii = article('VIII', 'Supplemental information', [
  constant({
    cite: 'VIII',
    summary:
      'The document has no text for this Article. The form does not ask for any; what would stand here is no permanent part of the Articles, and a statement changes it.',
    values: { 'supplemental-information': 'none' },
    replacedBy: {
      filing: 'statement of change of supplemental information',
      law: 'the statute by which a statement changes supplemental information without an amendment',
    },
  }),
]);

export const viiiReadings: readonly Reading[] = [];

export const viiiNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VIII',
    slip: 'The form speaks of an Article VIII, and the document has none.',
    readAs: 'No provision: nothing is missing that the form requires.',
  },
];
