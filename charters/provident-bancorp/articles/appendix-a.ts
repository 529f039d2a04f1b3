import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { issue, issueNotes, issueReadings } from './appendix-a/issue.js';
import { common, commonNotes, commonReadings } from './appendix-a/common.js';
import { preferred, preferredNotes, preferredReadings } from './appendix-a/preferred.js';

export const appendixA = article('A', 'Capital stock', [...issue, ...common, ...preferred]);

export const appendixAReadings: readonly Reading[] = [...issueReadings, ...commonReadings, ...preferredReadings];

export const appendixANotes: readonly NoteOfConstruction[] = [...issueNotes, ...commonNotes, ...preferredNotes];
