import { describe, expect, it } from 'vitest';
import { inOrder } from '../src/parts/table/order.js';

describe('a table', () => {
  it('sorts numbers by what they are, and empty cells last', () => {
    expect(['10', '9', '', '1/2'].toSorted(inOrder)).toEqual(['1/2', '9', '10', '']);
    expect(['b', 'a'].toSorted(inOrder)).toEqual(['a', 'b']);
  });
});
