import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const vii = article('VII', 'Special meetings', []);

export const viiReadings: readonly Reading[] = [];

export const viiNotes: readonly NoteOfConstruction[] = [];
