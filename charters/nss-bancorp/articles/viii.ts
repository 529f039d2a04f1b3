import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { votingRequirements, votingRequirementsNotes } from './viii-votes.js';

export const viii = article('VIII', 'Vacancies and voting requirements', [...votingRequirements]);

export const viiiReadings: readonly Reading[] = [];

export const viiiNotes: readonly NoteOfConstruction[] = [...votingRequirementsNotes];
