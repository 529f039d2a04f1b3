import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { it } from 'vitest';
import { inWordsOnly } from '../../../packages/engine/test/charter/in-words-only.js';
import { premisesOfCases } from '../../../packages/engine/test/charter/premises-of-cases.js';
import { peoplesBankcorp } from '../index.js';

it('answers as before, or needs what a section says, where that section is in words only', () => {
  fc.assert(inWordsOnly({ set: peoplesBankcorp, folder: fileURLToPath(new URL('../', import.meta.url)) }), {
    numRuns: 40,
  });
}, 1_800_000);

it('tells of each premise what changes the answer, and that can be entered as it is told', () => {
  fc.assert(premisesOfCases({ set: peoplesBankcorp, folder: fileURLToPath(new URL('../', import.meta.url)) }), {
    numRuns: 200,
  });
}, 1_800_000);
