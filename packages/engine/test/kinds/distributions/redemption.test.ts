import { describe, expect, it } from 'vitest';
import { redemption, type Corporation } from '../../../src/index.js';
import { ask, bar, dollars } from '../capital/stock-world.js';
import { silver, silverProvisions, silverWorld, rated, paidFor, type MoreSilver } from './silver-world.js';
import { asks } from './series-world.js';
import type { Line } from '../board/world.js';

const declared = (on: string, number: number, more: object = {}): Line => [
  on,
  'dividend-declared',
  { id: `d${number}`, class: 'silver', 'per-share': '$3', 'for-period': String(number), ...more },
];

const proposed = (more: object = {}): Line => [
  '2003-04-01',
  'proposed',
  { id: 'call', act: { kind: 'redemption', class: 'silver', on: '2003-06-16', ...more } },
];
const approved = (on = '2003-04-10'): Line => [
  on,
  'approval',
  { by: 'agency', for: 'call', kind: 'approval', granted: 'yes' },
];
const noticed = (sent: string, to = 'all holders of record', id = `n-${sent}-${to}`): Line => [
  sent,
  'notice',
  { of: 'call', to, sent },
  id.replaceAll(' ', '-'),
];
const funded = (on: string, more: object = {}): Line => [
  on,
  'shares-called',
  { class: 'silver', shares: '100', for: 'call', 'funds-deposited': 'yes', 'outstanding-until': '2003-06-16', ...more },
];
const fit = (value = 'yes'): Line => ['2003-06-01', 'stated', { fact: 'depositary-fit', about: ['call'], value }];
const capital = (value = '1000'): Line => [
  '2003-06-01',
  'stated',
  { fact: 'depositary-capital', about: ['call'], value },
];

const noChange: Line = [
  '2003-04-02',
  'stated',
  { fact: 'adverse-change-in-law', about: ['call', '2000-01-01'], value: 'no' },
];

const issued = [silver('2001-02-01', '60', 'ann'), silver('2001-02-01', '40', 'bob')];
const world = (lines: readonly Line[] = [], more: MoreSilver = {}) => silverWorld([...issued, ...lines], more);

