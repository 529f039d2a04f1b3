import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xvii = article('XVII', 'Registered agent', []);

export const xviiReadings: readonly Reading[] = [];

export const xviiNotes: readonly NoteOfConstruction[] = [];
