import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ExactFormatError,
  atClose,
  compareMoments,
  day,
  isMomentBefore,
  justBefore,
  moment,
  momentToWire,
  showMoment,
} from '../../src/exact/index.js';

const times = [undefined, '00:00', '09:59:59', '10:00', '10:00:00', '10:00:30', '23:59:59', '24:00'] as const;
const anyMoment = fc
  .tuple(fc.constantFrom('2004-05-01', '2004-05-02'), fc.constantFrom(...times))
  .map(([date, time]) => moment(time === undefined ? date : `${date}T${time}`));

describe('a moment', () => {
  it('is a day, with its time if that is known', () => {
    expect(moment('2004-05-01')).toEqual({ day: '2004-05-01' });
    expect(moment('2004-05-01T10:00')).toEqual({ day: '2004-05-01', time: '10:00' });
    expect(moment('2004-05-01 10:00:30')).toEqual({ day: '2004-05-01', time: '10:00:30' });
  });

  it.each([
    '2004-05-01T',
    '2004-05-01T25:00',
    '2004-05-01T10:60',
    '2004-05-01X10:00',
    '2004-05-01T1:00',
    '2004-02-30T10:00',
    '2004-05-01T24:01',
  ])('refuses %j', (text) => {
    expect(() => moment(text)).toThrow(ExactFormatError);
  });

  it.each([
    ['2004-05-01T10:00', '2004-05-02', -1],
    ['2004-05-02', '2004-05-01T10:00', 1],
    ['2004-05-01T10:00', '2004-05-01T10:00:30', -1],
    ['2004-05-01T10:00', '2004-05-01T10:00:00', 0],
    ['2004-05-01T10:00', '2004-05-01', undefined],
    ['2004-05-01', '2004-05-01', undefined],
    ['2004-05-01', '2004-05-01T24:00', -1],
    ['2004-05-01T24:00', '2004-05-01', 1],
    ['2004-05-01T24:00', '2004-05-01T24:00', 0],
    ['2004-05-01T23:59:59', '2004-05-01T24:00', -1],
    ['2004-05-01T24:00', '2004-05-02T00:00', -1],
  ])('%s against %s: %s', (a, b, order) => {
    expect(compareMoments(moment(a), moment(b))).toBe(order);
    expect(isMomentBefore(moment(a), moment(b))).toBe(order === undefined ? undefined : order < 0);
  });

  it.each([
    ['2004-05-01T10:00', '2004-05-01T09:59:59'],
    ['2004-05-01T10:00:30', '2004-05-01T10:00:29'],
    ['2004-05-01T24:00', '2004-05-01T23:59:59'],
    ['2004-05-01T00:00', '2004-04-30T24:00'],
    ['2004-05-01', '2004-04-30T24:00'],
  ])('just before %s it is %s', (later, earlier) => {
    expect(momentToWire(justBefore(moment(later)))).toBe(earlier);
  });

  it('is for certain after the one just before it', () => {
    fc.assert(
      fc.property(anyMoment, (each) => {
        expect(isMomentBefore(justBefore(each), each)).toBe(true);
      }),
    );
  });

  it('is ordered the other way round from the other side', () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, (a, b) => {
        const order = compareMoments(a, b);
        expect(compareMoments(b, a)).toBe(order === undefined ? undefined : 0 - order);
      }),
    );
  });

  it('is ordered one after another', () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, anyMoment, (a, b, c) => {
        fc.pre(isMomentBefore(a, b) === true && isMomentBefore(b, c) === true);
        expect(isMomentBefore(a, c)).toBe(true);
      }),
    );
  });

  it('comes, at the close of a day, after all of it', () => {
    expect(compareMoments(moment('2004-05-01'), atClose(day('2004-05-01')))).toBe(-1);
    expect(compareMoments(moment('2004-05-02'), atClose(day('2004-05-01')))).toBe(1);
  });

  it('is shown, and written for the wire', () => {
    const three = ['2004-05-01', '2004-05-01T10:00', '2004-05-01T24:00'].map(moment);
    expect(three.map(showMoment)).toEqual(['2004-05-01', '2004-05-01 at 10:00', 'the end of 2004-05-01']);
    expect(three.map(momentToWire).map(moment)).toEqual(three);
  });
});
