import { describe, expect, it } from 'vitest';
import { dividendGate, lendingFee, type Provision } from '../../../src/index.js';
import { ask, bar } from '../capital/stock-world.js';
import type { Line } from '../board/world.js';
import { asked, fact, pays, protectedProvisions, protectedWorld, rates, type More } from './protected-world.js';

// Periods: 1 to 14 August 2001 (payable Wed 15 August), 2 to 14 February 2002 (Fri 15 February), 3 to 14 August 2002 (Thu 15
// August), 4 to 14 February 2003 (Mon 17 February, the 15th being a Saturday), 5 to 14 August 2003, 6 to 14 February 2004.
const first = pays(1, '2001-08-01', '2001-08-15');
const second = pays(2, '2002-02-01', '2002-02-15');
const third = pays(3, '2002-08-01', '2002-08-15');
const fourth = pays(4, '2003-02-01', '2003-02-17');

const able: readonly Line[] = [
  ...[
    '2001-09-30',
    '2001-12-31',
    '2002-03-31',
    '2002-06-30',
    '2002-09-30',
    '2002-12-31',
    '2003-03-31',
    '2003-06-30',
  ].map((through) => fact('charged-off', ['2001-07-01', through], '0')),
  ['2001-05-09', 'lending-report', { series: 'gold', period: '0', lending: '$1000', baseline: '$1000' }],
  ['2002-03-01', 'lending-report', { series: 'gold', period: '2', lending: '$1000' }],
  fact('capital-after', [asked, 'core capital'], '82500'),
  fact('legally-available', ['dividends'], '100000'),
];

/** None of the exceptions. */
const unexcepted = ['in-employee-plan', 'record-ownership-for-others', 'held-within-group'].map((name) =>
  fact(name, [asked], 'no'),
);

type Input = Readonly<Record<string, unknown>>;

const world = (lines: readonly Line[], more: More = {}) => protectedWorld([...rates, ...able, ...lines], more);

const permit = (
  asOf: string,
  lines: readonly Line[],
  input: Input = { class: 'ordinary', 'per-share': '$1' },
  more: More = {},
) => ask(world(lines, more), 'dividends.permit', asOf, input);

const buy = (asOf: string, lines: readonly Line[], input: Input = {}, more: More = {}) =>
  ask(world(lines, more), 'capital.reacquire', asOf, { class: 'ordinary', shares: '10', price: '$5', ...input });

const asks = (asOf: string, question: string, lines: readonly Line[], input: Input, more: More = {}) => {
  const answer = world(lines, more).ask({ question, asOf, input });
  return answer.outcome === 'needs-facts' ? answer.inquiries.map((each) => each.fact) : [];
};

const ids = (value: Input) => (value['bars'] as readonly { readonly id: string }[]).map(({ id }) => id);

const silver = (ranks?: unknown): readonly Line[] => [
  [
    '2001-06-01',
    'series-designated',
    {
      series: 'silver',
      class: 'preference',
      shares: '10',
      filed: '2001-06-01',
      terms: ranks === undefined ? {} : { ranks: { gold: ranks } },
    },
  ],
  ['2001-06-01', 'shares-issued', { class: 'silver', to: 'bob', shares: '10' }],
];

