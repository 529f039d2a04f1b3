import { describe, expect, it } from 'vitest';
import {
  asksOf,
  askPrice,
  bought,
  completed,
  interested,
  offered,
  quoted,
  settledOf,
  testOf,
  type Asked,
} from './price-world.js';
import type { Line } from './world.js';

const flat = quoted('common', '$30');
const founders: readonly Line[] = [
  ['2001-01-02', 'shares-issued', { class: 'founder', to: 'dispersed', shares: '50' }],
  quoted('founder', '$90'),
];
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2003-07-01',
  'stated',
  { fact, about, value },
];
const limbOf =
  (id: string, always: readonly Line[] = [flat]) =>
  (lines: readonly Line[], more: Partial<Asked> = {}) =>
    testOf({ lines: [...always, ...completed, ...lines], ...more }, id);
const verdicts = (found: ReturnType<typeof testOf>) => found?.verdict;

describe('the highest price paid', () => {
  const limb = limbOf('V.2(a)(i)');

  it('looks back so many years from the announcement: the day of announcement is out, the first day in by one reading', () => {
    expect(verdicts(limb([offered('$40'), bought('2002-02-28', '$41')]))).toBe('not-needed');
    const first = [offered('$40'), bought('2002-03-01', '$41')];
    expect(limb(first)).toEqual({ verdict: 'fail', required: '41', offered: '40', margin: '-1' });
    expect(verdicts(limb(first, { readings: { 'R-first': 'out' } }))).toBe('not-needed');
    expect(verdicts(limb([offered('$40'), bought('2002-03-02', '$41')], { readings: { 'R-first': 'out' } }))).toBe(
      'fail',
    );
    expect(verdicts(limb([offered('$40'), bought('2003-02-28', '$40')]))).toBe('pass');
    expect(verdicts(limb([offered('$40'), bought('2003-03-01', '$41')]))).toBe('not-needed');
  });

  it('counts the purchase by which the person became interested, whenever it was', () => {
    const crossing = [offered('$45'), bought('2002-02-01', '$45.01')];
    expect(limb(crossing)).toEqual({ verdict: 'fail', required: '45.01', offered: '45', margin: '-0.01' });
    const earlier = interested.map((each) =>
      each.notion === 'became-interested' ? { ...each, value: '2001-06-01' } : each,
    );
    expect(verdicts(limb(crossing, { given: earlier }))).toBe('not-needed');
    const others = limbOf('V.2(b)(i)', [flat, ...founders]);
    expect(verdicts(others([bought('2002-02-01', '$95', { class: 'founder' })]))).toBe('not-needed');
  });

  it('is of the last offer, and asks for one that is not entered with the figure at which it turns', () => {
    const lines = [offered('$40'), offered('$41', {}, '2003-04-01'), bought('2002-05-01', '$41')];
    expect(verdicts(limb(lines))).toBe('pass');
    expect(asksOf({ lines: [flat, ...completed, bought('2002-02-01', '$41'), kept, mailed] })).toContain(
      'offered-per-share(deal, common)',
    );
    expect(verdicts(limb([bought('2002-05-01', '$41'), stated('offered-per-share', ['deal', 'common'], '41')]))).toBe(
      'pass',
    );
    expect(
      verdicts(limb([bought('2002-05-01', '$41'), stated('offered-per-share', ['deal', 'common'], '40.99')])),
    ).toBe('fail');
  });

  it('asks what was paid where it is not entered, and nothing for shares given or inherited', () => {
    const unpriced: Line = [
      '2002-05-01',
      'shares-transferred',
      { class: 'common', from: 'dispersed', to: 'big', shares: '10', how: 'purchase' },
    ];
    const one: Line = [...unpriced, 'buy'] as unknown as Line;
    expect(limb([offered('$40'), one])).toEqual({ offered: '40' });
    expect(limb([offered('$40'), one, stated('price-paid', ['buy'], '41')])).toEqual({
      verdict: 'fail',
      required: '41',
      offered: '40',
      margin: '-1',
    });
    expect(verdicts(limb([offered('$40'), one, bought('2002-05-02', '$42')]))).toBe('fail');
    const gift = bought('2002-05-01', '$41', { how: 'gift', 'per-share': undefined });
    expect(verdicts(limb([offered('$40'), gift]))).toBe('not-needed');
  });

  it('divides what was paid for an issue, or for shares from the treasury, among its shares', () => {
    const issue = (consideration: string): Line => [
      '2002-05-01',
      'shares-issued',
      { class: 'common', to: 'big', shares: '10', consideration },
    ];
    expect(limb([offered('$40'), issue('$401')])?.required).toBe('40.1');
    const treasury: readonly Line[] = [
      ['2002-04-01', 'shares-reacquired', { class: 'common', from: 'dispersed', shares: '10', 'held-as': 'treasury' }],
      [
        '2002-05-01',
        'treasury-shares-transferred',
        { class: 'common', to: 'big', shares: '10', consideration: '$390' },
      ],
    ];
    expect(limb([offered('$40'), ...treasury])?.required).toBe('39');
  });

  it('counts what holders of record bought for the person, and not what it bought for others', () => {
    const nominee = (more: object, to = 'nominee'): Line => [
      '2002-04-01',
      'held-for',
      { holder: to, class: 'common', owners: ['big'], ...more },
    ];
    const buy = bought('2002-05-01', '$41', { to: 'nominee' });
    expect(verdicts(limb([offered('$40'), buy]))).toBe('not-needed');
    expect(limb([offered('$40'), nominee({}), buy])?.required).toBe('41');
    expect(verdicts(limb([offered('$40'), nominee({ until: '2002-05-01' }), buy]))).toBe('not-needed');
    const named: Line = [...buy, 'buy'] as unknown as Line;
    const part = [offered('$40'), nominee({ shares: '10' }), named];
    expect(limb(part)).toEqual({ offered: '40' });
    expect(limb([...part, stated('acquired-for', ['buy', 'big'], 'yes')])?.required).toBe('41');
    expect(verdicts(limb([...part, stated('acquired-for', ['buy', 'big'], 'no')]))).toBe('not-needed');
    const forOther: Line = ['2002-04-01', 'held-for', { holder: 'big', class: 'common', owners: ['other'] }];
    expect(verdicts(limb([offered('$40'), forOther, bought('2002-05-01', '$41')]))).toBe('not-needed');
  });

  it('counts what a group’s members bought, and affiliates where the rule counts them', () => {
    const group: Line = [
      '2002-01-01',
      'group',
      { id: 'pack', members: ['ally', 'other'], purpose: 'to buy', basis: 'concert' },
    ];
    const of = (person: string) =>
      interested.map((each) => ({ ...each, about: each.about.map((one) => (one === 'big' ? person : one)) }));
    const lines = [offered('$40'), group, bought('2002-05-01', '$43', { to: 'other' })];
    expect(limb(lines, { person: 'pack', given: of('pack') })?.required).toBe('43');
    const founder = bought('2002-05-01', '$95', { class: 'founder', to: 'ally' });
    const others = limbOf('V.2(b)(i)', [flat, ...founders]);
    expect(others([founder, offered('$94', { class: 'founder' })])).toEqual({
      verdict: 'fail',
      required: '95',
      offered: '94',
      margin: '-1',
    });
    expect(verdicts(limb([offered('$40'), bought('2002-05-01', '$41', { to: 'ally' })]))).toBe('not-needed');
  });

  it('restates what was paid before a split for the share as it is now, or leaves it, by the reading', () => {
    const split: Line = ['2003-05-01', 'shares-split', { class: 'common', 'for-each': '1', becomes: '4' }];
    const lines = [offered('$10'), bought('2002-05-01', '$44'), split];
    expect(limb(lines)).toEqual({ verdict: 'fail', required: '11', offered: '10', margin: '-1' });
    expect(limb(lines, { readings: { 'R-split': 'literal' } })?.required).toBe('44');
  });

  it('supposes no purchases beside those entered, and asks for what was before the register is kept', () => {
    const answer = askPrice({ lines: [flat, ...completed, offered('$40')] });
    expect(JSON.stringify(answer)).toContain('inquiry found no purchases of common by big from 1 March 2002');
    const about = ['big', 'common', '2002-03-01', '2003-03-01'];
    const besides = [
      offered('$40'),
      stated('bought-besides', about, 'yes'),
      stated('first-acquired-besides', about, '2002-06-02'),
    ];
    expect(limb(besides)).toEqual({ offered: '40' });
    expect(limb([...besides, stated('highest-price-besides', about, '44')])?.required).toBe('44');
  });

  it('refuses a price in another currency', () => {
    expect(() => limb([offered('$40'), bought('2002-05-01', 'EUR 41')])).toThrow(
      /has EUR 41.00, and the instrument reckons in USD/,
    );
    expect(() => limb([offered('EUR 40'), bought('2002-05-01', '$41')])).toThrow(/has EUR 40.00/);
  });
});

