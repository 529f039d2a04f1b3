import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { certificateAgreement } from './certificate-agreement.js';

describe('the engine against plain lists, on random lives under a certificate of designation', () => {
  for (const [what, property] of Object.entries(certificateAgreement)) {
    it(
      what,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns: 1_000 });
      },
      1_800_000,
    );
  }
});
