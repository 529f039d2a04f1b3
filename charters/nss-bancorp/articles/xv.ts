import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xv = article('XV', 'Amendments that need a greater vote', []);

export const xvReadings: readonly Reading[] = [];

export const xvNotes: readonly NoteOfConstruction[] = [];
