import { article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const v = article('V', 'Restrictions on transfer', [
  constant({
    cite: 'V',
    summary: 'The Articles impose no restriction on the transfer of shares.',
    values: {
      'transfer-restrictions': {
        reading: 'D5',
        options: {
          'none-other': 'none but those of Section 6.7',
          none: 'none, those of Section 6.7 among them',
        },
      },
    },
  }),
]);

export const vReadings: readonly Reading[] = [
  {
    id: 'D5',
    cite: 'V',
    asks: 'The Article says that there are no restrictions on transfer, and Section 6.7 has some: do they bind?',
    options: {
      'none-other': 'They do: there are none but those.',
      none: 'They do not: a restriction on transfer would have to stand here. The bar on acquiring and the loss of votes, which stop no transfer, stay.',
    },
    adopted: 'none-other',
    because:
      'Section 6.7 is the special rule, adopted with the Articles as a lawful provision of Article VI; when they were restated, Articles III, IV and VI were amended and this one was passed over. Against a holder without notice the statute has its own test (M.G.L. c. 156D, Section 6.27).',
  },
];

export const vNotes: readonly NoteOfConstruction[] = [];
