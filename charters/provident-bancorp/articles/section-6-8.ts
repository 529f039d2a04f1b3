import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section68 = article('6.8', 'Votes of the Corporators', []);

export const section68Readings: readonly Reading[] = [];

export const section68Notes: readonly NoteOfConstruction[] = [];
