import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { lendingAgreement } from './lending-agreement.js';

describe('the engine and a plain reckoning of a series whose rate follows lending agree, on random certificates', () => {
  for (const [what, property] of Object.entries(lendingAgreement)) {
    it(
      what,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns: 1_000 });
      },
      1_800_000,
    );
  }
});
