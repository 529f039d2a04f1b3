import { describe, expect, it } from 'vitest';
import { runCase, type Charters, type Instrument } from '../../../src/index.js';
import { forbidsKind } from '../../../src/kinds/general/forbids.js';
import { obligesKind } from '../../../src/kinds/general/obliges.js';
import { requiresKind } from '../../../src/kinds/general/requires.js';

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
  {
    kind: 'ownership',
    cite: 'II.1',
    summary: 'controlled shares count together',
    together: ['controlled'],
    rights: 'all',
    base: 'outstanding',
  },
];

/** The results of a case under a charter with these provisions besides its stock. */
function asked(provisions: readonly object[], lines: readonly string[], expectation: string) {
  const charter = {
    schema: 1,
    id: 'charter',
    kind: 'charter',
    title: 'Certificate',
    corporation: 'made-up',
    jurisdiction: 'nowhere',
    currency: 'USD',
    from: '2000-01-01',
    source: 'invented',
    articles: [{ number: 'I', title: 'All', provisions: [...stock, ...provisions] }],
    readings: [],
    notes: [],
  } as unknown as Instrument;
  const charters: Charters = { find: () => ({ id: 'made-up', name: 'Made up', charter }), names: () => ['made-up'] };
  const text = [
    'title: a case',
    'charter: made-up',
    'persons: [ann, bob]',
    'coverage: { all: 2000-01-01.. }',
    'journal:',
    '  - { on: 2000-02-01, shares-issued: { class: common, to: dispersed, shares: 700 } }',
    '  - { on: 2000-02-01, shares-issued: { class: common, to: ann, shares: 150 } }',
    '  - { on: 2000-02-01, shares-issued: { class: common, to: bob, shares: 150 } }',
    ...lines.map((line) => `  - ${line}`),
    'ask:',
    `  - { question: approval.status, asOf: 2001-01-01, of: act, expect: ${expectation} }`,
  ].join('\n');
  return runCase(text, { charters }).results.flatMap(({ mismatches }) => mismatches);
}

const sale = (fields: string) =>
  `{ on: 2000-03-01, proposed: { id: act, disposition: { assets-of: corporation, ${fields} } } }`;
const vote = { vote: 'voting', by: 'at least 2/3', of: 'entitled' };

