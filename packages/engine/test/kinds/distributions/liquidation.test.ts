import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, dollars, stockWorld, type Line } from '../capital/stock-world.js';

interface Made {
  readonly id: string;
  readonly shares: string;
  readonly terms?: object;
}

function world(series: readonly Made[], readings: Readonly<Record<string, string>> = {}, more: readonly Line[] = []) {
  return stockWorld(
    [
      ['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '90' }],
      ['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'holder', shares: '30' }],
      [
        '2000-03-01',
        'shares-reacquired',
        { class: 'ordinary', from: 'dispersed', shares: '20', 'held-as': 'treasury' },
      ],
      ...series.flatMap(({ id, shares, terms }): readonly Line[] => [
        [
          '2001-01-01',
          'series-designated',
          { series: id, class: 'preference', shares, filed: '2001-01-01', ...(terms === undefined ? {} : { terms }) },
        ],
        ['2001-01-01', 'shares-issued', { class: id, to: 'dispersed', shares }],
      ]),
      ...more,
    ],
    { readings },
  );
}

const wind = (corporation: ReturnType<typeof world>, assets: string, debts: string, more: object = {}) =>
  ask(corporation, 'liquidation.waterfall', '2001-06-01', { event: 'dissolution', assets, debts, ...more });

const received = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    (value['receive'] as readonly { readonly id: string; readonly total: { readonly amount: string } }[]).map(
      (each) => [each.id, each.total.amount],
    ),
  );

describe('a winding up', () => {
  const plain = [{ id: 'first', shares: '10', terms: { preference: '$5' } }];

  it('pays debts, then preferences, then the rest on outstanding shares', () => {
    const value = wind(world(plain), '$300', '$50', { holders: ['holder'] });
    expect(value).toMatchObject({
      creditors: dollars('50'),
      remaining: dollars('200'),
      'per-share': dollars('2'),
      holders: [{ id: 'holder', amount: dollars('60') }],
    });
    expect(received(value)).toEqual({ first: '50', ordinary: '200' });
  });

  it('leaves nothing to holders where debts take all', () => {
    expect(received(wind(world(plain), '$49', '$50'))).toEqual({ first: '0', ordinary: '0' });
  });

  it('pays preferences first where the reading says so', () => {
    const value = wind(world(plain, { 'R-first': 'preferences' }), '$60', '$50');
    expect(value).toMatchObject({ creditors: dollars('10') });
    expect(received(value)).toEqual({ first: '50', ordinary: '0' });
  });

  it('divides what is too little for one rank in proportion, and leaves the ranks behind without', () => {
    const ranked = [
      { id: 'first', shares: '10', terms: { preference: '$7', rank: '1' } },
      { id: 'second', shares: '10', terms: { preference: '$2', rank: '1' } },
      { id: 'third', shares: '10', terms: { preference: '$2', rank: '2' } },
    ];
    expect(received(wind(world(ranked), '$100', '$0'))).toEqual({
      first: '70',
      second: '20',
      third: '10',
      ordinary: '0',
    });
    expect(received(wind(world(ranked), '$10', '$0'))).toEqual({
      first: '70/9',
      second: '20/9',
      third: '0',
      ordinary: '0',
    });
  });

  it('makes cents of the payments by largest remainder, and keeps the exact amounts', () => {
    const value = wind(
      world([1, 2, 3].map((each) => ({ id: `s${each}`, shares: '1', terms: { preference: '$5' } }))),
      '$1',
      '$0',
    );
    const payments = (value['receive'] as readonly { readonly payment: { readonly amount: string } }[]).map(
      (each) => each.payment.amount,
    );
    expect(payments).toEqual(['0.34', '0.33', '0.33', '0']);
    expect(received(value)['s1']).toBe('1/3');
  });

  it('lets a series participate at its ratio, up to its cap, and not at all by the letter', () => {
    const sharing = (more: object) =>
      world([{ id: 'first', shares: '10', terms: { preference: '$5', 'participates-in-liquidation': '2', ...more } }]);
    expect(received(wind(sharing({}), '$290', '$0'))).toEqual({ ordinary: '200', first: '90' });
    expect(received(wind(sharing({ 'participation-cap': '$6' }), '$290', '$0'))).toEqual({
      ordinary: '230',
      first: '60',
    });
    const literal = world(
      [{ id: 'first', shares: '10', terms: { preference: '$5', 'participates-in-liquidation': '2' } }],
      { 'R-share': 'literal' },
    );
    expect(received(wind(literal, '$290', '$0'))).toEqual({ first: '50', ordinary: '240' });
  });

  it('adds arrears where the terms do', () => {
    const terms = {
      preference: '$5',
      'preference-with-arrears': 'yes',
      dividend: '$1',
      'dividend-months': '3',
      'dividends-from': '2001-01-01',
      cumulative: 'yes',
    };
    expect(received(wind(world([{ id: 'first', shares: '10', terms }]), '$160', '$0'))).toEqual({
      first: '60',
      ordinary: '100',
    });
  });

  it('is none in a merger', () => {
    expect(ask(world(plain), 'liquidation.waterfall', '2001-06-01', { event: 'merger' })).toEqual({
      outcome: 'no-liquidation',
    });
  });

  it('asks for what is not known: assets, debts, a preference without terms, a rank beside others', () => {
    const facts = (corporation: ReturnType<typeof world>, input: object) => {
      const answer = corporation.ask({
        question: 'liquidation.waterfall',
        asOf: '2001-06-01',
        input: { event: 'dissolution', ...input },
      });
      return answer.outcome === 'needs-facts' ? answer.inquiries.map((each) => each.fact) : [];
    };
    expect(facts(world(plain), {})).toEqual(['assets-in-liquidation']);
    expect(facts(world(plain), { assets: '$1' })).toEqual(['debts-in-liquidation']);
    expect(facts(world([{ id: 'first', shares: '10' }]), { assets: '$9', debts: '$0' })).toEqual([
      'liquidation-preference',
    ]);
    const preferred: Line = [
      '2001-01-01',
      'stated',
      { fact: 'liquidation-preference', about: ['first'], value: '$50' },
    ];
    const without = (...more: readonly Line[]) => world([{ id: 'first', shares: '10' }], {}, [preferred, ...more]);
    // What its terms give beyond the preference is not known either, and does not matter where nothing remains.
    expect(facts(without(), { assets: '$50', debts: '$0' })).toEqual([]);
    expect(facts(without(), { assets: '$51', debts: '$0' })).toEqual(['shares-in-what-remains']);
    const shares = (value: string): Line => [
      '2001-01-01',
      'stated',
      { fact: 'shares-in-what-remains', about: ['first', 'ordinary'], value },
    ];
    expect(received(wind(without(shares('0')), '$150', '$0'))).toEqual({ first: '50', ordinary: '100' });
    expect(received(wind(without(shares('10')), '$250', '$0'))).toEqual({ first: '150', ordinary: '100' });
    const ranked = [
      { id: 'first', shares: '1', terms: { preference: '$1', rank: '1' } },
      { id: 'second', shares: '1', terms: { preference: '$1' } },
    ];
    expect(facts(world(ranked), { assets: '$9', debts: '$0' })).toEqual(['liquidation-rank']);
    const stated: Line = ['2001-01-01', 'stated', { fact: 'liquidation-rank', about: ['second'], value: '2' }];
    expect(received(wind(world(ranked, {}, [stated]), '$1.50', '$0'))).toEqual({
      first: '1',
      second: '0.5',
      ordinary: '0',
    });
  });

  it('gives out exactly what there is, to the cent, whatever the figures', () => {
    const amount = integer({ min: 0, max: 100_000 }).map(
      (cents) => `$${(cents - (cents % 100)) / 100}.${String(cents % 100).padStart(2, '0')}`,
    );
    const made = record({
      preference: amount,
      rank: constantFrom('1', '2'),
      'participates-in-liquidation': constantFrom('1/3', '2'),
    });
    assert(
      property(array(made, { maxLength: 3 }), amount, amount, (terms, assets, debts) => {
        const corporation = world(terms.map((each, index) => ({ id: `s${index}`, shares: '7', terms: each })));
        const value = wind(corporation, assets, debts);
        const cents = (text: string): bigint => {
          const [dollar = '0', cent = ''] = text.split('.');
          return BigInt(dollar) * 100n + BigInt(cent.padEnd(2, '0'));
        };
        const payments = (value['receive'] as readonly { readonly payment: { readonly amount: string } }[]).map(
          (each) => cents(each.payment.amount),
        );
        const creditors = cents((value['creditors'] as { readonly amount: string }).amount);
        expect(payments.reduce((so, each) => so + each, creditors)).toBe(cents(assets.slice(1)));
      }),
      { numRuns: 60 },
    );
  });
});
