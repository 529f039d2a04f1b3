import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws } from '../../../packages/engine/test/draws.js';
import { clauses, randomCharters, wholeCharter } from './random-charters.js';

it('whatever is written in the place of something else is refused in words, or can be asked everything', () => {
  const whole = ['harborside', 'alder-point', 'tern-bioworks', 'larkfield'].map((id) =>
    wholeCharter(fileURLToPath(new URL(`../${id}/`, import.meta.url))),
  );
  let asked = 0;
  const { numRuns } = draws(6, 80);
  fc.assert(
    randomCharters([...clauses(), ...whole], () => (asked += 1)),
    { numRuns },
  );
  expect(asked).toBeGreaterThan(numRuns / 10);
});
