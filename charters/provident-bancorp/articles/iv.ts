import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const iv = article('IV', 'Preferences and rights of the classes', []);

export const ivReadings: readonly Reading[] = [];

export const ivNotes: readonly NoteOfConstruction[] = [];
