import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../draws.js';
import { ask } from './laws.js';
import { laws } from './laws-check.js';
import { evaluationOf, type World } from './random-rules.js';

describe('the laws of answers, on random rules', () => {
  for (const [law, property] of Object.entries(laws)) {
    it(law, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(60, 6_000));
    });
  }
});

describe('a supposed quantity beside one that is asked for', () => {
  it('turns the answer from where the other can no longer make up for it', () => {
    const world: World = {
      notions: [],
      question: {
        kind: 'any',
        rules: [
          {
            kind: 'compare',
            verb: 'atLeast',
            terms: [
              [1, 2],
              [0, -1],
            ],
            figure: 0,
          },
          { kind: 'compare', verb: 'lessThan', terms: [[1, 2]], figure: 1 },
        ],
      },
      facts: new Map(),
      quantities: new Map(),
    };
    const { rests } = ask(world, evaluationOf(world, ['one', 'one'], false), 'single');
    expect(rests).toMatchObject([{ about: 'quantity-0()', changesAt: ['at least 2 shares'] }]);
  });
});
