import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const seriesADividends: readonly Provision[] = [];

export const seriesADividendsReadings: readonly Reading[] = [];

export const seriesADividendsNotes: readonly NoteOfConstruction[] = [];
