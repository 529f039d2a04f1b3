import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section64 = article('6.4', 'Directors', []);

export const section64Readings: readonly Reading[] = [];

export const section64Notes: readonly NoteOfConstruction[] = [];