describe('what acts need', () => {
  it('asks who has a part in an act whose proposal names nobody', () => {
    const clause = {
      kind: 'requires',
      cite: 'II.2',
      summary: 's',
      acts: { acts: ['disposition'], with: 'directors', as: ['recipient'] },
      needs: vote,
    };
    expect(asked([clause], [sale('form: sale')], '{ outcome: needs-facts, asks: has-a-part }')).toEqual([]);
  });

  it('finds what a small holder held before an entry first named it', () => {
    const holding = { owned: 'common', by: { part: 'holder' }, in: 'part', heldFor: '6 months' };
    const clause = {
      kind: 'requires',
      cite: 'II.2',
      summary: 's',
      acts: ['buy-back'],
      needs: { that: { compare: holding, is: 'at least 3%' } },
    };
    const sold = (shares: number) =>
      `{ on: 2000-02-02, shares-transferred: { class: common, from: ann, to: dispersed, shares: ${shares}, how: purchase } }`;
    const buy = '{ on: 2000-12-01, proposed: { id: act, buy-back: { class: common, shares: 1, from: ann } } }';
    expect(asked([clause], [sold(120), buy], '{ value: { outcome: permitted } }')).toEqual([]);
    expect(asked([clause], [sold(121), buy], '{ value: { outcome: needs-approval } }')).toEqual([]);
  });

  it('asks whether a sale is of all assets where its proposal does not say it', () => {
    const clause = {
      kind: 'requires',
      cite: 'II.2',
      summary: 's',
      acts: { acts: ['disposition'], all: true },
      needs: vote,
    };
    expect(asked([clause], [sale('to: ann')], '{ outcome: needs-facts, asks: substantially-all-assets }')).toEqual([]);
    expect(asked([clause], [sale('to: ann, all: no')], '{ value: { outcome: silent } }')).toEqual([]);
    expect(asked([clause], [sale('to: ann, all: yes')], '{ value: { outcome: needs-approval } }')).toEqual([]);
  });

  it('yields to every section of an article that it names, and to one that displaces it', () => {
    const acts = { acts: ['disposition'] };
    const rule = { kind: 'requires', cite: 'II.2', summary: 's', acts, needs: vote };
    const special = {
      kind: 'requires',
      cite: 'III.1',
      summary: 's',
      acts,
      needs: { vote: 'voting', by: 'majority', of: 'entitled' },
    };
    const votes = '{ on: 2000-03-02, tally: { proposal: act, class: common, holder: dispersed, for: 501 } }';
    const lines = [sale('to: ann'), votes];
    expect(asked([rule, special], lines, '{ value: { outcome: needs-approval } }')).toEqual([]);
    expect(asked([{ ...rule, yieldsTo: ['III'] }, special], lines, '{ value: { outcome: permitted } }')).toEqual([]);
    expect(asked([rule, { ...special, displaces: ['II'] }], lines, '{ value: { outcome: permitted } }')).toEqual([]);
  });

  it('is told that nothing yields to what governs no act, and what yields to nothing', () => {
    const rule = { kind: 'requires', cite: 'II.2', summary: 's', acts: { acts: ['disposition'] }, needs: vote };
    expect(() => asked([{ ...rule, yieldsTo: ['I.1'] }], [sale('to: ann')], '{}')).toThrow(
      /nothing that is entered of I\.1 says which acts it governs/,
    );
    const words = { kind: 'class-votes', cite: 'III.1', summary: 's', votes: [] };
    expect(() => asked([rule, { ...words, yieldsTo: ['II.2'] }], [sale('to: ann')], '{}')).toThrow(
      /"class-votes" yields to no other/,
    );
    expect(() => asked([rule, { ...words, displaces: ['II.2'] }], [sale('to: ann')], '{}')).toThrow(
      /takes the place of no other/,
    );
    expect(() => asked([{ ...rule, displaces: ['I.1'] }], [sale('to: ann')], '{}')).toThrow(/I\.1 yields to another/);
  });

  it('asks of the acts of which another section speaks', () => {
    const listed = {
      kind: 'requires',
      cite: 'II.2',
      summary: 's',
      acts: { acts: ['disposition'], all: true },
      needs: { vote: 'voting', by: 'majority', of: 'entitled' },
    };
    const beside = { kind: 'requires', cite: 'III.1', summary: 's', acts: ['disposition'], needs: vote };
    const where = { governedBy: 'II.2' };
    const votes = '{ on: 2000-03-02, tally: { proposal: act, class: common, holder: dispersed, for: 600 } }';
    const both = [listed, { ...beside, where }];
    expect(asked(both, [sale('to: ann, all: no'), votes], '{ value: { outcome: permitted } }')).toEqual([]);
    expect(asked(both, [sale('to: ann, all: yes'), votes], '{ value: { outcome: needs-approval } }')).toEqual([]);
    const words = { kind: 'not-worked-out', cite: 'II.2', summary: 's', bearsOn: { notions: ['none'] } };
    expect(asked([words, { ...beside, where }], [sale('to: ann')], '{ asks: is-so }')).toEqual([]);
  });

  it('is told of sections that govern an act where they do not', () => {
    const acts = { acts: ['disposition'] };
    const rule = { kind: 'requires', cite: 'II.2', summary: 's', acts, needs: vote };
    const other = { ...rule, cite: 'III.1' };
    const turnsOnItself = /turns on others that turn on it again/;
    expect(() =>
      asked(
        [
          { ...rule, yieldsTo: ['III.1'] },
          { ...other, yieldsTo: ['II.2'] },
        ],
        [],
        '{}',
      ),
    ).toThrow(turnsOnItself);
    const where = { not: { governedBy: 'III.1' } };
    expect(() =>
      asked(
        [
          { ...rule, where },
          { ...other, yieldsTo: ['II.2'] },
        ],
        [],
        '{}',
      ),
    ).toThrow(turnsOnItself);
    expect(() =>
      asked(
        [
          { ...rule, where },
          { ...other, displaces: ['II.2'] },
        ],
        [sale('to: ann')],
        '{}',
      ),
    ).not.toThrow();
  });

  it('counts what the article counts together as one holding', () => {
    const measured = { compare: { owned: 'common', by: { part: 'recipient' }, in: 'part' }, is: 'at least 30%' };
    const clause = { kind: 'forbids', cite: 'II.3', summary: 's', acts: { acts: ['disposition'], where: measured } };
    const tie = '{ on: 2000-02-02, control: { controller: ann, controlled: bob } }';
    expect(asked([clause], [sale('to: ann')], '{ value: { outcome: permitted } }')).toEqual([]);
    expect(asked([clause], [tie, sale('to: ann')], '{ value: { outcome: barred } }')).toEqual([]);
  });

  it('goes by the votes of a class, in number and as a part of all', () => {
    const clause = (compare: object, is: string) => ({
      kind: 'forbids',
      cite: 'II.3',
      summary: 's',
      acts: ['disposition'],
      while: { compare: { votesOf: 'common', ...compare }, is },
    });
    const outcome = (compare: object, is: string, expected: string) =>
      asked([clause(compare, is)], [sale('to: ann')], `{ value: { outcome: ${expected} } }`);
    expect(outcome({}, 'at least 1,000 votes', 'barred')).toEqual([]);
    expect(outcome({}, 'more than 1,000 votes', 'permitted')).toEqual([]);
    expect(outcome({ in: 'part' }, 'at least 100%', 'barred')).toEqual([]);
    expect(outcome({ in: 'part' }, 'less than 100%', 'permitted')).toEqual([]);
  });

  it('lets shares that count together stay out together', () => {
    const clause = {
      kind: 'requires',
      cite: 'II.4',
      summary: 's',
      acts: ['disposition'],
      needs: { ...vote, without: { part: 'recipient' } },
    };
    const tie = '{ on: 2000-02-02, control: { controller: ann, controlled: bob } }';
    const ballots = ['{ on: 2000-04-01, tally: { proposal: act, class: common, holder: dispersed, for: 467 } }'];
    expect(asked([clause], [tie, sale('to: ann'), ...ballots], '{ value: { outcome: permitted } }')).toEqual([]);
    expect(asked([clause], [sale('to: ann'), ...ballots], '{ value: { outcome: needs-approval } }')).toEqual([]);
  });

  it('names how the Board acts as left to other law', () => {
    const clause = { kind: 'requires', cite: 'II.5', summary: 's', acts: ['disposition'], needs: { vote: 'board' } };
    expect(
      asked([clause], [sale('to: ann')], '{ value: { outcome: needs-approval }, otherLaw: the quorum of the board }'),
    ).toEqual([]);
  });

  it('understands yes and no where a field is true or false', () => {
    const each = { ...vote, vote: ['common'], eachClass: 'yes' };
    const clause = { kind: 'requires', cite: 'II.6', summary: 's', acts: ['disposition'], needs: each };
    expect(asked([clause], [sale('to: ann')], '{ value: { outcome: needs-approval } }')).toEqual([]);
  });
});

