import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section610 = article('6.10', 'Interpretation', []);

export const section610Readings: readonly Reading[] = [];

export const section610Notes: readonly NoteOfConstruction[] = [];
