import { article, purpose, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const ii = article('II', 'Purpose', [
  purpose({
    cite: 'II',
    summary:
      'The Corporation may engage in any lawful business, subject to the Massachusetts statute on bank holding companies: narrower than the purpose that the form supplies where nothing is said.',
    purposes: ['any lawful business, subject to M.G.L. c. 167A'],
    subjectTo: ['M.G.L. c. 167A, on bank holding companies'],
  }),
]);

export const iiReadings: readonly Reading[] = [];

export const iiNotes: readonly NoteOfConstruction[] = [];
