import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xiv = article('XIV', 'Factors that the Board considers', []);

export const xivReadings: readonly Reading[] = [];

export const xivNotes: readonly NoteOfConstruction[] = [];
