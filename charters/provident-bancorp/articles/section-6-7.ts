import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section67 = article('6.7', 'Ownership above ten per cent', []);

export const section67Readings: readonly Reading[] = [];

export const section67Notes: readonly NoteOfConstruction[] = [];
