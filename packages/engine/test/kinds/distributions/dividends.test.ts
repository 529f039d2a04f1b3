import { describe, expect, it } from 'vitest';
import { reasonInWords, type Reason } from '../../../src/evaluation/index.js';
import { ask, bar, dollars, stockWorld, type Line } from '../capital/stock-world.js';

const terms = { dividend: '$3', 'dividend-months': '3', 'dividends-from': '2001-01-01', cumulative: 'yes' };

/** 600 ordinary shares, and 10 shares of one series, with a dividend of $3 for each three months: $30 a period. */
function series(more: object = terms): readonly Line[] {
  return [
    ['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '500' }],
    ['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'holder', shares: '200' }],
    ['2000-03-01', 'shares-reacquired', { class: 'ordinary', from: 'dispersed', shares: '100', 'held-as': 'treasury' }],
    [
      '2001-01-01',
      'series-designated',
      { series: 'first', class: 'preference', shares: '100', filed: '2001-01-01', terms: more },
    ],
    ['2001-01-01', 'shares-issued', { class: 'first', to: 'dispersed', shares: '10' }],
  ];
}

const enough: Line = ['2001-01-01', 'stated', { fact: 'legally-available', about: ['dividends'], value: '600' }];
const proposal: readonly Line[] = [
  ['2001-07-15', 'proposed', { id: 'ours', act: { kind: 'dividend', class: 'ordinary', 'per-share': '$1' } }],
  [
    '2001-07-15',
    'body-act',
    { by: 'board', on: 'ours', decides: 'declare', yes: '2', present: '3', 'at-meeting': 'yes' },
  ],
];
const declared = (total: string, id = 'd1', on = '2001-07-01'): Line => [
  on,
  'dividend-declared',
  { id, class: 'first', total },
];
const aside = (amount: string, more: object = {}): Line => [
  '2001-07-02',
  'set-aside',
  { class: 'first', amount, for: 'dividend', ...more },
];
const paid = (amount: string, more: object = {}): Line => [
  '2001-07-03',
  'dividend-paid',
  { class: 'first', amount, ...more },
];

const permit = (...lines: readonly Line[]) =>
  ask(stockWorld([...series(), enough, ...proposal, ...lines]), 'dividends.permit', '2001-08-01', { of: 'ours' })[
    'outcome'
  ];

const claims = (lines: readonly Line[], asOf = '2001-08-01') =>
  (ask(stockWorld(lines), 'dividends.arrears', asOf)['claims'] as readonly Readonly<Record<string, unknown>>[])[0];

describe('dividends of a senior series', () => {
  it('are counted period by period, on the day a period ends', () => {
    expect(claims(series(), '2001-03-31')).toMatchObject({ periods: 0, entitled: dollars('0') });
    expect(claims(series(), '2001-04-01')).toMatchObject({ periods: 1, entitled: dollars('30') });
    expect(claims(series(), '2001-08-01')).toMatchObject({
      periods: 2,
      entitled: dollars('60'),
      shortfall: dollars('60'),
    });
  });

  it('start from a certified account of arrears, and count what falls due after it', () => {
    const opened: Line = ['2001-05-01', 'opening-dividends', { class: 'first', arrears: '$7' }];
    expect(claims([...series(), opened])).toMatchObject({ periods: 1, entitled: dollars('37') });
  });

  it('are those of the last period where they are not cumulative', () => {
    const last = series({ ...terms, cumulative: 'no', 'must-pay': 'current-period' });
    expect(claims(last)).toMatchObject({ periods: 1, entitled: dollars('30') });
    expect(claims([...last, ['2001-02-01', 'dividend-paid', { class: 'first', amount: '$30' }]])).toMatchObject({
      shortfall: dollars('30'),
    });
    expect(claims([...last, ['2001-04-01', 'dividend-paid', { class: 'first', amount: '$30' }]])).toMatchObject({
      shortfall: dollars('0'),
    });
  });

  it('are what was declared where the terms make no more due', () => {
    const bare = series({ ...terms, cumulative: 'no', 'must-pay': 'when-declared' });
    expect(claims(bare)).toMatchObject({ entitled: dollars('0') });
    expect(claims([...bare, declared('$12')])).toMatchObject({ entitled: dollars('12'), shortfall: dollars('12') });
  });

  it('are what was declared as well where the terms fix no amount', () => {
    const bare = series({ cumulative: 'no', 'must-pay': 'when-declared' });
    expect(claims(bare)).toMatchObject({ entitled: dollars('0') });
    expect(claims([...bare, declared('$12')])).toMatchObject({ entitled: dollars('12'), shortfall: dollars('12') });
  });

  it('are none where the terms give none, and asked for where no terms are entered', () => {
    expect(claims(series({}))).toMatchObject({ entitled: dollars('0') });
    const [first, second, third, designated, issued] = series();
    const silent = [
      first,
      second,
      third,
      [designated?.[0], designated?.[1], { series: 'first', class: 'preference', shares: '100', filed: '2001-01-01' }],
      issued,
    ];
    const answer = stockWorld(silent as readonly Line[]).ask({ question: 'dividends.arrears', asOf: '2001-08-01' });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map((each) => each.fact)).toEqual([
      'senior-dividends-unpaid',
    ]);
  });
});

describe('a dividend on the ordinary stock', () => {
  it('waits until the whole of what is due is paid, or declared and set aside', () => {
    expect(permit()).toBe('barred');
    expect(permit(declared('$60'))).toBe('barred');
    expect(permit(aside('$60'))).toBe('barred');
    expect(permit(declared('$60'), aside('$59.99'))).toBe('barred');
    expect(permit(declared('$60'), aside('$60'))).toBe('permitted');
    expect(permit(declared('$59.99'), aside('$60'))).toBe('barred');
    expect(permit(paid('$60'))).toBe('permitted');
  });

  it('counts money set aside and then paid once, by the dividend that entries name', () => {
    const named = { dividend: 'd1' };
    expect(permit(declared('$60'), aside('$40', named), paid('$40', { for: 'd1' }))).toBe('barred');
    expect(permit(declared('$60'), aside('$60', named), paid('$20', { for: 'd1' }))).toBe('permitted');
  });

  it('asks whether it is the same money where entries name no dividend and it matters', () => {
    const lines = [declared('$60'), aside('$40'), paid('$20')];
    const world = stockWorld([...series(), enough, ...proposal, ...lines]);
    const answer = world.ask({ question: 'dividends.permit', asOf: '2001-08-01', input: { of: 'ours' } });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map((each) => each.fact)).toEqual([
      'paid-from-set-aside',
    ]);
    const same = (value: string): Line => [
      '2001-07-03',
      'stated',
      { fact: 'paid-from-set-aside', about: ['first'], value },
    ];
    expect(permit(...lines, same('no'))).toBe('permitted');
    expect(permit(...lines, same('yes'))).toBe('barred');
  });

  it('does not count a declaration that was rescinded', () => {
    const undone: Line = ['2001-07-10', 'rescinded', { entry: 'declaration', by: 'board' }];
    const entered: Line = [
      '2001-07-01',
      'dividend-declared',
      { id: 'd1', class: 'first', total: '$60' },
      'declaration',
    ];
    expect(permit(entered, aside('$60'))).toBe('permitted');
    expect(permit(entered, aside('$60'), undone)).toBe('barred');
  });

  it('waits for payments to a fund, in full', () => {
    const full = [declared('$60'), aside('$60')];
    const due: Line = [
      '2001-07-01',
      'fund-payment-due',
      { class: 'first', kind: 'sinking', amount: '$5', due: '2001-07-01' },
    ];
    const later: Line = [
      '2001-07-01',
      'fund-payment-due',
      { class: 'first', kind: 'sinking', amount: '$5', due: '2001-09-01' },
    ];
    const fund = (amount: string): Line => ['2001-07-04', 'fund-paid', { class: 'first', kind: 'sinking', amount }];
    expect(permit(...full, due)).toBe('barred');
    expect(permit(...full, due, fund('$4.99'))).toBe('barred');
    expect(permit(...full, due, fund('$5'))).toBe('permitted');
    expect(permit(...full, later)).toBe('permitted');
    expect(
      permit(...full, due, ['2001-07-04', 'set-aside', { class: 'first', amount: '$5', for: 'sinking-fund' }]),
    ).toBe('permitted');
  });

  it('may take exactly what is legally available, and needs to be declared', () => {
    const full = [...series(), declared('$60'), aside('$60')];
    const of = (available: string, each: string) => {
      const stated: Line = [
        '2001-01-01',
        'stated',
        { fact: 'legally-available', about: ['dividends'], value: available },
      ];
      return ask(stockWorld([...full, stated]), 'dividends.permit', '2001-08-01', {
        class: 'ordinary',
        'per-share': each,
      })['outcome'];
    };
    expect(of('600', '$1')).toBe('needs-approval');
    expect(of('599.99', '$1')).toBe('barred');
  });

  it('asks what is legally available, and says at which figure it turns', () => {
    const world = stockWorld([...series(), declared('$60'), aside('$60'), ...proposal]);
    const answer = world.ask({ question: 'dividends.permit', asOf: '2001-08-01', input: { of: 'ours' } });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map((each) => each.fact)).toEqual([
      'legally-available',
    ]);
    expect(answer.outcome === 'needs-facts' && answer.inquiries[0]?.turnsAt?.join()).toContain('600');
  });

  it('is barred by a shortfall whatever is legally available', () => {
    const world = stockWorld([...series(), ...proposal]);
    const answer = world.ask({ question: 'dividends.permit', asOf: '2001-08-01', input: { of: 'ours' } });
    expect(answer).toMatchObject({ outcome: 'answered', value: { outcome: 'barred' } });
  });
});

