import { describe, expect, it } from 'vitest';
import type { Answer, Given } from '../../../src/index.js';
import { bigIsInterested, corporationOf, holdings, nobodyIsInterested, valueOf, type World } from './made-up-rule.js';

interface More {
  readonly lines?: World['lines'];
  readonly given?: readonly Given[];
  readonly proposal?: Record<string, string>;
}

function classify(
  act: Record<string, unknown>,
  { lines = [], given = bigIsInterested, proposal = {} }: More = {},
): Answer {
  const proposed: World['lines'] = [['2002-01-01', 'proposed', { id: 'deal', act, ...proposal }]];
  return corporationOf({ lines: [...holdings('600', '400'), ...proposed, ...lines], given }).ask({
    question: 'combination.classify',
    asOf: '2002-06-01',
    input: { of: 'deal' },
  });
}

const caught = (...parts: Parameters<typeof classify>): unknown => valueOf(classify(...parts))['combination'];

function sale(value: string, more: Record<string, string> = {}): Record<string, unknown> {
  return { kind: 'disposition', 'assets-of': 'corporation', to: 'big', all: 'no', value: `$${value}`, ...more };
}

const assets: World['lines'] = [
  ['2001-01-01', 'stated', { fact: 'fiscal-year-end', about: ['corporation'], value: '1999-12-31' }],
  ['2001-12-31', 'stated', { fact: 'total-assets', about: ['corporation', '2001-12-31'], value: '1000' }],
  ['2000-12-31', 'stated', { fact: 'total-assets', about: ['corporation', '2000-12-31'], value: '10' }],
];

describe('the rows of combinations', () => {
  it('catch a merger with an interested person, and no other', () => {
    expect(caught({ kind: 'merger', of: 'corporation', with: 'big' })).toBe(true);
    expect(caught({ kind: 'merger', of: 'corporation', with: 'other' })).toBe(false);
  });

  it('catch a part above a fifth of total assets at the last year end, not one at it', () => {
    expect(caught(sale('200'), { lines: assets })).toBe(false);
    expect(caught(sale('200.01'), { lines: assets })).toBe(true);
  });

  it('take the parts of one series together', () => {
    const first: World['lines'] = [['2001-12-01', 'proposed', { id: 'first', act: sale('100', { series: 'one' }) }]];
    expect(caught(sale('100.01', { series: 'one' }), { lines: [...assets, ...first] })).toBe(true);
    expect(caught(sale('100.01', { series: 'two' }), { lines: [...assets, ...first] })).toBe(false);
  });

  it('catch all the assets of a subsidiary, whatever they come to', () => {
    const all = { kind: 'disposition', 'assets-of': 'sub', to: 'big', all: 'yes', value: '$1' };
    const sub: World['lines'] = [['2001-01-01', 'stated', { fact: 'subsidiary', about: ['sub'], value: 'yes' }]];
    expect(caught(all, { lines: sub })).toBe(true);
  });

  it('catch a sale to somebody else that an interested person proposes', () => {
    const toOther = sale('500', { to: 'other' });
    expect(caught(toOther, { lines: assets, proposal: { 'proposed-by': 'big' } })).toBe(true);
    expect(caught(toOther, { lines: assets, proposal: { 'proposed-by': 'corporation' } })).toBe(false);
  });

  it('ask who proposed a deal of which it is not entered', () => {
    const answer = classify(sale('500', { to: 'other' }), { lines: assets });
    expect(answer.outcome).toBe('needs-facts');
    expect(answer.outcome === 'needs-facts' ? answer.inquiries.map((each) => each.key) : []).toContain(
      'interested-plays(deal, proposer)',
    );
  });

  it('ask for total assets only where the size matters, and say at which figure it turns', () => {
    const answer = classify(sale('200'), { lines: assets.slice(0, 1) });
    expect(answer.outcome === 'needs-facts' ? answer.inquiries.map((each) => each.fact) : []).toEqual(['total-assets']);
    expect(classify(sale('200', { to: 'other' }), { given: nobodyIsInterested }).outcome).toBe('answered');
  });

  it('leave out what goes to all holders in proportion', () => {
    const issue = { kind: 'issue', class: 'common', shares: '10', to: 'big' };
    expect(caught({ ...issue, 'pro-rata': 'no' })).toBe(true);
    expect(caught({ ...issue, 'pro-rata': 'yes' })).toBe(false);
    expect(caught({ kind: 'distribute-shares', class: 'common', 'on-class': 'common', 'per-share': '1' })).toBe(false);
  });

  it('leave out a benefit only in proportion, and ask where that is not entered', () => {
    const loan = { kind: 'assistance', form: 'loan', to: 'big' };
    expect(caught({ ...loan, proportionate: 'no' })).toBe(true);
    expect(caught({ ...loan, proportionate: 'yes' })).toBe(false);
    expect(classify(loan).outcome).toBe('needs-facts');
  });

  it('read the reach of a trailing condition as a reading, showing both', () => {
    const answer = classify(
      { kind: 'dissolution', of: 'corporation' },
      { given: nobodyIsInterested, proposal: { 'proposed-by': 'corporation' } },
    );
    expect(valueOf(answer)['combination']).toBe(false);
    const turn = answer.turnsOn.find((each) => each.reading === 'R-last');
    expect(turn?.otherwise['last']).toMatchObject({ value: { combination: true } });
  });

  it('catch what raises the proportion of the person who proposes it, by any amount', () => {
    const change = (after: string) => ({
      kind: 'transaction',
      effect: 'a swap',
      increases: { of: 'big', before: '10%', after },
    });
    expect(caught(change('10.01%'), { proposal: { 'proposed-by': 'big' } })).toBe(true);
    expect(caught(change('10%'), { proposal: { 'proposed-by': 'big' } })).toBe(false);
    expect(caught(change('11%'), { proposal: { 'proposed-by': 'other' } })).toBe(false);
  });

  it('judge an agreement as the deal that it is for', () => {
    const lines: World['lines'] = [
      ['2001-12-01', 'proposed', { id: 'underlying', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
    ];
    expect(caught({ kind: 'agreement', for: 'underlying' }, { lines })).toBe(true);
  });

  it('name the row and the person because of whom', () => {
    const value = valueOf(classify({ kind: 'merger', of: 'corporation', with: 'big' }));
    expect(value['rows']).toEqual([expect.objectContaining({ id: 'V.1(a)', caught: true, by: ['big'] })]);
  });
});
