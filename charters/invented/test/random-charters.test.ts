import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clauses, randomCharters } from './random-charters.js';

it('whatever is written in the place of something else is refused in words, or can be asked everything', () => {
  let asked = 0;
  fc.assert(
    randomCharters(clauses(), () => (asked += 1)),
    { numRuns: 30 },
  );
  expect(asked).toBeGreaterThan(3);
});
