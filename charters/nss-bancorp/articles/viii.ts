import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { vacancies, vacanciesNotes, vacanciesReadings } from './viii-vacancies.js';
import { votingRequirements, votingRequirementsNotes } from './viii-votes.js';

export const viii = article('VIII', 'Vacancies and voting requirements', [...vacancies, ...votingRequirements]);

export const viiiReadings: readonly Reading[] = [...vacanciesReadings];

export const viiiNotes: readonly NoteOfConstruction[] = [...vacanciesNotes, ...votingRequirementsNotes];