describe('what a redemption needs', () => {
  const whole = [proposed(), approved(), noticed('2003-05-20'), funded('2003-06-16'), fit(), capital()];
  const status = (corporation: Corporation, asOf: string) =>
    ask(corporation, 'approval.status', asOf, { of: 'call' }) as { readonly outcome: string };

  it('is a way, a notice and a deposit in time', () => {
    expect(status(world(whole), '2003-06-17')).toMatchObject({ outcome: 'permitted' });
    expect(status(world([proposed(), noticed('2003-05-20')]), '2003-05-21')).toMatchObject({
      outcome: 'needs-approval',
    });
    const late = [
      proposed(),
      noChange,
      approved('2003-06-17'),
      noticed('2003-05-20'),
      funded('2003-06-16'),
      fit(),
      capital(),
    ];
    expect(status(world(late), '2003-06-18')).toMatchObject({ outcome: 'refused' });
  });

  it('is barred above what is outstanding, and below the least part', () => {
    const redeem = (shares: string, asOf = '2003-04-02') =>
      ask(world(), 'capital.redeem', asOf, { class: 'silver', shares, on: '2003-06-16' });
    expect(bar(redeem('101'), '6 outstanding')).toMatchObject({ barred: true, outstanding: '100' });
    expect(bar(redeem('100'), '6 outstanding')).toMatchObject({ barred: false });
    expect(bar(redeem('33'), '6.3 minimum')).toMatchObject({ barred: true, least: '34' });
    expect(bar(redeem('34'), '6.3 minimum')).toMatchObject({ barred: false });
    expect(bar(redeem('100'), '6.3 minimum')).toMatchObject({ barred: false });
    const other = ask(world(), 'capital.redeem', '2003-04-02', { class: 'ordinary', on: '2003-06-16' });
    expect(other['bars']).toEqual([]);
  });

  it.each<[string, ...Line[]]>([
    [
      'was carried out earlier',
      ['2003-06-10', 'consummated', { proposal: 'call' }],
      ['2003-06-10', 'shares-reacquired', { class: 'silver', from: 'ann', shares: '60', 'held-as': 'retired' }],
      ['2003-06-10', 'shares-reacquired', { class: 'silver', from: 'bob', shares: '40', 'held-as': 'retired' }],
    ],
    ['had its money deposited earlier', funded('2003-06-10', { 'outstanding-until': undefined })],
  ])('is held against what was outstanding before it where it %s than planned', (_, ...done) => {
    const lines = (shares: string) => [
      proposed({ shares }),
      approved(),
      noticed('2003-05-20'),
      fit(),
      capital(),
      ...done,
    ];
    const barOf = (shares: string) =>
      bar(ask(world([...lines(shares), noChange]), 'capital.redeem', '2003-06-17', { of: 'call' }), '6 outstanding');
    expect(barOf('100')).toMatchObject({ barred: false, outstanding: '100' });
    expect(barOf('101')).toMatchObject({ barred: true, outstanding: '100' });
    const few = ask(world([...lines('20'), noChange]), 'capital.redeem', '2003-06-17', { of: 'call' });
    expect(bar(few, '6.3 minimum')).toMatchObject({ barred: true, least: '34' });
  });

  it('is open to the whole alone after a change in law, and not to a part', () => {
    const change: Line = [
      '2003-04-02',
      'stated',
      { fact: 'adverse-change-in-law', about: ['call', '2000-01-01'], value: 'yes' },
    ];
    const consulted: Line = [
      '2003-04-02',
      'stated',
      { fact: 'agency-consulted', about: ['call', 'agency'], value: 'yes' },
    ];
    const rest = [change, consulted, noticed('2003-05-20'), funded('2003-06-16'), fit(), capital()];
    expect(status(world([proposed(), ...rest]), '2003-06-17')).toMatchObject({ outcome: 'permitted' });
    expect(status(world([proposed({ shares: '99' }), ...rest]), '2003-06-17')).toMatchObject({ outcome: 'refused' });
  });

  it('may be a way to the whole without a change in law, or to a part after one', () => {
    const routes = (more: object, redeems: 'any-part' | 'the-whole') => [
      { cite: '6(c)', says: 'so', redeems, ...more },
    ];
    const under = (route: ReturnType<typeof routes>) => {
      const only = redemption({ cite: '6', summary: 'redemption', series: 'silver', routes: route, available: 'law' });
      return { provisions: silverProvisions.map((each) => (each.kind === 'redemption' ? only : each)) };
    };
    const rest = [noticed('2003-05-20'), funded('2003-06-16'), fit(), capital()];
    const part = [proposed({ shares: '50' }), ...rest];
    expect(status(world(part, under(routes({}, 'the-whole'))), '2003-06-17')).toMatchObject({ outcome: 'refused' });
    expect(status(world([proposed(), ...rest], under(routes({}, 'the-whole'))), '2003-06-17')).toMatchObject({
      outcome: 'permitted',
    });
    const after = { changeInLaw: { after: '2000-01-01', consulting: 'agency' } };
    const consulted: Line = [
      '2003-04-02',
      'stated',
      { fact: 'agency-consulted', about: ['call', 'agency'], value: 'yes' },
    ];
    const none = [...part, consulted, noChange];
    expect(status(world(none, under(routes(after, 'any-part'))), '2003-06-17')).toMatchObject({ outcome: 'refused' });
    const change: Line = [
      '2003-04-02',
      'stated',
      { fact: 'adverse-change-in-law', about: ['call', '2000-01-01'], value: 'yes' },
    ];
    const changed = [...part, consulted, change];
    expect(status(world(changed, under(routes(after, 'any-part'))), '2003-06-17')).toMatchObject({
      outcome: 'permitted',
    });
  });

  it('may be one way alone', () => {
    const only = redemption({
      cite: '6',
      summary: 'redemption',
      series: 'silver',
      routes: [{ cite: '6(a)', says: 'at any time', redeems: 'any-part' }],
      available: 'law',
    });
    const provisions = silverProvisions.map((each) => (each.kind === 'redemption' ? only : each));
    const lines = [proposed(), noticed('2003-05-20'), funded('2003-06-16'), fit(), capital()];
    expect(status(world(lines, { provisions }), '2003-06-17')).toMatchObject({ outcome: 'permitted' });
  });
});

