import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { agreement } from './agreement.js';
import { excessAgreement } from './excess-agreement.js';
import { oneHopAgreement } from './one-hop-agreement.js';
import { priceAgreement } from './price-agreement.js';
import { seriesAgreement } from './series-agreement.js';

describe.each([
  ['limits and interest under made-up articles', agreement],
  ['interest in NSS Bancorp', oneHopAgreement],
  ['excess shares of NSS Bancorp', excessAgreement],
  ['prices in NSS Bancorp', priceAgreement],
  ['Series A of NSS Bancorp', seriesAgreement],
])('the engine against plain lists, on twenty thousand random corporations for each rule: %s', (_of, properties) => {
  for (const [what, property] of Object.entries(properties)) {
    it(
      what,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns: 20_000 });
      },
      1_800_000,
    );
  }
});
