import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const stock: readonly Provision[] = [];

export const stockReadings: readonly Reading[] = [];

export const stockNotes: readonly NoteOfConstruction[] = [];
