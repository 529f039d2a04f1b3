import { describe, expect, it } from 'vitest';
import { ask, bar } from '../capital/stock-world.js';
import type { Line } from '../board/world.js';
import { valueOf } from '../../made-up/world.js';
import { asks, declared, gold, goldProvisions, goldWorld, ordinary, paid, type More } from './series-world.js';

const able: Line = ['2001-01-01', 'stated', { fact: 'legally-available', about: ['dividends'], value: '100000' }];
const begun: readonly Line[] = [ordinary(), gold('2001-01-10'), able];

const permit = (lines: readonly Line[], asOf = '2001-02-16', more: More = {}) =>
  ask(goldWorld([...begun, ...lines], more), 'dividends.permit', asOf, { class: 'ordinary', 'per-share': '$1' });

const silver = (ranks: unknown, terms: object = {}): readonly Line[] => [
  [
    '2001-01-10',
    'series-designated',
    {
      series: 'silver',
      class: 'preference',
      shares: '10',
      filed: '2001-01-10',
      terms: ranks === undefined ? terms : { ...terms, ranks: { gold: ranks } },
    },
  ],
  ['2001-01-10', 'shares-issued', { class: 'silver', to: 'dispersed', shares: '10' }],
];

const act = (id: string, data: object): Line => ['2001-02-16', 'proposed', { id, act: data }];
const fact = (name: string, about: readonly string[], value: string): Line => [
  '2001-02-16',
  'stated',
  { fact: name, about, value },
];

