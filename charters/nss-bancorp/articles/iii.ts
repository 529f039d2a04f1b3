import { article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { stock, stockNotes, stockReadings } from './iii/stock.js';
import { common, commonNotes, commonReadings } from './iii/common.js';
import { serialPreferred, serialPreferredNotes, serialPreferredReadings } from './iii/serial-preferred.js';
import { seriesAShares, seriesASharesNotes, seriesASharesReadings } from './iii/series-a-shares.js';
import { seriesADividends, seriesADividendsNotes, seriesADividendsReadings } from './iii/series-a-dividends.js';
import { seriesALiquidation, seriesALiquidationNotes, seriesALiquidationReadings } from './iii/series-a-liquidation.js';

export const iii = article('III', 'Capital stock', [
  ...stock,
  ...common,
  ...serialPreferred,
  ...seriesAShares,
  ...seriesADividends,
  ...seriesALiquidation,
]);

export const iiiReadings: readonly Reading[] = [
  ...stockReadings,
  ...commonReadings,
  ...serialPreferredReadings,
  ...seriesASharesReadings,
  ...seriesADividendsReadings,
  ...seriesALiquidationReadings,
];

export const iiiNotes: readonly NoteOfConstruction[] = [
  ...stockNotes,
  ...commonNotes,
  ...serialPreferredNotes,
  ...seriesASharesNotes,
  ...seriesADividendsNotes,
  ...seriesALiquidationNotes,
];
