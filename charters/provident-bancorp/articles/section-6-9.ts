import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section69 = article('6.9', 'Liquidation Account', []);

export const section69Readings: readonly Reading[] = [];

export const section69Notes: readonly NoteOfConstruction[] = [];
