import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { lendingAgreement } from './lending-agreement.js';

describe('the engine and a plain reckoning of a series whose rate follows lending agree', () => {
  for (const [what, property] of Object.entries(lendingAgreement)) {
    it(what, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(12, 350));
    });
  }
});
