import { describe, expect, it } from 'vitest';
import { day, daysByThirties, percentWithDecimals, ratio, withDecimals } from '../../src/exact/index.js';

const thirties = (from: string, until: string) => daysByThirties(day(from), day(until));

describe('days by months of thirty', () => {
  it('are thirty a month, whatever its length', () => {
    expect(thirties('2014-01-01', '2014-04-01')).toBe(90);
    expect(thirties('2015-07-01', '2015-09-01')).toBe(60);
    expect(thirties('2012-01-01', '2013-01-01')).toBe(360);
    expect(thirties('2016-01-01', '2016-03-13')).toBe(72);
  });

  it('count a 31st as a 30th where the first day is one, or is a 31st itself', () => {
    expect(thirties('2014-01-01', '2014-03-31')).toBe(90);
    expect(thirties('2014-01-30', '2014-03-31')).toBe(60);
    expect(thirties('2014-01-31', '2014-03-31')).toBe(60);
    expect(thirties('2014-01-31', '2014-02-01')).toBe(1);
  });

  it('count the end of February as a 30th where the first day is one', () => {
    expect(thirties('2014-02-28', '2014-03-31')).toBe(30);
    expect(thirties('2012-02-29', '2013-02-28')).toBe(360);
    expect(thirties('2012-02-28', '2013-02-28')).toBe(360);
    expect(thirties('2012-02-28', '2012-03-01')).toBe(3);
  });
});

describe('a number with so many decimals', () => {
  it('is rounded half away from nought', () => {
    expect(withDecimals(ratio('0.5'), 0)).toBe('1');
    expect(withDecimals(ratio('-0.5'), 0)).toBe('-1');
    expect(withDecimals(ratio('0.4999'), 0)).toBe('0');
    expect(withDecimals(ratio('-0.4'), 0)).toBe('0');
    expect(withDecimals(ratio('2/3'), 2)).toBe('0.67');
    expect(withDecimals(ratio('1/100000000'), 7)).toBe('0.0000000');
    expect(percentWithDecimals(ratio('2183/114300'), 7)).toBe('1.9098863');
  });
});
