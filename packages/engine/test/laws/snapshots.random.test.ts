import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { firstWorld } from './first-world.js';
import { secondWorld } from './second/world.js';
import { lawOfSnapshots } from './snapshots.js';

describe('snapshots, on random corporations', () => {
  for (const [name, world] of Object.entries({ firstWorld, secondWorld })) {
    it(`answer as the journal alone, whatever was entered on top: ${name}`, () => {
      fc.assert(lawOfSnapshots(world), draws(4, 70));
    });
  }
});