describe('an article that is named by its number', () => {
  const guarded = {
    kind: 'requires',
    cite: 'I.9',
    summary: 'two thirds change this Article',
    acts: { acts: ['amendment'], changes: ['I'] },
    needs: { vote: 'voting', by: 'at least 2/3', of: 'outstanding' },
  };
  const section = { kind: 'no-preemption', cite: '7.3', summary: 'no preemptive rights', cutsGrantedRights: false };
  const changing = (what: string) => [
    `{ on: 2000-03-01, proposed: { id: act, amendment: { provisions: ["${what}"], inconsistent-with: [] } } }`,
    '{ on: 2000-04-01, tally: { proposal: act, class: common, for: 666, against: 0 } }',
    '{ on: 2000-04-01, polls-closed: { proposal: act } }',
  ];

  it('holds the sections in it that are numbered otherwise', () => {
    expect(asked([guarded, section], changing('7.3'), '{ value: { outcome: refused }, cites: I.9 }')).toEqual([]);
    expect(asked([guarded, section], changing('7.3(a)'), '{ value: { outcome: refused }, cites: I.9 }')).toEqual([]);
  });

  it('is changed as a whole where a section in it is guarded', () => {
    const own = { ...guarded, acts: { acts: ['amendment'], changes: ['7.3'] } };
    expect(asked([own, section], changing('I'), '{ value: { outcome: refused }, cites: I.9 }')).toEqual([]);
  });

  it('holds no others', () => {
    expect(asked([guarded, section], changing('8.1'), '{ value: { outcome: permitted } }')).toEqual([]);
  });
});