describe('market value as a limb', () => {
  const limb = limbOf('V.2(a)(ii)', []);

  it('is the higher of that on the announcement and that on becoming interested', () => {
    const rising = quoted('common', '$30', [['2003-02-25', '$35']]);
    expect(limb([rising, offered('$35')])).toEqual({ verdict: 'pass', required: '35', offered: '35', margin: '0' });
    const falling = quoted('common', '$30', [['2002-01-25', '$37']]);
    expect(limb([falling, offered('$35')])).toEqual({ verdict: 'fail', required: '37', offered: '35', margin: '-2' });
    const onTheDay = quoted('common', '$30', [
      ['2003-03-01', '$90'],
      ['2002-02-01', '$90'],
    ]);
    expect(limb([onTheDay, offered('$30')])?.verdict).toBe('pass');
  });

  it('turns on the one that is not known only where the other is reached', () => {
    const unknown = ['quoted-between(common, exchange, closing sale, 2003-02-19, 2003-02-28)'];
    const early: Line = [
      '2002-12-31',
      'quotations',
      {
        security: 'common',
        venue: 'exchange',
        sort: 'closing-sale',
        from: '2001-01-01',
        through: '2002-12-31',
        prices: [{ on: '2002-01-25', price: '$37' }],
      },
    ];
    expect(limb([early, offered('$36')])?.verdict).toBe('fail');
    expect(limb([early, offered('$38')])?.verdict).toBeUndefined();
    const all = { lines: [early, ...completed, offered('$38'), kept, mailed] };
    expect(asksOf(all)).toEqual(expect.arrayContaining(unknown));
  });
});

