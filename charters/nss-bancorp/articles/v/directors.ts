import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const directors: readonly Provision[] = [];

export const directorsReadings: readonly Reading[] = [];

export const directorsNotes: readonly NoteOfConstruction[] = [];
