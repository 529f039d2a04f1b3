import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const serialPreferred: readonly Provision[] = [];

export const serialPreferredReadings: readonly Reading[] = [];

export const serialPreferredNotes: readonly NoteOfConstruction[] = [];