const kept: Line = stated('dividend-rate-kept', ['common', '2002-02-01', '2003-06-30'], 'yes');
const mailed: Line = ['2003-06-01', 'statement-mailed', { proposal: 'deal', sort: 'proxy-statement', complies: 'yes' }];

describe('the market value raised by the premium paid', () => {
  const limb = limbOf('V.2(a)(iii)');

  it('is in proportion to the highest price over the market value on the first day of buying', () => {
    const lines = [offered('$36'), bought('2002-05-01', '$33'), bought('2002-06-01', '$36')];
    expect(limb(lines)).toEqual({ verdict: 'pass', required: '36', offered: '36', margin: '0' });
    const high = quoted('common', '$30', [['2002-05-25', '$60']]);
    const first = limbOf('V.2(a)(iii)', [high]);
    expect(first(lines)?.required).toBe('36');
    expect(first([offered('$36'), bought('2002-06-01', '$36')])?.required).toBe('18');
  });

  it('leaves out the purchase by which the person became interested, and asks for nothing without a price in the years', () => {
    expect(verdicts(limb([offered('$30'), bought('2002-02-01', '$90')]))).toBe('not-needed');
    const gift = bought('2002-05-01', '$41', { how: 'inheritance', 'per-share': undefined });
    expect(verdicts(limb([offered('$30'), gift]))).toBe('not-needed');
  });

  it('begins with shares that were given, where others were bought', () => {
    const high = quoted('common', '$30', [['2002-05-25', '$60']]);
    const gift = bought('2002-05-28', '$1', { how: 'gift', 'per-share': undefined });
    expect(limbOf('V.2(a)(iii)', [high])([offered('$30'), gift, bought('2002-08-01', '$36')])?.required).toBe('18');
  });

  it('refuses a market value stated as nothing', () => {
    const about = ['common', '2002-05-01'];
    const none: Line = [
      '2003-12-31',
      'quotations',
      {
        security: 'common',
        venue: 'exchange',
        sort: 'closing-sale',
        from: '2002-04-01',
        through: '2002-05-10',
        prices: [],
      },
    ];
    const nothing = (venue: string, sort: string): Line => [
      '2002-05-10',
      'quotations',
      { security: 'common', venue, sort, from: '2002-04-01', through: '2002-05-10', prices: [] },
    ];
    const lines = [none, nothing('quotation-system', 'closing-bid'), nothing('quotation-system', 'last-sale')];
    const asked = () =>
      limbOf(
        'V.2(a)(iii)',
        lines,
      )([offered('$30'), bought('2002-05-01', '$36'), stated('value-determined', about, '0')]);
    expect(asked).toThrow(/market value of common on 2002-05-01 is stated as 0; a price is above nothing/);
  });
});

