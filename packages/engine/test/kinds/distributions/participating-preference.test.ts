import { describe, expect, it } from 'vitest';
import { participatingPreference } from '../../../src/index.js';
import { ask, dollars } from '../capital/stock-world.js';
import type { Line } from '../board/world.js';
import { asks, declared, gold, goldProvisions, goldWorld, ordinary, paid, type More } from './series-world.js';

const begun: readonly Line[] = [ordinary(), gold('2001-01-10')];

const wind = (assets: string, lines: readonly Line[] = begun, more: More = {}, asOf = '2001-02-15') =>
  ask(goldWorld(lines, more), 'liquidation.waterfall', asOf, { event: 'dissolution', assets, debts: '$0' });

interface Value {
  readonly receive: readonly { readonly id: string; readonly total: { readonly amount: string } }[];
  readonly lots: readonly { readonly id: string; readonly 'per-share': { readonly amount: string } }[];
}

const received = (value: object) =>
  Object.fromEntries((value as Value).receive.map((each) => [each.id, each.total.amount]));
const idsOfLots = (value: object) => (value as Value).lots.map((each) => each.id);
const perShare = (value: object) => (value as Value).lots.map((each) => each['per-share'].amount);

const series = (id: string, terms: object | undefined, shares = '10'): readonly Line[] => [
  [
    '2001-01-10',
    'series-designated',
    { series: id, class: 'preference', shares, filed: '2001-01-10', ...(terms === undefined ? {} : { terms }) },
  ],
  ['2001-01-10', 'shares-issued', { class: id, to: 'dispersed', shares }],
];

