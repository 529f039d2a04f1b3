import { article, meetingCall, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const vii = article('VII', 'Special meetings', [
  meetingCall({
    cite: 'VII',
    summary:
      'Special meetings of shareholders are called, at any time, only by the Chairman of the Board, by the President, or by a majority of the Board; law that requires otherwise prevails.',
    meetings: 'special',
    callers: ['chairman', 'president', 'board'],
    boardVote: 'majority-of-the-entire-board',
    lawBesides: true,
  }),
]);

export const viiReadings: readonly Reading[] = [];

export const viiNotes: readonly NoteOfConstruction[] = [];
