import { describe, expect, it } from 'vitest';
import { ask, dollars, stockWorld, type Line } from '../capital/stock-world.js';

/** Ten shares of one series in a world without, or with, ordinary shares. */
function wind(terms: object, assets: string, ordinary = '30') {
  const lines: readonly Line[] = [
    ...(ordinary === '0'
      ? []
      : [['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'holder', shares: ordinary }] as const]),
    [
      '2001-01-01',
      'series-designated',
      { series: 'first', class: 'preference', shares: '10', filed: '2001-01-01', terms },
    ],
    ['2001-01-01', 'shares-issued', { class: 'first', to: 'dispersed', shares: '10' }],
  ];
  return ask(stockWorld(lines), 'liquidation.waterfall', '2001-06-01', {
    event: 'winding-up',
    assets,
    debts: '$0',
    holders: ['holder'],
  });
}

const received = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    (value['receive'] as readonly { readonly id: string; readonly total: { readonly amount: string } }[]).map(
      (each) => [each.id, each.total.amount],
    ),
  );

describe('a cap on what a series shares', () => {
  const sharing = { preference: '$5', 'participates-in-liquidation': '1' };

  it('counts the preference, and gives nothing more where that reached it already', () => {
    // $50 of preferences; $4 a share is less than that: the whole of the rest is for the ordinary stock.
    expect(received(wind({ ...sharing, 'participation-cap': '$4' }, '$170'))).toEqual({ first: '50', ordinary: '120' });
    expect(received(wind({ ...sharing, 'participation-cap': '$5' }, '$170'))).toEqual({ first: '50', ordinary: '120' });
  });

  it('binds only from the cent at which it is reached', () => {
    // $120 on 40 shares is $3 each: $30 for the series, $80 in all, which is $8 a share.
    expect(received(wind({ ...sharing, 'participation-cap': '$8' }, '$170'))).toEqual({ first: '80', ordinary: '90' });
    expect(received(wind({ ...sharing, 'participation-cap': '$7.99' }, '$170'))).toEqual({
      first: '79.9',
      ordinary: '90.1',
    });
  });

  it('counts from nothing where the series has no preference', () => {
    expect(
      received(wind({ preference: '$0', 'participates-in-liquidation': '1', 'participation-cap': '$2' }, '$170')),
    ).toEqual({
      first: '20',
      ordinary: '150',
    });
  });
});

it('gives the rest to nobody where nothing that shares in it is outstanding', () => {
  const value = wind({ preference: '$5' }, '$80', '0');
  expect(received(value)).toMatchObject({ first: '50', ordinary: '0' });
  expect(value['remaining']).toEqual(dollars('30'));
  expect(value).not.toHaveProperty('per-share');
  // Who holds no share of anything gets nothing.
  expect(value['holders']).toEqual([{ id: 'holder', shares: '0', amount: dollars('0'), of: [], total: dollars('0') }]);
});

it('refuses what is no money', () => {
  const world = stockWorld([]);
  expect(() => ask(world, 'liquidation.waterfall', '2001-06-01', { event: 'dissolution', assets: 'plenty' })).toThrow(
    /assets/,
  );
});

describe('the end of the corporation', () => {
  it.each(['liquidation', 'dissolution', 'winding-up'])('by %s divides what there is', (event) => {
    const world = stockWorld([['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'holder', shares: '3' }]]);
    const value = ask(world, 'liquidation.waterfall', '2001-06-01', { event, assets: '$3', debts: '$1' });
    expect(value['outcome']).toBe('liquidation');
    expect(value['remaining']).toEqual(dollars('2'));
  });
});