describe('after a missed period', () => {
  const barred = (asOf: string, lines: readonly Line[], more: More = {}) =>
    bar(permit(asOf, lines, undefined, more), '9.4')['barred'];
  const missed = [...first, ...third, ...fourth];

  it('nothing is paid on junior stock from its last day through the last of the second period after it', () => {
    expect(barred('2002-02-13', missed)).toBe(false);
    expect(barred('2002-02-14', missed)).toBe(true);
    expect(barred('2003-02-14', missed)).toBe(true);
    expect(barred('2003-02-15', missed)).toBe(false);
    expect(barred('2003-02-14', missed, { readings: { last: 'free' } })).toBe(false);
    expect(barred('2003-02-13', missed, { readings: { last: 'free' } })).toBe(true);
  });

  it('one that was paid on the day of payment, however late in the grace that is, is none', () => {
    expect(barred('2002-03-01', [...first, ...second])).toBe(false);
    expect(barred('2002-03-01', [...first, ...pays(2, '2002-02-01', '2002-02-16')])).toBe(true);
  });

  it('payment late ends it or not, as the reading says', () => {
    const undeclared = [...first, ...pays(2, '2002-03-01', '2002-03-05')];
    const late = [...first, ...pays(2, '2002-02-01', '2002-03-05')];
    const under = (option: string, lines: readonly Line[], asOf = '2002-03-05') =>
      barred(asOf, lines, { readings: { late: option } });
    expect(under('runs-on', late)).toBe(true);
    expect(under('declared-in-time-frees', undeclared)).toBe(true);
    expect(under('declared-in-time-frees', late, '2002-03-04')).toBe(true);
    expect(under('declared-in-time-frees', late)).toBe(false);
    expect(under('frees', undeclared, '2002-03-04')).toBe(true);
    expect(under('frees', undeclared)).toBe(false);
    const afterwards = [...first, ...pays(2, '2003-03-01', '2003-03-05')];
    expect(barred('2003-02-14', afterwards, { readings: { late: 'frees' } })).toBe(true);
  });

  it('while payment is ahead nothing is barred, on the premise that it is made, unless it was passed over', () => {
    const answer = world(first).ask({
      question: 'dividends.permit',
      asOf: '2002-02-14',
      input: { class: 'ordinary', 'per-share': '$1' },
    });
    expect(answer.outcome === 'answered' && bar(answer.value as Input, '9.4')['barred']).toBe(false);
    expect(JSON.stringify(answer)).toContain('is declared and paid in full by 15 February 2002, when it is payable');
    expect(
      barred('2002-02-14', [...first, fact('dividend-paid-when-payable', ['gold', '2', '2002-02-15'], 'no')]),
    ).toBe(true);
    const passedOver: Line = ['2002-02-01', 'dividend-omitted', { class: 'gold', 'for-period': '2' }];
    expect(barred('2002-02-14', [...first, passedOver])).toBe(true);
    const through: readonly Line[] = [
      ['1990-01-01', 'coverage', { family: 'dividends', from: '2000-01-01', through: '2002-02-15' }],
      ['1990-01-01', 'coverage', { family: 'reports', from: '2000-01-01' }],
    ];
    expect(barred('2002-02-14', first, { kept: through })).toBe(true);
  });

  it('bars what is to be paid on a later day within the span', () => {
    const input = { class: 'ordinary', 'per-share': '$1', payable: '2002-03-01' };
    const passedOver: Line = ['2002-01-20', 'dividend-omitted', { class: 'gold', 'for-period': '1' }];
    expect(bar(permit('2001-08-14', [passedOver], input), '9.4')['barred']).toBe(true);
    expect(bar(permit('2003-02-16', missed, { ...input, payable: '2003-02-10' }), '9.4')['barred']).toBe(false);
  });

  it('leaves dividends in ordinary shares alone on junior stock', () => {
    const inShares = { class: 'ordinary', 'in-shares': { class: 'ordinary', 'per-share': '1/20' } };
    expect(bar(permit('2002-03-01', missed, inShares), '9.4')['barred']).toBe(false);
    expect(bar(permit('2002-03-01', missed, { ...inShares, total: '$1' }), '9.4')['barred']).toBe(true);
    const other = { class: 'ordinary', 'in-shares': { class: 'silver', 'per-share': '1/20' } };
    expect(bar(permit('2002-03-01', [...missed, ...silver()], other), '9.4')['barred']).toBe(true);
    const distributed = (of: string, on: string, lines: readonly Line[] = []) =>
      bar(
        ask(world([...missed, ...lines]), 'capital.distribute-shares', '2002-03-01', {
          class: of,
          'on-class': on,
          'per-share': '1',
        }),
        '9.4',
      )['barred'];
    expect(distributed('ordinary', 'ordinary')).toBe(false);
    expect(distributed('silver', 'ordinary', silver())).toBe(true);
    expect(distributed('ordinary', 'silver', silver())).toBe(true);
  });

  it('leaves stock at parity what a covenant demands, in a period in which the series is paid', () => {
    const onSilver = { class: 'silver', total: '$10' };
    const needed = fact('needed-to-keep-covenant', [asked], 'yes');
    const lines = [...missed.slice(0, 2), ...pays(3, '2002-08-01', '2002-08-15'), ...silver(), needed];
    const under = (option: string, asOf: string, more: readonly Line[] = []) =>
      bar(permit(asOf, [...lines, ...more], onSilver, { readings: { covenant: option } }), '9.4')['barred'];
    expect(under('paid-in-it', '2002-09-01')).toBe(false);
    expect(under('paid-in-it', '2002-03-01')).toBe(true);
    expect(under('declared-and-paid-in-it', '2002-09-01')).toBe(true);
    const within: Line = [
      '2002-08-15',
      'dividend-declared',
      { id: 'x', class: 'gold', total: '$1', 'for-period': '3' },
    ];
    expect(under('declared-and-paid-in-it', '2002-09-01', [within])).toBe(false);
    expect(under('paid-for-it', '2002-09-01')).toBe(true);
    expect(under('paid-for-it', '2002-10-01', pays(4, '2002-09-02', '2002-09-03'))).toBe(false);
    expect(asks('2002-09-01', 'dividends.permit', lines.slice(0, -1), onSilver)).toContain('needed-to-keep-covenant');
  });
});

