import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { dayInWords, daysLater, instantInWords, isDay, monthsLater } from '../src/words/dates.js';
import { compared, grouped, less, percentOf, shareOf } from '../src/words/numbers.js';
import { capital, keyInWords, listed, sentence } from '../src/words/phrases.js';

describe('days', () => {
  it('are told in words, and what is no day as it is', () => {
    expect(dayInWords('2004-10-20')).toBe('20 October 2004');
    expect(instantInWords('2004-10-20T17:30:00Z')).toBe('20 October 2004, 17:30 UTC');
    expect(dayInWords('soon')).toBe('soon');
  });

  it('move over ends of months and leap days', () => {
    expect(daysLater('2004-02-28', 1)).toBe('2004-02-29');
    expect(daysLater('2003-03-01', -1)).toBe('2003-02-28');
    expect(monthsLater('2004-01-31', 1)).toBe('2004-02-29');
    expect(monthsLater('2004-03-31', -1)).toBe('2004-02-29');
    expect(monthsLater('2004-11-15', 2)).toBe('2005-01-15');
  });

  it('are only those of the calendar', () => {
    expect(isDay('2004-02-29')).toBe(true);
    expect(isDay('2003-02-29')).toBe(false);
    expect(isDay('2004-2-9')).toBe(false);
  });
});

describe('exact numbers', () => {
  it('have their thousands apart, and fractions stay fractions', () => {
    expect(grouped('543325')).toBe('543,325');
    expect(grouped('-1200.50')).toBe('−1,200.50');
    expect(grouped('100000/3')).toBe('100,000/3');
    expect(grouped('a word')).toBe('a word');
  });

  it('are compared exactly, beyond what floating point can hold', () => {
    expect(compared('9007199254740993', '9007199254740992')).toBe(1);
    expect(compared('1/3', '0.3333333333333333')).toBe(1);
    expect(compared('0.10', '1/10')).toBe(0);
    expect(less('978220', '543325')).toBe('434895');
    expect(less('1/3', '1')).toBeUndefined();
  });

  it('are never more of a base than they are: a percentage is cut off, not rounded up', () => {
    expect(percentOf('2999', '10000')).toBe('29.9 %');
    expect(percentOf('122000', '1000000')).toBe('12.2 %');
    expect(percentOf('1', '0')).toBeUndefined();
    const counts = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const [part, base] = one < other ? [one, other + 1n] : [other, one + 1n];
        const told = percentOf(String(part), String(base))!.replace(' %', '');
        const [whole = '0', tenth = '0'] = told.split('.');
        const tenths = BigInt(whole) * 10n + BigInt(tenth);
        expect(tenths * base <= part * 1000n && (tenths + 1n) * base > part * 1000n).toBe(true);
      }),
    );
  });

  it('are drawn within their base', () => {
    expect(shareOf('1', '4')).toBe(0.25);
    expect(shareOf('1', '0')).toBe(0);
  });
});

describe('phrases', () => {
  it('are read as people write them', () => {
    expect(keyInWords('needs-approval')).toBe('needs approval');
    expect(keyInWords('ifInterestedVoteFor')).toBe('if interested vote for');
    expect(capital('open')).toBe('Open');
    expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
    expect(sentence('is it so?')).toBe('Is it so?');
    expect(sentence('it is')).toBe('It is.');
  });
});
