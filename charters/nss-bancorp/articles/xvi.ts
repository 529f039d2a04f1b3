import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xvi = article('XVI', 'Amendment', []);

export const xviReadings: readonly Reading[] = [];

export const xviNotes: readonly NoteOfConstruction[] = [];
