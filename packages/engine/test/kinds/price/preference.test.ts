import { describe, expect, it } from 'vitest';
import { classVotes, day, hooks, liquidation, moment, showMoney, type Money } from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { corporationOf, type Line } from './world.js';
import { bought, completed, interested, offered, quoted, ruleReadings, rules, deal } from './price-world.js';

const windingUp = liquidation({
  cite: 'V.10',
  summary: 'what is paid first',
  residual: 'common',
  senior: 'preferred',
  first: 'debts',
  participation: 'as-common',
  notALiquidation: [],
  shortfall: 'the law',
});
const series = (terms: object, shares = '10'): readonly Line[] => [
  ['2001-02-01', 'series-designated', { series: 'first', class: 'preferred', shares: '100', terms }],
  ['2001-02-02', 'shares-issued', { class: 'first', to: 'dispersed', shares }],
];

describe('the preference of a share in a liquidation', () => {
  const amountOf = (lines: readonly Line[], cls = 'first') => {
    const { session } = corporationOf({ lines, instrument: instrumentOf([windingUp]) });
    const answer = session.ask({ question: 'test', asOf: day('2003-07-15') }, (c) => ({
      ask: () => {
        const [only] = hooks(c, 'tells', c.asOf);
        const told = only?.hook(c, only.placed, 'preferential-amount', { class: cls }, moment('2003-06-29'));
        return told === undefined
          ? {
              value: 'none',
              reason: { message: { key: '', says: '' }, outcome: '', figures: {}, cites: [], grounds: [] },
            }
          : { value: showMoney(told.value as Money), reason: told.reason };
      },
    }));
    return answer.outcome === 'answered' ? answer.value : answer.inquiries.map((each) => each.key);
  };

  it('is that of its terms, and is asked for where they are not entered', () => {
    expect(amountOf(series({ preference: '$50' }))).toBe('$50.00');
    expect(amountOf(series({}))).toBe('$0.00');
    const bare: readonly Line[] = [
      ['2001-02-01', 'series-designated', { series: 'first', class: 'preferred', shares: '100' }],
      ['2001-02-02', 'shares-issued', { class: 'first', to: 'dispersed', shares: '10' }],
    ];
    const all: Line = ['2003-06-01', 'stated', { fact: 'liquidation-preference', about: ['first'], value: '525' }];
    expect(amountOf(bare)).toEqual(['liquidation-preference(first)']);
    expect(amountOf([...bare, all])).toBe('$52.50');
  });

  it('is not told of stock without one, or of which nothing is outstanding', () => {
    expect(amountOf([], 'common')).toBe('none');
    expect(amountOf(series({ preference: '$50' }), 'common')).toBe('none');
    const gone: Line = [
      '2002-01-01',
      'shares-reacquired',
      { class: 'first', from: 'dispersed', shares: '10', 'held-as': 'retired' },
    ];
    expect(amountOf([...series({ preference: '$50' }), gone])).toBe('none');
  });
});

describe('other voting stock with a preference', () => {
  it('has it from the rule on liquidation as a limb of its price', () => {
    const votes = classVotes({
      cite: 'V.0',
      summary: 'votes',
      votes: ['common', 'first'].map((cls) => ({ class: cls, each: '1' })),
    });
    const instrument = instrumentOf([votes, ...rules.slice(1), windingUp], { readings: ruleReadings });
    const lines = [
      ...deal,
      ...series({ preference: '$50', rank: '1' }),
      quoted('common', '$30'),
      quoted('first', '$40'),
      ...completed,
      offered('$30'),
      offered('$50', { class: 'first' }),
      bought('2002-02-01', '$30'),
    ];
    const given = [
      ...interested,
      {
        notion: 'beneficial-ownership',
        about: ['big', 'first'],
        value: { shares: { value: '0', unit: 'shares' }, rights: { value: '0', unit: 'shares' } },
      },
    ] as const;
    const answer = corporationOf({ lines, instrument, given }).ask({
      question: 'combination.fair-price',
      asOf: '2003-07-15',
      input: { of: 'deal', interested: 'big' },
    });
    const told = JSON.stringify(answer);
    const dollars = (amount: string) => ({ amount, currency: 'USD' });
    const first = { required: dollars('50'), offered: dollars('50'), margin: dollars('0'), verdict: 'pass' };
    expect(told).toContain(JSON.stringify({ id: 'first', ...first }));
    expect(told).toContain('V.10');
  });
});
