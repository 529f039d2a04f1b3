import { dayInWords } from '@quorate/sdk';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { daysLater, instantInWords, isDay, monthsLater } from '../src/words/dates.js';
import { compared, grouped, less, moneyIn, percentInColumn, percentOf, shareOf } from '../src/words/numbers.js';
import { capital, keyInWords, listed, sentence, namedInWords } from '../src/words/phrases.js';
import { actInWords } from '../src/words/acts.js';
import { hasWords } from '../src/words/has-words.js';
import { drawnOf, runsOf } from '../src/pages/series/RateChart.js';

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

describe('words that are looked for', () => {
  it('are parts of what is found, in any order, in capitals or not', () => {
    expect(hasWords('point HARB')('Harbor Point Holdings, Inc.')).toBe(true);
    expect(hasWords('49')('holder-00049')).toBe(true);
    expect(hasWords('harbor pier')('Harbor Point Holdings, Inc.')).toBe(false);
    expect(hasWords('mu\u0308ller')('Müller')).toBe(true);
  });

  it('find everything where there are none, and numbers with or without their commas', () => {
    expect(hasWords('  ')('anything')).toBe(true);
    expect(hasWords('12,345')('12345 shares')).toBe(true);
    expect(hasWords('12345')('12,345 shares, of them 1')).toBe(true);
    expect(hasWords('shares, of')('12,345 shares, of them 1')).toBe(true);
  });
});

describe('exact numbers', () => {
  it('have their thousands apart, and fractions are mixed numbers', () => {
    expect(grouped('543325')).toBe('543,325');
    expect(grouped('-1200.50')).toBe('−1,200.50');
    expect(grouped('100000/3')).toBe('33,333 1/3');
    expect(grouped('a word')).toBe('a word');
  });

  it('are money in dollars and cents where they are whole cents, and exact where they are not', () => {
    expect(moneyIn({ amount: '42862.5', currency: 'USD' })).toBe('$42,862.50');
    expect(moneyIn({ amount: '17145', currency: 'USD' })).toBe('$17,145.00');
    expect(moneyIn({ amount: '100000/3', currency: 'USD' })).toBe('$33,333 1/3');
    expect(moneyIn({ amount: '7', currency: 'EUR' })).toBe('EUR 7.00');
    expect(moneyIn({ amount: '7', currency: 'USD', of: 'x' })).toBeUndefined();
    expect(moneyIn('7')).toBeUndefined();
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
    expect(percentInColumn('64000', '1000000')).toBe('6.400 %');
    expect(percentInColumn('10999', '1000001')).toBe('1.099 %');
    expect(percentInColumn('4999', '1250025000')).toBe('under 0.001 %');
    expect(percentInColumn('0', '1250025000')).toBe('0.000 %');
    expect(percentInColumn('1', '0')).toBeUndefined();
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

describe('series and classes', () => {
  it('keep their letters', () => {
    expect(keyInWords('series-a')).toBe('series A');
    expect(keyInWords('class-ii')).toBe('class II');
    expect(keyInWords('series-terms')).toBe('series terms');
  });
});

describe('the chart of a series', () => {
  const calendar = {
    dates: [
      { id: 'P1', rates: [{ id: '2016-01-01', from: '2016-01-01', through: '2016-03-31', percent: '1.0000' }] },
      { id: 'P2' },
      { id: 'P3', rates: [{ id: '2016-07-01', from: '2016-07-01', through: '2016-09-30', percent: '9.0000' }] },
    ],
  };
  const windows = {
    restrictions: [
      {
        id: '3(d)',
        restricts: 'distributions',
        spans: [
          { from: '2015-06-30', through: '2016-02-10' },
          { from: '2014-01-01', through: '2014-12-31' },
        ],
      },
    ],
  };

  it('draws known rates alone, and spans as far as they are on its axis', () => {
    expect(drawnOf(calendar, windows)).toEqual({
      rates: [
        { from: '2016-01-01', through: '2016-03-31', percent: '1.0000' },
        { from: '2016-07-01', through: '2016-09-30', percent: '9.0000' },
      ],
      bars: [{ section: '3(d)', restricts: 'distributions', spans: [{ from: '2016-01-01', through: '2016-02-10' }] }],
    });
  });

  it('draws no line across a period whose rate is not known', () => {
    const { rates } = drawnOf(calendar, windows);
    expect(runsOf(rates)).toEqual([[rates[0]], [rates[1]]]);
    const following = [rates[0]!, { from: '2016-04-01', through: '2016-06-30', percent: '2' }, rates[1]!];
    expect(runsOf(following)).toEqual([following]);
  });

  it('draws nothing of answers that settle nothing', () => {
    expect(drawnOf(undefined, undefined)).toEqual({ rates: [], bars: [] });
  });
});

describe('what a sentence names by a key', () => {
  it('is told in words, and nothing else in it is touched', () => {
    expect(namedInWords('record date of the dividend of series-a for period 22')).toBe(
      'record date of the dividend of series A for period 22',
    );
    expect(namedInWords('the dividend series-a-26 on series-b')).toBe('the dividend series-a-26 on series B');
    expect(namedInWords('a series-all of class-action suits')).toBe('a series-all of class-action suits');
  });
});

describe('an act', () => {
  it('is called by whom it is with; an election by its day; and by its id where neither is known', () => {
    const named = { corporation: 'Acme, Inc.', harbor: 'Harbor Point Holdings, Inc. (invented)' };
    expect(actInWords({ id: 'deal', kind: 'merger', named })).toBe('The merger with Harbor Point Holdings, Inc.');
    const election = { id: 'election-2004', kind: 'election', named: {} };
    expect(actInWords({ ...election, on: '2004-02-25' })).toBe('The election proposed on 25 February 2004');
    expect(actInWords(election)).toBe('Election “election 2004”');
  });
});
