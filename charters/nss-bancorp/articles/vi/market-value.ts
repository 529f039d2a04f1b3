import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const marketValue: readonly Provision[] = [];

export const marketValueReadings: readonly Reading[] = [];

export const marketValueNotes: readonly NoteOfConstruction[] = [];
