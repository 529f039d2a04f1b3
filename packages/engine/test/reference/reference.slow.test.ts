import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { agreement } from './agreement.js';

describe('the engine against plain lists, on twenty thousand random corporations', () => {
  for (const [what, property] of Object.entries(agreement)) {
    it(
      what,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns: 20_000 });
      },
      1_800_000,
    );
  }
});
