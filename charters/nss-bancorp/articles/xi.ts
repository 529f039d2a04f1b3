import { article, nomination, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xi = article('XI', 'Nominations', [
  nomination({
    cite: 'XI',
    summary:
      'A nomination for director, other than by the Board or a committee of it, takes at least twenty days’ advance notice, given as the Bylaws lay down. The Bylaws may ask for more days, and not for fewer.',
    leastDays: '20',
    minimum: true,
    counted: { reading: 'A-19', options: { received: 'received', sent: 'sent' } },
  }),
]);

export const xiReadings: readonly Reading[] = [
  {
    id: 'A-19',
    cite: 'XI',
    asks: 'Between which days do the twenty lie?',
    options: {
      received: 'Between the day on which the notice is received and the day of the meeting.',
      sent: 'Between the day on which the notice is sent and the day of the meeting.',
    },
    adopted: 'received',
    because:
      'Notice is for the one who gets it, and a meeting at which directors are elected is what it comes in advance of; where the Bylaws say more, they do.',
  },
];

export const xiNotes: readonly NoteOfConstruction[] = [];
