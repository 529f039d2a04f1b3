import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const definitions: readonly Provision[] = [];

export const definitionsReadings: readonly Reading[] = [];

export const definitionsNotes: readonly NoteOfConstruction[] = [];
