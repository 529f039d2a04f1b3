import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const vote: readonly Provision[] = [];

export const voteReadings: readonly Reading[] = [];

export const voteNotes: readonly NoteOfConstruction[] = [];
