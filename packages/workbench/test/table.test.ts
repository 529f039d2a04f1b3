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

  it.each(["-2+3+cmd|' /C calc'!A0", '-1|x', ' =1+1', '＝1+1', '＋1', '－1＋1', '＠SUM(1)', '\t=1+1'])(
    'nor does it run %j',
    (text) => {
      expect(csvOf(['Holder'], [[text]])).toMatch(/^Holder\r\n"?'/u);
    },
  );

  it('leaves numbers what they are, whatever stands between their digits', () => {
    for (const number of ['-5', '-1/2', '-1000.25', '-1\u202f000', '7'])
      expect(csvOf(['Shares'], [[number]])).toBe(`Shares\r\n${number}`);
  });
});
