import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreeing, canonical, toPlain, unsettled, type Plain } from '../../src/evaluation/index.js';
import { isSame } from '../../src/evaluation/plain.js';
import { money, shares } from '../../src/exact/index.js';

const values: fc.Arbitrary<Plain> = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Plain>(null, true, false, 'a', 'b', 1, 2),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('id', 'x', 'y'), tie('value')),
  ),
})).value;

describe('a value in plain form', () => {
  it('is the same as another exactly where both are written the same', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        expect(isSame(a, b)).toBe(canonical(a) === canonical(b));
        expect(isSame(a, structuredClone(a))).toBe(true);
      }),
    );
  });

  it('is written out of whatever holds it', () => {
    expect(toPlain({ number: 12n, held: new Map([['common', shares(3)]]), names: new Set(['a', 'b']) })).toEqual({
      plain: { number: '12', held: { common: '3' }, names: ['a', 'b'] },
      settled: true,
    });
    expect(toPlain(money('$1.50')).plain).toEqual({ amount: '1.5', currency: 'USD' });
    expect(toPlain(undefined)).toEqual({ plain: undefined, settled: true });
  });

  it('leaves out what is not settled, and says that something was', () => {
    const whole = { known: 1, open: unsettled, list: [1, unsettled], set: new Set([unsettled]), none: undefined };
    expect(toPlain(whole)).toEqual({ plain: { known: 1, list: [1], set: [] }, settled: false });
  });

  it('is one text for equal values, whatever the order of their fields', () => {
    expect(canonical({ b: 1, a: [null, 'x'] })).toBe(canonical({ a: [null, 'x'], b: 1 }));
    expect(canonical({ a: '1' })).not.toBe(canonical({ a: 1 }));
    expect(canonical(undefined)).toBe('');
  });
});

describe('the parts of two values that agree', () => {
  it('are all of them where the values are equal, and those of either order', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        expect(agreeing(a, a)).toEqual(a);
        expect(agreeing(a, undefined)).toBeUndefined();
        expect(agreeing(agreeing(a, b), a) === undefined).toBe(agreeing(a, b) === undefined);
      }),
    );
  });

  it('are the fields with equal values', () => {
    expect(agreeing({ a: 1, b: 2, c: 3 }, { a: 1, b: 3, d: 4 })).toEqual({ a: 1 });
    expect(agreeing({ a: { x: 1, y: 2 } }, { a: { x: 1, y: 3 } })).toEqual({ a: { x: 1 } });
  });

  it('of lists of records are those of the same id, wherever they stand', () => {
    const [first, second] = [
      { id: 'a', votes: '1', name: 'x' },
      { id: 'b', votes: '2' },
    ];
    expect(agreeing([first, second], [second, { ...first, votes: '9' }])).toEqual([{ id: 'a', name: 'x' }, second]);
    expect(agreeing([first, second], [second])).toEqual([second]);
  });

  it('of other lists are found place by place, and only where every place agrees', () => {
    expect(agreeing([{ x: 1, y: 1 }], [{ x: 1, y: 2 }])).toEqual([{ x: 1 }]);
    expect(agreeing(['a', 'b'], ['a', 'c'])).toBeUndefined();
    expect(agreeing(['a', 'b'], ['a'])).toBeUndefined();
  });

  it('are none between a list and a record, or between anything else', () => {
    expect(agreeing(['a'], { a: 1 })).toBeUndefined();
    expect(agreeing({ a: 1 }, ['a'])).toBeUndefined();
    expect(agreeing('a', { a: 1 })).toBeUndefined();
    expect(agreeing(null, 'a')).toBeUndefined();
  });

  it('unite what is possible', () => {
    expect(agreeing({ possible: ['open'] }, { possible: ['met', 'open'] })).toEqual({ possible: ['met', 'open'] });
    expect(agreeing({ possible: ['open'] }, { possible: 'met' })).toEqual({});
  });
});
