import { describe, expect, it } from 'vitest';
import { blankCheck, liquidation, stockClasses, type Reading } from '../../../src/index.js';
import { instrumentOf, open } from '../board/world.js';
import { ask, dollars, type Line } from '../capital/stock-world.js';

const order: Reading = {
  id: 'R-order',
  cite: '3',
  asks: 'who is first?',
  options: { open: 'not said', stock: 'stock', fund: 'fund', both: 'both' },
  adopted: 'open',
  because: 'made up',
};

const provisions = [
  stockClasses({
    cite: '1',
    summary: 'the stock',
    classes: [
      { class: 'ordinary', authorised: '1,000' },
      { class: 'preference', authorised: '200', inSeries: true },
    ],
    treasury: 'issued',
  }),
  blankCheck({ cite: '2', summary: 'series', class: 'preference', terms: [], beyond: [], subjectTo: 'law' }),
  liquidation({
    cite: '3',
    summary: 'winding up',
    residual: 'ordinary',
    senior: 'preference',
    first: 'debts',
    participation: 'as-common',
    notALiquidation: ['merger'],
    account: {
      cite: '4',
      says: 'the savers’ fund',
      order: {
        reading: 'R-order',
        options: { open: 'as-supplied', stock: 'preferences-first', fund: 'account-first', both: 'rateable' },
      },
    },
    shortfall: 'the statute on shortfalls',
  }),
];

const due = (value: string): Line => [
  '2001-06-01',
  'stated',
  { fact: 'liquidation-account-due', about: ['the savers’ fund'], value },
];

function world(lines: readonly Line[], readings: Readonly<Record<string, string>> = {}) {
  return open(
    [instrumentOf(provisions, { readings: [order] })],
    [],
    [
      ['1990-01-01', 'coverage', { family: 'dividends', from: '2000-01-01' }],
      ['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '100' }],
      [
        '2001-01-01',
        'series-designated',
        { series: 'first', class: 'preference', shares: '10', filed: '2001-01-01', terms: { preference: '$20' } },
      ],
      ['2001-01-01', 'shares-issued', { class: 'first', to: 'dispersed', shares: '10' }],
      ...lines,
    ],
    { readings },
  );
}

const input = (assets: string, debts = '$50') => ({ event: 'dissolution', assets, debts });
const wind = (assets: string, reading: string, fund = '100', debts?: string) =>
  ask(world([due(fund)], { 'R-order': reading }), 'liquidation.waterfall', '2001-06-01', input(assets, debts));

describe('an account that is paid beside the preferences', () => {
  it('is paid in full with them where there is enough, in whatever order', () => {
    for (const reading of ['open', 'stock', 'fund', 'both']) {
      expect(wind('$350', reading)).toMatchObject({
        creditors: dollars('50'),
        account: { due: dollars('100'), paid: dollars('100'), outcome: 'in full', payment: dollars('100') },
        ranks: [{ paid: dollars('200') }],
        remaining: dollars('0'),
      });
      expect(wind('$351', reading)).toMatchObject({ remaining: dollars('1'), 'per-share': dollars('0.01') });
    }
  });

  it('waits for the preferences where they come first', () => {
    expect(wind('$349', 'stock')).toMatchObject({
      account: { paid: dollars('99'), outcome: 'in part' },
      ranks: [{ paid: dollars('200') }],
    });
    expect(wind('$250', 'stock')).toMatchObject({ account: { paid: dollars('0'), outcome: 'nothing' } });
    expect(wind('$150', 'stock')).toMatchObject({ account: { paid: dollars('0') }, ranks: [{ paid: dollars('100') }] });
  });

  it('comes before them where it is first', () => {
    expect(wind('$349', 'fund')).toMatchObject({
      account: { paid: dollars('100') },
      ranks: [{ paid: dollars('199') }],
    });
    expect(wind('$100', 'fund')).toMatchObject({ account: { paid: dollars('50') }, ranks: [{ paid: dollars('0') }] });
  });

  it('shares with them in proportion where neither is first, cents included', () => {
    expect(wind('$150', 'both')).toMatchObject({
      account: { paid: dollars('100/3'), payment: dollars('33.33') },
      ranks: [{ paid: dollars('200/3') }],
      receive: [
        { id: 'first', payment: dollars('66.67') },
        { id: 'ordinary', payment: dollars('0') },
      ],
    });
  });

  it('is paid nothing where debts take all, or nothing is due on it', () => {
    expect(wind('$50', 'open')).toMatchObject({ account: { paid: dollars('0'), payment: dollars('0') } });
    expect(wind('$150', 'open', '0')).toMatchObject({
      account: { due: dollars('0'), paid: dollars('0'), outcome: 'in full' },
      ranks: [{ paid: dollars('100') }],
    });
  });

  it('asks for the order only where there is too little and the instrument leaves it open', () => {
    const asked = (lines: readonly Line[], assets: string) =>
      world(lines).ask({ question: 'liquidation.waterfall', asOf: '2001-06-01', input: input(assets) });
    const open = asked([due('100')], '$349.99');
    expect(open.outcome === 'needs-facts' && open.inquiries.map(({ key }) => key)).toEqual([
      'liquidation-account-order(the savers’ fund)',
    ]);
    const supplied: Line = [
      '2001-06-01',
      'stated',
      { fact: 'liquidation-account-order', about: ['the savers’ fund'], value: 'rateable' },
    ];
    expect(asked([due('100'), supplied], '$150')).toMatchObject({ outcome: 'answered' });
  });

  it('does not fall due where nothing is wound up; whether a successor takes it over is left to other law', () => {
    const answer = world([]).ask({ question: 'liquidation.waterfall', asOf: '2001-06-01', input: { event: 'merger' } });
    expect(answer).toMatchObject({
      outcome: 'answered',
      value: { outcome: 'no-liquidation' },
      otherLaw: [{ says: 'whether a successor takes over the savers’ fund', cites: ['4'] }],
    });
  });

  it('asks what is due on it, and never takes that for nothing', () => {
    const answer = world([]).ask({ question: 'liquidation.waterfall', asOf: '2001-06-01', input: input('$350') });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map(({ fact }) => fact)).toEqual([
      'liquidation-account-due',
    ]);
  });
});
