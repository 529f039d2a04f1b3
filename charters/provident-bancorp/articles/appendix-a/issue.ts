import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const issue: readonly Provision[] = [];

export const issueReadings: readonly Reading[] = [];

export const issueNotes: readonly NoteOfConstruction[] = [];
