import { describe, expect, it } from 'vitest';
import { rememberedLately } from '../../src/books/remembered.js';

describe('what is remembered of places in time', () => {
  it('is worked out once while few are asked of, and forgotten from the oldest on', () => {
    const worked: number[] = [];
    const twice = rememberedLately((place) => {
      worked.push(place);
      return [place, place];
    }, 3);
    const asked = [1, 2, 3, 3, 1, 4, 1, 4, 3];
    expect(asked.map((place) => twice(place)[1])).toEqual(asked);
    expect(worked).toEqual([1, 2, 3, 4, 1]);
    expect(twice(4)).toBe(twice(4));
  });
});
