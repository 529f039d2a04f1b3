import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { firstWorld } from './first-world.js';
import { secondWorld } from './second/world.js';
import { lawOfSnapshots } from './snapshots.js';

describe('snapshots, on many random corporations', () => {
  for (const [name, world] of Object.entries({ firstWorld, secondWorld })) {
    it(`answer as the journal alone: ${name}`, { timeout: 600_000 }, () => {
      fc.assert(lawOfSnapshots(world), { numRuns: 200 });
    });
  }
});
