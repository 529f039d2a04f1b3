import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section65 = article('6.5', 'Bylaws', []);

export const section65Readings: readonly Reading[] = [];

export const section65Notes: readonly NoteOfConstruction[] = [];
