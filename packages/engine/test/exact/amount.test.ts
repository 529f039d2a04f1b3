import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amount,
  compareAmount,
  compareBy,
  exactly,
  form,
  isExact,
  minusAmount,
  plusAmount,
  quantity,
  rangeOf,
  ratio,
  recountAmount,
  shares,
  sumAmounts,
  times,
  timesAmount,
  toWire,
  turnsAt,
  turnsAtForm,
  unknown,
  votesOfAmount,
  withKnown,
  type Amount,
  type Bounds,
  type Quantity,
  type Range,
  type Unit,
  type Verb,
  withinBoth,
} from '../../src/exact/index.js';
import { anyQuantity } from './arbitrary.js';

const x = unknown('shares', 'x');
const y = unknown('shares', 'y');
const known = (count: number): Amount<'shares'> => amount(shares(count));
const nothingFurther = (): undefined => undefined;
const bounds =
  (table: Readonly<Record<string, Bounds>>) =>
  (key: string): Bounds | undefined =>
    table[key];
const verbs: readonly Verb[] = ['atLeast', 'moreThan', 'lessThan', 'notMoreThan'];

const anyAmount = fc
  .tuple(anyQuantity('shares'), anyQuantity('ratio'), anyQuantity('ratio'))
  .map(([fixed, a, b]) => sumAmounts('shares', [amount(fixed), timesAmount(x, a), timesAmount(y, b)]));

/** The amount when x and y are known. */
function valueAt(a: Amount<'shares'>, atX: Quantity<Unit>, atY: Quantity<Unit>): Quantity<'shares'> | undefined {
  return exactly(withKnown(a, (key) => (key === 'x' ? atX : atY)));
}

describe('an amount', () => {
  it('is exact when nothing in it is unknown, and only then', () => {
    expect([isExact(known(5)), isExact(plusAmount(known(5), x))]).toEqual([true, false]);
    expect(exactly(plusAmount(known(5), x))).toBeUndefined();
    expect(exactly(known(5))).toEqual(shares(5));
  });

  it('adds, subtracts and multiplies like what it stands for', () => {
    fc.assert(
      fc.property(
        anyAmount,
        anyAmount,
        anyQuantity('ratio'),
        anyQuantity('shares'),
        anyQuantity('shares'),
        (a, b, r, atX, atY) => {
          const value = (c: Amount<'shares'>): Quantity<'shares'> | undefined => valueAt(c, atX, atY);
          expect(value(plusAmount(a, b))).toEqual(value(plusAmount(b, a)));
          expect(value(minusAmount(plusAmount(a, b), b))).toEqual(value(a));
          expect(minusAmount(plusAmount(a, b), b)).toEqual(a);
          expect(value(timesAmount(a, r))).toEqual(times(value(a) ?? shares('1/0'), r));
          expect(sumAmounts('shares', [a, b])).toEqual(plusAmount(a, b));
        },
      ),
    );
  });

  it('forgets an unknown that cancels', () => {
    expect(minusAmount(plusAmount(y, x), y)).toEqual(x);
    expect(minusAmount(x, x)).toEqual(known(0));
    expect(timesAmount(x, ratio(0))).toEqual(known(0));
    expect(sumAmounts('shares', [])).toEqual(known(0));
  });

  it('takes known values one at a time', () => {
    const both = plusAmount(timesAmount(x, ratio(2)), plusAmount(y, known(1)));
    const half = withKnown(both, (key) => (key === 'x' ? shares(10) : undefined));
    expect(half).toEqual(plusAmount(y, known(21)));
  });

  it('counts in votes, the unknown still in shares', () => {
    const voting = votesOfAmount(plusAmount(known(100), x), ratio('1/10'));
    expect(voting).toMatchObject({ known: quantity('votes', 10), terms: [{ key: 'x', coefficient: ratio('1/10') }] });
    expect(recountAmount('money', voting)).toEqual(voting);
  });
});

