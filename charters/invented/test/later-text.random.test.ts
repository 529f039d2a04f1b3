import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws } from '../../../packages/engine/test/draws.js';
import { laterTexts } from './later-text.js';
import { clauses, wholeCharter } from './random-charters.js';

it('what was over stays as it was, or is asked about, whatever the text becomes', () => {
  const whole = ['harborside', 'alder-point', 'tern-bioworks', 'larkfield'].map((id) =>
    wholeCharter(fileURLToPath(new URL(`../${id}/`, import.meta.url))),
  );
  let compared = 0;
  const { numRuns } = draws(40, 600);
  fc.assert(
    laterTexts([...clauses(), ...whole], () => (compared += 1)),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns / 10);
});
