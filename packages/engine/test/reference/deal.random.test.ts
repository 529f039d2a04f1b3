import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { dealAgreement } from './deal-agreement.js';

describe('the engine against plain lists, on random deals under made-up articles', () => {
  for (const [what, property] of Object.entries(dealAgreement)) {
    it(what, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(15, 1_000));
    });
  }
});
