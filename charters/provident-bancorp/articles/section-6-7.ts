import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { exempt } from './section-6-7/exempt.js';
import { limit } from './section-6-7/limit.js';
import { limitNotes, limitReadings } from './section-6-7/readings.js';
import { remedies } from './section-6-7/remedies.js';

export const section67 = article('6.7', 'Ownership above ten per cent', [...limit, ...exempt, ...remedies]);

export const section67Readings: readonly Reading[] = limitReadings;

export const section67Notes: readonly NoteOfConstruction[] = limitNotes;
