import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

export const transactions: readonly Provision[] = [];

export const transactionsReadings: readonly Reading[] = [];

export const transactionsNotes: readonly NoteOfConstruction[] = [];
