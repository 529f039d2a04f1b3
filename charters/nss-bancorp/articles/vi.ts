import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { transactions, transactionsNotes, transactionsReadings } from './vi/transactions.js';
import { exemptions, exemptionsNotes, exemptionsReadings } from './vi/exemptions.js';
import { price, priceNotes, priceReadings } from './vi/price.js';
import { definitions, definitionsNotes, definitionsReadings } from './vi/definitions.js';
import { marketValue, marketValueNotes, marketValueReadings } from './vi/market-value.js';
import { determinations, determinationsNotes, determinationsReadings } from './vi/determinations.js';

export const vi = article('VI', 'Business combinations with an Interested Shareholder', [
  ...transactions,
  ...exemptions,
  ...price,
  ...definitions,
  ...marketValue,
  ...determinations,
]);

export const viReadings: readonly Reading[] = [
  ...transactionsReadings,
  ...exemptionsReadings,
  ...priceReadings,
  ...definitionsReadings,
  ...marketValueReadings,
  ...determinationsReadings,
];

export const viNotes: readonly NoteOfConstruction[] = [
  ...transactionsNotes,
  ...exemptionsNotes,
  ...priceNotes,
  ...definitionsNotes,
  ...marketValueNotes,
  ...determinationsNotes,
];
