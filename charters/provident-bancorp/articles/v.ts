import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const v = article('V', 'Restrictions on transfer', []);

export const vReadings: readonly Reading[] = [];

export const vNotes: readonly NoteOfConstruction[] = [];
