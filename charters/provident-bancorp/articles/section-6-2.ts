import { article, constituencies, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section62 = article('6.2', 'Standards for the Board', [
  constituencies({
    cite: '6.2',
    summary:
      'In judging what they reasonably believe to be best for the Corporation, members of the Board may weigh the interests listed. They need not; the list changes no vote, and asks for no result.',
    may: ['board', 'committee', 'director'],
    must: false,
    factors: [
      { id: 'constituents', says: 'the interests of employees, suppliers, creditors and customers' },
      { id: 'economy', says: 'the economy of the state, the region and the nation' },
      { id: 'society', says: 'considerations of the community and of society' },
      {
        id: 'interests',
        says: 'the interests of the Corporation and its shareholders, long-term and short-term, which may be best served by staying independent',
      },
    ],
    others: false,
  }),
]);

export const section62Readings: readonly Reading[] = [];

export const section62Notes: readonly NoteOfConstruction[] = [];