describe('the least that can be redeemed', () => {
  const least = (corporation: Corporation) =>
    ask(corporation, 'redemption.notice', '2003-05-01', { class: 'silver', on: '2003-06-16' })['least'];
  const bought = (shares: string): Line => [
    '2002-03-01',
    'shares-reacquired',
    { class: 'silver', from: 'ann', shares, 'held-as': 'retired' },
  ];

  it('is a part of what was issued first, or all that is left where that is less', () => {
    const later = silver('2001-09-03', '500');
    expect(least(world([later]))).toMatchObject({ shares: '34', outstanding: '600' });
    const forty = [bought('60')];
    expect(least(world(forty))).toMatchObject({ shares: '34', outstanding: '40', amount: dollars('10000/3') });
    const few: Line = [
      '2002-03-01',
      'shares-reacquired',
      { class: 'silver', from: 'bob', shares: '7', 'held-as': 'retired' },
    ];
    expect(least(world([...forty, few]))).toMatchObject({ shares: '33', outstanding: '33' });
  });

  it('may count what has accrued on what is left, by the other reading', () => {
    const few: Line = [
      '2002-03-01',
      'shares-reacquired',
      { class: 'silver', from: 'bob', shares: '7', 'held-as': 'retired' },
    ];
    const accrued = { readings: { counted: 'with-accrued' } };
    expect(least(world([bought('60'), few, ...rated([5], '6%')], accrued))).toMatchObject({
      shares: '34',
      outstanding: '33',
    });
  });

  it('asks how many were issued first, where the register opens with a list', () => {
    const opening: Line = [
      '2001-02-01',
      'opening-register',
      { class: 'silver', issued: '100', treasury: '0', holdings: [{ holder: 'ann', shares: '100' }] },
    ];
    const corporation = silverWorld([opening]);
    expect(asks(corporation, 'redemption.notice', '2003-05-01', { class: 'silver', on: '2003-06-16' })).toContain(
      'shares-issued-first',
    );
  });
});

describe('the notice of a redemption and the deposit', () => {
  it('have their days', () => {
    const value = ask(world(), 'redemption.notice', '2003-05-01', {
      class: 'silver',
      on: '2003-06-16',
      shares: '50',
      holders: ['ann', 'bob'],
    });
    expect(value).toMatchObject({
      notice: { first: '2003-05-07', last: '2003-05-27' },
      deposit: { by: '2003-06-16', released: '2005-06-16' },
      holders: [
        { id: 'ann', holds: '60', called: '30' },
        { id: 'bob', holds: '40', called: '20' },
      ],
    });
    const nobody = ask(world(), 'redemption.notice', '2003-05-01', {
      class: 'silver',
      on: '2003-06-16',
      shares: '50',
      holders: ['d1'],
    });
    expect(nobody['holders']).toEqual([]);
    const other = ask(world(), 'redemption.notice', '2003-05-01', { class: 'gold', on: '2003-06-16' });
    expect(other).toMatchObject({ outcome: 'silent' });
  });

  it('are in the calendar until the redemption is withdrawn', () => {
    const ids = (lines: readonly Line[]) => {
      const input = { from: '2003-05-01', to: '2005-07-01' };
      const value = ask(world(lines), 'calendar.deadlines', '2003-05-01', input)['deadlines'];
      return (value as readonly { readonly id: string; readonly day: string }[])
        .filter(({ id }) => id.startsWith('call '))
        .map(({ id, day }) => `${id} ${day}`);
    };
    expect(ids([proposed()])).toEqual(
      expect.arrayContaining([
        'call notice from 2003-05-07',
        'call notice 2003-05-27',
        'call deposit 2003-06-16',
        'call unclaimed 2005-06-16',
      ]),
    );
    expect(ids([proposed(), ['2003-04-20', 'withdrawn', { proposal: 'call' }]])).toEqual([]);
  });
});

