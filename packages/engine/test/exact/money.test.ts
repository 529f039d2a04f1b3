import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ExactArithmeticError,
  ExactFormatError,
  allocate,
  allocateMoney,
  centsOf,
  compareBy,
  compareMoney,
  isNegative,
  isPositive,
  minus,
  minusMoney,
  money,
  moneyOf,
  moneyOfCents,
  moneyToWire,
  negate,
  plusMoney,
  quantity,
  ratio,
  roundToCents,
  share,
  shares,
  showMoney,
  sum,
  sumMoney,
  times,
  timesMoney,
  type Quantity,
  type Unit,
} from '../../src/exact/index.js';
import { anyCount, anyQuantity } from './arbitrary.js';

describe('money', () => {
  it.each([
    ['$1,234.56', '1234.56', 'USD'],
    ['$5', '5', 'USD'],
    ['-$0.0025', '-0.0025', 'USD'],
    ['EUR 10.00', '10', 'EUR'],
    ['-EUR 10.00', '-10', 'EUR'],
  ])('reads %s', (text, amount, currency) => {
    expect(moneyToWire(money(text))).toEqual({ amount, currency });
  });

  it('reads and writes data', () => {
    expect(moneyToWire(money({ amount: '1/3', currency: 'USD' }))).toEqual({ amount: '1/3', currency: 'USD' });
  });

  it.each(['5', '$', '5 USD', '$ 5', 'usd 5', 'EUR5', '$-5', '$1,23'])('refuses %j', (text) => {
    expect(() => money(text)).toThrow(ExactFormatError);
  });

  it('refuses a currency that is none', () => {
    expect(() => money({ amount: '5', currency: 'dollars' })).toThrow("three letters such as 'USD'");
  });

  it('adds, subtracts, multiplies and compares within a currency', () => {
    const price = money('$24.10');
    expect(plusMoney(price, money('$0.90'))).toEqual(money('$25'));
    expect(minusMoney(price, money('$25'))).toEqual(money('-$0.90'));
    expect(timesMoney(price, ratio(1000))).toEqual(money('$24,100'));
    expect(sumMoney('USD', [price, price])).toEqual(money('$48.20'));
    expect(sumMoney('USD', [])).toEqual(money('$0'));
    expect([compareMoney(price, money('$24.11')), compareMoney(price, money('$24.1'))]).toEqual([-1, 0]);
  });

  it('does not mix currencies', () => {
    const [dollars, euros] = [money('$1'), money('EUR 1')];
    expect(() => plusMoney(dollars, euros)).toThrow('USD and EUR cannot be reckoned together');
    for (const mix of [
      () => minusMoney(dollars, euros),
      () => compareMoney(dollars, euros),
      () => sumMoney('USD', [euros]),
    ]) {
      expect(mix).toThrow(ExactArithmeticError);
    }
  });

  it.each([
    ['$0.004', '0', '0', '0'],
    ['$0.005', '0.01', '0', '0'],
    ['$0.015', '0.02', '0.02', '0.01'],
    ['$0.0051', '0.01', '0.01', '0'],
    ['-$0.005', '-0.01', '0', '0'],
    ['-$0.015', '-0.02', '-0.02', '-0.01'],
    ['$1.23', '1.23', '1.23', '1.23'],
  ])('rounds %s half up to %s, half even to %s, down to %s', (text, halfUp, halfEven, down) => {
    const rounded = (['halfUp', 'halfEven', 'down'] as const).map((rule) => roundToCents(money(text), rule));
    expect(rounded.map((each) => moneyToWire(each).amount)).toEqual([halfUp, halfEven, down]);
  });

  it('is off by half a cent at most, and rounded down never away from zero', () => {
    fc.assert(
      fc.property(anyQuantity('money'), (amount) => {
        const exact = moneyOf(amount, 'USD');
        const off = minus(roundToCents(exact, 'halfUp').amount, amount);
        expect(compareBy('notMoreThan', magnitude(off), quantity('money', '0.005'))).toBe(true);
        const down = roundToCents(exact, 'down').amount;
        expect(compareBy('notMoreThan', magnitude(down), magnitude(amount))).toBe(true);
        expect(compareBy('lessThan', magnitude(minus(down, amount)), quantity('money', '0.01'))).toBe(true);
      }),
    );
  });

  it('counts cents when they are whole', () => {
    expect(centsOf(money('$12.34'))).toBe(1234n);
    expect(centsOf(moneyOfCents(-5n, 'USD'))).toBe(-5n);
    expect(() => centsOf(money('$0.001'))).toThrow('round it first');
  });

  it.each([
    ['1234.5', 'USD', '$1,234.50'],
    ['0', 'USD', '$0.00'],
    ['-0.0025', 'USD', '$0.00 (exactly -$0.0025)'],
    ['10', 'EUR', 'EUR 10.00'],
    ['-1000', 'EUR', 'EUR -1,000.00'],
    ['100/3', 'USD', '$33.33 (exactly $33 1/3)'],
  ])('%s %s is shown as %s', (amount, currency, shown) => {
    expect(showMoney(money({ amount, currency }))).toBe(shown);
  });
});

describe('allocation', () => {
  const weights = (...counts: readonly number[]): readonly Quantity<'shares'>[] => counts.map((count) => shares(count));

  it.each<[number, readonly number[], readonly number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [1000, [1, 2, 4], [143, 286, 571]],
    [5, [0, 3, 0], [0, 5, 0]],
    [0, [1, 2], [0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])('divides %d by %j into %j', (total, by, parts) => {
    expect(allocate(BigInt(total), weights(...by)).map(Number)).toEqual(parts);
  });

  it('conserves the total, and no part is off its due by one', () => {
    const anyTotal = fc.bigInt({ min: 0n, max: 10n ** 12n });
    const anyWeights = fc.array(anyCount('shares'), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(anyTotal, anyWeights, (total, by) => {
        const all = sum('shares', by);
        fc.pre(isPositive(all));
        const parts = allocate(total, by);
        expect(parts.reduce((so, part) => so + part, 0n)).toBe(total);
        for (const [place, weight] of by.entries()) {
          const due = times(share(weight, all), ratio(total));
          const off = minus(ratio(parts[place] ?? -1n), due);
          expect(compareBy('lessThan', magnitude(off), ratio(1))).toBe(true);
        }
      }),
    );
  });

  it('refuses what cannot be divided', () => {
    expect(() => allocate(-1n, weights(1))).toThrow(ExactArithmeticError);
    expect(() => allocate(1n, weights(2, -1))).toThrow('A weight below zero');
    expect(() => allocate(1n, weights(0, 0))).toThrow('all zero');
    expect(() => allocate(1n, [])).toThrow(ExactArithmeticError);
  });

  it('divides money to the cent', () => {
    expect(allocateMoney(money('$10.00'), weights(1, 1, 1)).map(showMoney)).toEqual(['$3.34', '$3.33', '$3.33']);
    expect(() => allocateMoney(money('$0.001'), weights(1))).toThrow(ExactArithmeticError);
  });
});

function magnitude<U extends Unit>(a: Quantity<U>): Quantity<U> {
  return isNegative(a) ? negate(a) : a;
}
