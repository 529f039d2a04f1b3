import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const vii = article('VII', 'Effective date', []);

export const viiReadings: readonly Reading[] = [];

export const viiNotes: readonly NoteOfConstruction[] = [];