describe('a fee that counts as a dividend', () => {
  const provisions: readonly Provision[] = [
    ...protectedProvisions.map((each) =>
      each.kind === 'series-restriction' && ['9.3', '9.4'].includes(each.cite)
        ? { ...each, while: { ...(each as typeof each & { readonly while: object }).while, fee: true } }
        : each.cite === '9.8'
          ? { ...each, upon: { ...(each as typeof each & { readonly upon: object }).upon, fee: true } }
          : each,
    ),
    lendingFee({
      cite: '5.1',
      summary: 'a fee',
      series: 'gold',
      on: '$100',
      part: '1%',
      dates: { from: '2002-08-15', through: '2003-02-15' },
      program: 'old notes',
      appliedBefore: '2000-01-01',
      period: '2',
      accrual: 'actual-days',
    }),
  ];
  const paidAll = [...first, ...second, ...third];
  const owed = [
    fact('earlier-shares-held', ['gold', 'old notes'], 'yes'),
    fact('applied-to-redeem-earlier-shares', ['gold', 'old notes'], 'no'),
  ];
  const fee = (paid: string) => fact('fee-paid', ['gold', '2002-08-15'], paid);
  const on = (asOf: string, lines: readonly Line[]) => permit(asOf, lines, undefined, { provisions });

  it('makes a period missed, whose dividend is paid, where it is not', () => {
    const unpaid = on('2002-09-01', [...paidAll, ...owed, fee('no')]);
    expect([bar(unpaid, '9.3')['barred'], bar(unpaid, '9.4')['barred'], bar(unpaid, '9.2')['barred']]).toEqual([
      true,
      true,
      false,
    ]);
    const paid = on('2002-09-01', [...paidAll, ...owed, fee('yes')]);
    expect([bar(paid, '9.3')['barred'], bar(paid, '9.4')['barred']]).toEqual([false, false]);
  });

  it('is asked for only where it is owed, and nothing is asked before its dates', () => {
    expect(
      asks(
        '2002-09-01',
        'dividends.permit',
        [...paidAll, ...owed],
        { class: 'ordinary', 'per-share': '$1' },
        { provisions },
      ),
    ).toContain('fee-paid');
    const none = fact('earlier-shares-held', ['gold', 'old notes'], 'no');
    expect(bar(on('2002-09-01', [...paidAll, none]), '9.4')).toMatchObject({ barred: false });
    expect(bar(on('2002-03-01', [...first, ...second]), '9.4')).toMatchObject({ barred: false });
  });
});

describe('the last period', () => {
  const third9 = (asOf: string, lines: readonly Line[], more: More = {}) =>
    bar(permit(asOf, lines, undefined, more), '9.3');

  it('must be paid, before or together; only the last one is tested, and late is paid', () => {
    expect(third9('2001-07-01', [])).toMatchObject({ barred: false });
    expect(third9('2001-08-14', [])).toMatchObject({ barred: false });
    expect(third9('2001-08-15', [])).toMatchObject({ barred: true, period: '1' });
    expect(third9('2001-08-15', first)).toMatchObject({ barred: false });
    expect(third9('2002-02-15', [...pays(2, '2002-02-01', '2002-02-15')])).toMatchObject({
      barred: false,
      period: '2',
    });
    expect(third9('2002-04-01', [...first, ...pays(2, '2002-03-01', '2002-03-20')])).toMatchObject({ barred: false });
    const together = fact('dividend-paid-together', [asked, 'gold', '1'], 'yes');
    expect(third9('2001-08-15', [together])).toMatchObject({ barred: false });
  });

  it('that is paid only with a later one is tested, or not, before that day', () => {
    const short: More = {
      provisions: protectedProvisions.map((each) =>
        each.kind === 'dividend-periods' ? { ...each, firstPayment: { cite: '3.1', daysAfterIssue: '120' } } : each,
      ),
    };
    expect(third9('2001-09-01', [], short)).toMatchObject({ barred: true, payable: '2002-02-15' });
    const under = { ...short, readings: { stub: 'not-tested' } };
    expect(third9('2001-09-01', [], under)).toMatchObject({ barred: false });
    expect(third9('2002-02-14', [], under)).toMatchObject({ barred: false });
    expect(third9('2002-02-15', [], under)).toMatchObject({ barred: true, period: '2' });
  });

  it('of a series of which no share was out at its record date is not wanting', () => {
    const gone: readonly Line[] = [
      ['2001-08-01', 'shares-reacquired', { class: 'gold', from: 'ann', shares: '100', 'held-as': 'retired' }],
      ['2001-08-20', 'shares-issued', { class: 'gold', to: 'bob', shares: '1' }],
    ];
    expect(third9('2001-09-01', gone)).toMatchObject({ barred: false, standing: 'nothing was due for it' });
    expect(bar(permit('2001-09-01', gone), '9.4')).toMatchObject({ barred: false });
  });

  it('may be set aside where that is enough, all that was declared and not paid', () => {
    const second10 = (lines: readonly Line[], more: More = {}) =>
      bar(buy('2002-02-20', [...first, ...unexcepted, ...lines], {}, more), '10.2');
    const declared: Line = [
      '2002-02-01',
      'dividend-declared',
      { id: 'p2', class: 'gold', total: '$500', 'for-period': '2' },
    ];
    const aside = (amount: string, dividend?: string): Line => [
      '2002-02-02',
      'set-aside',
      { class: 'gold', amount, for: 'dividend', ...(dividend === undefined ? {} : { dividend }) },
    ];
    expect(second10([declared])).toMatchObject({ barred: true });
    expect(second10([declared, aside('$499.99', 'p2')])).toMatchObject({ barred: true });
    expect(second10([declared, aside('$500', 'p2')])).toMatchObject({
      barred: false,
      standing: 'declared and set aside',
    });
    const part: Line = ['2002-02-15', 'dividend-paid', { class: 'gold', amount: '$100', for: 'p2' }];
    expect(second10([declared, part, aside('$400', 'p2')])).toMatchObject({ barred: false });
    expect(second10([declared, part])).toMatchObject({ barred: true });
    expect(second10([declared, part], { readings: { part: 'paid' } })).toMatchObject({ barred: false });
    const loose = (value: string) =>
      second10([declared, aside('$500'), fact('set-aside-for-period', ['gold', '2'], value)]);
    expect(loose('yes')).toMatchObject({ barred: false });
    expect(loose('no')).toMatchObject({ barred: true });
    const byDay: Line = [
      '2002-02-01',
      'dividend-declared',
      { id: 'p2', class: 'gold', total: '$500', payable: '2002-02-15' },
    ];
    expect(second10([byDay, aside('$500', 'p2')])).toMatchObject({ barred: false });
    expect(bar(permit('2002-02-20', [...first, declared, aside('$500', 'p2')]), '9.3')).toMatchObject({ barred: true });
  });
});

