import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../../draws.js';
import { lawsOf } from '../laws-check.js';
import { secondWorld } from './world.js';

describe('the laws of answers, on random corporations under the second charter', () => {
  for (const [law, property] of Object.entries(lawsOf(secondWorld))) {
    it(law, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(4, 70));
    });
  }
});
