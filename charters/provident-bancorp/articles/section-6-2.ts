import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section62 = article('6.2', 'Standards for the Board', []);

export const section62Readings: readonly Reading[] = [];

export const section62Notes: readonly NoteOfConstruction[] = [];
