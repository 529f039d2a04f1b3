import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const seriesAShares: readonly Provision[] = [];

export const seriesASharesReadings: readonly Reading[] = [];

export const seriesASharesNotes: readonly NoteOfConstruction[] = [];
