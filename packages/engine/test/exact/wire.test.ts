import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ExactFormatError,
  fromWire,
  quantityOf,
  ratio,
  shares,
  show,
  showPercent,
  toWire,
} from '../../src/exact/index.js';
import { anyQuantity } from './arbitrary.js';

describe('the wire', () => {
  it('gives back what it was given', () => {
    fc.assert(
      fc.property(anyQuantity('shares'), (a) => {
        expect(fromWire('shares', toWire(a))).toEqual(a);
      }),
    );
  });

  it('writes every finite decimal as one, with no digit to spare', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat({ max: 30 }), (digits, places) => {
        expect(toWire(quantityOf('shares', digits, 10n ** BigInt(places)))).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
      }),
    );
  });

  it.each([
    ['800000', '800000'],
    ['1,000', '1000'],
    ['0.10', '0.1'],
    ['4/6', '2/3'],
    ['-5/2', '-2.5'],
    ['-1/1000', '-0.001'],
    ['1/3', '1/3'],
    ['1/7', '1/7'],
    ['1/1024', '0.0009765625'],
    ['-0', '0'],
  ])('writes %s as %s', (text, wire) => {
    expect(toWire(shares(text))).toBe(wire);
  });

  it('reads uncanonical forms, and nothing meant for people', () => {
    expect(toWire(fromWire('ratio', '0.10'))).toBe('0.1');
    expect(toWire(fromWire('ratio', '4/6'))).toBe('2/3');
    for (const text of ['1,000', '80%', '1 1/2', '', '5/0', '1e3']) {
      expect(() => fromWire('ratio', text)).toThrow(ExactFormatError);
    }
  });
});

describe('shown to people', () => {
  it.each([
    ['1234567', '1,234,567'],
    ['999', '999'],
    ['-1234567', '-1,234,567'],
    ['123456.7', '123,456.7'],
    ['1234.567891', '1,234.567891'],
    ['1/1024', '1/1024'],
    ['1/3', '1/3'],
    ['-1/3', '-1/3'],
    ['370370/3', '123,456 2/3'],
    ['-10/3', '-3 1/3'],
    ['0', '0'],
  ])('%s is %s', (text, shown) => {
    expect(show(shares(text))).toBe(shown);
  });

  it.each([
    ['1/8', '12.5 %'],
    ['2/3', '66 2/3 %'],
    ['4/5', '80 %'],
    ['37/300', '12 1/3 %'],
    ['12', '1,200 %'],
  ])('%s is %s', (text, shown) => {
    expect(showPercent(ratio(text))).toBe(shown);
  });
});
