import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../src/case/compare.js';
import type { Plain } from '../../src/index.js';

const where = (expected: unknown, found: Plain): readonly string[] =>
  compare(expected, found, 'value').map((mismatch) => mismatch.where);

describe('comparing what is expected with what is found', () => {
  it('takes nothing for what cannot be written in a file', () => {
    expect(where(null, 'something')).toEqual(['value']);
    expect(where(7, 7)).toEqual(['value']);
  });

  it('says so where a record is expected by its id and no record there has one', () => {
    expect(compare([{ id: 'a' }], ['a'], 'value')).toMatchObject([
      { where: 'value[a]', expected: 'a record with id "a"', found: 'no records with ids' },
    ]);
  });

  it.each<[string, Plain]>([
    ['102000', '102000'],
    ['102,000', '102000'],
    ['0.10', '0.1'],
    ['80%', '4/5'],
    ['80 %', '0.8'],
    ['66 2/3%', '2/3'],
    ['4/6', '2/3'],
    ['$24.10', '24.1'],
    ['-5', '-5'],
    ['7', 7],
    ['yes', true],
    ['no', false],
    ['$1,234.50', { amount: '1234.5', currency: 'USD' }],
    ['EUR 10', { amount: '10', currency: 'EUR' }],
    ['10', { amount: '10', currency: 'EUR' }],
    ['none', []],
    ['permitted', 'permitted'],
  ])('takes %s for %j', (expected, found) => {
    expect(where(expected, found)).toEqual([]);
  });

  it.each<[string, Plain]>([
    ['102001', '102000'],
    ['80', '0.8'],
    ['1/3', '0.333333'],
    ['yes', false],
    ['no', true],
    ['2004-06-01', '2004-06-02'],
    ['$10', { amount: '10', currency: 'EUR' }],
    ['none', 'something'],
    ['permitted', ['permitted']],
    ['anything', null],
  ])('does not take %s for %j', (expected, found) => {
    expect(where(expected, found)).toEqual(['value']);
  });

  it('compares only what is written of a record', () => {
    expect(where({ a: '1' }, { a: '1', b: '2' })).toEqual([]);
    expect(where({ a: '1', b: '3' }, { a: '1', b: '2' })).toEqual(['value.b']);
  });

  it('tells a name that is not there, and the one that may be meant', () => {
    expect(compare({ outcom: 'met' }, { outcome: 'met' }, 'value')).toMatchObject([
      { where: 'value.outcom', found: 'nothing', hint: expect.stringContaining('did you mean "outcome"?') as string },
    ]);
  });

  it('takes none for a part that is not there', () => {
    expect(where({ bars: 'none' }, { outcome: 'permitted' })).toEqual([]);
  });

  it('matches records by id, in any order, and a record of them by its names', () => {
    const found = [
      { id: 'a', n: '1' },
      { id: 'b', n: '2' },
    ];
    expect(where([{ id: 'b', n: '2' }], found)).toEqual([]);
    expect(where({ a: { n: '1' } }, found)).toEqual([]);
    expect(where([{ id: 'b', n: '1' }], found)).toEqual(['value[b].n']);
    expect(compare([{ id: 'c' }], found, 'value')).toMatchObject([{ where: 'value[c]', found: 'ids a, b' }]);
  });

  it('compares lists of one length in order or in any, and looks a shorter one up', () => {
    expect(where(['a', 'b'], ['b', 'a'])).toEqual([]);
    expect(where(['b'], ['a', 'b', 'c'])).toEqual([]);
    expect(where(['a', 'a'], ['a', 'b'])).toEqual(['value[2]']);
    expect(where(['d'], ['a', 'b', 'c'])).toEqual(['value[1]']);
    expect(where([], ['a'])).toEqual(['value']);
    expect(where([], [])).toEqual([]);
  });

  it('finds nothing amiss in what a value itself writes', () => {
    const text = fc.stringMatching(/^[a-z]{1,6}$/);
    const plain = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(text, tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(fc.property(plain, (value) => compare(value, value as Plain, 'value').length === 0));
  });
});
