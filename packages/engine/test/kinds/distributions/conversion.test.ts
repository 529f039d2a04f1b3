import { describe, expect, it } from 'vitest';
import { conversion, QuestionError, stockClasses, type Answer, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const stock = stockClasses({
  cite: '1',
  summary: 'the stock',
  total: '100,300',
  classes: [
    { class: 'ordinary', authorised: '100,000', par: '$1' },
    { class: 'founders', authorised: '300', par: '$1' },
  ],
  treasury: 'issued',
});

const plain = {
  cite: '2',
  summary: 'founders shares may be converted',
  series: 'founders',
  into: 'ordinary',
  ratio: '2',
  fractions: { cite: '2.4', paid: 'none' },
} as const;

const adjusted = {
  ...plain,
  fractions: { cite: '2.4', paid: 'last-close' },
  adjustedBy: {
    shares: { cite: '2.1(a)' },
    rights: { cite: '2.1(b)', withinDays: 45 },
    distributions: { cite: '2.1(c)', except: 'ordinary dividends' },
  },
  marketPrice: { cite: '2.2', tradingDays: 2 },
  rounded: { cite: '2.3', to: '0.01' },
  carriedForward: { cite: '2.3', below: '1%' },
  reserve: { cite: '2.5' },
  exchange: { cite: '2.6' },
} as const;

const start: readonly Line[] = [
  ['1990-01-01', 'coverage', { family: 'dividends', from: '2000-01-01' }],
  ['2000-01-03', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '1,000' }],
  ['2000-02-01', 'shares-issued', { class: 'founders', to: 'dispersed', shares: '100' }],
];

const split = (on: string, forEach: string, becomes: string): Line => [
  on,
  'shares-split',
  { class: 'ordinary', 'for-each': forEach, becomes },
];

const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2000-03-01',
  'stated',
  { fact, about, value },
];

const rights = (on: string, price: string, expires: string): Line => [
  on,
  'rights-offered',
  { 'on-class': 'ordinary', class: 'ordinary', shares: '1,000', price, expires },
];

const prices = (from: string, through: string, days: readonly (readonly [string, string])[]): Line => [
  through,
  'quotations',
  {
    security: 'ordinary',
    venue: 'nyse',
    sort: 'closing-sale',
    from,
    through,
    prices: days.map(([on, price]) => ({ on, price })),
  },
];

const ask = (
  parameters: Parameters<typeof conversion>[0],
  lines: readonly Line[],
  put: Readonly<Record<string, unknown>> = {},
  { question = 'conversion.ratio', asOf = '2003-01-01' } = {},
): Answer => {
  const provisions: readonly Provision[] = [stock, conversion(parameters)];
  const input =
    question === 'conversion.ratio' || question === 'series.exchange' ? { series: 'founders', ...put } : put;
  return asked(open([instrumentOf(provisions)], [], [...start, ...lines]), { question, asOf, input }) as never;
};

const value = (answer: Answer): unknown => (answer.outcome === 'answered' ? answer.value : answer);

