import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { vote, voteNotes, voteReadings } from './section-6-1/vote.js';
import { exemptions, exemptionsNotes, exemptionsReadings } from './section-6-1/exemptions.js';
import { definitions, definitionsNotes, definitionsReadings } from './section-6-1/definitions.js';
import { determinations, determinationsNotes, determinationsReadings } from './section-6-1/determinations.js';

export const section61 = article('6.1', 'Business combinations with an Interested Shareholder', [
  ...vote,
  ...exemptions,
  ...definitions,
  ...determinations,
]);

export const section61Readings: readonly Reading[] = [
  ...voteReadings,
  ...exemptionsReadings,
  ...definitionsReadings,
  ...determinationsReadings,
];

export const section61Notes: readonly NoteOfConstruction[] = [
  ...voteNotes,
  ...exemptionsNotes,
  ...definitionsNotes,
  ...determinationsNotes,
];
