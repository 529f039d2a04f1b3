import { describe, expect, it } from 'vitest';
import { runCase, type Charters, type CharterSet, type Instrument } from '../../../src/index.js';

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

const instrument = (kind: 'charter' | 'law', id: string, time: object, provisions: Text) =>
  ({
    schema: 1,
    id,
    kind,
    title: 'Certificate',
    corporation: 'made-up',
    jurisdiction: 'nowhere',
    currency: 'USD',
    source: 'invented',
    articles: [{ number: 'I', title: 'All', provisions }],
    readings: [],
    notes: [],
    ...time,
  }) as unknown as Instrument;

/** What is told of a sale for which 501 of 1,000 were, while it was new and long after. */
function told(set: Omit<CharterSet, 'id' | 'name'>, lines = '') {
  const charters: Charters = {
    find: () => ({ id: 'made-up', name: 'Made up', ...set }),
    names: () => ['made-up'],
  };
  const written = `
title: a sale that was over before the text changed
charter: made-up
instruments: [charter, law]
persons: [ann]
coverage: { all: 2000-01-01.. }
journal:
  - { on: 2000-02-01, shares-issued: { class: common, to: dispersed, shares: 1000 } }
  - { on: 2000-03-01, proposed: { id: act, disposition: { assets-of: corporation, form: sale, to: ann } } }
  - { on: 2000-03-01, record-date: { for: act, date: 2000-03-01 } }
  - { on: 2000-03-02, tally: { proposal: act, class: common, for: 501 } }
  - { on: 2000-03-02, polls-closed: { proposal: act } }
${lines}
ask:
  - { question: approval.status, asOf: 2000-12-31, of: act, expect: { value: { outcome: none } } }
  - { question: approval.status, asOf: 2001-06-01, of: act, expect: { value: { outcome: none } } }
`;
  return runCase(written, { charters }).results.map(({ mismatches }) => mismatches.map(({ found }) => found));
}

/** The same under a text and a later one. */
function outcomes(earlier: Text, later: Text) {
  const first = instrument('charter', 'first', { from: '2000-01-01', until: '2000-12-31' }, [...stock, ...earlier]);
  const second = instrument('charter', 'second', { from: '2001-01-01' }, [...stock, ...later]);
  return told({ charter: [first, second] });
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

  it('goes by the text that is loaded where nothing but law is of then, and the rest changes nothing', () => {
    const charter = instrument('charter', 'charter', { from: '2001-01-01' }, [...stock, greater]);
    const act = { kind: 'requires', cite: '1', summary: 's', acts: ['merger'], needs: greater.needs };
    const law = instrument('law', 'law', { from: '1999-01-01' }, [act]);
    const outcome = (value: string) => {
      const stated = `{ fact: text-not-loaded-changes, about: [2000-03-02, act], value: ${value} }`;
      return told({ formed: '2000-01-01', charter, law }, `  - { on: 2001-02-01, stated: ${stated} }`)[1];
    };
    expect(outcome('no')).toEqual(['refused']);
    expect(outcome('yes')).toEqual(['not-worked-out']);
  });
});
