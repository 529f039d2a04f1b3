import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { agreement, invariants } from './agreement.js';
import { dealAgreement } from './deal-agreement.js';
import { nssAgreement } from './nss-agreement.js';

describe.each([
  ['limits and interest under made-up articles', { ...agreement, ...invariants }],
  ['the price and procedure of deals under made-up articles', dealAgreement],
  ['the certificate of NSS Bancorp', nssAgreement],
])('the engine against plain lists, on random corporations for each rule: %s', (_of, properties) => {
  for (const [what, property] of Object.entries(properties)) {
    it(what, () => {
      fc.assert(property as fc.IProperty<unknown>, { numRuns: 80 });
    });
  }
});
