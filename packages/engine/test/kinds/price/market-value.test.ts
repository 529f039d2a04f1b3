import { describe, expect, it } from 'vitest';
import { reasonInWords, type Reason } from '../../../src/index.js';
import { askedNotion, board, moneyOfNotion, table, type Line, type World } from './world.js';

const value = (lines: readonly Line[], more: Partial<World> = {}, on = '2003-05-20', security = 'common') =>
  moneyOfNotion({ lines, ...more }, 'market-value', [security], on);

const span = ['2003-05-10', '2003-05-19'] as const;
const noBids = table('closing-bid', 'quotation-system', span, []);
const noSales = table('last-sale', 'quotation-system', span, []);
const says = (lines: readonly Line[], on = '2003-05-20') =>
  linesOf(askedNotion({ lines }, 'market-value', ['common'], on).reason).join('; ');

function linesOf(step: Reason): readonly string[] {
  return [reasonInWords(step), ...step.grounds.flatMap(linesOf)];
}

describe('market value', () => {
  it('is the highest price of the days before the date, the first of them in and the date itself out', () => {
    const prices = [
      ['2003-05-09', '$90'],
      ['2003-05-10', '$30.25'],
      ['2003-05-14', '$30.24'],
      ['2003-05-20', '$80'],
    ] as const;
    const year = table('closing-sale', 'exchange', ['2003-01-01', '2003-12-31'], prices);
    expect(value([year])).toBe('30.25');
    expect(value([year], {}, '2003-05-21')).toBe('80');
    expect(value([year], {}, '2003-05-19')).toBe('90');
    expect(value([year], {}, '2003-05-22')).toBe('80');
  });

  it('takes the first venue that quoted it, and the higher of the prices that count there', () => {
    const bids = table('closing-bid', 'quotation-system', span, [['2003-05-12', '$39.875']]);
    const sales = table('last-sale', 'quotation-system', span, [['2003-05-13', '$39.75']]);
    expect(value([bids, sales])).toBe('39.875');
    expect(value([bids, sales, table('closing-sale', 'exchange', span, [['2003-05-11', '$20']])])).toBe('20');
    expect(value([bids, sales, table('closing-sale', 'exchange', span, [])])).toBe('39.875');
  });

  it('supposes that it was not quoted higher up where other prices are entered, and says so', () => {
    const bids = table('closing-bid', 'quotation-system', span, [['2003-05-12', '$39']]);
    const lines = [bids, noSales];
    const answer = askedNotion({ lines }, 'market-value', ['common'], '2003-05-20');
    expect(answer.rests.map((each) => each.says)).toEqual([
      'inquiry found that common was not quoted at the principal exchange from 10 May 2003 through 19 May 2003, beside where it is entered to be',
    ]);
    const there = ['common', 'exchange', '2003-05-10', '2003-05-19'];
    const stated: Line = ['2003-05-20', 'stated', { fact: 'quoted-there-too', about: there, value: 'yes' }];
    expect(value([...lines, stated])).toEqual([
      'highest-quotation(common, exchange, closing sale, 2003-05-10, 2003-05-19)',
    ]);
    expect(value(lines, { strict: true })).toContain('quoted-there-too(common, exchange, 2003-05-10, 2003-05-19)');
  });

  it('asks about days of which no table tells, and never takes them for days without a price', () => {
    const gap = ['common', 'quotation-system', 'closing bid', '2003-05-13', '2003-05-15'];
    const before = table('closing-bid', 'quotation-system', ['2003-05-01', '2003-05-12'], [['2003-05-11', '$31']]);
    const after = table('closing-bid', 'quotation-system', ['2003-05-16', '2003-05-30'], [['2003-05-16', '$30']]);
    const lines = [before, after, noSales];
    expect(value(lines)).toContain(`quoted-between(${gap.join(', ')})`);
    const quoted = (reply: string): Line => [
      '2003-05-20',
      'stated',
      { fact: 'quoted-between', about: gap, value: reply },
    ];
    expect(value([...lines, quoted('no')])).toBe('31');
    expect(value([...lines, quoted('yes')])).toEqual([`highest-quotation(${gap.join(', ')})`]);
    const price: Line = ['2003-05-20', 'stated', { fact: 'highest-quotation', about: gap, value: '31.5' }];
    expect(value([...lines, quoted('yes'), price])).toBe('31.5');
  });

  it('asks venue by venue where nothing is entered', () => {
    const first = value([]);
    expect(first).toContain('quoted-between(common, exchange, closing sale, 2003-05-10, 2003-05-19)');
    const none = (venue: string, prices: string): Line => [
      '2003-05-20',
      'stated',
      { fact: 'quoted-between', about: ['common', venue, prices, '2003-05-10', '2003-05-19'], value: 'no' },
    ];
    const nowhere = [none('exchange', 'closing sale'), none('quotation-system', 'closing bid or last sale')];
    expect(value(nowhere)).toEqual(['value-determined(common, 2003-05-20)']);
  });

  it('is the price of a share as it is on the date, or of the share as it was, by the reading', () => {
    const quoted = table('closing-sale', 'exchange', span, [
      ['2003-05-12', '$60'],
      ['2003-05-17', '$33'],
    ]);
    const issued: Line = ['2003-01-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: '100' }];
    const split: Line = ['2003-05-17', 'shares-split', { class: 'common', 'for-each': '1', becomes: '2' }];
    expect(value([issued, quoted])).toBe('60');
    expect(value([issued, quoted, split])).toBe('33');
    expect(value([issued, quoted, split], { readings: { 'R-split': 'literal' } })).toBe('60');
    const distributed: Line = [
      '2003-05-13',
      'share-distribution',
      { class: 'common', 'on-class': 'common', 'per-share': '1/3' },
    ];
    expect(value([issued, quoted, distributed])).toBe('45');
    const other: Line = [
      '2003-05-13',
      'share-distribution',
      { class: 'preferred', 'on-class': 'common', 'per-share': '1/3' },
    ];
    expect(value([issued, quoted, other])).toBe('60');
    expect(says([issued, quoted, distributed])).toContain('12 May 2003, $60.00 for a share of that day');
  });

  it('refuses a price in another currency than that of the instrument', () => {
    const foreign = table('closing-sale', 'exchange', span, [['2003-05-12', 'EUR 60']]);
    expect(() => value([foreign])).toThrow(/has EUR 60.00, and the instrument reckons in USD/);
  });
});

describe('what nobody quotes', () => {
  const unquoted = [...board, table('closing-sale', 'exchange', span, []), noBids, noSales];
  const determined = (more: object = {}, on = '2003-06-01'): Line => [
    on,
    'determination',
    {
      id: 'value',
      by: 'board',
      yes: '3',
      notion: 'fair-market-value',
      about: ['common', '2003-05-20'],
      place: 'V',
      value: '$50',
      ...more,
    },
  ];

  it('is worth what the body values it at, as of the date', () => {
    expect(value(unquoted)).toEqual(['value-determined(common, 2003-05-20)']);
    expect(value([...unquoted, determined()])).toBe('50');
    const asked = ['common', '2003-05-20'];
    const stated: Line = ['2003-06-01', 'stated', { fact: 'value-determined', about: asked, value: '47.5' }];
    expect(value([...unquoted, stated])).toBe('47.5');
    expect(value([...unquoted, determined({ about: ['common', '2003-05-19'] })])).toEqual([
      'value-determined(common, 2003-05-20)',
    ]);
  });

  it('is not settled by another body, by too few, in bad faith, or by words that are no money', () => {
    const open = ['value-determined(common, 2003-05-20)'];
    expect(value([...unquoted, determined({ by: 'officers' })])).toEqual(open);
    expect(value([...unquoted, determined({ yes: '2' })])).toEqual(open);
    expect(value([...unquoted, determined({ 'good-faith': 'no' })])).toEqual(open);
    for (const wrong of ['plenty', 'EUR 50', '$0', '-$5']) {
      expect(value([...unquoted, determined({ value: wrong })])).toEqual(open);
    }
  });

  it('is property valued by its own body, of those present', () => {
    const property = (lines: readonly Line[]) =>
      moneyOfNotion({ lines: [...board, ...lines] }, 'property-value', ['note', '2003-05-20'], '2003-05-21');
    expect(property([])).toEqual(['value-determined(note, 2003-05-20)']);
    const settled = { notion: 'property-value', about: ['note', '2003-05-20'], yes: '2', present: '3' };
    expect(property([determined(settled, '2003-05-20')])).toBe('50');
    expect(property([determined({ ...settled, present: '4' }, '2003-05-20')])).toEqual([
      'value-determined(note, 2003-05-20)',
    ]);
  });
});
