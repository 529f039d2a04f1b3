import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { laws } from './laws-check.js';

describe('the laws of answers, on random corporations', () => {
  for (const [law, property] of Object.entries(laws)) {
    it(law, () => {
      fc.assert(property as fc.IProperty<unknown>, { numRuns: 50 });
    });
  }
});