describe('a dividend on ordinary stock that is paid on a day ahead', () => {
  const met: readonly Line[] = [...series(), enough, declared('$60'), paid('$60', { for: 'd1' })];
  const fund: Line = [
    '2001-07-01',
    'fund-payment-due',
    { class: 'first', kind: 'sinking', amount: '$50', due: '2001-09-20' },
  ];
  const unpaid: Line = [
    '2001-08-01',
    'stated',
    { fact: 'paid-as-it-falls-due', about: ['first', '2001-10-01'], value: 'no' },
  ];
  const told = (payable: string, ...more: readonly Line[]) => {
    const act = { kind: 'dividend', class: 'ordinary', 'per-share': '$1', payable };
    const lines: readonly Line[] = [...met, ['2001-07-15', 'proposed', { id: 'ahead', act }], ...more];
    const answer = stockWorld(lines).ask({ question: 'dividends.permit', asOf: '2001-08-01', input: { of: 'ahead' } });
    const supposed = answer.rests.some(({ says }) => says.includes('falls due on first through'));
    return [(answer as unknown as { value: { outcome: string } }).value.outcome, supposed];
  };

  it('supposes that what falls due on a senior series through that day is paid, and is barred where it is not', () => {
    expect(told('2001-09-30')).toEqual(['needs-approval', false]);
    expect(told('2001-10-01')).toEqual(['needs-approval', true]);
    for (const payable of ['2001-10-01', '2001-11-15', '2002-02-01'])
      expect(told(payable, unpaid)).toEqual(['barred', false]);
    expect(told('2001-09-30', unpaid)).toEqual(['needs-approval', false]);
    expect(told('2001-09-19', fund)).toEqual(['needs-approval', false]);
    expect(told('2001-09-20', fund)).toEqual(['needs-approval', true]);
  });

  it('tells the day where that is known, and of no dividend where a payment to a fund falls due', () => {
    const none = {};
    const barOn = (payable: string, terms: object) => {
      const act = { kind: 'dividend', class: 'ordinary', 'per-share': '$1', payable };
      const through = terms === none ? '2001-09-20' : payable;
      const said = (fact: string, about: readonly string[], value: string): Line => [
        '2001-08-01',
        'stated',
        { fact, about, value },
      ];
      const corporation = stockWorld([
        ...series(terms),
        enough,
        fund,
        ['2001-07-15', 'proposed', { id: 'ahead', act }],
        said('paid-as-it-falls-due', ['first', through], 'no'),
        said('senior-dividends-unpaid', ['first'], '0'),
      ]);
      const answer = corporation.ask({ question: 'dividends.permit', asOf: '2001-08-01', input: { of: 'ahead' } });
      const { value, reason } = answer as unknown as { value: Record<string, unknown>; reason: Reason };
      const { due } = bar(value, '8 first ahead');
      return [due, reason.grounds.map(reasonInWords).find((each) => each.includes('falls due'))];
    };
    for (const payable of ['2001-09-20', '2001-09-25'])
      expect(barOn(payable, none)).toEqual([
        '2001-09-20',
        'What falls due on first through 20 September 2001 is not paid in full as it falls due: unpaid since 20 September 2001',
      ]);
    expect(barOn('2001-09-25', { dividend: '$3', cumulative: 'yes' })).toEqual([
      undefined,
      'What falls due on first through 25 September 2001 is not paid in full as it falls due: unpaid',
    ]);
  });
});

