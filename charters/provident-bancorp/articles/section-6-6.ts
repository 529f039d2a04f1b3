import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section66 = article('6.6', 'Amendment of the Articles', []);

export const section66Readings: readonly Reading[] = [];

export const section66Notes: readonly NoteOfConstruction[] = [];