describe('capital, the market, supervisors and papers', () => {
  it('exactly the threshold may be left, and not a cent less', () => {
    const capital = (amount: string) =>
      bar(
        ask(
          protectedWorld([
            ...rates,
            ...able.filter((each) => (each[2] as { readonly fact?: string }).fact !== 'capital-after'),
            ...first,
            fact('capital-after', [asked, 'core capital'], amount),
          ]),
          'dividends.permit',
          '2001-10-15',
          { class: 'ordinary', 'per-share': '$1' },
        ),
        '9.2',
      );
    expect(capital('82500')).toMatchObject({ barred: false });
    expect(capital('82499.99')).toMatchObject({ barred: true });
  });

  it('capital and charge-offs that are not entered are asked for, with the figure at which it turns', () => {
    const input = { class: 'ordinary', 'per-share': '$1' };
    const bare = protectedWorld([...rates, ...first, ...second]);
    const answer = bare.ask({ question: 'dividends.permit', asOf: '2001-10-15', input });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map((each) => each.fact).toSorted()).toEqual([
      'capital-after',
      'charged-off',
    ]);
  });

  it('after so many years the stock must be traded and reports filed, from the day after the anniversary on', () => {
    const paid = [5, 6, 7, 8].flatMap((number) => pays(number, '2003-07-01', '2003-07-02'));
    const lines = (traded: string, files: string) => [
      ...paid,
      fact('traded-on-exchange', ['corporation'], traded),
      fact('files-periodic-reports', ['corporation'], files),
      fact('charged-off', ['2001-07-01', '2005-03-31'], '0'),
    ];
    const on = (asOf: string, traded: string, files: string) => bar(permit(asOf, lines(traded, files)), '9.5');
    expect(on('2005-05-10', 'no', 'no')).toMatchObject({ barred: false, after: '2005-05-10' });
    expect(on('2005-05-11', 'no', 'yes')).toMatchObject({ barred: true });
    expect(on('2005-05-11', 'yes', 'no')).toMatchObject({ barred: true });
    expect(on('2005-05-11', 'yes', 'yes')).toMatchObject({ barred: false });
    const taken = (input: Input) => buy('2005-05-11', lines('no', 'no'), input);
    expect(bar(taken({}), '10.4')).toMatchObject({ barred: true });
    expect(ids(taken({ class: 'gold' }))).not.toContain('10.4');
    const told = ask(world([]), 'calendar.deadlines', '2002-01-01', { from: '2005-05-11', to: '2005-05-11' });
    expect(told['deadlines']).toMatchObject([
      { id: 'gold 9.5 begins', comes: 'begins' },
      { id: 'gold 10.4 begins', comes: 'begins' },
    ]);
  });

  it('a restriction of a supervisor is supposed not to be there', () => {
    expect(bar(permit('2001-09-01', first), '9.1')).toMatchObject({ barred: false });
    expect(bar(permit('2001-09-01', [...first, fact('supervisor-restricts', [asked], 'yes')]), '9.1')).toMatchObject({
      barred: true,
    });
  });

  it('a certificate that is overdue stands in the way only where it is read so', () => {
    const on = (asOf: string, more: readonly Line[] = [], readings: Input = { paper: 'bars' }) =>
      bar(permit(asOf, more, undefined, { readings: readings as Readonly<Record<string, string>> }), '9.6');
    // Periods 1 and 2 are missed; the certificate for 2 is due by 22 February 2002.
    expect(on('2002-02-23', [], {})).toMatchObject({ barred: false });
    expect(on('2002-02-22')).toMatchObject({ barred: false });
    expect(on('2002-02-23')).toMatchObject({ barred: true, overdue: ['2'] });
    const signed = (...by: readonly string[]): Line => [
      '2002-02-20',
      'dividend-paper',
      { class: 'gold', 'for-period': 'P2', paper: 'best-efforts-certificate', 'signed-by': by },
    ];
    expect(on('2002-02-23', [signed('ann', 'cid')])).toMatchObject({ barred: false });
    expect(on('2002-02-23', [signed('ann')])).toMatchObject({ barred: true });
    expect(on('2002-02-22', [signed('ann')])).toMatchObject({ barred: false });
    const provisions = protectedProvisions.filter(({ kind }) => kind !== 'dividend-paper-duty');
    const without = permit('2002-02-23', [], undefined, { provisions, readings: { paper: 'bars' } });
    expect(bar(without, '9.6')).toMatchObject({ barred: false });
  });
});