describe('the effect of a redemption', () => {
  const base = [proposed(), approved(), fit(), capital()];
  const effect = (lines: readonly Line[], asOf = '2003-06-17', more: MoreSilver = {}) =>
    ask(world(lines, more), 'redemption.effect', asOf, { of: 'call' });

  it('comes on its date with notice 20 to 40 days before and the money by then', () => {
    const ok = [...base, noticed('2003-05-27'), funded('2003-06-16')];
    expect(effect(ok, '2003-06-15')).toMatchObject({ outcome: 'ahead' });
    expect(effect(ok, '2003-06-16')).toMatchObject({
      outcome: 'effective',
      redeemed: '100',
      outstanding: '0',
      dividends: 'cease-to-accrue',
      'paid-by': 'depositary',
    });
    expect(effect(ok, '2005-06-16')).toMatchObject({ 'paid-by': 'depositary' });
    expect(effect(ok, '2005-06-17')).toMatchObject({ 'paid-by': 'corporation' });
    for (const sent of ['2003-05-28', '2003-05-06']) {
      const late = effect([...base, noticed(sent), funded('2003-06-16')]);
      expect(late).toMatchObject({ outcome: 'not-effective', redeemed: '0', dividends: 'go-on' });
    }
    expect(effect([...base, funded('2003-06-16')])).toMatchObject({ outcome: 'not-effective', notices: [] });
  });

  it('does not come of money that is late, missing, or with the wrong depositary', () => {
    const notice = noticed('2003-05-20');
    expect(effect([...base, notice, funded('2003-06-17')])).toMatchObject({ outcome: 'not-effective' });
    expect(effect([...base, notice])).toMatchObject({ outcome: 'not-effective' });
    expect(effect([...base, notice, funded('2003-06-16', { 'funds-deposited': 'no' })])).toMatchObject({
      outcome: 'not-effective',
    });
    const unfit = [proposed(), approved(), fit('no'), capital(), notice, funded('2003-06-16')];
    expect(effect(unfit)).toMatchObject({ outcome: 'not-effective' });
    const small = [proposed(), approved(), fit(), capital('999.99'), notice, funded('2003-06-16')];
    expect(effect(small)).toMatchObject({ outcome: 'not-effective' });
    expect(effect([proposed(), noChange, fit(), capital(), notice, funded('2003-06-16')])).toMatchObject({
      outcome: 'not-effective',
    });
  });

  it('leaves the shares of a holder without due notice, and no others', () => {
    const own = [...base, funded('2003-06-16'), noticed('2003-05-20', 'ann')];
    expect(effect(own)).toMatchObject({
      outcome: 'in-part',
      redeemed: '60',
      outstanding: '40',
      dividends: 'cease-on-those-redeemed',
      holders: [{ id: 'ann', shares: '60', redeemed: true }],
    });
    const defective: Line = [
      '2003-06-01',
      'stated',
      { fact: 'redemption-notice-complete', about: ['n-bob'], value: 'no' },
    ];
    const both = [...own, noticed('2003-05-20', 'bob', 'n-bob'), defective];
    expect(effect(both)).toMatchObject({ outcome: 'in-part', redeemed: '60' });
    expect(effect([...own, noticed('2003-05-20', 'bob')])).toMatchObject({ outcome: 'effective', holders: [{}, {}] });
  });

  it('of a part is reckoned in proportion, or as called from each', () => {
    const part = [proposed({ shares: '50' }), approved(), fit(), capital(), noticed('2003-05-20', 'ann')];
    expect(effect([...part, funded('2003-06-16', { shares: '50' })])).toMatchObject({ redeemed: '30' });
    const each = [
      funded('2003-06-16', { shares: '45', holder: 'ann' }),
      funded('2003-06-16', { shares: '5', holder: 'bob' }),
    ];
    expect(effect([...part, ...each])).toMatchObject({ redeemed: '45', outstanding: '55' });
  });

  it('is told of each holder as it was before the shares went out, where that was earlier than planned', () => {
    const back = (from: string, shares: string): Line => [
      '2003-06-10',
      'shares-reacquired',
      { class: 'silver', from, shares, 'held-as': 'retired', called: 'yes' },
    ];
    const done: readonly Line[] = [
      ...base,
      noticed('2003-05-20', 'ann'),
      funded('2003-06-10', { 'outstanding-until': undefined }),
      ['2003-06-10', 'consummated', { proposal: 'call' }],
      back('ann', '60'),
      back('bob', '40'),
    ];
    expect(effect(done)).toMatchObject({ outcome: 'in-part', redeemed: '60', holders: [{ id: 'ann', shares: '60' }] });
    expect(effect([...done, noticed('2003-05-20', 'bob')])).toMatchObject({ outcome: 'effective', redeemed: '100' });
    const ofOne = funded('2003-06-10', { 'outstanding-until': undefined, holder: 'ann', shares: '10' });
    const part = [proposed({ shares: '50' }), approved(), fit(), capital(), noticed('2003-05-20', 'ann'), ofOne];
    expect(effect(part)).toMatchObject({ redeemed: '10' });
  });

  it('of a series without a rule on notices or deposits turns on the way alone', () => {
    const provisions = silverProvisions.filter(
      ({ kind }) => !['redemption-notice', 'redemption-deposit'].includes(kind),
    );
    const value = effect([proposed(), approved()], '2003-06-17', { provisions });
    expect(value).toMatchObject({ outcome: 'effective', redeemed: '100', notices: [] });
    expect(value).not.toHaveProperty('paid-by');
  });

  it('is refused of more than there was, and of what is no redemption', () => {
    expect(() => effect([proposed({ shares: '101' })])).toThrow(/calls 101 shares of silver, and 100 were outstanding/);
    const other: Line = [
      '2003-04-01',
      'proposed',
      { id: 'call', act: { kind: 'redemption', class: 'gold', on: '2003-06-16' } },
    ];
    expect(effect([other])).toMatchObject({ outcome: 'silent' });
    const dividend: Line = ['2003-04-01', 'proposed', { id: 'call', act: { kind: 'dissolution', of: 'corporation' } }];
    expect(() => effect([dividend])).toThrow(/is of the kind "dissolution", and no redemption/);
  });

  it('tells of a notice that came before the approval, and counts it', () => {
    const early = [proposed(), noticed('2003-05-20'), approved('2003-06-10'), funded('2003-06-16'), fit(), capital()];
    expect(effect(early)).toMatchObject({ outcome: 'effective' });
    const told = world(early).ask({ question: 'approval.status', asOf: '2003-06-17', input: { of: 'call' } });
    expect(JSON.stringify(told)).toContain('the approval came on 10 June 2003');
    const none = world([proposed(), noticed('2003-05-20')]).ask({
      question: 'approval.status',
      asOf: '2003-05-21',
      input: { of: 'call' },
    });
    expect(JSON.stringify(none)).toContain('no approval is entered');
  });
});

