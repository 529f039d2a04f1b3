import { describe, expect, it } from 'vitest';
import { ask, dollars } from '../capital/stock-world.js';
import type { Line } from '../board/world.js';
import type { Provision } from '../../../src/index.js';
import { asks, declared, gold, goldProvisions, goldWorld, ordinary, paid } from './series-world.js';

const account = (asOf: string, lines: readonly Line[], readings: Readonly<Record<string, string>> = {}) =>
  ask(goldWorld([ordinary(), ...lines], { readings }), 'dividends.arrears', asOf, { series: 'gold' });

const own = (payable: string, more: object, on = '2001-01-20', id = `g-${payable}`) =>
  declared(on, { 'per-share': '$2', payable, ...more }, id, 'gold');

describe('a sum that is unpaid', () => {
  const told = (provisions: readonly Provision[]) => {
    const world = goldWorld([ordinary(), gold('2000-01-10')], { provisions });
    return JSON.stringify(world.ask({ question: 'dividends.arrears', asOf: '2001-09-01', input: { series: 'gold' } }));
  };

  it('is in arrears, or not, only where an instrument says when it is', () => {
    expect(told(goldProvisions)).toContain('in arrears');
    const without = told(goldProvisions.filter(({ kind }) => kind !== 'dividend-arrears'));
    expect(without).toContain('series-dividend.unpaid');
    expect(without).not.toContain('in arrears');
  });
});