describe('whom and what it reaches', () => {
  const inSpan = '2002-03-01';
  const missed = [...first];
  const no = (...names: readonly string[]) => names.map((name) => fact(name, [asked], 'no'));

  it('nothing where no share is outstanding', () => {
    const gone: Line = [
      '2002-02-20',
      'shares-reacquired',
      { class: 'gold', from: 'ann', shares: '100', 'held-as': 'retired' },
    ];
    expect(bar(permit(inSpan, [gone]), '9.4')).toMatchObject({ barred: false });
    const told = ask(world([gone]), 'calendar.deadlines', inSpan, { from: '2005-01-01', to: '2005-12-31' });
    const begin = (told['deadlines'] as readonly { readonly comes: string; readonly cite: string }[]).filter(
      ({ comes, cite }) => comes === 'begins' && (cite === '9.5' || cite === '10.4'),
    );
    expect(begin).toEqual([]);
  });

  it('no stock that is senior in either respect, and no dividend on the series itself', () => {
    const on = (ranks: unknown, readings: Readonly<Record<string, string>> = {}) =>
      ids(permit(inSpan, [...missed, ...silver(ranks)], { class: 'silver', total: '$1' }, { readings }));
    expect(on('senior')).not.toContain('9.3');
    expect(on({ dividends: 'senior', liquidation: 'parity' })).not.toContain('9.3');
    expect(on({ dividends: 'parity', liquidation: 'junior' })).toContain('9.3');
    const both = { dividends: 'senior', liquidation: 'junior' };
    expect(on(both, { mixed: 'senior' })).not.toContain('9.3');
    expect(on(both, { mixed: 'junior' })).toContain('9.3');
    const treated = fact('rank-treated-as', ['silver', 'gold'], 'senior');
    const input = { class: 'silver', total: '$1' };
    expect(asks(inSpan, 'dividends.permit', [...missed, ...silver(both)], input)).toContain('rank-treated-as');
    expect(ids(permit(inSpan, [...missed, ...silver(both), treated], input))).not.toContain('9.3');
    const onItself = [...missed, fact('exceeds-dividend-of-periods', [asked, 'gold'], 'no')];
    expect(ids(permit(inSpan, onItself, { class: 'gold', total: '$1' }))).not.toContain('9.3');
  });

  it('where a rank is in doubt and no provision says how it counts, it is asked', () => {
    const provisions = protectedProvisions.map((each) => {
      if (each.kind !== 'series-rank') return each;
      const { inOneRespect: _left, ...others } = each as typeof each & { readonly inOneRespect: unknown };
      return others;
    });
    const both = silver({ dividends: 'senior', liquidation: 'junior' });
    const input = { class: 'silver', total: '$1' };
    expect(asks(inSpan, 'dividends.permit', [...missed, ...both], input, { provisions })).toContain('rank-treated-as');
  });

  it('a rank is not asked for where the condition does not hold', () => {
    const unknown: Line = [
      '2001-06-01',
      'series-designated',
      { series: 'silver', class: 'preference', shares: '10', filed: '2001-06-01' },
    ];
    const value = permit('2002-02-20', [...first, ...second, unknown], { class: 'silver', total: '$1' });
    expect(bar(value, '9.4')).toMatchObject({ barred: false });
    expect(asks(inSpan, 'dividends.permit', [...missed, unknown], { class: 'silver', total: '$1' })).toContain(
      'rank-beside',
    );
  });

  it('repurchases of the series itself, of a part of it, or not, as the reading says', () => {
    const own = (option: string, shares: string) =>
      ids(buy(inSpan, [...first, ...second], { class: 'gold', shares }, { readings: { own: option } })).includes(
        '10.1',
      );
    expect([
      own('reached', '100'),
      own('in-part-only', '99'),
      own('in-part-only', '100'),
      own('not-reached', '1'),
    ]).toEqual([true, true, false, false]);
    const all = ask(world([...first, ...second]), 'capital.redeem', inSpan, { class: 'gold', on: '2002-03-10' });
    expect(ids(all)).toContain('10.1');
    const redeemed = ask(
      world([...first, ...second], { readings: { own: 'in-part-only' } }),
      'capital.redeem',
      inSpan,
      {
        class: 'gold',
        on: '2002-03-10',
      },
    );
    expect(ids(redeemed)).not.toContain('10.1');
    expect(bar(buy(inSpan, missed, { class: 'gold' }), '10.3')).toMatchObject({ barred: false });
  });

  it('subsidiaries where they are bound, and nobody else', () => {
    const owns: Line = [
      '2001-06-01',
      'relationship',
      { kind: 'majority-of-votes', person: 'corporation', of: 'child' },
    ];
    const gets = (by: string, className = 'ordinary', more: readonly Line[] = []) => {
      const act = { kind: 'acquire-shares', by, class: className, shares: '5', how: 'purchase' };
      const lines: readonly Line[] = [
        ...missed,
        owns,
        ['2002-02-20', 'proposed', { id: 'get', act }],
        ...['in-employee-plan', 'record-ownership-for-others', 'held-within-group', 'required-by-agreement'].map(
          (name) => fact(name, ['get'], 'no'),
        ),
        fact('exchanged-for', ['get', 'gold'], 'junior'),
        ...more,
      ];
      return ask(world(lines), 'approval.status', inSpan, { of: 'get' });
    };
    expect(bar(gets('child'), '10.3')).toMatchObject({ barred: true });
    expect(ids(gets('child'))).not.toContain('10.1');
    expect(bar(gets('child', 'gold'), '10.3')).toMatchObject({ barred: false });
    expect(ids(gets('other'))).toEqual([]);
    expect(bar(gets('other', 'ordinary', [fact('acquirer-is-subsidiary', ['other'], 'yes')]), '10.3')).toMatchObject({
      barred: true,
    });
  });

  it('securities of subsidiaries and trust preferred, got by the corporation or by a subsidiary', () => {
    const gets = (sort: string, by?: string, more: readonly Line[] = []) => {
      const act = { kind: 'acquire-securities', issuer: 'child', ...(by === undefined ? {} : { by }) };
      const lines: readonly Line[] = [
        ...missed,
        ['2002-02-20', 'proposed', { id: 'get', act }],
        fact('sort-of-securities', ['get'], sort),
        fact('capital-after', ['get', 'core capital'], '90000'),
        fact('held-within-group', ['get'], 'no'),
        ...more,
      ];
      return ask(world(lines), 'approval.status', inSpan, { of: 'get' });
    };
    const required = [fact('required-by-agreement', ['get'], 'no'), fact('exchanged-for', ['get', 'gold'], 'other')];
    expect(bar(gets('trust-preferred', undefined, required), '10.3')).toMatchObject({ barred: true });
    expect(ids(gets('trust-preferred', undefined, required))).toContain('10.2');
    expect(ids(gets('neither'))).toEqual([]);
    const child = fact('acquirer-is-subsidiary', ['child'], 'yes');
    expect(bar(gets('subsidiary-equity', 'child', [...required, child]), '10.3')).toMatchObject({ barred: true });
    expect(ids(gets('subsidiary-equity', 'child', [...required, child]))).not.toContain('10.2');
    expect(ids(gets('subsidiary-equity', 'other', required))).toEqual([]);
    const agreed = (entered: string, held: string, issued = '1999-01-01') =>
      gets('subsidiary-equity', undefined, [
        fact('required-by-agreement', ['get'], 'yes'),
        fact('agreement-entered', ['get'], entered),
        fact('earlier-shares-held', ['gold', 'old notes'], held),
        fact('earlier-shares-issued', ['old notes'], issued),
      ]);
    expect(bar(agreed('2001-05-09', 'no'), '10.3')).toMatchObject({ barred: false });
    expect(bar(agreed('2001-05-10', 'no'), '10.3')).toMatchObject({ barred: true });
    expect(bar(agreed('1998-12-31', 'yes'), '10.3')).toMatchObject({ barred: false });
    expect(bar(agreed('1999-01-01', 'yes'), '10.3')).toMatchObject({ barred: true });
    const within = [fact('required-by-agreement', ['get'], 'no'), fact('exchanged-for', ['get', 'gold'], 'other')];
    const own = ask(
      world([
        ...missed,
        ['2002-02-20', 'proposed', { id: 'get', act: { kind: 'acquire-securities', issuer: 'child' } }],
        fact('sort-of-securities', ['get'], 'subsidiary-equity'),
        fact('capital-after', ['get', 'core capital'], '90000'),
        fact('held-within-group', ['get'], 'yes'),
        ...within,
      ]),
      'approval.status',
      inSpan,
      { of: 'get' },
    );
    expect(bar(own, '10.3')).toMatchObject({ barred: false });
  });

  it('not what is bought for a plan of employees, in the usual way, and no more than dilution took', () => {
    const plan = (facts: Readonly<Record<string, string>>, shares = '10') => {
      const lines = [
        ...Object.entries(facts)
          .filter(([name]) => name !== 'share-dilution')
          .map(([name, value]) => fact(name, [asked], value)),
        fact('share-dilution', ['2001-05-10'], facts['share-dilution'] ?? '0'),
        ...no('record-ownership-for-others', 'held-within-group'),
      ];
      return bar(buy(inSpan, [...missed, ...lines], { shares }), '10.3')['barred'];
    };
    expect(plan({ 'in-employee-plan': 'no' })).toBe(true);
    expect(plan({ 'in-employee-plan': 'yes', 'in-ordinary-course': 'no' })).toBe(true);
    const usual = { 'in-employee-plan': 'yes', 'in-ordinary-course': 'yes' };
    expect(plan({ ...usual, 'offsets-dilution': 'no' })).toBe(false);
    expect(plan({ ...usual, 'offsets-dilution': 'yes', 'under-announced-plan': 'no' })).toBe(true);
    const offset = { ...usual, 'offsets-dilution': 'yes', 'under-announced-plan': 'yes' };
    expect(plan({ ...offset, 'share-dilution': '30', 'dilution-offset-before': '20' })).toBe(false);
    expect(plan({ ...offset, 'share-dilution': '30', 'dilution-offset-before': '20' }, '11')).toBe(true);
  });

  it('not record ownership for others, and not what is held within the group', () => {
    const taken = (lines: readonly Line[], input: Input = {}) =>
      bar(buy(inSpan, [...missed, ...lines], input), '10.3')['barred'];
    expect(taken(unexcepted)).toBe(true);
    const others = [
      ...no('in-employee-plan', 'held-within-group'),
      fact('record-ownership-for-others', [asked], 'yes'),
    ];
    expect(taken(others)).toBe(false);
    const senior = [...no('held-within-group'), ...silver('senior')];
    expect(taken(senior, { class: 'silver' })).toBe(true);
    const group = [...no('in-employee-plan', 'record-ownership-for-others'), fact('held-within-group', [asked], 'yes')];
    expect(taken(group)).toBe(false);
    expect(
      asks('2002-09-01', 'capital.reacquire', [...missed, ...third], { class: 'ordinary', shares: '10', price: '$5' }),
    ).toContain('in-employee-plan');
  });

  it('an exchange that an early agreement asks for, of junior for junior, or of parity for no more or for junior', () => {
    const swap = (what: string, facts: readonly Line[], input: Input, ranks: unknown = 'parity') =>
      bar(
        buy(
          inSpan,
          [
            ...missed,
            ...no('in-employee-plan', 'record-ownership-for-others', 'held-within-group'),
            ...silver(ranks),
            ...facts,
          ],
          { class: what, price: undefined, ...input },
        ),
        '10.3',
      )['barred'];
    const agreed = (entered: string, hastens = 'no') => [
      fact('required-by-agreement', [asked], 'yes'),
      fact('agreement-entered', [asked], entered),
      fact('agreement-hastens-exchange', [asked, 'ordinary'], hastens),
    ];
    const forOrdinary = { 'in-exchange-for': 'ordinary' };
    expect(swap('ordinary', agreed('2001-05-09'), forOrdinary)).toBe(false);
    expect(swap('ordinary', agreed('2001-05-10'), forOrdinary)).toBe(true);
    expect(swap('ordinary', agreed('2001-05-10', 'yes'), forOrdinary)).toBe(false);
    expect(swap('ordinary', no('required-by-agreement'), forOrdinary)).toBe(true);
    expect(swap('ordinary', agreed('2001-05-09'), { 'in-exchange-for': 'silver' })).toBe(true);
    expect(swap('ordinary', agreed('2001-05-09'), { 'in-exchange-for': 'gold' })).toBe(true);
    expect(swap('silver', agreed('2001-05-09'), forOrdinary)).toBe(false);
    const equal = (value: string) => [...agreed('2001-05-09'), fact('no-greater-liquidation-amount', [asked], value)];
    expect(swap('silver', equal('yes'), { 'in-exchange-for': 'silver' })).toBe(false);
    expect(swap('silver', equal('no'), { 'in-exchange-for': 'silver' })).toBe(true);
    expect(swap('silver', agreed('2001-05-09'), forOrdinary, 'senior')).toBe(true);
    const given = (what: string) => [...agreed('2001-05-09'), fact('exchanged-for', [asked, 'gold'], what)];
    expect(swap('ordinary', given('junior'), {})).toBe(false);
    expect(swap('ordinary', given('other'), {})).toBe(true);
  });

  it('a redemption of other stock is no exchange', () => {
    const value = ask(
      world([
        ...missed,
        ...silver('junior'),
        ...no('in-employee-plan', 'record-ownership-for-others', 'held-within-group'),
      ]),
      'capital.redeem',
      inSpan,
      { class: 'silver', shares: '5', on: '2002-03-10' },
    );
    expect(bar(value, '10.3')).toMatchObject({ barred: true });
  });
});

