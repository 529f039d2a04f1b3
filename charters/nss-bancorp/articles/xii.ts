import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xii = article('XII', 'No written consent', []);

export const xiiReadings: readonly Reading[] = [];

export const xiiNotes: readonly NoteOfConstruction[] = [];
