import type { Instrument } from '../../../src/index.js';
import { board, boardReadings } from './board.js';
import { changeReadings, changes } from './changes.js';
import { combinationReadings, combinations } from './combinations.js';
import { holdingReadings, holdings } from './holdings.js';
import { priceReadings } from './price.js';
import { stock, stockReadings } from './stock.js';

/**
 * Articles of another corporation that does not exist: the mechanisms of a bank holding company’s certificate with other
 * numbers, so that these kinds too are tried as parameters.
 */
export const secondCharter: Instrument = {
  schema: 1,
  id: 'second-articles',
  kind: 'charter',
  title: 'Second Articles of Made-up Corporation',
  corporation: 'made-up',
  jurisdiction: 'nowhere',
  currency: 'USD',
  from: '2000-01-10',
  source: 'invented for tests',
  articles: [stock, board, combinations, holdings, changes],
  readings: [
    ...stockReadings,
    ...boardReadings,
    ...combinationReadings,
    ...priceReadings,
    ...holdingReadings,
    ...changeReadings,
  ],
  notes: [],
};
