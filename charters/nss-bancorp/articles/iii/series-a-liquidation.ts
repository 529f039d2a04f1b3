import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const seriesALiquidation: readonly Provision[] = [];

export const seriesALiquidationReadings: readonly Reading[] = [];

export const seriesALiquidationNotes: readonly NoteOfConstruction[] = [];
