import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const common: readonly Provision[] = [];

export const commonReadings: readonly Reading[] = [];

export const commonNotes: readonly NoteOfConstruction[] = [];