describe('the ratio of a conversion', () => {
  it('is as at first where nothing adjusts it, whatever happens to the other class', () => {
    expect(value(ask(plain, [split('2001-01-02', '1', '2')]))).toMatchObject({ ratio: '2', first: '2', events: [] });
  });

  it('follows splits and combinations from their day on, since a share was first issued', () => {
    const lines = [split('2000-01-20', '1', '5'), split('2001-01-02', '1', '2'), split('2002-01-02', '4', '1')];
    expect(value(ask(adjusted, lines, {}, { asOf: '2001-01-01' }))).toMatchObject({ ratio: '2' });
    expect(value(ask(adjusted, lines, {}, { asOf: '2001-01-02' }))).toMatchObject({ ratio: '4' });
    expect(value(ask(adjusted, lines))).toMatchObject({
      ratio: '1',
      events: [
        { how: 'subdivision', factor: '2', ratio: '4' },
        { how: 'combination', factor: '0.25', ratio: '1' },
      ],
    });
  });

  it('rounds half a unit up, and goes on from what was rounded', () => {
    // 2 × 401/400 = 2.005, which is less than one per cent; without the least it becomes 2.01, and then 2.01 × 1.5.
    const { carriedForward: _none, ...atOnce } = adjusted;
    const lines = [split('2001-01-02', '400', '401'), split('2002-01-02', '2', '3')];
    expect(value(ask(atOnce, lines))).toMatchObject({ events: [{ ratio: '2.01' }, { ratio: '3.02' }] });
  });

  it('is adjusted from the least change on, and not a shade below it', () => {
    expect(value(ask(adjusted, [split('2001-01-02', '100', '101')]))).toMatchObject({
      ratio: '2.02',
      events: [{ factor: '1.01', ratio: '2.02' }],
    });
    const small = value(ask(adjusted, [split('2001-01-02', '1000', '1009')]));
    expect(small).toMatchObject({ ratio: '2', carried: '1.009', events: [{ ratio: '2' }] });
  });

  it('carries a change downward as one upward', () => {
    expect(value(ask(adjusted, [split('2001-01-02', '1000', '991')]))).toMatchObject({ ratio: '2', carried: '0.991' });
    expect(value(ask(adjusted, [split('2001-01-02', '100', '99')]))).toMatchObject({ ratio: '1.98' });
  });

  it('asks what adjusted it before the register was opened', () => {
    const provisions: readonly Provision[] = [stock, conversion(adjusted)];
    const lines: readonly Line[] = [
      ['1990-01-01', 'coverage', { family: 'dividends', from: '2000-01-01' }],
      ['2000-01-03', 'shares-issued', { class: 'founders', to: 'dispersed', shares: '100' }],
      [
        '2002-01-01',
        'opening-register',
        { class: 'ordinary', issued: '1,000', treasury: '0', holdings: [{ holder: 'dispersed', shares: '1,000' }] },
      ],
    ];
    const answer = asked(open([instrumentOf(provisions)], [], lines), {
      question: 'conversion.ratio',
      asOf: '2003-01-01',
      input: { series: 'founders' },
    });
    expect(JSON.stringify(answer['rests'])).toContain('before the register of ordinary was opened');
  });

  it('is silent of what nothing lets be converted', () => {
    expect(value(ask(plain, [], { series: 'ordinary' }))).toMatchObject({ outcome: 'silent' });
  });
});

describe('rights below the market price', () => {
  const market = stated('average-closing-price', ['ordinary', '2', '2001-01-02'], '$20');

  it('add what they are worth', () => {
    // (1,000 + 1,000) / (1,000 + 1,000 × 10 / 20)
    expect(value(ask(adjusted, [rights('2001-01-02', '$10', '2001-02-16'), market]))).toMatchObject({
      ratio: '2.67',
      events: [{ how: 'rights', factor: '4/3' }],
    });
  });

  it('change nothing at the market price, or where they last longer', () => {
    expect(value(ask(adjusted, [rights('2001-01-02', '$20', '2001-02-16'), market]))).toMatchObject({
      events: [{ factor: '1' }],
      ratio: '2',
    });
    expect(value(ask(adjusted, [rights('2001-01-02', '$10', '2001-02-17')]))).toMatchObject({ events: [], ratio: '2' });
  });

  it('ask for the market price where no table has it', () => {
    const answer = ask(adjusted, [rights('2001-01-02', '$10', '2001-02-16')]);
    expect(answer).toMatchObject({ outcome: 'needs-facts', inquiries: [{ fact: 'average-closing-price' }] });
  });

  it('go by the closing prices of the trading days before, where one venue has them all', () => {
    const days = [
      ['2000-12-28', '$10'],
      ['2000-12-29', '$19'],
      ['2001-01-01', '$21'],
    ] as const;
    const whole = prices('2000-12-28', '2001-01-01', days);
    expect(value(ask(adjusted, [whole, rights('2001-01-02', '$10', '2001-02-16')]))).toMatchObject({
      events: [{ factor: '4/3' }],
    });
    const short = prices('2000-12-28', '2000-12-31', days.slice(0, 2));
    const answer = ask(adjusted, [short, rights('2001-01-02', '$10', '2001-02-16')]);
    expect(answer).toMatchObject({ outcome: 'needs-facts' });
  });

  it('cannot be measured against a price of nothing', () => {
    const nothing = prices('2000-12-28', '2001-01-01', [
      ['2000-12-29', '$0.01'],
      ['2001-01-01', '$0.01'],
    ]);
    const lines = [nothing, rights('2001-01-02', '$10', '2001-02-16')];
    expect(value(ask(adjusted, lines))).toMatchObject({ events: [{ factor: '1' }] });
  });
});

