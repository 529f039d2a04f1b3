import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const i = article('I', 'Name and principal office', []);

export const iReadings: readonly Reading[] = [];

export const iNotes: readonly NoteOfConstruction[] = [];