describe('a gate on every class but one', () => {
  const gate = dividendGate({
    cite: '11',
    summary: 'other dividends',
    on: { besides: 'gold' },
    gates: 'like-by-like',
    buyBack: 'free',
    available: 'the statute on dividends',
  });
  const provisions = [...protectedProvisions, gate];
  const under = (input: Input, lines: readonly Line[] = []) =>
    permit('2002-02-20', [...first, ...second, ...lines], input, { provisions });

  it('needs the board and what is legally available, and waits for nobody', () => {
    const value = under({ class: 'ordinary', 'per-share': '$1' });
    expect(value).toMatchObject({ outcome: 'needs-approval', requirement: { cite: '11' } });
    expect(bar(value, '11 legally available')).toMatchObject({ barred: false, amount: { amount: '1000' } });
    expect(bar(under({ class: 'silver', 'per-share': '$10001' }, silver()), '11 legally available')).toMatchObject({
      barred: true,
    });
    const noMore = fact('exceeds-dividend-of-periods', [asked, 'gold'], 'no');
    expect(ids(under({ class: 'gold', total: '$1' }, [noMore]))).not.toContain('11 legally available');
  });

  it('tells neither claims nor days of payment', () => {
    const value = ask(world([], { provisions }), 'dividends.arrears', '2002-02-20', {});
    expect(value).toMatchObject({ outcome: 'silent' });
  });
});

