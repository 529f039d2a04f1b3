import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { protectedAgreement } from './protected-agreement.js';

describe('the engine against plain lists, on random lives of a protected series', () => {
  for (const [what, property] of Object.entries(protectedAgreement)) {
    it(what, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(10, 350));
    });
  }
});