describe('other voting stock', () => {
  const always = [flat, ...founders];
  const offer = (cash: string) => offered(cash, { class: 'founder' });

  it('has its preference as a limb, stated for the day before completion', () => {
    const limb = limbOf('V.2(b)(ii)', always);
    const preferred = stated('preferential-amount', ['founder', '2003-06-29'], '102');
    expect(limb([offer('$102'), preferred])).toEqual({ verdict: 'pass', required: '102', offered: '102', margin: '0' });
    expect(limb([offer('$101.99'), preferred])?.verdict).toBe('fail');
    expect(limb([offer('$102')])?.verdict).toBeUndefined();
  });

  it('takes the fraction of the class for which most was paid, of its own, or of each, by the reading', () => {
    const limb = limbOf('V.2(b)(iv)', [quoted('common', '$30'), ...founders]);
    const common = bought('2002-05-01', '$36');
    const founder = bought('2002-05-02', '$96', { class: 'founder' });
    const small = bought('2002-05-02', '$30', { class: 'founder' });
    const required = (lines: readonly Line[], option: string) =>
      limb([offer('$100'), ...lines], { readings: { 'R-class': option } })?.required;
    expect(required([common], 'highest')).toBe('108');
    expect(required([common], 'same')).toBeUndefined();
    expect(required([common, founder], 'highest')).toBe('96');
    expect(required([common, founder], 'same')).toBe('96');
    expect(required([common, founder], 'each')).toBe('108');
    expect(required([common, small], 'highest')).toBe('108');
    expect(required([], 'each')).toBeUndefined();
  });

  it('is tested class by class, those outstanding only', () => {
    const ids = settledOf({ lines: [flat, ...completed, offered('$40')] }).prices.map(({ id }) => id);
    expect(ids).toEqual(['common']);
    const both = settledOf({ lines: [...always, ...completed, offered('$40')] }).prices.map(({ id }) => id);
    expect(both).toEqual(['common', 'founder']);
  });
});

describe('the figure for a class', () => {
  it('is the highest of its limbs, with the margin', () => {
    const lines = [flat, ...completed, offered('$40'), bought('2002-02-01', '$41')];
    expect(settledOf({ lines }).prices).toEqual([
      { id: 'common', required: '41', offered: '40', margin: '-1', verdict: 'fail' },
    ]);
  });
});
