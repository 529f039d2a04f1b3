import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xi = article('XI', 'Nominations', []);

export const xiReadings: readonly Reading[] = [];

export const xiNotes: readonly NoteOfConstruction[] = [];
