import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const iii = article('III', 'Authorised shares', []);

export const iiiReadings: readonly Reading[] = [];

export const iiiNotes: readonly NoteOfConstruction[] = [];
