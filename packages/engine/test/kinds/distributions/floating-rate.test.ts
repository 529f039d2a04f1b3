import { describe, expect, it } from 'vitest';
import { dividendPeriods, periodicDividend, periodicRate, type Provision } from '../../../src/index.js';
import { dollars } from '../capital/stock-world.js';
import { asked, type Line } from '../board/world.js';
import { blueProvisions, blueWorld, fact, issued, told, wants } from './blue-world.js';

const at = { cite: '5', summary: 'words', series: 'blue' };

/** Half-yearly on $100 without days of grace: 6 % until 1 February 2003, within the third period, and then 1 % over the bill. */
const provisions = (most: 'as-counted' | 'a-whole-period' = 'as-counted', rate: object = {}): readonly Provision[] => [
  ...blueProvisions.filter(({ kind }) => kind === 'designated-series' || kind === 'business-days'),
  dividendPeriods({ ...at, on: ['05-15', '11-15'] }),
  periodicRate({
    ...at,
    phases: [
      { cite: '5(1)', until: { day: '2003-02-01' }, rate: { stated: '6%' } },
      { cite: '5(2)', rate: { over: 'bill', plus: '1%', ...rate }, days: 'actual' },
    ],
  }),
  periodicDividend({
    ...at,
    on: '$100',
    part: '1/2',
    year: '360',
    accrual: 'months-of-thirty',
    most,
    split: 'months-of-thirty',
    rounding: 'total',
    available: 'the statute on dividends',
  }),
];

const bill = (period: string, value: string): Line => fact('reference-rate', ['bill', 'blue', period], value);
const world = (lines: readonly Line[], ...of: Parameters<typeof provisions>) =>
  blueWorld([issued(), ...lines], { provisions: provisions(...of) });

describe('a rate over another', () => {
  it('bears each day of its part of a period, beside the months of the part before', () => {
    const known = world([bill('3', '4%')]);
    // 76 of 180 days of half the yearly 6 %, and 103 of 360 days of 5 %.
    expect(told(known, 'dividends.amount', '2003-05-15', { period: '3' })).toMatchObject({
      'per-share': dollars('971/360'),
    });
    expect(told(known, 'dividends.accrued', '2003-02-02', { until: '2003-02-02' })).toMatchObject({
      'per-share': dollars('461/360'),
    });
  });

  it('is asked for nothing that accrues before it, unless that has a bound', () => {
    const until = (day: string) => ({ until: day });
    expect(told(world([]), 'dividends.accrued', '2003-01-15', until('2003-01-15'))).toMatchObject({
      'per-share': dollars('1'),
    });
    expect(told(world([]), 'dividends.accrued', '2003-02-01', until('2003-02-01'))).toMatchObject({
      'per-share': dollars('19/15'),
    });
    expect(wants(world([]), 'dividends.accrued', '2003-02-02', until('2003-02-02'))).toEqual(['reference-rate']);
    expect(wants(world([], 'a-whole-period'), 'dividends.accrued', '2003-01-15', until('2003-01-15'))).toEqual([
      'reference-rate',
    ]);
  });

  it('is not waited for where the rate is asked of a day before it, and of a whole period it is', () => {
    const before = asked(world([]), { question: 'dividends.rate', asOf: '2003-01-15', input: { class: 'blue' } });
    expect(before).toMatchObject({ outcome: 'answered', value: { period: 3, rate: '0.06' } });
    expect(wants(world([]), 'dividends.rate', '2003-01-15', { period: '3' })).toEqual(['reference-rate']);
    expect(wants(world([]), 'dividends.rate', '2003-02-01')).toEqual(['reference-rate']);
    expect(told(world([bill('3', '4%')]), 'dividends.rate', '2003-01-15')).toMatchObject({
      rate: '0.06',
      rates: [{ rate: '0.06' }, { rate: '0.05' }],
    });
  });

  it('of less than nothing is not paid to the corporation: what accrues is asked for', () => {
    const asks = (reference: string) => wants(world([bill('4', reference)]), 'dividends.rate', '2003-06-01');
    expect(asks('-1.01%')).toEqual(['dividend-rate-of-period']);
    expect(told(world([bill('4', '-1%')]), 'dividends.rate', '2003-06-01')).toMatchObject({ rate: '0' });
    const replied = world([bill('4', '-1.01%'), fact('dividend-rate-of-period', ['blue', '4'], '0')]);
    expect(told(replied, 'dividends.rate', '2003-06-01')).toMatchObject({ rate: '0', 'per-share': dollars('0') });
    const least = world([bill('4', '-1.01%')], 'as-counted', { least: '0%' });
    expect(told(least, 'dividends.rate', '2003-06-01')).toMatchObject({ rate: '0.01' });
  });

  it('begins on the day that the text fixes, and a text without days of grace has none that end', () => {
    const input = { from: '2003-01-15', to: '2003-05-20' };
    const { value } = asked(world([]), {
      question: 'calendar.deadlines',
      asOf: '2003-01-15',
      input,
      sensitivity: 'none',
    }) as never as { readonly value: { readonly deadlines: readonly object[] } };
    expect(value.deadlines).toMatchObject([
      {
        id: 'blue rate 5(2)',
        day: '2003-02-01',
        counted: 'the first day of this phase of the rate, as the text fixes it',
      },
      { id: 'blue P3 payable', day: '2003-05-15' },
    ]);
    const { dates } = told(world([]), 'dividends.calendar', '2003-01-15', input) as never as {
      readonly dates: readonly object[];
    };
    expect(dates).toMatchObject([{ id: 'P3', payable: '2003-05-15' }]);
    expect(dates[0]).not.toHaveProperty('grace-ends');
  });
});