describe('the price of a redemption', () => {
  const price = (corporation: Corporation, on: string, asOf = on, more: object = {}) =>
    ask(corporation, 'redemption.price', asOf, { class: 'silver', on, ...more });
  const rates = rated([1, 2, 3, 4, 5]);

  it('is the amount with what the current period accrued, that day not counted', () => {
    expect(price(world(rates), '2003-02-01')['per-share']).toEqual(dollars('100'));
    expect(price(world(rates), '2003-06-16')).toMatchObject({
      'per-share': dollars('102.25'),
      shares: '100',
      payment: dollars('10225'),
      apart: [],
    });
    const ahead = price(world(rates), '2003-06-16', '2003-01-15', { shares: '40' });
    expect(ahead).toMatchObject({ period: '5', total: dollars('4090') });
  });

  it('is without a dividend that goes to the holders of an earlier record date', () => {
    const lines = [...rates, declared('2003-05-01', 5, { 'record-date': '2003-06-15' })];
    expect(price(world(lines), '2003-06-16')).toMatchObject({
      'per-share': dollars('100'),
      apart: [{ id: 'P5', each: dollars('3'), record: '2003-06-15', payable: '2003-08-01' }],
    });
    expect(price(world(lines), '2003-06-15')).toMatchObject({
      'per-share': dollars('3067/30'),
    });
    const accrued = { readings: { declared: 'accrued' } };
    expect(price(world(lines, accrued), '2003-06-16')).toMatchObject({ apart: [{ each: dollars('2.25') }] });
    const textual = [...rates, declared('2003-05-01', 5)];
    expect(price(world(textual), '2003-07-20')).toMatchObject({ apart: [{ record: '2003-07-17' }] });
    expect(price(world(textual), '2003-07-17')).toMatchObject({ apart: [] });
  });

  it('has nothing of what is paid already, nor of periods that ended undeclared', () => {
    const paid = [...rates, declared('2003-05-01', 5), paidFor('2003-06-02', 5, '$300')];
    expect(price(world(paid), '2003-06-16')).toMatchObject({ 'per-share': dollars('100'), apart: [] });
    const before = [...rates, declared('2003-01-02', 4)];
    expect(price(world(before), '2003-02-01')).toMatchObject({ apart: [{ id: 'P4', each: dollars('3') }] });
  });

  it('is of the shares that went out before the redemption date, with the money deposited', () => {
    const early = funded('2003-06-02', { shares: '60', 'outstanding-until': '2003-06-02' });
    const called = world([...rates, proposed({ shares: '60' }), early]);
    expect(price(called, '2003-06-16', '2003-06-20')).toMatchObject({ shares: '100', payment: dollars('10225') });
    expect(price(called, '2003-06-17', '2003-06-20')).toMatchObject({ shares: '40' });
  });

  it('is refused of more than is outstanding, and of a day before there are shares', () => {
    expect(() => price(world(rates), '2003-06-16', '2003-06-16', { shares: '101' })).toThrow(
      /100 are outstanding before/,
    );
    expect(() => price(world(rates), '2001-01-31')).toThrow(/has no dividend period on 2001-01-31/);
    expect(() => price(world(rates), '2003-06-16', '2003-06-16', { shares: 'many' })).toThrow();
    expect(() => price(world(rates), 'soon', '2003-06-16')).toThrow(/on:/);
    const other = ask(world(rates), 'redemption.price', '2003-06-16', { class: 'gold', on: '2003-06-16' });
    expect(other).toMatchObject({ outcome: 'silent' });
  });
});