describe('stock by how it ranks', () => {
  const series = [
    {
      kind: 'stock-classes',
      cite: 'I.3',
      summary: 'preference stock in series',
      classes: [{ class: 'preference', authorised: '1,000', par: '$1', inSeries: true }],
      treasury: 'issued',
    },
    {
      kind: 'designated-series',
      cite: 'I.4',
      summary: 'a series',
      series: 'first',
      class: 'preference',
      shares: '100',
      effective: '2000-01-01',
      resizedBy: 'resolution',
      terms: {},
    },
    {
      kind: 'series-rank',
      cite: 'I.5',
      summary: 'r',
      series: 'first',
      class: 'preference',
      silent: 'parity',
      before: [],
    },
  ];
  const clause = {
    kind: 'requires',
    cite: 'II.1',
    summary: 's',
    acts: {
      acts: ['designate-series', 'resize-series', 'amendment'],
      ranks: { beside: 'first', as: ['senior', 'parity'] },
    },
    needs: vote,
  };
  const told = (act: string, expected: string) =>
    asked([...series, clause], [`{ on: 2000-03-01, proposed: { id: act, ${act} } }`], expected);
  const needed = '{ value: { outcome: needs-approval } }';
  const designated = (terms: string) =>
    `designate-series: { series: next, class: preference, shares: 10${terms === '' ? '' : `, terms: { ${terms} }`} }`;

  it('is judged of a new series by its terms, and where they are silent by the instrument', () => {
    expect(told(designated('ranks: { first: senior }'), needed)).toEqual([]);
    expect(told(designated('ranks: { first: parity }'), needed)).toEqual([]);
    expect(told(designated('ranks: { first: junior }'), '{ value: { outcome: permitted } }')).toEqual([]);
    expect(told(designated('preference: $1.00'), needed)).toEqual([]);
    expect(told(designated(''), '{ outcome: needs-facts, asks: rank-beside }')).toEqual([]);
  });

  it('is asked where the terms put it before in one respect and after in the other', () => {
    const mixed = designated('ranks: { first: { dividends: junior, liquidation: senior } }');
    expect(told(mixed, '{ outcome: needs-facts, asks: makes-stock-of-rank }')).toEqual([]);
  });

  it('is judged of a series whose number changes, and of stock that an amendment makes', () => {
    expect(told('resize-series: { series: first, shares: 200 }', '{ value: { outcome: permitted } }')).toEqual([]);
    const amendment = (makes: string) => `amendment: { provisions: [I.1]${makes} }`;
    const made = (rank: string) => amendment(`, makes: [{ series: next, terms: { ranks: { first: ${rank} } } }]`);
    expect(told(made('senior'), needed)).toEqual([]);
    expect(told(made('junior'), '{ value: { outcome: permitted } }')).toEqual([]);
    expect(told(amendment(''), '{ outcome: needs-facts, asks: makes-stock-of-rank }')).toEqual([]);
  });

  it('has the votes that its terms give, and none where they give none', () => {
    const most = {
      kind: 'forbids',
      cite: 'II.2',
      summary: 's',
      acts: { acts: ['designate-series'], where: { compare: { part: 'votes-per-share' }, is: 'more than 1' } },
    };
    const ofNew = (terms: string, expected: string) =>
      asked([...series, most], [`{ on: 2000-03-01, proposed: { id: act, ${designated(terms)} } }`], expected);
    expect(ofNew('votes-per-share: 2', '{ value: { outcome: barred } }')).toEqual([]);
    expect(ofNew('votes-per-share: 1', '{ value: { outcome: permitted } }')).toEqual([]);
    expect(ofNew('rank: 1', '{ value: { outcome: permitted } }')).toEqual([]);
    expect(ofNew('', '{ outcome: needs-facts, asks: figure-in-ratio }')).toEqual([]);
  });
});