describe('distributions', () => {
  const dividend = (id: string, more: object): Line => [
    '2001-01-02',
    'dividend-declared',
    { id, class: 'ordinary', 'record-date': '2001-01-10', payable: '2001-01-20', ...more },
  ];
  const market = stated('average-closing-price', ['ordinary', '2', '2001-01-10'], '$20');
  const isNot = (id: string) => stated('regular-dividend', [id, 'ordinary dividends'], 'no');

  it('count in cash and in property, when they are paid', () => {
    const lines = [
      dividend('special', { 'per-share': '$1', 'in-kind': { of: 'subsidiary', 'per-share': '2', value: '$2' } }),
      market,
      isNot('special'),
    ];
    expect(value(ask(adjusted, lines, {}, { asOf: '2001-01-19' }))).toMatchObject({ events: [] });
    expect(value(ask(adjusted, lines, {}, { asOf: '2001-01-20' }))).toMatchObject({
      events: [{ how: 'dividend', factor: '4/3' }],
      ratio: '2.67',
    });
  });

  it('do not count where they are regular ones, or of the class itself', () => {
    const regular = stated('regular-dividend', ['quarter', 'ordinary dividends'], 'yes');
    const lines = [
      dividend('quarter', { 'per-share': '$1' }),
      dividend('stock', { 'in-shares': { class: 'ordinary', 'per-share': '1/10' } }),
      regular,
    ];
    expect(value(ask(adjusted, lines))).toMatchObject({ events: [], ratio: '2' });
  });

  it('ask whether a dividend is a regular one', () => {
    const answer = ask(adjusted, [dividend('special', { 'per-share': '$1' })]);
    expect(answer).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'regular-dividend' }, { fact: 'average-closing-price' }],
    });
  });

  it('of the whole market price are none that the text provides for', () => {
    const lines = [dividend('special', { 'per-share': '$20' }), market, isNot('special')];
    expect(() => ask(adjusted, lines)).toThrow(QuestionError);
    expect(() => ask(adjusted, lines)).toThrow('at least the market price');
  });
});

describe('what is converted', () => {
  it('makes whole shares, and pays a fraction of the total by the last close', () => {
    const close = prices('2002-12-31', '2002-12-31', [['2002-12-31', '$3']]);
    const lines = [split('2001-01-02', '8', '9'), close];
    expect(value(ask(adjusted, lines, { shares: '3' }))).toMatchObject({
      ratio: '2.25',
      issued: '6',
      fraction: '0.75',
      close: { amount: '3' },
      cash: { amount: '2.25' },
      payment: { amount: '2.25' },
    });
    expect(value(ask(adjusted, lines, { shares: '4' }))).toMatchObject({ issued: '9', fraction: '0' });
  });

  it('pays nothing for a fraction where the text pays nothing', () => {
    const half = { ...plain, ratio: '1/2' };
    const told = value(ask(half, [], { shares: '3' }));
    expect(told).toMatchObject({ issued: '1', fraction: '0.5' });
    expect(told).not.toHaveProperty('cash');
  });
});