// 1,000 ordinary shares and 100 of gold, each with a preference of $50 and $2 due, or ten times the ordinary share.
describe('a preference that participates', () => {
  it('is paid first, in part where there is too little', () => {
    expect(received(wind('$0'))).toEqual({ gold: '0', ordinary: '0' });
    expect(received(wind('$2600'))).toEqual({ gold: '2600', ordinary: '0' });
    expect(perShare(wind('$2600'))).toEqual(['26']);
    expect(received(wind('$5200'))).toEqual({ gold: '5200', ordinary: '0' });
    expect(received(wind('$5201'))).toEqual({ gold: '5200', ordinary: '1' });
  });

  it('turns where ten times the ordinary share passes it', () => {
    expect(received(wind('$10400'))).toEqual({ gold: '5200', ordinary: '5200' });
    expect(received(wind('$10402'))).toEqual({ gold: '5201', ordinary: '5201' });
    expect(received(wind('$10399'))).toEqual({ gold: '5200', ordinary: '5199' });
  });

  it('is the sum, or the multiple alone, as the reading says', () => {
    expect(received(wind('$7200', begun, { readings: { together: 'sum' } }))).toEqual({
      gold: '6200',
      ordinary: '1000',
    });
    expect(received(wind('$2000', begun, { readings: { together: 'multiple-only' } }))).toEqual({
      gold: '1000',
      ordinary: '1000',
    });
  });

  it('is not moved by a split', () => {
    const split: Line = ['2001-02-01', 'shares-split', { class: 'ordinary', 'for-each': '1', becomes: '3' }];
    expect(received(wind('$20000', [...begun, split]))).toEqual(received(wind('$20000')));
  });

  it('has its own turn for each lot', () => {
    const lots = [...begun, gold('2001-02-15', '50')];
    expect(perShare(wind('$12700', lots))).toEqual(['52', '50']);
    expect(perShare(wind('$30000', lots))).toEqual(['120', '120']);
  });

  it('is told of a holder once it is known how many shares of which lot it has', () => {
    const lots = [...begun, gold('2001-02-15', '50')];
    const asked = { event: 'dissolution', assets: '$12700', debts: '$0', holders: ['dispersed'] };
    expect(asks(goldWorld(lots), 'liquidation.waterfall', '2001-02-15', asked)).toEqual(['holders-shares-of-lot']);
    const lot = idsOfLots(wind('$12700', lots))[0]?.slice('gold '.length) ?? '';
    const said: Line = [
      '2001-02-15',
      'stated',
      { fact: 'holders-shares-of-lot', about: ['dispersed', 'gold', lot], value: '100' },
    ];
    expect(ask(goldWorld([...lots, said]), 'liquidation.waterfall', '2001-02-15', asked)['holders']).toMatchObject([
      { id: 'dispersed', of: [{ id: 'ordinary' }, { id: 'gold', shares: '150', amount: dollars('7700') }] },
    ]);
  });

  it('leaves out what has accrued where the terms do', () => {
    const provisions = goldProvisions.map((each) =>
      each.kind === 'participating-preference'
        ? participatingPreference({
            cite: '8',
            summary: 'preference',
            series: 'gold',
            preference: '$50',
            withAccrued: false,
            multiple: { of: 'ordinary', times: '10', together: 'greater' },
          })
        : each,
    );
    expect(received(wind('$5001', begun, { provisions }))).toEqual({ gold: '5000', ordinary: '1' });
  });

  it('asks what is unpaid where the books do not tell', () => {
    const kept: Line = ['1990-01-01', 'coverage', { family: 'dividends', from: '2001-02-01' }];
    const input = { event: 'dissolution', assets: '$9', debts: '$0' };
    const world = (...more: readonly Line[]) => goldWorld([kept, ...begun, ...more], { kept: false });
    expect(asks(world(), 'liquidation.waterfall', '2001-02-15', input)).toEqual(['series-dividends-unpaid']);
    const stated: Line = ['2001-02-15', 'stated', { fact: 'series-dividends-unpaid', about: ['gold'], value: '700' }];
    expect(
      ask(world(stated), 'liquidation.waterfall', '2001-02-15', { ...input, assets: '$6000' })['receive'],
    ).toMatchObject([
      { id: 'ordinary', total: dollars('300') },
      { id: 'gold', total: dollars('5700') },
    ]);
  });

  it('says that property still due comes on top', () => {
    const spin = declared('2001-01-20', { 'in-kind': { of: 'daughter', 'per-share': '1', value: '$9' } });
    const answer = goldWorld([...begun, spin]).ask({
      question: 'liquidation.waterfall',
      asOf: '2001-02-15',
      input: { event: 'dissolution', assets: '$9000', debts: '$0' },
    });
    expect(answer.remarks.map((each) => each.says).join()).toContain('Property that is still due on gold');
  });

  it('shares nothing where none of it is left', () => {
    const back: Line = [
      '2001-02-01',
      'shares-reacquired',
      { class: 'gold', from: 'dispersed', shares: '100', 'held-as': 'retired' },
    ];
    expect(received(wind('$500', [...begun, back]))).toEqual({ ordinary: '500' });
  });
});