describe('arrears', () => {
  it('begin at the close of a payment date without payment in full, and bar a dividend on junior stock', () => {
    expect(bar(permit([], '2001-02-14'), '5.1')).toMatchObject({ barred: false, inArrears: false });
    expect(bar(permit([], '2001-02-15'), '5.1')).toMatchObject({ barred: true, since: '2001-02-15' });
    expect(bar(permit([paid('2001-02-15', '$199.99')]), '5.1')).toMatchObject({ barred: true });
    expect(bar(permit([paid('2001-02-15', '$200')]), '5.1')).toMatchObject({ barred: false });
  });

  it('end when all is paid with what has accrued since, or what is overdue, as the reading says', () => {
    const late = (amount: string, more: More = {}) =>
      bar(permit([paid('2001-02-16', amount)], '2001-02-17', more), '5.1');
    // One day of 181 makes $200 / 181 = $1.1049…
    expect(late('$201.10')).toMatchObject({ barred: false });
    expect(late('$201.09')).toMatchObject({ barred: true });
    expect(late('$200')).toMatchObject({ barred: true });
    expect(late('$200', { readings: { release: 'whole-periods' } })).toMatchObject({ barred: false });
    expect(late('$200', { readings: { between: 'nothing' } })).toMatchObject({ barred: false });
  });

  it('are not ended by money set aside, which frees the gate on the ordinary shares', () => {
    const value = permit([
      declared('2001-02-15', { total: '$200' }, 'g1', 'gold'),
      ['2001-02-15', 'set-aside', { class: 'gold', amount: '$200', for: 'dividend', dividend: 'g1' }],
    ]);
    expect(bar(value, '6 gold dividend')).toMatchObject({ barred: false });
    expect(bar(value, '5.1')).toMatchObject({ barred: true });
  });

  it('are looked at on the day on which the act is to be done, supposing that what falls due before is paid', () => {
    const input = { class: 'ordinary', 'per-share': '$1', payable: '2001-02-20' };
    const put = (...more: readonly Line[]) =>
      goldWorld([...begun, ...more], {}).ask({ question: 'dividends.permit', asOf: '2001-02-10', input });
    const answer = put();
    expect(valueOf(answer)).toMatchObject({ outcome: 'needs-approval' });
    for (const about of [
      'paid-as-it-falls-due(gold, 2001-02-15)',
      'still-legally-available(act-asked-about, 2001-02-20)',
    ]) {
      expect(answer.rests.find((each) => each.about === about)?.changesAt?.join()).toMatch(/ is no$/);
    }
    const unpaid = valueOf(put(fact('paid-as-it-falls-due', ['gold', '2001-02-15'], 'no')));
    expect(bar(unpaid as never, '5.1')).toMatchObject({ barred: true, since: '2001-02-15' });
    const short = valueOf(put(fact('still-legally-available', ['act-asked-about', '2001-02-20'], 'no')));
    expect(short).toMatchObject({ outcome: 'barred' });
    const before = goldWorld(begun).ask({
      question: 'dividends.permit',
      asOf: '2001-02-10',
      input: { ...input, payable: '2001-02-14' },
    });
    expect(before.rests.some(({ about }) => about.startsWith('paid-as-it-falls-due'))).toBe(false);
  });

  it('are asked for where the books do not tell', () => {
    const kept: Line = ['1990-01-01', 'coverage', { family: 'dividends', from: '2001-02-10' }];
    const unpaid = fact('senior-dividends-unpaid', ['gold'], '0');
    const world = (...more: readonly Line[]) => goldWorld([kept, ...begun, unpaid, ...more], { kept: false });
    const input = { class: 'ordinary', 'per-share': '$1' };
    expect(asks(world(), 'dividends.permit', '2001-02-16', input)).toEqual(['series-in-arrears']);
    const outcome = (value: string) =>
      ask(world(fact('series-in-arrears', ['gold'], value)), 'dividends.permit', '2001-02-16', input)['outcome'];
    expect(outcome('yes')).toBe('barred');
    expect(outcome('no')).toBe('needs-approval');
  });

  it('are none where no share of the series is out, and restrict nothing where no provision says so', () => {
    const none = ask(goldWorld([ordinary(), able]), 'dividends.permit', '2001-02-16', {
      class: 'ordinary',
      'per-share': '$1',
    });
    expect(bar(none, '5.1')).toMatchObject({ barred: false });
    const provisions = goldProvisions.filter(({ kind }) => kind !== 'dividend-arrears');
    const value = permit([], '2001-02-16', { provisions });
    expect((value['bars'] as readonly { readonly id: string }[]).map(({ id }) => id)).not.toContain('5.1');
    const account = ask(goldWorld([...begun], { provisions }), 'dividends.arrears', '2001-02-16', { series: 'gold' });
    expect(account).not.toHaveProperty('in-arrears');
  });

  it('bar a distribution of shares on junior stock as well', () => {
    const value = ask(goldWorld([...begun]), 'capital.distribute-shares', '2001-02-16', {
      class: 'ordinary',
      'on-class': 'ordinary',
      'per-share': '1/20',
    });
    expect(bar(value, '5.1')).toMatchObject({ barred: true });
  });

  it('mark a dividend declared on junior stock, whole day by whole day', () => {
    const defective = (on: string, more: readonly Line[] = []) =>
      ask(goldWorld([...begun, declared(on, { 'per-share': '$1' }), ...more]), 'dividends.calendar', '2001-06-01', {
        class: 'gold',
        from: '2001-01-01',
        to: '2001-12-31',
      })['defective'];
    expect(defective('2001-02-15')).toEqual([]);
    expect(defective('2001-02-16')).toMatchObject([{ id: 'o1', class: 'ordinary', cite: '5.1' }]);
    expect(defective('2001-02-16', [paid('2001-02-16', '$1200')])).toEqual([]);
    const undone: readonly Line[] = [
      ...begun,
      declared('2001-02-16', { 'per-share': '$1' }, 'o1', 'ordinary', 'declaration'),
      ['2001-02-17', 'rescinded', { entry: 'declaration', by: 'board' }],
    ];
    const input = { class: 'gold', from: '2001-01-01', to: '2001-12-31' };
    expect(ask(goldWorld(undone), 'dividends.calendar', '2001-06-01', input)['defective']).toEqual([]);
  });
});

