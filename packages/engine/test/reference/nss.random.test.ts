import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { nssAgreement } from './nss-agreement.js';

describe('the engine against plain lists, on random corporations under the certificate of NSS', () => {
  for (const [what, property] of Object.entries(nssAgreement)) {
    it(what, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(15, 500));
    });
  }
});
