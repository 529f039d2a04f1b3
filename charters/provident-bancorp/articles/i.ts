import { article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const i = article('I', 'Name', [
  constant({
    cite: 'I',
    summary: 'The exact name of the Corporation is Provident Bancorp, Inc.',
    values: { name: 'Provident Bancorp, Inc.' },
  }),
  constant({
    cite: 'I',
    summary: 'Above the Article, item (2) of the form: the registered office is in Amesbury, Massachusetts.',
    values: { 'registered-office': '5 Market Street, Amesbury, Massachusetts 01913' },
    replacedBy: {
      filing: 'statement of change of registered office',
      law: 'the statute by which a filing changes the registered office without an amendment (M.G.L. c. 156D, Section 5.02)',
    },
  }),
  constant({
    cite: 'I',
    summary:
      'Above the Article, the heading and items (3) and (4) of the form: the Articles were restated under M.G.L. c. 156D, Section 10.07, and 950 CMR 113.35, adopted on 10 March 2015, and approved by the Board and by the shareholders as the statute and the articles before them required.',
    values: {
      adopted: '10 March 2015',
      'approved-by': 'the Board and the shareholders, as the statute and the articles before these required',
      'restated-under': 'M.G.L. c. 156D, Section 10.07, and 950 CMR 113.35',
    },
  }),
]);

export const iReadings: readonly Reading[] = [];

export const iNotes: readonly NoteOfConstruction[] = [];
