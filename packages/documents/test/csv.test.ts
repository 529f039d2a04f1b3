import { csvOf } from '@quorate/documents/csv';
import { describe, expect, it } from 'vitest';

describe('rows for a spreadsheet', () => {
  it('are sent so that it runs nothing and loses nothing', () => {
    const rows = [
      ['Holder', 'Shares'],
      ['Smith, John', '100000'],
      ['=1+1', '-5'],
      ['say "so"', '-a'],
    ];
    expect(csvOf(rows)).toBe('Holder,Shares\r\n"Smith, John",100000\r\n\'=1+1,-5\r\n"say ""so""",\'-a\r\n');
  });

  it.each(["-2+3+cmd|' /C calc'!A0", '-1|x', '-.,', ' =1+1', '＝1+1', '＋1', '－1＋1', '＠SUM(1)', '\t=1+1'])(
    'nor does it run %j',
    (text) => {
      expect(csvOf([[text]])).toMatch(/^"?'/u);
    },
  );

  it.each(['Meier;=1+1', 'Meier\t=1+1'])('nor, where cells end otherwise, what stands within %j', (text) => {
    expect(csvOf([['1', text, '2']])).toBe(`1,"${text}",2\r\n`);
  });

  it.each(['-5', '-1/2', '-1000.25', '-1\u202f000', '7'])('the number %j stays what it is', (number) => {
    expect(csvOf([[number]])).toBe(`${number}\r\n`);
  });
});
