import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { agreement, invariants } from './agreement.js';

describe('the engine against plain lists, on random corporations under made-up articles', () => {
  const times = Object.entries(agreement).map(([what, property]) => ({ what, property, numRuns: 2_000 }));
  const fewer = Object.entries(invariants).map(([what, property]) => ({ what, property, numRuns: 1_000 }));
  for (const { what, property, numRuns } of [...times, ...fewer]) {
    it(
      what,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns });
      },
      1_800_000,
    );
  }
});
