import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const ix = article('IX', 'Liability of directors', []);

export const ixReadings: readonly Reading[] = [];

export const ixNotes: readonly NoteOfConstruction[] = [];
