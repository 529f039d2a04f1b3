import { amendment, article } from '../../src/index.js';

/** Two votes to change the articles: the ordinary one, and a greater one for what is protected. */
export const changes = article('9', 'Changes', [
  amendment({
    cite: '9.1',
    summary: 'a majority of the Board in office and of the combined voting power',
    of: 'charter',
    acts: ['amendment'],
    board: {
      cite: '9.1(a)',
      says: 'a majority of the directors in office',
      vote: 'board',
      by: 'majority',
      of: 'members',
    },
    holders: [
      {
        cite: '9.1(b)',
        says: 'a majority of the combined voting power',
        vote: 'voting',
        by: { majority: true },
        of: 'entitled',
      },
    ],
    yieldsTo: ['9.2'],
  }),
  amendment({
    cite: '9.2',
    summary: 'two-thirds of the entire Board and three-quarters of the combined voting power for what is protected',
    of: 'charter',
    acts: ['amendment'],
    protects: { sections: ['4', '6', '7', '9.2'], touchedBy: ['changes', 'inconsistent'] },
    board: {
      cite: '9.2(a)',
      says: 'two-thirds of the entire Board',
      vote: 'board',
      by: 'at least 2/3',
      of: 'whole-board',
    },
    holders: [
      {
        cite: '9.2(b)',
        says: 'three-quarters of the combined voting power',
        vote: 'voting',
        by: { atLeast: '75%' },
        of: 'entitled',
      },
    ],
    displaces: ['9.1'],
  }),
]);
