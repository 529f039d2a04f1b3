import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { firstWorld } from './first-world.js';
import { lawsOf } from './laws-check.js';

describe('the laws of answers, on random corporations', () => {
  for (const [law, property] of Object.entries(lawsOf(firstWorld))) {
    it(law, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(4, 70));
    });
  }
});
