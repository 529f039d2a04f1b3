import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { oneDividend } from './dividend-doors.js';
import { doorsOf } from './doors-check.js';
import { firstWorld } from './first-world.js';
import { secondWorld } from './second/world.js';

describe.each([
  ['the first charter', firstWorld],
  ['the second charter', secondWorld],
])('questions about the same thing, on random corporations under %s', (_charter, world) => {
  for (const [law, property] of Object.entries(doorsOf(world))) {
    it(law, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(4, 40));
    });
  }
});

describe('questions about the dividends of a series, on random books of them', () => {
  it('what stands in the way of a dividend is told of it once it is declared, and in the spans', () => {
    fc.assert(oneDividend, draws(4, 40));
  });
});
