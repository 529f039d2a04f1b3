import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { laws } from './laws-check.js';

describe('the laws of answers, on twenty thousand random rules each', () => {
  for (const [law, property] of Object.entries(laws)) {
    it(
      law,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns: 8_000 });
      },
      1_800_000,
    );
  }
});
