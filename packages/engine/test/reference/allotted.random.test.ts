import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { allottedAgreement } from './allotted-agreement.js';

describe('the engine against plain lists, on random corporations under a made-up cap on votes', () => {
  for (const [what, property] of Object.entries(allottedAgreement)) {
    it(what, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(15, 500));
    });
  }
});
