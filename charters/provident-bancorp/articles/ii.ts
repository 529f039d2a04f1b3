import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const ii = article('II', 'Purpose', []);

export const iiReadings: readonly Reading[] = [];

export const iiNotes: readonly NoteOfConstruction[] = [];
