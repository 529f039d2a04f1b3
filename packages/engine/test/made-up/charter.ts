import type { Instrument } from '../../src/index.js';
import { board, boardReadings } from './board.js';
import { changes } from './changes.js';
import { combinations, combinationReadings } from './combinations.js';
import { holdings, holdingReadings } from './holdings.js';
import { stock } from './stock.js';

/**
 * Articles of a corporation that does not exist: the mechanisms of a thrift holding company's charter with other numbers,
 * other words and other bases, so that the kinds of provisions are tried as parameters.
 */
export const madeUpCharter: Instrument = {
  schema: 1,
  id: 'made-up-articles',
  kind: 'charter',
  title: 'Articles of Made-up Corporation',
  corporation: 'made-up',
  jurisdiction: 'nowhere',
  currency: 'USD',
  from: '1990-01-01',
  source: 'invented for tests',
  articles: [stock, board, combinations, holdings, changes],
  readings: [...boardReadings, ...combinationReadings, ...holdingReadings],
  notes: [],
};
