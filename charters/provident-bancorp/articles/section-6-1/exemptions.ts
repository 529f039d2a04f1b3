import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const exemptions: readonly Provision[] = [];

export const exemptionsReadings: readonly Reading[] = [];

export const exemptionsNotes: readonly NoteOfConstruction[] = [];
