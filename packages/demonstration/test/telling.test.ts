import { describe, expect, it } from 'vitest';
import { Register } from '../src/invented/register.js';
import { History } from '../src/telling/history.js';
import { pdfOf } from '../src/telling/pdf.js';
import { sequenceFrom } from '../src/telling/sequence.js';
import { dollars, written } from '../src/telling/written.js';

describe('a paper made by plain code', () => {
  const text = (lines: readonly string[]) => Buffer.from(pdfOf(lines)).toString('latin1');

  it('is a PDF whose table tells where each object begins', () => {
    const file = text(['A line (with brackets) and a \\ stroke', '', 'another']);
    const places = [...file.matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, place]) => Number(place));
    expect(places).toHaveLength(5);
    for (const [index, place] of places.entries())
      expect(file.slice(place).startsWith(`${index + 1} 0 obj`)).toBe(true);
    const table = Number(/startxref\n(\d+)/u.exec(file)?.[1]);
    expect(file.slice(table).startsWith('xref')).toBe(true);
    expect(file).toContain(String.raw`(A line \(with brackets\) and a \\ stroke) Tj`);
  });

  it('tells the length of each stream, and goes on to another page', () => {
    const file = text(Array.from({ length: 49 }, (_, line) => `line ${line}`));
    expect(file).toContain('/Count 2');
    const streams = [...file.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gsu)];
    expect(streams).toHaveLength(2);
    for (const [, length, stream] of streams) expect(stream?.length).toBe(Number(length));
  });

  it('breaks long lines between words', () => {
    const file = text([Array.from({ length: 40 }, () => 'word').join(' ')]);
    const rows = [...file.matchAll(/\((.*)\) Tj/gu)].map(([, row]) => row ?? '');
    expect(rows).toHaveLength(3);
    expect(rows.every((row) => row.length <= 88)).toBe(true);
  });
});

describe('what is written', () => {
  it('is text throughout, without what is left open', () => {
    expect(written({ shares: 1200, quorum: true, open: undefined, list: [false, { votes: 3 }] })).toEqual({
      shares: '1200',
      quorum: 'yes',
      list: ['no', { votes: '3' }],
    });
    expect([dollars(5), dollars(123_456), dollars(1_714_500_000)]).toEqual(['$0.05', '$1,234.56', '$17,145,000.00']);
  });
});

describe('a sequence', () => {
  it('is the same from the same seed, and another from another', () => {
    const ten = (seed: number) => {
      const sequence = sequenceFrom(seed);
      return Array.from({ length: 10 }, () => sequence.below(1_000));
    };
    expect(ten(7)).toEqual(ten(7));
    expect(ten(7)).not.toEqual(ten(8));
    expect(ten(0).every((each) => each >= 0 && each < 1_000)).toBe(true);
  });
});

describe('the register of a history', () => {
  const opened = () => {
    const history = new History();
    const register = new Register(history);
    const paper = history.paper({ name: 'list', lines: [] });
    const persons = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
    register.issueAmong(persons, 1_003, '2001-01-01', { sequence: sequenceFrom(1), cents: 100, paper });
    return { register, paper };
  };

  it('issues exactly so many shares', () => {
    expect(opened().register.outstanding()).toBe(1_003);
  });

  it('lets nobody pass on more than he has', () => {
    const { register } = opened();
    const shares = register.of('a') + 1;
    expect(() => register.transfer('2001-02-01', { from: 'a', to: 'b', shares })).toThrow('cannot pass on');
  });

  it('gathers no more than half of what each holder has', () => {
    const { register, paper } = opened();
    const terms = { market: 'open-market', cents: 100, paper } as const;
    register.gather('buyer', 400, '2001-03-01', terms);
    expect(register.of('buyer')).toBe(400);
    expect(register.outstanding()).toBe(1_003);
    expect(() => register.gather('other', 600, '2001-03-02', terms)).toThrow('finds only');
  });
});
