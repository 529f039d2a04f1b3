import { amendment, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';
import { combinations, combinationsNotes, combinationsReadings } from './combinations.js';

/** 6.1.1 and 6.1.2, and what it takes to change Section 6.1 (6.1.7). */
export const vote: readonly Provision[] = [
  ...combinations,
  amendment({
    cite: '6.1.7',
    summary:
      'Whatever else the Articles or the Bylaws say, whatever lesser vote or none law, Articles or Bylaws ask for, and besides every vote of a class or series: to amend or repeal 6.1, or to adopt what is inconsistent with it, takes 80 % or more of the outstanding Voting Shares, as one voting group. No recommendation makes it less.',
    of: 'charter',
    acts: ['amendment', 'bylaw'],
    protects: { sections: ['6.1'], touchedBy: ['changes', 'inconsistent'] },
    holders: [
      {
        cite: '6.1.7',
        says: '80 % or more of the outstanding Voting Shares, counted by number',
        vote: 'voting',
        by: 'at least 80%',
        in: 'shares',
        of: {
          reading: 'capped_shares_in_base_6_1_7',
          options: { 'included-in-denominator': 'outstanding', excluded: 'entitled' },
        },
      },
    ],
    law: 'the votes that other law gives voting groups of their own (M.G.L. c. 156D, § 10.04)',
  }),
];

export const voteReadings: readonly Reading[] = [
  ...combinationsReadings,
  {
    id: 'capped_shares_in_base_6_1_7',
    cite: '6.1.7',
    asks: 'Are shares whose votes Section 6.7.3 takes away among the outstanding Voting Shares of which 80 % must vote?',
    options: {
      'included-in-denominator': 'Yes: they are outstanding, though nobody may vote them for it.',
      excluded: 'No: only shares that may be voted are counted, on both sides.',
    },
    adopted: 'included-in-denominator',
    because:
      'The section counts outstanding shares, where 6.1.1 counts voting power and 6.6 votes eligible to be cast.',
  },
];

export const voteNotes: readonly NoteOfConstruction[] = [
  ...combinationsNotes,
  {
    cite: '6.1.7',
    slip: 'The words on a vote of the holders “of or any other class or series” lack what stood before the “or”.',
    readAs: 'Every vote of a class or series that law or the Articles give besides.',
  },
];