describe('stock of another rank', () => {
  const dividend = act('ours', { kind: 'dividend', class: 'silver', 'per-share': '$1' });
  const bars = (lines: readonly Line[], readings: Readonly<Record<string, string>> = {}) => {
    const value = ask(goldWorld([...begun, dividend, ...lines], { readings }), 'dividends.permit', '2001-02-16', {
      of: 'ours',
    });
    return (value['bars'] as readonly { readonly id: string; readonly barred: boolean }[]).map(({ id, barred }) => [
      id,
      barred,
    ]);
  };
  const ratably = (value: string) => fact('paid-ratably', ['ours', 'gold'], value);

  it('is free where it is senior, and is paid only ratably at parity, and not at all where it is junior', () => {
    expect(bars(silver('senior'))).toEqual([]);
    expect(bars([...silver('parity'), ratably('yes')])).toEqual([['5.2', false]]);
    expect(bars([...silver('parity'), ratably('no')])).toEqual([['5.2', true]]);
    expect(bars(silver('junior'))).toEqual([['5.1', true]]);
  });

  it('is treated by the matter, as junior, or as at parity, where it is junior in one respect only', () => {
    const mixed = silver({ dividends: 'parity', liquidation: 'junior' });
    expect(bars([...mixed, ratably('yes')])).toEqual([['5.2', false]]);
    expect(bars([...mixed, ratably('yes')], { mixed: 'junior' })).toEqual([['5.1', true]]);
    const other = silver({ dividends: 'junior', liquidation: 'parity' });
    expect(bars(other)).toEqual([['5.1', true]]);
    expect(bars([...other, ratably('yes')], { mixed: 'parity' })).toEqual([['5.2', false]]);
    expect(bars(silver({ dividends: 'senior', liquidation: 'junior' }))).toEqual([['5.1', true]]);
    expect(bars([...silver({ dividends: 'senior', liquidation: 'parity' }), ratably('yes')])).toEqual([['5.2', false]]);
  });

  it('goes by what the instrument says where its terms are silent, and is asked for where nobody entered them', () => {
    expect(bars(silver(undefined))).toEqual([]);
    expect(bars(silver(undefined), { silent: 'junior' })).toEqual([['5.1', true]]);
    const unknown: readonly Line[] = [
      ['2001-01-10', 'series-designated', { series: 'silver', class: 'preference', shares: '10', filed: '2001-01-10' }],
      ['2001-01-10', 'shares-issued', { class: 'silver', to: 'dispersed', shares: '10' }],
      dividend,
    ];
    const world = goldWorld([...begun, ...unknown]);
    expect(asks(world, 'dividends.permit', '2001-02-16', { of: 'ours' })).toContain('rank-beside');
  });

  it('is asked for where no provision ranks the series, and refused where the terms cannot be read', () => {
    const provisions = goldProvisions.filter(({ kind }) => kind !== 'series-rank');
    const aside: readonly Line[] = [
      declared('2001-02-15', { total: '$200' }, 'g1', 'gold'),
      ['2001-02-15', 'set-aside', { class: 'gold', amount: '$200', for: 'dividend', dividend: 'g1' }],
    ];
    const world = goldWorld([...begun, ...aside], { provisions });
    const input = { class: 'ordinary', 'per-share': '$1' };
    expect(asks(world, 'dividends.permit', '2001-02-16', input)).toContain('rank-beside');
    expect(() => bars(silver('beside'))).toThrow('ranks');
  });

  it('may not get a distribution of shares at parity', () => {
    const value = ask(goldWorld([...begun, ...silver('parity')]), 'capital.distribute-shares', '2001-02-16', {
      class: 'ordinary',
      'on-class': 'silver',
      'per-share': '1',
    });
    expect(bar(value, '5.2')).toMatchObject({ barred: true });
  });
});