describe('the form of an amount', () => {
  it('is one text for every multiple of one sum', () => {
    const sum = plusAmount(timesAmount(x, ratio(2)), timesAmount(y, ratio(4)));
    const minusHalf = plusAmount(known(7), timesAmount(sum, ratio('-1/2')));
    expect(form(sum)).toEqual({ text: '1 "x" + 2 "y"', scale: ratio(2) });
    expect(form(minusHalf)).toEqual({ text: '1 "x" + 2 "y"', scale: ratio(-1) });
  });

  it('is the key of a single unknown, and nothing without one', () => {
    expect(form(timesAmount(x, ratio('-3')))).toEqual({ text: 'x', scale: ratio(-3) });
    expect(form(known(3))).toBeUndefined();
  });

  it('does not depend on the order of the sum', () => {
    expect(form(plusAmount(y, x))).toEqual(form(plusAmount(x, y)));
  });
});

describe('the range of an amount', () => {
  const ends = (range: Range<'shares'>): readonly unknown[] => [
    range.least && toWire(range.least),
    range.leastExcluded,
    range.greatest && toWire(range.greatest),
    range.greatestExcluded,
  ];

  it('starts at the known part, an unknown being nothing or more', () => {
    expect(ends(rangeOf(plusAmount(known(5), x), nothingFurther))).toEqual(['5', false, undefined, undefined]);
    expect(ends(rangeOf(minusAmount(known(5), x), nothingFurther))).toEqual([undefined, undefined, '5', false]);
    expect(ends(rangeOf(known(5), nothingFurther))).toEqual(['5', false, '5', false]);
  });

  it('follows the bounds of each unknown', () => {
    const table = bounds({
      x: { least: shares(2), greatest: shares(3), greatestExcluded: true },
      y: { greatest: shares(10) },
    });
    expect(ends(rangeOf(plusAmount(x, timesAmount(y, ratio(2))), table))).toEqual(['2', false, '23', true]);
    expect(ends(rangeOf(minusAmount(y, x), table))).toEqual(['-3', true, '8', false]);
    expect(ends(rangeOf(x, bounds({ x: { least: 'unbounded', greatest: shares(1) } })))).toEqual([
      undefined,
      undefined,
      '1',
      false,
    ]);
    expect(ends(rangeOf(x, bounds({ x: { leastExcluded: true } })))).toEqual(['0', true, undefined, undefined]);
  });

  it('stay negative where they may be, whatever is learnt of their other end', () => {
    const below = withinBoth({ least: 'unbounded' }, { greatest: shares(3) });
    expect(ends(rangeOf(x, bounds({ x: below })))).toEqual([undefined, undefined, '3', false]);
    expect(ends(rangeOf(x, bounds({ x: withinBoth(below, { least: shares(-2) }) })))).toEqual([
      '-2',
      false,
      '3',
      false,
    ]);
    expect(withinBoth({ greatest: shares(5) }, { greatest: shares(3) })).not.toHaveProperty('least');
  });

  it('is narrowed by what is known of the sum alone', () => {
    const sum = plusAmount(x, y);
    const text = form(sum)?.text ?? '';
    const doubled = timesAmount(sum, ratio(-2));
    expect(ends(rangeOf(doubled, bounds({ [text]: { greatest: shares(100), greatestExcluded: true } })))).toEqual([
      '-200',
      true,
      '0',
      false,
    ]);
    const both = bounds({
      x: { greatest: shares(40) },
      y: { greatest: shares(60) },
      [text]: { least: shares(30), greatest: shares(100), greatestExcluded: true },
    });
    expect(ends(rangeOf(sum, both))).toEqual(['30', false, '100', true]);
    const wider = bounds({ x: { greatest: shares(1) }, y: { greatest: shares(1) }, [text]: { greatest: shares(100) } });
    expect(ends(rangeOf(sum, wider))).toEqual(['0', false, '2', false]);
  });
});