describe('something that must be so in a time that is over', () => {
  const withinWindow = (needs: object) => ({
    kind: 'requires',
    cite: 'IX.1',
    summary: 's',
    acts: ['disposition'],
    needs,
  });
  const offered = { stated: 'offer' };
  const window = { through: { span: '90 days', after: offered } };
  const lines = (offer: string) => [
    sale('all: no'),
    `{ on: 2000-03-01, stated: { fact: day-of, about: [offer, act], value: ${offer} } }`,
  ];
  const judged = (needs: object, offer: string, expected: string) =>
    asked([withinWindow(needs)], lines(offer), expected);

  it('fails the day after its last, while the act is ahead, and is there on the last', () => {
    expect(judged({ that: window }, '2000-10-03', '{ value: { outcome: permitted } }')).toEqual([]);
    expect(judged({ that: window }, '2000-10-02', '{ value: { outcome: refused } }')).toEqual([]);
  });

  it('is read through conditions on it', () => {
    const over = (that: object) => judged({ that }, '2000-10-02', '{ value: { outcome: refused } }');
    const ahead = (that: object) => judged({ that }, '2000-10-02', '{ value: { outcome: needs-approval } }');
    const untaken = { proposalSays: 'form' };
    expect(over({ all: [window, untaken] })).toEqual([]);
    expect(ahead({ any: [window, untaken] })).toEqual([]);
    expect(over({ any: [window, { until: offered }] })).toEqual([]);
    expect(over({ not: { after: { span: '90 days', after: offered } } })).toEqual([]);
    expect(over({ not: { any: [{ from: offered }, untaken] } })).toEqual([]);
    expect(ahead({ from: { span: '1 years', after: offered } })).toEqual([]);
  });

  it('leaves the other ways open', () => {
    const needs = { any: [{ vote: 'board', id: 'waived' }, { that: window }] };
    expect(judged(needs, '2000-10-02', '{ value: { outcome: needs-approval, ways: [{ id: IX.1 waived }] } }')).toEqual(
      [],
    );
  });
});

describe('what is wrong within the acts of a provision', () => {
  const acts = { acts: ['merger'], where: { compare: { owned: 'common', by: 'it' }, is: 'at least 10%' } };
  const common = { cite: 'V', summary: 'of mergers', acts };

  it.each([
    ['requires', requiresKind, { needs: { vote: 'board' } }],
    ['forbids', forbidsKind, {}],
    ['obliges', obligesKind, { who: 'the Board', what: 'do it' }],
  ])('is told of %s, and nothing breaks on it', (kind, { parameters }, more) => {
    const { error } = parameters.safeParse({ kind, ...common, ...more });
    expect(error?.issues.map(({ message }) => message).join()).toContain('is compared with');
  });
});