describe('other series', () => {
  it('come before it where their terms are silent, and beside or behind it where these or the reading say so', () => {
    const silver = (ranks: object) => [
      ...begun,
      paid('2001-02-15', '$200'),
      ...series('silver', { preference: '$500', ...ranks }),
    ];
    expect(received(wind('$6000', silver({})))).toEqual({ silver: '5000', gold: '1000', ordinary: '0' });
    expect(received(wind('$6000', silver({ ranks: { gold: 'parity' } })))).toEqual({
      silver: '3000',
      gold: '3000',
      ordinary: '0',
    });
    expect(received(wind('$6000', silver({ ranks: { gold: 'junior' } })))).toEqual({
      silver: '1000',
      gold: '5000',
      ordinary: '0',
    });
    expect(received(wind('$6000', silver({}), { readings: { silent: 'parity' } }))).toEqual({
      silver: '3000',
      gold: '3000',
      ordinary: '0',
    });
  });

  it('keep the order of their own ranks before and behind it', () => {
    const lines = [
      ...begun,
      paid('2001-02-15', '$200'),
      ...series('first', { preference: '$100', rank: '1' }),
      ...series('second', { preference: '$100', rank: '2' }),
      ...series('third', { preference: '$100', rank: '1', ranks: { gold: 'junior' } }),
      ...series('beside', { preference: '$100', ranks: { gold: 'parity' } }),
    ];
    const value = wind('$8500', lines);
    expect(value['ranks']).toMatchObject([
      { id: '1', paid: dollars('1000') },
      { id: '2', paid: dollars('1000') },
      { id: '3', due: dollars('6000'), paid: dollars('6000') },
      { id: '4', due: dollars('1000'), paid: dollars('500') },
    ]);
  });

  it('are treated by their rank in a liquidation where it is mixed, or as the reading says', () => {
    const silver = [
      ...begun,
      paid('2001-02-15', '$200'),
      ...series('silver', { preference: '$500', ranks: { gold: { dividends: 'junior', liquidation: 'parity' } } }),
    ];
    expect(received(wind('$6000', silver))).toMatchObject({ silver: '3000' });
    expect(received(wind('$6000', silver, { readings: { mixed: 'junior' } }))).toMatchObject({ silver: '1000' });
  });
});

describe('an exchange', () => {
  const exchange = (input: object, lines: readonly Line[] = begun) =>
    ask(goldWorld(lines), 'series.exchange', '2001-03-01', { series: 'gold', ...input });

  it('gives ten times each thing, adjusted, in kind', () => {
    expect(
      exchange({
        event: 'merger',
        receives: [
          { of: 'paper', units: '0.3' },
          { of: 'cash', cash: '$4' },
        ],
      }),
    ).toEqual({
      outcome: 'exchanged',
      multiple: '10',
      'per-share': [
        { id: 'paper', units: '3' },
        { id: 'cash', cash: dollars('40') },
      ],
      total: [
        { id: 'paper', units: '300' },
        { id: 'cash', cash: dollars('4000') },
      ],
    });
    const split: Line = ['2001-02-01', 'shares-split', { class: 'ordinary', 'for-each': '4', becomes: '1' }];
    expect(exchange({ event: 'merger', receives: [{ of: 'paper', units: '2' }] }, [...begun, split])).toMatchObject({
      multiple: '2.5',
      'per-share': [{ units: '5' }],
    });
  });

  it('is none where shares stay shares of their class', () => {
    expect(exchange({ event: 'division' })).toEqual({ outcome: 'no-exchange', multiple: '10' });
    expect(exchange({ event: 'combination-of-shares' })).toMatchObject({ outcome: 'no-exchange' });
  });

  it('takes what a deal offers, the last offer, and asks where nothing is entered', () => {
    const proposed: Line = [
      '2001-02-20',
      'proposed',
      { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'other' } },
    ];
    const offer = (on: string, data: object): Line => [
      on,
      'consideration-offered',
      { proposal: 'deal', class: 'ordinary', ...data },
    ];
    const deal = (...lines: readonly Line[]) =>
      exchange({ event: 'merger', of: 'deal' }, [...begun, proposed, ...lines]);
    const mixed = { cash: '$1', stock: [{ what: 'paper', units: '2' }], property: [{ what: 'note', units: '3' }] };
    expect(
      deal(offer('2001-02-21', { cash: '$9' }), offer('2001-02-22', mixed), offer('2001-04-01', { cash: '$8' })),
    ).toMatchObject({
      'per-share': [
        { id: 'cash', cash: dollars('10') },
        { id: 'paper', units: '20' },
        { id: 'note', units: '30' },
      ],
    });
    expect(deal(offer('2001-02-22', { property: [{ what: 'note', units: '3' }] }))['per-share']).toEqual([
      { id: 'note', units: '30' },
    ]);
    expect(deal(offer('2001-02-22', { retained: 'yes', cash: '$1' }))).toMatchObject({ outcome: 'no-exchange' });
    const world = (...more: readonly Line[]) => goldWorld([...begun, proposed, ...more]);
    const input = { series: 'gold', event: 'merger', of: 'deal' };
    expect(asks(world(), 'series.exchange', '2001-03-01', input)).toEqual(['cash-for-each-share']);
    const stated: Line = [
      '2001-02-22',
      'stated',
      { fact: 'cash-for-each-share', about: ['deal', 'ordinary'], value: '7' },
    ];
    expect(ask(world(stated), 'series.exchange', '2001-03-01', input)).toMatchObject({
      'per-share': [{ cash: dollars('70') }],
    });
  });

  it('refuses what cannot be meant', () => {
    expect(() => exchange({ event: 'merger' })).toThrow('what each share');
    expect(() => exchange({ event: 'merger', of: 'deal', receives: [{ of: 'cash', cash: '$1' }] })).toThrow('either');
    expect(() => exchange({ event: 'merger', of: 'no-such-deal' })).toThrow('no-such-deal');
    expect(() => exchange({ event: 'merger', receives: [] })).toThrow('becomes');
    expect(() => exchange({ event: 'merger', receives: [{ of: 'paper' }] })).toThrow('units or cash');
    expect(() => exchange({ event: 'merger', receives: [{ of: 'paper', units: 'two' }] })).toThrow('two');
    expect(() => exchange({ event: 'merger', receives: [{ of: 'cash', cash: 'two' }] })).toThrow('two');
  });

  it('is silent of a series of which no provision speaks', () => {
    expect(ask(goldWorld(begun), 'series.exchange', '2001-03-01', { series: 'tin', event: 'division' })).toEqual({
      outcome: 'silent',
    });
  });
});

