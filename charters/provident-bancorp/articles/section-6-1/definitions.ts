import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';
import { independent, independentNotes, independentReadings } from './independent-directors.js';
import { interested, interestedNotes, interestedReadings } from './interested-shareholders.js';
import { owned, ownedNotes, ownedReadings } from './owners.js';

/** 6.1.4: the definitions, which serve the whole of the Articles. */
export const definitions: readonly Provision[] = [...owned, ...interested, ...independent];

export const definitionsReadings: readonly Reading[] = [
  ...ownedReadings,
  ...interestedReadings,
  ...independentReadings,
];

export const definitionsNotes: readonly NoteOfConstruction[] = [...ownedNotes, ...interestedNotes, ...independentNotes];
