import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const determinations: readonly Provision[] = [];

export const determinationsReadings: readonly Reading[] = [];

export const determinationsNotes: readonly NoteOfConstruction[] = [];