describe('what is told', () => {
  it('the spans, and all days that are barred', () => {
    const value = ask(world([...first, ...fourth]), 'dividends.windows', '2003-03-01', { series: 'gold' });
    expect(value['restrictions']).toMatchObject([
      {
        id: '9.4',
        windows: [
          { period: 2, from: '2002-02-14', through: '2003-02-14', standing: 'missed', payable: '2002-02-15' },
          { period: 3, from: '2002-08-14', through: '2003-08-14' },
        ],
        spans: [{ from: '2002-02-14', through: '2003-08-14' }],
      },
      { id: '10.3' },
    ]);
    const apart = ask(world([...second, ...third, ...fourth]), 'dividends.windows', '2003-08-14', { series: 'gold' });
    expect(apart['restrictions']).toMatchObject([
      {
        windows: [{ period: 1 }, { period: 5, standing: 'not-yet-payable' }],
        spans: [{ from: '2001-08-14', through: '2002-08-14' }],
      },
      {},
    ]);
    const two = ask(world([...second, ...third, ...fourth]), 'dividends.windows', '2003-09-01', { series: 'gold' });
    expect(two['restrictions']).toMatchObject([
      {
        spans: [
          { from: '2001-08-14', through: '2002-08-14' },
          { from: '2003-08-14', through: '2004-08-14' },
        ],
      },
      {},
    ]);
    expect(ask(world([]), 'dividends.windows', '2003-09-01', { series: 'silver' })).toMatchObject({
      outcome: 'silent',
    });
  });

  it('when they begin and end', () => {
    const told = ask(world([...first, ...third, ...fourth]), 'calendar.deadlines', '2002-03-01', {
      from: '2002-02-01',
      to: '2003-12-31',
    });
    const listed = (told['deadlines'] as readonly { readonly id: string; readonly day: string }[]).map(
      ({ id, day }) => [id, day],
    );
    expect(listed).toContainEqual(['gold 9.4 P2 begins', '2002-02-14']);
    expect(listed).toContainEqual(['gold 10.3 P2 ends', '2003-02-14']);
  });

  it('dividends on junior stock and at parity that a missed period has turned out to bar', () => {
    const pay: readonly Line[] = [
      ['2002-02-13', 'dividend-declared', { id: 'before', class: 'ordinary', 'per-share': '$1' }],
      ['2002-02-14', 'dividend-paid', { class: 'ordinary', amount: '$1000', for: 'before' }],
      ['2002-02-14', 'dividend-declared', { id: 'within', class: 'ordinary', 'per-share': '$1' }],
      [
        '2002-03-01',
        'dividend-declared',
        { id: 'shares', class: 'ordinary', 'in-shares': { class: 'ordinary', 'per-share': '1/9' } },
      ],
      [
        '2002-03-01',
        'dividend-declared',
        { id: 'cash', class: 'ordinary', total: '$1', 'in-shares': { class: 'ordinary', 'per-share': '1/9' } },
      ],
      ['2002-03-01', 'dividend-declared', { id: 'parity', class: 'silver', total: '$1' }],
      ['2002-03-02', 'dividend-declared', { id: 'undone', class: 'ordinary', total: '$1' }, 'undone-entry'],
      ['2002-03-03', 'rescinded', { entry: 'undone-entry', by: 'board' }],
      ['2003-02-15', 'dividend-declared', { id: 'after', class: 'ordinary', 'per-share': '$1' }],
    ];
    const value = ask(world([...first, ...third, ...fourth, ...silver(), ...pay]), 'dividends.calendar', '2003-03-01', {
      class: 'gold',
      from: '2001-01-01',
      to: '2003-12-31',
    });
    const barred = (value['defective'] as readonly { readonly id: string; readonly cite: string }[]).filter(
      ({ cite }) => cite === '9.4',
    );
    expect(barred.map(({ id }) => id)).toEqual(['before', 'within', 'cash', 'parity']);
  });

  it('needs a provision that fixes periods', () => {
    const provisions = protectedProvisions.filter(({ kind }) => kind !== 'dividend-periods');
    expect(() => permit('2001-09-01', first, undefined, { provisions })).toThrow('dividend-periods');
  });
});
