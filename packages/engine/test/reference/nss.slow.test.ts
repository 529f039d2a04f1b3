import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { nssAgreement } from './nss-agreement.js';

describe('the engine against plain lists, on random corporations under the certificate of NSS', () => {
  for (const [what, property] of Object.entries(nssAgreement)) {
    it(
      what,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns: 2_000 });
      },
      1_800_000,
    );
  }
});
