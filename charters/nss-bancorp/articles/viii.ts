import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const viii = article('VIII', 'Vacancies and voting requirements', []);

export const viiiReadings: readonly Reading[] = [];

export const viiiNotes: readonly NoteOfConstruction[] = [];
