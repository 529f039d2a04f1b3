import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { agreement } from './agreement.js';

describe('the engine against plain lists, on five thousand random corporations for each rule', () => {
  for (const [what, property] of Object.entries(agreement)) {
    it(
      what,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns: 5_000 });
      },
      1_800_000,
    );
  }
});
