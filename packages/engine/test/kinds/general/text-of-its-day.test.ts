import { describe, expect, it } from 'vitest';
import { runCase, type Charters, type Instrument } from '../../../src/index.js';

const stock = [
  {
    kind: 'stock-classes',
    cite: 'I.1',
    summary: 'one class',
    total: '1,000',
    classes: [{ class: 'common', authorised: '1,000', par: '$1' }],
    treasury: 'issued',
  },
  { kind: 'class-votes', cite: 'I.2', summary: 'one vote a share', votes: [{ class: 'common', each: '1' }] },
];

const rule = (cite: string, by: string, more: object = {}) => ({
  kind: 'requires',
  cite,
  summary: 's',
  acts: { acts: ['disposition'] },
  needs: { vote: 'voting', by, of: 'entitled' },
  ...more,
});

type Text = readonly object[];

/** What is told of a sale for which 501 of 1,000 were, once it was over, under a text and a later one. */
function outcomes(earlier: Text, later: Text) {
  const text = (id: string, time: object, provisions: Text) => ({
    schema: 1,
    id,
    kind: 'charter',
    title: 'Certificate',
    corporation: 'made-up',
    jurisdiction: 'nowhere',
    currency: 'USD',
    source: 'invented',
    articles: [{ number: 'I', title: 'All', provisions: [...stock, ...provisions] }],
    readings: [],
    notes: [],
    ...time,
  });
  const charter = [
    text('first', { from: '2000-01-01', until: '2000-12-31' }, earlier),
    text('second', { from: '2001-01-01' }, later),
  ] as unknown as readonly Instrument[];
  const charters: Charters = { find: () => ({ id: 'made-up', name: 'Made up', charter }), names: () => ['made-up'] };
  const written = `
title: a sale that was over before the text changed
charter: made-up
persons: [ann]
coverage: { all: 2000-01-01.. }
journal:
  - { on: 2000-02-01, shares-issued: { class: common, to: dispersed, shares: 1000 } }
  - { on: 2000-03-01, proposed: { id: act, disposition: { assets-of: corporation, form: sale, to: ann } } }
  - { on: 2000-03-01, record-date: { for: act, date: 2000-03-01 } }
  - { on: 2000-03-02, tally: { proposal: act, class: common, for: 501 } }
  - { on: 2000-03-02, polls-closed: { proposal: act } }
ask:
  - { question: approval.status, asOf: 2000-12-31, of: act, expect: { value: { outcome: none } } }
  - { question: approval.status, asOf: 2001-06-01, of: act, expect: { value: { outcome: none } } }
`;
  return runCase(written, { charters }).results.map(({ mismatches }) => mismatches.map(({ found }) => found));
}

describe('a vote that was over before the text changed', () => {
  const greater = rule('II.2', 'at least 2/3');
  const special = rule('III.1', 'majority');

  it.each<readonly [string, Text, string]>([
    ['what it yielded to', [{ ...greater, yieldsTo: ['III'] }, special], 'permitted'],
    ['what displaced it', [greater, { ...special, displaces: ['II'] }], 'permitted'],
    ['what spoke of it beside', [{ ...greater, where: { not: { governedBy: 'III.1' } } }, special], 'permitted'],
    ['what it did not yield to', [greater, special], 'refused'],
  ])('goes by %s then, whatever the later text has', (_, earlier, outcome) => {
    const expected = [[outcome], [outcome]];
    expect(outcomes(earlier, [greater])).toEqual(expected);
    expect(outcomes(earlier, [{ ...greater, yieldsTo: ['III'] }, special])).toEqual(expected);
    expect(outcomes(earlier, [greater, { ...special, displaces: ['II'] }])).toEqual(expected);
  });
});
