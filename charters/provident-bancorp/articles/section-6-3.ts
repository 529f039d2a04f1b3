import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section63 = article('6.3', 'Votes on mergers and sales of assets', []);

export const section63Readings: readonly Reading[] = [];

export const section63Notes: readonly NoteOfConstruction[] = [];