describe('getting shares', () => {
  const buy = (data: object, lines: readonly Line[] = []) => {
    const deal = act('deal', { kind: 'buy-back', shares: '5', ...data });
    return ask(goldWorld([...begun, deal, ...lines]), 'capital.reacquire', '2001-02-16', { of: 'deal' });
  };

  it('junior stock is got for nothing or for junior stock, and not for value', () => {
    expect(bar(buy({ class: 'ordinary', price: '$1' }), '5.3')).toMatchObject({ barred: true });
    expect(bar(buy({ class: 'ordinary', price: '$0' }), '5.3')).toMatchObject({ barred: false });
    expect(bar(buy({ class: 'ordinary', 'in-exchange-for': 'ordinary' }), '5.3')).toMatchObject({ barred: false });
    const senior = buy({ class: 'ordinary', 'in-exchange-for': 'silver' }, silver('senior'));
    expect(bar(senior, '5.3')).toMatchObject({ barred: true });
    const stated = (value: string) => buy({ class: 'ordinary' }, [fact('given-for-shares', ['deal'], value)]);
    expect(bar(stated('value'), '5.3')).toMatchObject({ barred: true });
    expect(bar(stated('junior-stock'), '5.3')).toMatchObject({ barred: false });
  });

  it('shares of the series and stock at parity only under an offer to all that the board finds fair', () => {
    const found = (offer: string, fair: string) => [
      fact('offered-to-all-holders', ['deal'], offer),
      fact('offer-terms-determined-fair', ['deal'], fair),
    ];
    const own = (offer: string, fair: string) => bar(buy({ class: 'gold', price: '$9' }, found(offer, fair)), '5.4');
    expect(own('yes', 'yes')).toMatchObject({ barred: false });
    expect(own('yes', 'no')).toMatchObject({ barred: true });
    expect(own('no', 'yes')).toMatchObject({ barred: true });
    expect(bar(buy({ class: 'gold', price: '$0' }), '5.4')).toMatchObject({ barred: false });
    const parity = buy({ class: 'silver', price: '$9' }, [...silver('parity'), ...found('no', 'no')]);
    expect(bar(parity, '5.4')).toMatchObject({ barred: true });
    expect(buy({ class: 'silver', price: '$9' }, silver('senior'))['bars']).not.toContainEqual(
      expect.objectContaining({ id: '5.4' }),
    );
    const mixed = buy({ class: 'silver', price: '$9' }, silver({ dividends: 'parity', liquidation: 'junior' }));
    expect(bar(mixed, '5.3')).toMatchObject({ barred: true });
  });

  it('is free where nothing is in arrears', () => {
    expect(bar(buy({ class: 'gold', price: '$9' }, [paid('2001-02-15', '$200')]), '5.4')).toMatchObject({
      barred: false,
    });
    const purchase = act('deal', { kind: 'acquire-shares', by: 'child', class: 'ordinary', shares: '5' });
    const value = ask(goldWorld([ordinary(), purchase]), 'approval.status', '2001-02-16', { of: 'deal' });
    expect(value['bars']).toEqual([]);
  });

  it('redeeming at parity is getting for value', () => {
    const redemption = act('deal', { kind: 'redemption', class: 'silver', on: '2001-03-01' });
    const lines = [...begun, ...silver('parity'), redemption, fact('offered-to-all-holders', ['deal'], 'no')];
    const value = ask(goldWorld(lines), 'approval.status', '2001-02-16', { of: 'deal' });
    expect(bar(value, '5.4')).toMatchObject({ barred: true });
  });

  it('a subsidiary may not do what the corporation may not', () => {
    const purchase = act('deal', { kind: 'acquire-shares', by: 'child', class: 'ordinary', shares: '5' });
    const owned: Line = [
      '2001-01-10',
      'relationship',
      { kind: 'majority-of-votes', person: 'corporation', of: 'child' },
    ];
    const buying = (deal: Line, ...lines: readonly Line[]) => {
      const world = goldWorld([...begun, ...lines, deal]);
      return ask(world, 'approval.status', '2001-02-16', { of: 'deal' })['bars'] as readonly object[];
    };
    const barred = (yes: boolean) => [expect.objectContaining({ id: '5.5', barred: yes })];
    expect(buying(purchase, owned, fact('given-for-shares', ['deal'], 'value'))).toEqual(barred(true));
    expect(buying(purchase, owned, fact('given-for-shares', ['deal'], 'junior-stock'))).toEqual(barred(false));
    expect(buying(purchase, owned, fact('given-for-shares', ['deal'], 'nothing'))).toEqual(barred(false));
    expect(buying(purchase)).toEqual([]);
    const stated = fact('acquirer-is-subsidiary', ['child'], 'yes');
    expect(buying(purchase, stated, fact('given-for-shares', ['deal'], 'value'))).toEqual(barred(true));
    const ofGold = act('deal', { kind: 'acquire-shares', by: 'child', class: 'gold', shares: '5' });
    const offer = [fact('offered-to-all-holders', ['deal'], 'no'), fact('given-for-shares', ['deal'], 'value')];
    expect(buying(ofGold, owned, ...offer)).toEqual(barred(true));
    const ofSilver = act('deal', { kind: 'acquire-shares', by: 'child', class: 'silver', shares: '5' });
    expect(buying(ofSilver, owned, ...silver('senior'))).toEqual([]);
    expect(buying(purchase, owned, paid('2001-02-15', '$200'))).toEqual(barred(false));
  });
});
