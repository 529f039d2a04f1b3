import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const preferred: readonly Provision[] = [];

export const preferredReadings: readonly Reading[] = [];

export const preferredNotes: readonly NoteOfConstruction[] = [];
