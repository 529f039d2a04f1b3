import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { agreement, invariants } from './agreement.js';

describe('the engine against plain lists, on random corporations under made-up articles', () => {
  for (const [what, property] of Object.entries({ ...agreement, ...invariants })) {
    it(what, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(12, 400));
    });
  }
});
