import { describe, expect, it } from 'vitest';
import { ask, bar, dollars, stockWorld, type Line } from '../capital/stock-world.js';

const terms = { dividend: '$3', 'dividend-months': '3', 'dividends-from': '2001-01-01', cumulative: 'yes' };

/** 600 ordinary shares outstanding, and 10 shares of one series with these terms. */
function series(more?: object): readonly Line[] {
  return [
    ['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '600' }],
    [
      '2001-01-01',
      'series-designated',
      {
        series: 'first',
        class: 'preference',
        shares: '100',
        filed: '2001-01-01',
        ...(more === undefined ? {} : { terms: more }),
      },
    ],
    ['2001-01-01', 'shares-issued', { class: 'first', to: 'dispersed', shares: '10' }],
  ];
}

const put = (lines: readonly Line[], question: string, input: Readonly<Record<string, unknown>> = {}) =>
  stockWorld(lines).ask({ question, asOf: '2001-08-01', input });
const asks = (...parts: Parameters<typeof put>): readonly string[] => {
  const answer = put(...parts);
  return answer.outcome === 'answered' ? [] : answer.inquiries.map((each) => each.key);
};
const claims = (lines: readonly Line[], asOf = '2001-08-01') =>
  (ask(stockWorld(lines), 'dividends.arrears', asOf)['claims'] as readonly Readonly<Record<string, unknown>>[])[0];

describe('what terms leave open', () => {
  const asked = ['senior-dividends-unpaid(first)'];

  it.each([
    ['whether they add up', { ...terms, cumulative: undefined }],
    ['what must be paid', { ...terms, cumulative: 'no' }],
    ['from when they run', { ...terms, 'dividends-from': undefined }],
    ['how long a period is', { ...terms, 'dividend-months': undefined }],
    [
      'how long the last period is',
      {
        ...terms,
        cumulative: 'no',
        'must-pay': 'current-period',
        'dividend-months': undefined,
      },
    ],
  ])('is asked for: %s', (_what, open) => {
    const known = Object.fromEntries(Object.entries(open).filter(([, value]) => value !== undefined));
    expect(asks(series(known), 'dividends.arrears')).toEqual(asked);
    const stated: Line = ['2001-07-01', 'stated', { fact: 'senior-dividends-unpaid', about: ['first'], value: '45' }];
    expect(claims([...series(known), stated])).toMatchObject({ shortfall: dollars('45') });
  });

  it('is nothing due while no period has ended', () => {
    const last = series({ ...terms, cumulative: 'no', 'must-pay': 'current-period' });
    expect(claims(last, '2001-03-31')).toMatchObject({ entitled: dollars('0'), periods: 0 });
    expect(claims(last, '2001-04-01')).toMatchObject({ entitled: dollars('30'), periods: 1 });
  });

  it('is asked for where no account is kept of the whole time', () => {
    const early = series({ ...terms, 'dividends-from': '1999-10-01' });
    expect(asks(early, 'dividends.arrears')).toEqual(asked);
    const last = series({
      ...terms,
      'dividends-from': '1999-12-01',
      'dividend-months': '12',
      cumulative: 'no',
      'must-pay': 'current-period',
    });
    // Until 30 November 2001 the period that ended last is one that began before the account of dividends.
    const outcome = (asOf: string) => stockWorld(last).ask({ question: 'dividends.arrears', asOf, input: {} }).outcome;
    expect(outcome('2001-11-30')).toBe('needs-facts');
    expect(outcome('2001-12-01')).toBe('answered');
  });
});

describe('a dividend declared of so much a share', () => {
  const bare = series({ ...terms, cumulative: 'no', 'must-pay': 'when-declared' });
  const declared = (more: object = {}): Line => [
    '2001-07-01',
    'dividend-declared',
    { id: 'd1', class: 'first', 'per-share': '$2', ...more },
  ];
  const issued: Line = ['2001-07-05', 'shares-issued', { class: 'first', to: 'dispersed', shares: '5' }];

  it('comes to that on each share outstanding on the day it was declared', () => {
    expect(claims([...bare, declared(), issued])).toMatchObject({ entitled: dollars('20') });
  });

  it('comes to that on each share outstanding on its record date, where it has one', () => {
    expect(claims([...bare, declared({ 'record-date': '2001-07-04' }), issued])).toMatchObject({
      entitled: dollars('20'),
    });
    expect(claims([...bare, declared({ 'record-date': '2001-07-05' }), issued])).toMatchObject({
      entitled: dollars('30'),
    });
  });

  it('comes to its total, where it has one', () => {
    expect(claims([...bare, declared({ 'per-share': '$2', total: '$19' })])).toMatchObject({ entitled: dollars('19') });
  });
});

describe('what is not yet fixed of a payment on the ordinary stock', () => {
  const paid: Line = ['2001-07-01', 'dividend-paid', { class: 'first', amount: '$60' }];
  const able = (value: string, about = 'dividends'): Line => [
    '2001-07-01',
    'stated',
    { fact: 'legally-available', about: [about], value },
  ];
  const permit = (input: object, available: string) =>
    ask(stockWorld([...series(terms), paid, able(available)]), 'dividends.permit', '2001-08-01', {
      class: 'ordinary',
      ...input,
    });

  it('is its amount: something must be legally available, a cent is enough', () => {
    expect(permit({}, '0.01')['outcome']).toBe('needs-approval');
    expect(permit({}, '0')['outcome']).toBe('barred');
    expect(bar(permit({}, '0'), '8 legally available')).not.toHaveProperty('amount');
  });

  it('is measured by its total where that is given', () => {
    expect(permit({ total: '$70' }, '70')['outcome']).toBe('needs-approval');
    expect(permit({ total: '$70' }, '69.99')['outcome']).toBe('barred');
  });

  it('is measured by price and number of what is bought back, and by nothing without a price', () => {
    const buy = (input: object, available: string) =>
      ask(stockWorld([...series(terms), able(available, 'distributions')]), 'capital.reacquire', '2001-08-01', {
        class: 'ordinary',
        shares: '7',
        ...input,
      })['outcome'];
    expect(buy({ price: '$3' }, '21')).toBe('needs-approval');
    expect(buy({ price: '$3' }, '20.99')).toBe('barred');
    expect(buy({}, '0.01')).toBe('needs-approval');
    expect(buy({}, '0')).toBe('barred');
  });

  it('says nothing of a payment on another class', () => {
    const value = ask(stockWorld(series(terms)), 'dividends.permit', '2001-08-01', { class: 'first', total: '$30' });
    expect(value['bars']).toEqual([]);
  });
});

describe('claims', () => {
  it('are none without a series outstanding', () => {
    const answer = put(
      [['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '6' }]],
      'dividends.arrears',
    );
    expect(answer).toMatchObject({ value: { claims: [] }, reason: { outcome: 'none has a claim' } });
  });
});
