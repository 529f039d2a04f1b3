import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const viii = article('VIII', 'Supplemental information', []);

export const viiiReadings: readonly Reading[] = [];

export const viiiNotes: readonly NoteOfConstruction[] = [];
