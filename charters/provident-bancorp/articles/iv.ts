import { article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const iv = article('IV', 'Preferences and rights of the classes', [
  constant({
    cite: 'IV',
    summary: 'The preferences, limits and relative rights of the classes and series are those of Appendices A and B.',
    values: { 'rights-of-the-classes': 'Appendix A (common and preferred stock) and Appendix B (Series A)' },
  }),
]);

export const ivReadings: readonly Reading[] = [];

export const ivNotes: readonly NoteOfConstruction[] = [];
