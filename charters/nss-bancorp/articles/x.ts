import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const x = article('X', 'Removal of directors', []);

export const xReadings: readonly Reading[] = [];

export const xNotes: readonly NoteOfConstruction[] = [];