describe('buying back ordinary stock', () => {
  const buy = { class: 'ordinary', shares: '10', price: '$2' };
  const able: Line = ['2001-01-01', 'stated', { fact: 'legally-available', about: ['distributions'], value: '20' }];

  it('waits for funds and not for dividends, each kind for its own', () => {
    const value = ask(stockWorld([...series(), able]), 'capital.reacquire', '2001-08-01', buy);
    expect(value['outcome']).toBe('needs-approval');
    expect(bar(value, '8 first distribution')).toMatchObject({ barred: false });
    const all = stockWorld([...series(), able], { readings: { 'R-gates': 'all' } });
    expect(ask(all, 'capital.reacquire', '2001-08-01', buy)['outcome']).toBe('barred');
  });

  it('supposes that the series is owed no other distribution, until somebody enters one', () => {
    const answer = stockWorld([...series(), able]).ask({
      question: 'capital.reacquire',
      asOf: '2001-08-01',
      input: buy,
    });
    expect(answer.rests.map((each) => each.kind)).toContain('nothing-further');
    const owed: Line = [
      '2001-01-01',
      'stated',
      { fact: 'senior-distributions-unpaid', about: ['first'], value: '0.01' },
    ];
    expect(ask(stockWorld([...series(), able, owed]), 'capital.reacquire', '2001-08-01', buy)['outcome']).toBe(
      'barred',
    );
  });

  it('is free where the reading says that it is no distribution', () => {
    const free = stockWorld([...series()], { readings: { 'R-buy': 'free' } });
    expect(ask(free, 'capital.reacquire', '2001-08-01', buy)['outcome']).toBe('silent');
  });
});

describe('the amount of a dividend', () => {
  const amount = (more: object, lines = series()) =>
    ask(stockWorld(lines), 'dividends.amount', '2001-08-01', { class: 'ordinary', 'per-share': '$0.05', ...more });

  it('is so much on each outstanding share, treasury left out', () => {
    expect(amount({ holders: ['holder'] })).toMatchObject({
      total: dollars('30'),
      holders: [{ id: 'holder', shares: '200', amount: dollars('10') }],
      together: dollars('10'),
    });
  });

  it('adds a series that participates, at its ratio', () => {
    const sharing = series({ ...terms, 'participates-in-dividends': '4' });
    expect(amount({}, sharing)).toMatchObject({
      total: dollars('32'),
      parts: [
        { id: 'ordinary', amount: dollars('30') },
        { id: 'first', amount: dollars('2') },
      ],
    });
  });

  it('cannot be asked without an amount on each share', () => {
    expect(() =>
      ask(stockWorld(series()), 'dividends.amount', '2001-08-01', { class: 'ordinary', total: '$5' }),
    ).toThrow(/per-share/);
  });
});
