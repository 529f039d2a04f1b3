import { amendment, article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xvi = article('XVI', 'Amendment', [
  amendment({
    cite: 'XVI',
    summary:
      'Subject to Article XV the Corporation may amend, alter, change or repeal any provision of the certificate, in the way that statute and the certificate prescribe, now or later.',
    of: 'charter',
    acts: ['amendment'],
    holders: [],
    law: 'adoption by the Board and the vote of the shareholders, with the votes of classes and the greater votes that statute asks for an amendment (C.G.S. 33-797, 33-798)',
  }),
  constant({
    cite: 'XVI',
    summary: 'Every right that the certificate gives shareholders is subject to this power to amend.',
    values: { 'rights-of-shareholders': 'subject to the power to amend the certificate' },
  }),
]);

export const xviReadings: readonly Reading[] = [];

export const xviNotes: readonly NoteOfConstruction[] = [];
