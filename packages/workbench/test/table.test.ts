import { describe, expect, it } from 'vitest';
import { csvOf } from '../src/parts/table/csv.js';
import { inOrder } from '../src/parts/table/order.js';

describe('a table', () => {
  it('sorts numbers by what they are, and empty cells last', () => {
    expect(['10', '9', '', '1/2'].toSorted(inOrder)).toEqual(['1/2', '9', '10', '']);
    expect(['b', 'a'].toSorted(inOrder)).toEqual(['a', 'b']);
  });

  it('is exported so that a spreadsheet runs nothing and loses nothing', () => {
    const rows = [
      ['Smith, John', '100000'],
      ['=1+1', '-5'],
      ['say "so"', '-a'],
    ];
    expect(csvOf(['Holder', 'Shares'], rows)).toBe(
      'Holder,Shares\r\n"Smith, John",100000\r\n\'=1+1,-5\r\n"say ""so""",\'-a',
    );
  });
});
