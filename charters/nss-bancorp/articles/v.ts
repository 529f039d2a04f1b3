import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { bylawPowers, bylawPowersNotes, bylawPowersReadings } from './v/bylaws.js';
import { directors, directorsNotes, directorsReadings } from './v/directors.js';

export const v = article('V', 'Directors and bylaws', [...bylawPowers, ...directors]);

export const vReadings: readonly Reading[] = [...bylawPowersReadings, ...directorsReadings];

export const vNotes: readonly NoteOfConstruction[] = [...bylawPowersNotes, ...directorsNotes];
