import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const vi = article('VI', 'Other lawful provisions', []);

export const viReadings: readonly Reading[] = [];

export const viNotes: readonly NoteOfConstruction[] = [];
