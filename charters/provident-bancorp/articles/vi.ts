import { article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const vi = article('VI', 'Other lawful provisions', [
  constant({
    cite: 'VI',
    summary: 'Takes up Appendix C, Sections 6.1 to 6.10. The form adds that Articles I to VI change only by amendment.',
    values: {
      'other-lawful-provisions': 'Appendix C, Sections 6.1 to 6.10',
      'change-of-articles-i-to-vi': 'only by articles of amendment',
    },
  }),
]);

export const viReadings: readonly Reading[] = [];

export const viNotes: readonly NoteOfConstruction[] = [];
