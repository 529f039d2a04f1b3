import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { votesAgreement } from './votes-agreement.js';

describe('the engine against a count share by share, on random votes', () => {
  for (const [what, property] of Object.entries(votesAgreement)) {
    it(what, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(40, 1_500));
    });
  }
});