describe('what was distributed earlier in the same liquidation', () => {
  const again = (assets: string, earlier: readonly object[], more: More = {}) =>
    ask(goldWorld(begun, more), 'liquidation.waterfall', '2001-02-15', {
      event: 'dissolution',
      assets,
      debts: '$0',
      earlier,
    });
  const had = (className: string, amount: string) => ({ class: className, 'per-share': amount });

  it('counts in both measures: two payments come to what one would', () => {
    const once = received(wind('$20000'));
    expect(once).toEqual({ gold: '10000', ordinary: '10000' });
    // $6,200 before: $52 on gold and $1 on the ordinary share.
    const rest = again('$13800', [had('gold', '$52'), had('ordinary', '$1')]);
    expect(received(rest)).toEqual({ gold: '4800', ordinary: '9000' });
    expect(rest['per-share']).toEqual(dollars('9'));
    expect(perShare(rest)).toEqual(['48']);
  });

  it('is taken off the preference, and off the multiple beyond it', () => {
    expect(received(again('$3000', [had('gold', '$20')]))).toEqual({ gold: '3000', ordinary: '0' });
    expect(received(again('$1000', [had('gold', '$80')]))).toEqual({ gold: '0', ordinary: '1000' });
    expect(received(again('$10000', [had('gold', '$80')]))).toEqual({ gold: '1000', ordinary: '9000' });
    const sum = { readings: { together: 'sum' } };
    expect(received(again('$1000', [had('gold', '$62')], sum))).toEqual({ gold: '0', ordinary: '1000' });
  });

  it('leaves a class without that had more than its part', () => {
    const value = again('$1000', [had('ordinary', '$100')]);
    expect(received(value)).toEqual({ gold: '1000', ordinary: '0' });
    expect(value['per-share']).toEqual(dollars('0'));
  });

  it('is refused where it is no amount', () => {
    expect(() => again('two', [])).toThrow('two');
  });

  it('is refused for a class of which no rule here counts it', () => {
    expect(() => again('$1000', [had('silver', '$1')])).toThrow('ordinary or gold');
  });
});
