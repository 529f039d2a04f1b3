import { describe, expect, it } from 'vitest';
import { ordinal } from '../src/in-words.js';

describe('a place in an order', () => {
  it.each([
    [1, 'first'],
    [5, 'fifth'],
    [6, '6th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [24, '24th'],
    [101, '101st'],
    [111, '111th'],
    [112, '112th'],
    [213, '213th'],
  ])('%d is the %s', (place, words) => {
    expect(ordinal(place)).toBe(words);
  });
});
