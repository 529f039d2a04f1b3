import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xiii = article('XIII', 'Acquisitions of ten per cent', []);

export const xiiiReadings: readonly Reading[] = [];

export const xiiiNotes: readonly NoteOfConstruction[] = [];