describe('comparing amounts', () => {
  it('agrees with quantities when both are exact', () => {
    fc.assert(
      fc.property(fc.constantFrom(...verbs), anyQuantity('shares'), anyQuantity('shares'), (verb, a, b) => {
        expect(compareAmount(verb, amount(a), amount(b), nothingFurther)).toBe(compareBy(verb, a, b));
      }),
    );
  });

  it('never decides against a value that the unknowns may have', () => {
    const small = fc.integer({ min: -6, max: 6 });
    const anySmall = fc
      .tuple(small, small, small)
      .map(([fixed, a, b]) => sumAmounts('shares', [known(fixed), timesAmount(x, ratio(a)), timesAmount(y, ratio(b))]));
    const anyValue = fc.integer({ min: 0, max: 4 }).map((count) => shares(count));
    const box = bounds({ x: { greatest: shares(4) }, y: { greatest: shares(4) } });
    fc.assert(
      fc.property(fc.constantFrom(...verbs), anySmall, anySmall, anyValue, anyValue, (verb, a, b, atX, atY) => {
        const decided = compareAmount(verb, a, b, box);
        const left = valueAt(a, atX, atY) ?? shares('1/0');
        const right = valueAt(b, atX, atY) ?? shares('1/0');
        expect([undefined, compareBy(verb, left, right)]).toContain(decided);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves open only what some corner of the bounds would change', () => {
    const box = bounds({ x: { greatest: shares(4) } });
    const corners = [shares(0), shares(4)];
    const small = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...verbs), small, small, (verb, fixed, coefficient) => {
        const a = plusAmount(known(fixed), timesAmount(x, ratio(coefficient)));
        const outcomes = new Set(corners.map((at) => compareBy(verb, valueAt(a, at, at) ?? shares('1/0'), shares(0))));
        expect(compareAmount(verb, a, known(0), box)).toBe(outcomes.size === 1 ? [...outcomes][0] : undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('knows an unknown to be at least itself', () => {
    expect(verbs.map((verb) => compareAmount(verb, x, x, nothingFurther))).toEqual([true, false, false, true]);
  });

  it('respects excluded ends', () => {
    const below = bounds({ x: { greatest: shares(100), greatestExcluded: true } });
    const upTo = bounds({ x: { greatest: shares(100) } });
    expect(compareAmount('lessThan', x, known(100), below)).toBe(true);
    expect(compareAmount('atLeast', x, known(100), below)).toBe(false);
    expect(compareAmount('lessThan', x, known(100), upTo)).toBeUndefined();
    expect(compareAmount('moreThan', x, known(100), upTo)).toBe(false);
    const above = bounds({ x: { least: shares(100), leastExcluded: true } });
    expect(compareAmount('moreThan', x, known(100), above)).toBe(true);
    expect(compareAmount('notMoreThan', x, known(100), above)).toBe(false);
  });
});

describe('where a comparison turns', () => {
  it('is the figure of the one unknown, and says on which side it holds', () => {
    expect(turnsAt('moreThan', plusAmount(known(80_000), x), known(100_000))).toEqual({
      key: 'x',
      at: shares(20_000),
      holdsWhen: 'moreThan',
      inclusive: false,
    });
    expect(turnsAt('atLeast', known(10), timesAmount(x, ratio(4)))).toEqual({
      key: 'x',
      at: shares('2.5'),
      holdsWhen: 'notMoreThan',
      inclusive: true,
    });
  });

  it('holds there and then, for any unknown value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...verbs),
        anyQuantity('shares'),
        anyQuantity('ratio'),
        anyQuantity('shares'),
        (verb, fixed, coefficient, at) => {
          const a = plusAmount(amount(fixed), timesAmount(x, coefficient));
          const turn = turnsAt(verb, a, known(1));
          fc.pre(turn !== undefined);
          const holds = compareBy(verb, valueAt(a, at, at) ?? shares('1/0'), shares(1));
          expect(compareBy<Unit>(turn.holdsWhen, at, turn.at)).toBe(holds);
        },
      ),
    );
  });

  it('is told of several unknowns by their sum, and of none not at all', () => {
    expect(turnsAt('atLeast', plusAmount(x, y), known(5))).toBeUndefined();
    expect(turnsAtForm('atLeast', plusAmount(x, y), known(5))).toEqual({
      key: '1 "x" + 1 "y"',
      at: shares(5),
      holdsWhen: 'atLeast',
      inclusive: true,
    });
    expect(turnsAt('atLeast', known(4), known(5))).toBeUndefined();
    expect(turnsAtForm('atLeast', known(4), known(5))).toBeUndefined();
  });
});
