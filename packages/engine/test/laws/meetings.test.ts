import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { lawsOf } from './laws-check.js';
import { meetingWorld } from './meeting-world.js';

describe('the laws of answers, on random meetings', () => {
  const laws = Object.entries(lawsOf(meetingWorld)).filter(([law]) => !law.startsWith('finality: what failed'));
  for (const [law, property] of laws) {
    it(law, () => {
      fc.assert(property as fc.IProperty<unknown>, { numRuns: 20 });
    });
  }
});