describe('an exchange of the other class', () => {
  const exchange = { question: 'series.exchange' };

  it('carries the right over', () => {
    const put = { event: 'merger', receives: [{ of: 'buyer', units: '0.5' }] };
    expect(value(ask(adjusted, [], put, exchange))).toMatchObject({
      outcome: 'converts',
      'per-share': [{ id: 'buyer', units: '1' }],
    });
    expect(value(ask(plain, [], put, exchange))).toMatchObject({ outcome: 'silent' });
  });

  it('is none where the shares stay shares of their class', () => {
    expect(value(ask(adjusted, [], { event: 'division' }, exchange))).toMatchObject({ outcome: 'no-exchange' });
  });
});

describe('the reserve', () => {
  const issue = { question: 'capital.issue' };
  const shares = (number: string) => ({ class: 'ordinary', shares: number, consideration: '$1,000,000' });

  it('bars an issue that leaves too few, and none that leaves enough', () => {
    // 100,000 are authorised and 1,000 issued; 100 founders shares take 200.
    expect(value(ask(adjusted, [], shares('98,800'), issue))).toMatchObject({ outcome: 'permitted' });
    expect(value(ask(adjusted, [], shares('98,801'), issue))).toMatchObject({ outcome: 'barred' });
    expect(value(ask(plain, [], shares('98,801'), issue))).toMatchObject({ outcome: 'permitted' });
  });

  it('bars a distribution likewise, and speaks of no other class', () => {
    const distribute = { question: 'capital.distribute-shares' };
    const put = (rate: string) => ({ class: 'ordinary', 'on-class': 'ordinary', 'per-share': rate });
    expect(value(ask(adjusted, [], put('82.33'), distribute))).toMatchObject({ outcome: 'permitted' });
    expect(value(ask(adjusted, [], put('82.34'), distribute))).toMatchObject({ outcome: 'barred' });
    const founders = { class: 'founders', shares: '200', consideration: '$1,000,000' };
    expect(value(ask(adjusted, [], founders, issue))).toMatchObject({ outcome: 'permitted' });
  });
});

describe('shares that are called for redemption', () => {
  const ends = { ...plain, endsIfCalled: { cite: '2.7', days: 3, counted: 'days' } } as const;
  const call = (shares?: string): Line => [
    '2002-01-02',
    'proposed',
    {
      id: 'call',
      act: { kind: 'redemption', class: 'founders', on: '2002-02-20', ...(shares === undefined ? {} : { shares }) },
    },
  ];
  const on = (asOf: string, lines: readonly Line[]) => value(ask(ends, lines, {}, { asOf }));

  it('can be converted through a day before the redemption date, and then no more', () => {
    const called = { id: 'call', on: '2002-02-20', last: '2002-02-17', all: true };
    expect(on('2002-01-01', [call()])).toMatchObject({ outcome: 'convertible', called: [] });
    expect(on('2002-02-17', [call()])).toMatchObject({ outcome: 'convertible', called: [{ ...called, ended: false }] });
    expect(on('2002-02-18', [call()])).toMatchObject({ outcome: 'ended', called: [{ ...called, ended: true }] });
  });

  it('leave the others convertible', () => {
    expect(on('2002-02-18', [call('99')])).toMatchObject({
      outcome: 'convertible',
      called: [{ ended: true, all: false }],
    });
    expect(on('2002-02-18', [call('100')])).toMatchObject({ outcome: 'ended' });
  });

  it('have a last day that is asked where no provision says which days are business days', () => {
    const banking = { ...ends, endsIfCalled: { cite: '2.7', days: 3, counted: 'business-days' } } as const;
    expect(ask(banking, [call()], {}, { asOf: '2002-02-18' })).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'last-day-to-convert', about: ['founders', '2002-02-20'] }],
    });
  });
});
