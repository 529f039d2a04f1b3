import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { allottedAgreement } from './allotted-agreement.js';

describe('the engine against plain lists, on random corporations under a made-up cap on votes', () => {
  for (const [what, property] of Object.entries(allottedAgreement)) {
    it(
      what,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns: 2_000 });
      },
      1_800_000,
    );
  }
});
