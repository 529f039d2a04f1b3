import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { vote, voteNotes, voteReadings } from './section-6-1/vote.js';
import { exemptions, exemptionsNotes, exemptionsReadings } from './section-6-1/exemptions.js';
import {
  priceAndProcedure,
  priceAndProcedureNotes,
  priceAndProcedureReadings,
} from './section-6-1/price-and-procedure.js';
import { independentDirectorsCountedReadings } from './section-6-1/independent-directors-counted.js';
import { marketValue, marketValueNotes, marketValueReadings } from './section-6-1/market-value.js';
import { definitions, definitionsNotes, definitionsReadings } from './section-6-1/definitions.js';
import { determinations, determinationsNotes, determinationsReadings } from './section-6-1/determinations.js';

export const section61 = article('6.1', 'Business combinations with an Interested Shareholder', [
  ...vote,
  ...exemptions,
  ...priceAndProcedure,
  ...marketValue,
  ...definitions,
  ...determinations,
]);

export const section61Readings: readonly Reading[] = [
  ...voteReadings,
  ...exemptionsReadings,
  ...independentDirectorsCountedReadings,
  ...priceAndProcedureReadings,
  ...marketValueReadings,
  ...definitionsReadings,
  ...determinationsReadings,
];

export const section61Notes: readonly NoteOfConstruction[] = [
  ...voteNotes,
  ...exemptionsNotes,
  ...priceAndProcedureNotes,
  ...marketValueNotes,
  ...definitionsNotes,
  ...determinationsNotes,
];
