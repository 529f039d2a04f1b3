import { article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const i = article('I', 'Name and principal office', [
  constant({
    cite: 'I',
    summary:
      'Norwalk Savings Society, a Connecticut stock savings bank, forms the Corporation under the Connecticut Business Corporation Act. Its name is NSS Bancorp, Inc.',
    values: {
      name: 'NSS Bancorp, Inc.',
      incorporator: 'Norwalk Savings Society, a Connecticut stock savings bank',
      'formed-under': 'the Connecticut Business Corporation Act',
    },
  }),
  constant({
    cite: 'I',
    summary: 'The principal office is in the City of Norwalk, Fairfield County, Connecticut.',
    values: { office: 'Norwalk, Fairfield County, Connecticut' },
  }),
]);

export const iReadings: readonly Reading[] = [];

export const iNotes: readonly NoteOfConstruction[] = [];