describe('what a series without cumulation is paid in a liquidation', () => {
  const receives = (corporation: Corporation, asOf: string, assets = '$1,000,000') => {
    const value = ask(corporation, 'liquidation.waterfall', asOf, { event: 'liquidation', assets, debts: '$0' });
    return (value['receive'] as readonly { readonly id: string; readonly total: unknown }[]).find(
      ({ id }) => id === 'silver',
    )?.total;
  };
  const ordinary: Line = ['2001-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '1000' }];
  const held = (lines: readonly Line[]) => world([ordinary, ...rated([1, 2, 3, 4, 5]), ...lines]);

  it('is its amount with what the current period accrued, declared or not', () => {
    expect(receives(held([]), '2003-02-01')).toEqual(dollars('10000'));
    expect(receives(held([]), '2003-06-16')).toEqual(dollars('10225'));
    expect(receives(held([declared('2003-05-01', 5)]), '2003-06-16')).toEqual(dollars('10300'));
    expect(receives(held([paidFor('2003-05-01', 5, '$300')]), '2003-06-16')).toEqual(dollars('10000'));
  });

  it('with what was declared and is unpaid, in part or in whole', () => {
    const before = declared('2003-01-02', 4);
    expect(receives(held([before]), '2003-02-01')).toEqual(dollars('10300'));
    expect(receives(held([before, paidFor('2003-02-03', 4, '$100')]), '2003-02-03')).toEqual(dollars('30610/3'));
    expect(receives(held([before, paidFor('2003-02-03', 4, '$300')]), '2003-02-03')).toEqual(dollars('30010/3'));
  });

  it('is no merger, by its own section too', () => {
    const told = held([]).ask({ question: 'liquidation.waterfall', asOf: '2003-02-01', input: { event: 'merger' } });
    expect(told).toMatchObject({ outcome: 'answered', value: { outcome: 'no-liquidation' } });
    expect(JSON.stringify(told)).toContain('4.2');
    const other = held([]).ask({
      question: 'liquidation.waterfall',
      asOf: '2003-02-01',
      input: { event: 'consolidation' },
    });
    expect(JSON.stringify(other)).not.toContain('4.2');
  });
});

describe('a text that is silent on parts, on what notice states and on money that nobody claims', () => {
  const unsaid: Readonly<Record<string, readonly string[]>> = {
    'partial-redemption': ['minimum'],
    'redemption-notice': ['states'],
    'redemption-deposit': ['unclaimedYears', 'law'],
  };
  const provisions = silverProvisions.map((provision) => {
    const fields = Object.entries(provision).filter(([name]) => !(unsaid[provision.kind] ?? []).includes(name));
    return Object.fromEntries(fields) as unknown as typeof provision;
  });
  const whole = [proposed(), approved(), noticed('2003-05-20'), funded('2003-06-16'), fit(), capital()];
  const silent = world(whole, { provisions });

  it('bars no part for being small, and fixes no least number', () => {
    const one = world([proposed({ shares: '1' })], { provisions });
    const { bars } = ask(one, 'approval.status', '2003-04-02', { of: 'call' }) as { readonly bars: readonly object[] };
    expect(JSON.stringify(bars)).not.toContain('minimum');
    expect(
      JSON.stringify(ask(world([proposed({ shares: '1' })]), 'approval.status', '2003-04-02', { of: 'call' })),
    ).toContain('minimum');
    const told = ask(silent, 'redemption.notice', '2003-04-02', { class: 'silver', on: '2003-06-16' });
    expect(told).not.toHaveProperty('least');
    expect(told).toMatchObject({ notice: { states: [] }, deposit: { by: '2003-06-16' } });
    expect(told['deposit']).not.toHaveProperty('released');
  });

  it('leaves money that nobody claims with the depositary, and to other law', () => {
    const question = { question: 'redemption.effect', asOf: '2010-01-01', input: { of: 'call' } };
    const answer = silent.ask(question);
    expect(answer).toMatchObject({ outcome: 'answered', value: { 'paid-by': 'depositary' } });
    expect(JSON.stringify(answer)).toContain('what becomes of money that nobody has claimed');
    expect(JSON.stringify(answer)).not.toContain('unclaimed-until');
    const input = { from: '2003-05-01', to: '2010-01-01' };
    const { deadlines } = ask(silent, 'calendar.deadlines', '2003-05-01', input);
    expect(JSON.stringify(deadlines)).not.toContain('call unclaimed');
  });
});
