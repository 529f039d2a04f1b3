import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { firstWorld } from './first-world.js';
import { lawOfSnapshots } from './snapshots.js';

describe('snapshots, on random corporations', () => {
  it('answer as the journal alone, whatever was entered on top', () => {
    fc.assert(lawOfSnapshots(firstWorld), { numRuns: 40 });
  });
});
