import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const i = article('I', 'Name', []);

export const iReadings: readonly Reading[] = [];

export const iNotes: readonly NoteOfConstruction[] = [];
