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

  // A spreadsheet whose cells end otherwise takes quotation marks within what it takes for a cell as they are.
  it.each([';', '\t', '\n', '\r', '\r\n', '; ', ';"'])(
    'nor what comes in a cell after %j, which ends one elsewhere',
    (end) => {
      expect(csvOf([['1', `Meier${end}=1+1${end}-5${end}x`, '2']])).not.toMatch(/[;\t\r\n][ "]*[=+@]/u);
      expect(csvOf([['1', `Meier${end}x`, '2']])).toBe(`1,"Meier${end.replaceAll('"', '""')}x",2\r\n`);
    },
  );

  it.each(['-5', '-1/2', '-1000.25', '-1\u202f000', '7'])('the number %j stays what it is', (number) => {
    expect(csvOf([[number]])).toBe(`${number}\r\n`);
  });
});
