import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const bylawPowers: readonly Provision[] = [];

export const bylawPowersReadings: readonly Reading[] = [];

export const bylawPowersNotes: readonly NoteOfConstruction[] = [];
