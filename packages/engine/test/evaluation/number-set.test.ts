import { describe, expect, it } from 'vitest';
import { NumberSet } from '../../src/evaluation/number-set.js';

describe('a set of numbers', () => {
  it('has what was put into it and nothing beside, at the ends of its words too', () => {
    const set = new NumberSet();
    expect(set.has(0)).toBe(false);
    for (const number of [0, 31, 32, 95]) set.add(number);
    expect([0, 1, 30, 31, 32, 33, 63, 64, 95, 96, 1_000].filter((number) => set.has(number))).toEqual([0, 31, 32, 95]);
  });

  it('takes in another, shorter or longer, and leaves that as it was', () => {
    const short = new NumberSet();
    short.add(3);
    const long = new NumberSet();
    long.add(70);
    short.addAll(long);
    long.addAll(new NumberSet());
    expect([short.has(3), short.has(70), long.has(3), long.has(70)]).toEqual([true, true, false, true]);
  });
});