describe('from when a share accrues', () => {
  const records = [
    own('2001-02-15', { 'record-date': '2001-02-05' }),
    own('2001-08-15', { 'record-date': '2001-08-05' }, '2001-07-01'),
  ];
  const starts = (issued: string, readings = {}) => {
    const lots = account('2001-09-01', [gold('2001-01-10'), gold(issued, '7'), ...records], readings)['lots'];
    return (lots as readonly { readonly id: string; readonly issued: readonly string[] }[]).find((lot) =>
      lot.issued.includes(issued),
    )?.id;
  };

  it('is its issue before the first record date', () => {
    expect(starts('2001-02-04')).toBe('2001-02-04');
  });

  it('is the payment date before on the first record date itself, or its issue, as the reading says', () => {
    expect(starts('2001-02-05')).toBe('2000-08-15');
    expect(starts('2001-02-05', { first: 'issue' })).toBe('2001-02-05');
  });

  it('is the payment date between whose record date and itself it is issued, and that on which it is', () => {
    expect(starts('2001-02-06')).toBe('2001-02-15');
    expect(starts('2001-02-15')).toBe('2001-02-15');
    expect(starts('2001-08-06')).toBe('2001-08-15');
  });

  it('is the payment date before at any other time, on a later record date too', () => {
    expect(starts('2001-02-16')).toBe('2001-02-15');
    expect(starts('2001-08-05')).toBe('2001-02-15');
  });

  it('goes by the declaration or the payment date where no record date was fixed', () => {
    const lines = [gold('2001-01-10'), gold('2001-08-03', '7'), own('2001-08-15', {}, '2001-08-01')];
    const starts_ = (readings = {}, more: readonly Line[] = lines) =>
      (account('2001-09-01', more, readings)['lots'] as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(starts_()).toEqual(['2001-01-10', '2001-08-15']);
    expect(starts_({ none: 'payment-date' })).toEqual(['2001-01-10', '2001-02-15']);
    const afterwards = [gold('2001-01-10'), gold('2001-08-03', '7'), own('2001-08-15', {}, '2001-08-20')];
    expect(starts_({}, afterwards)).toEqual(['2001-01-10', '2001-02-15']);
    const rescinded: Line = ['2001-08-02', 'rescinded', { entry: 'declaration', by: 'board' }];
    const undone: Line = [
      '2001-08-01',
      'dividend-declared',
      { id: 'g1', class: 'gold', total: '$1', payable: '2001-08-15' },
      'declaration',
    ];
    expect(starts_({}, [gold('2001-01-10'), gold('2001-08-03', '7'), undone, rescinded])).toEqual([
      '2001-01-10',
      '2001-02-15',
    ]);
  });
});

describe('shares that accrue each from its own issue', () => {
  const flat = goldProvisions.map((provision): Provision => {
    const { kind } = provision;
    if (kind === 'accrual-start') {
      const {
        onFirstRecordDate: _first,
        withoutRecordDate: _without,
        ...rest
      } = provision as never as object & Record<'onFirstRecordDate' | 'withoutRecordDate', unknown>;
      return { ...rest, from: 'issue', betweenDates: 'by-months-of-thirty' } as never;
    }
    if (kind !== 'series-dividend') return provision;
    const { multiple: _multiple, ...rest } = provision as never as object & Record<'multiple', unknown>;
    return rest as never;
  });
  const kept = (asOf: string, lines: readonly Line[]) =>
    ask(goldWorld([ordinary(), ...lines], { provisions: flat }), 'dividends.arrears', asOf, { series: 'gold' });
  const lots = [gold('2001-01-15'), gold('2001-05-15', '7'), gold('2001-08-14', '3')];

  it('have of the period of their issue what their days come to, and whole periods after it', () => {
    expect(kept('2001-02-15', lots)).toMatchObject({
      lots: [{ id: '2001-01-15', shares: '100', due: dollars('1/3') }],
      unpaid: dollars('100/3'),
    });
    expect(kept('2001-08-15', lots)['lots']).toMatchObject([
      { id: '2001-01-15', due: dollars('7/3') },
      { id: '2001-05-15', due: dollars('1') },
      { id: '2001-08-14', due: dollars('1/90') },
    ]);
    expect(kept('2002-02-15', lots)['lots']).toMatchObject([
      { due: dollars('13/3') },
      { due: dollars('3') },
      { due: dollars('181/90') },
    ]);
  });

  it('accrue day by day to the same amount', () => {
    expect(kept('2001-02-14', lots)['lots']).toMatchObject([{ due: dollars('0'), accrued: dollars('29/90') }]);
  });

  it('have a whole period where they are issued on a payment date', () => {
    expect(kept('2001-08-15', [gold('2001-02-15')])['lots']).toMatchObject([{ due: dollars('2') }]);
  });

  it('are each a lot of their own, whatever record date was fixed', () => {
    const record = own('2001-08-15', { 'record-date': '2001-08-05' }, '2001-07-01');
    expect(kept('2001-08-15', [record, ...lots])['lots']).toMatchObject([{}, {}, { id: '2001-08-14' }]);
  });
});

describe('the account of a series', () => {
  it('adds a whole period on each payment date, declared or not, without interest', () => {
    expect(account('2001-02-14', [gold('2001-01-10')])).toMatchObject({ unpaid: dollars('0'), periods: 0 });
    expect(account('2001-02-15', [gold('2001-01-10')])).toMatchObject({ unpaid: dollars('200'), periods: 1 });
    expect(account('2003-02-15', [gold('2001-01-10')])).toMatchObject({
      unpaid: dollars('1000'),
      entitled: dollars('1000'),
    });
  });

  it('accrues the floor by day between dates, or what is declared where that is more, or nothing', () => {
    const on = (asOf: string, more: readonly Line[] = [], readings = {}) =>
      (
        account(asOf, [gold('2001-01-10'), paid('2001-02-15', '$200'), ...more], readings)['lots'] as readonly unknown[]
      )[0];
    expect(on('2001-02-15')).toMatchObject({ due: dollars('0'), accrued: dollars('0') });
    expect(on('2001-02-16')).toMatchObject({ accrued: dollars('2/181') });
    expect(on('2001-08-14')).toMatchObject({ accrued: dollars('360/181') });
    expect(on('2001-08-15')).toMatchObject({ due: dollars('2'), accrued: dollars('2') });
    const little = declared('2001-03-01', { 'per-share': '$0.001' });
    const much = declared('2001-03-01', { 'per-share': '$0.5' });
    expect(on('2001-08-14', [little])).toMatchObject({ accrued: dollars('360/181') });
    expect(on('2001-03-02', [much])).toMatchObject({ accrued: dollars('5') });
    expect(on('2001-03-02', [much], { floor: 'cash' })).toMatchObject({ accrued: dollars('5') });
    expect(on('2001-08-14', [little], { floor: 'cash' })).toMatchObject({ accrued: dollars('360/181') });
    expect(on('2001-08-14', [], { between: 'nothing' })).toMatchObject({ accrued: dollars('0') });
  });

  it('keeps shares together that accrue from one day, whenever they were issued', () => {
    expect(account('2001-08-15', [gold('2001-02-20'), gold('2001-03-20', '7')])['lots']).toMatchObject([
      { id: '2001-02-20', shares: '100' },
      { id: '2001-03-20', shares: '7' },
    ]);
    expect(
      account('2001-08-15', [gold('2001-01-10'), gold('2001-02-20', '3'), gold('2001-03-20', '7')])['lots'],
    ).toMatchObject([{ id: '2001-01-10' }, { id: '2001-02-15', issued: ['2001-02-20', '2001-03-20'], shares: '10' }]);
  });

  it('counts what is paid in advance against what falls due later', () => {
    const lines = [gold('2001-01-10'), paid('2001-02-15', '$350')];
    expect(account('2001-03-01', lines)).toMatchObject({ unpaid: dollars('0') });
    expect(account('2001-08-15', lines)).toMatchObject({ unpaid: dollars('50') });
  });

  it('opens with a certified statement of what is due', () => {
    const opening: Line = ['2001-05-01', 'opening-dividends', { class: 'gold', arrears: '$300' }];
    const lines = [gold('2001-01-10'), opening, gold('2001-06-01', '50')];
    expect(account('2001-08-15', lines)).toMatchObject({
      entitled: dollars('600'),
      unpaid: dollars('600'),
      lots: [
        { id: 'opening-2001-05-01', from: '2001-02-15', shares: '100', due: dollars('5') },
        { id: '2001-02-15', shares: '50', due: dollars('2') },
      ],
    });
    expect(account('2001-05-02', lines.slice(0, 2))).toMatchObject({
      lots: [{ due: dollars('3'), accrued: dollars('695/181') }],
    });
    const empty = [opening, gold('2001-06-01', '50')];
    expect(account('2001-08-15', empty)).toMatchObject({ unpaid: dollars('100') });
  });

  it('asks what is unpaid where dividends are not kept from the first issue on', () => {
    const kept: Line = ['1990-01-01', 'coverage', { family: 'dividends', from: '2001-06-01' }];
    const world = (more: readonly Line[] = []) =>
      goldWorld([kept, ordinary(), gold('2001-01-10'), ...more], { kept: false });
    expect(asks(world(), 'dividends.arrears', '2001-08-15', { series: 'gold' })).toEqual(['series-dividends-unpaid']);
    const stated: Line = ['2001-08-01', 'stated', { fact: 'series-dividends-unpaid', about: ['gold'], value: '150' }];
    const arrears: Line = ['2001-08-01', 'stated', { fact: 'series-in-arrears', about: ['gold'], value: 'yes' }];
    expect(asks(world([stated]), 'dividends.arrears', '2001-08-15', { series: 'gold' })).toEqual(['series-in-arrears']);
    const answer = world([stated, arrears]).ask({
      question: 'dividends.arrears',
      asOf: '2001-08-16',
      input: { series: 'gold' },
    });
    expect(answer).toMatchObject({
      outcome: 'answered',
      value: { unpaid: dollars('150'), 'in-arrears': true, lots: [{ due: dollars('1.5') }] },
    });
    expect(answer.rests.map((each) => each.says)).toContain('the same is due on every share of gold');
  });

  it('asks for the first issue and for what is unpaid where the register opens with a list', () => {
    const list: Line = [
      '2001-01-10',
      'opening-register',
      { class: 'gold', issued: '100', treasury: '0', holdings: [{ holder: 'dispersed', shares: '100' }] },
    ];
    const world = (...more: readonly Line[]) => goldWorld([ordinary(), list, ...more]);
    expect(asks(world(), 'dividends.arrears', '2001-08-15', { series: 'gold' })).toEqual(['series-dividends-unpaid']);
    const opening: Line = ['2001-05-01', 'opening-dividends', { class: 'gold', arrears: '$0' }];
    expect(asks(world(opening), 'dividends.arrears', '2001-08-15', { series: 'gold' })).toEqual(['first-issue']);
    const first: Line = ['2001-05-01', 'stated', { fact: 'first-issue', about: ['gold'], value: '2000-03-01' }];
    expect(ask(world(opening, first), 'dividends.arrears', '2001-08-15', { series: 'gold' })).toMatchObject({
      unpaid: dollars('200'),
    });
  });

  it('asks what is unpaid once shares of the series itself were divided', () => {
    const split: Line = ['2001-03-01', 'shares-split', { class: 'gold', 'for-each': '1', becomes: '2' }];
    const world = goldWorld([ordinary(), gold('2001-01-10'), split]);
    expect(asks(world, 'dividends.arrears', '2001-08-15', { series: 'gold' })).toEqual(['series-dividends-unpaid']);
  });

  it('has no lots where none was issued, and is silent of a series that no instrument fixes', () => {
    expect(account('2001-08-15', [])).toMatchObject({ lots: [], unpaid: dollars('0'), 'in-arrears': false });
    expect(ask(goldWorld([]), 'dividends.arrears', '2001-08-15', { series: 'tin' })).toEqual({ outcome: 'silent' });
  });

  it('is an error where nothing says from when dividends accrue', () => {
    const provisions = goldProvisions.filter(({ kind }) => kind !== 'accrual-start');
    const world = goldWorld([ordinary(), gold('2001-01-10')], { provisions });
    expect(() => ask(world, 'dividends.entitlement', '2001-08-15', { class: 'gold' })).toThrow('accrual-start');
  });
});

describe('shares got back', () => {
  const back = (on: string, shares: string): Line => [
    on,
    'shares-reacquired',
    { class: 'gold', from: 'dispersed', shares, 'held-as': 'retired' },
  ];
  const two = [gold('2001-01-10', '60'), gold('2001-03-01', '40')];

  it('are of the one lot there is', () => {
    expect(account('2001-08-15', [gold('2001-01-10'), back('2001-05-01', '30')])).toMatchObject({
      unpaid: dollars('280'),
      entitled: dollars('340'),
    });
  });

  it('are asked for by lot where two lots differ', () => {
    const world = (...more: readonly Line[]) => goldWorld([ordinary(), ...two, back('2001-05-01', '30'), ...more]);
    expect(asks(world(), 'dividends.arrears', '2001-08-15', { series: 'gold' })).toEqual(['shares-of-lot']);
    const stated = (value: string): Line => [
      '2001-05-01',
      'stated',
      { fact: 'shares-of-lot', about: ['gold', '2001-01-10'], value },
    ];
    expect(ask(world(stated('30')), 'dividends.arrears', '2001-08-15', { series: 'gold' })).toMatchObject({
      lots: [
        { id: '2001-01-10', shares: '30' },
        { id: '2001-02-15', shares: '40' },
      ],
      unpaid: dollars('200'),
    });
    expect(() => ask(world(stated('71')), 'dividends.arrears', '2001-08-15', { series: 'gold' })).toThrow(
      'shares-of-lot',
    );
  });

  it('leave nothing due where what is unpaid was entered and none is left', () => {
    const list: Line = [
      '2001-01-10',
      'opening-register',
      { class: 'gold', issued: '100', treasury: '0', holdings: [{ holder: 'dispersed', shares: '100' }] },
    ];
    const stated: Line = ['2001-05-02', 'stated', { fact: 'series-dividends-unpaid', about: ['gold'], value: '0' }];
    expect(account('2001-08-15', [list, back('2001-05-01', '100'), stated])).toMatchObject({
      accrued: dollars('0'),
      'in-arrears': false,
    });
  });

  it('leave nothing in arrears once none is left', () => {
    expect(account('2001-08-15', [gold('2001-01-10'), back('2001-05-01', '100')])).toMatchObject({
      unpaid: dollars('0'),
      accrued: dollars('0'),
      'in-arrears': false,
    });
  });
});

describe('a payment of less than all', () => {
  const lines = [gold('2001-01-10', '60', 'ann'), gold('2001-03-01', '40', 'bob')];
  const entitlement = (amount: string | undefined, more: object = {}, extra: readonly Line[] = [], readings = {}) =>
    ask(goldWorld([ordinary(), ...lines, ...extra], { readings }), 'dividends.entitlement', '2001-08-15', {
      class: 'gold',
      ...(amount === undefined ? {} : { amount }),
      ...more,
    });
  const eachOf = (value: Readonly<Record<string, unknown>>) =>
    (value['lots'] as readonly { readonly 'per-share': { readonly amount: string } }[]).map(
      (lot) => lot['per-share'].amount,
    );

  it('is the same on each share, up to what it is due', () => {
    expect(eachOf(entitlement('$100'))).toEqual(['1', '1']);
    expect(eachOf(entitlement('$200'))).toEqual(['2', '2']);
    expect(eachOf(entitlement('$260'))).toEqual(['3', '2']);
    expect(eachOf(entitlement('$0'))).toEqual(['0', '0']);
  });

  it('or in proportion to what each is due, as the reading says', () => {
    expect(eachOf(entitlement('$160', {}, [], { divided: 'in-proportion' }))).toEqual(['2', '1']);
  });

  it('is all that is due where no amount is given, and what exceeds it is told apart', () => {
    expect(entitlement(undefined)).toMatchObject({ outcome: 'in-full', due: dollars('320'), paid: dollars('320') });
    const more = entitlement('$321');
    expect(more).toMatchObject({ outcome: 'in-full', paid: dollars('320'), over: dollars('1') });
    expect(eachOf(more)).toEqual(['4', '2']);
  });

  it('is paid in cents by largest remainder, and to holders by what they hold of each lot', () => {
    expect(entitlement('$100.01', { holders: ['ann', 'bob', 'other'] })).toMatchObject({
      lots: [{ payment: dollars('60.01') }, { payment: dollars('40') }],
      holders: [
        { id: 'ann', payment: dollars('60.01') },
        { id: 'bob', payment: dollars('40') },
        { id: 'other', amount: dollars('0') },
      ],
    });
  });

  it('is what a holder has of the one lot there is', () => {
    const value = ask(goldWorld([ordinary(), gold('2001-01-10', '60', 'ann')]), 'dividends.entitlement', '2001-08-15', {
      class: 'gold',
      holders: ['ann'],
    });
    expect(value).toMatchObject({ holders: [{ id: 'ann', payment: dollars('240') }] });
  });

  it('asks which shares a holder has once they passed from hand to hand', () => {
    const passed: Line = ['2001-04-01', 'shares-transferred', { class: 'gold', from: 'ann', to: 'bob', shares: '10' }];
    const world = (...more: readonly Line[]) => goldWorld([ordinary(), ...lines, passed, ...more]);
    const input = { class: 'gold', amount: '$260', holders: ['bob'] };
    expect(asks(world(), 'dividends.entitlement', '2001-08-15', input)).toEqual(['holders-shares-of-lot']);
    const stated = (value: string): Line => [
      '2001-04-01',
      'stated',
      { fact: 'holders-shares-of-lot', about: ['bob', 'gold', '2001-01-10'], value },
    ];
    expect(ask(world(stated('10')), 'dividends.entitlement', '2001-08-15', input)).toMatchObject({
      holders: [{ id: 'bob', amount: dollars('110') }],
    });
    expect(() => ask(world(stated('51')), 'dividends.entitlement', '2001-08-15', input)).toThrow(
      'holders-shares-of-lot',
    );
  });

  it('is divided first with stock at parity, by all that each is due', () => {
    const silver = (terms: object): readonly Line[] => [
      [
        '2001-01-10',
        'series-designated',
        { series: 'silver', class: 'preference', shares: '10', filed: '2001-01-10', terms },
      ],
      ['2001-01-10', 'shares-issued', { class: 'silver', to: 'dispersed', shares: '10' }],
    ];
    const terms = { dividend: '$8', 'dividend-months': '6', 'dividends-from': '2001-01-10', cumulative: 'yes' };
    const beside = (amount: string, ranks: string) =>
      entitlement(amount, { ratably: 'yes' }, silver({ ...terms, ranks: { gold: ranks } }))['beside'];
    expect(beside('$200', 'parity')).toMatchObject([
      { id: 'gold', due: dollars('320'), gets: dollars('160') },
      { id: 'silver', due: dollars('80'), gets: dollars('40') },
    ]);
    expect(beside('$500', 'parity')).toMatchObject([{ gets: dollars('320') }, { gets: dollars('80') }]);
    expect(beside('$200', 'senior')).toMatchObject([{ id: 'gold', gets: dollars('200') }]);
    const nothing = ask(goldWorld([ordinary(), gold('2001-03-01')]), 'dividends.entitlement', '2001-03-02', {
      class: 'gold',
      amount: '$10',
      ratably: 'yes',
    });
    expect(nothing).toMatchObject({ beside: [{ gets: dollars('0') }], due: dollars('0') });
  });

  it('is silent of a series whose dividends no instrument fixes', () => {
    expect(ask(goldWorld([]), 'dividends.entitlement', '2001-08-15', { class: 'tin' })).toEqual({ outcome: 'silent' });
    const provisions = goldProvisions.filter(({ kind }) => kind !== 'series-dividend');
    expect(ask(goldWorld([], { provisions }), 'dividends.entitlement', '2001-08-15', { class: 'gold' })).toEqual({
      outcome: 'silent',
    });
    expect(ask(goldWorld([], { provisions }), 'dividends.arrears', '2001-08-15', { series: 'gold' })).toEqual({
      outcome: 'silent',
    });
  });
});
