import { describe, expect, it } from 'vitest';
import {
  amendment,
  constant,
  classVotes,
  blankCheck,
  stockClasses,
  reasonInWords,
  type Given,
  type Provision,
  type Reading,
  type Reason,
} from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { bigIsInterested, corporationOf, holdings, nobodyIsInterested, valueOf, type World } from './made-up-rule.js';

const readings: readonly Reading[] = [
  {
    id: 'R-left',
    cite: 'V.9',
    asks: 'Whose shares leave the vote of the others?',
    options: { held: 'those held', record: 'those of record', beneficial: 'those deemed owned' },
    adopted: 'held',
    because: 'chosen',
  },
  {
    id: 'R-base',
    cite: 'V.9',
    asks: 'Of which shares?',
    options: { any: 'with a vote for some director', general: 'with the general vote' },
    adopted: 'any',
    because: 'chosen',
  },
  {
    id: 'R-greater',
    cite: 'V.9',
    asks: 'Is the greater vote of a section kept?',
    options: { no: 'no', yes: 'yes' },
    adopted: 'no',
    because: 'chosen',
  },
];

const electors = { reading: 'R-base', options: { any: 'any-vote-for-directors', general: 'general-vote' } } as const;
const theirs = {
  reading: 'R-left',
  options: { held: 'held', record: 'record', beneficial: 'beneficial' },
} as const;

const guarded = amendment({
  cite: 'V.9',
  summary: 'two votes for what is protected',
  of: 'charter',
  acts: ['amendment', 'bylaw'],
  protects: {
    sections: ['VI', 'V.9'],
    touchedBy: ['changes', 'inconsistent', 'circumvents'],
    brings: ['cumulative-voting'],
  },
  holders: [
    { cite: 'V.9(i)', says: 'seven tenths of all', vote: 'voting', by: { atLeast: '70%' }, of: 'entitled', electors },
    {
      cite: 'V.9(ii)',
      says: 'more than half of the others',
      vote: 'voting',
      by: { majority: true },
      of: 'entitled',
      electors,
      without: 'interested-shareholders',
      ifAny: true,
      theirs,
    },
  ],
  greater: {
    reading: 'R-greater',
    options: {
      no: [],
      yes: [
        {
          sections: ['VI.C'],
          vote: {
            cite: 'VI.C',
            says: 'nine tenths',
            vote: 'voting',
            by: { atLeast: '90%' },
            of: 'entitled',
          },
        },
      ],
    },
  },
  law: 'the greater vote, where law keeps it',
});
const reserved = amendment({
  cite: 'V.10',
  summary: 'as law says',
  of: 'charter',
  acts: ['amendment'],
  holders: [],
  law: 'the vote that law asks for',
});
const stock: readonly Provision[] = [
  stockClasses({
    cite: 'I.1',
    summary: 'stock',
    total: '2,000',
    classes: [
      { class: 'common', authorised: '1,500' },
      { class: 'preferred', authorised: '500', inSeries: true },
    ],
    treasury: 'issued',
  }),
  classVotes({ cite: 'V.0', summary: 'votes', votes: [{ class: 'common', each: '1' }], seriesOf: ['preferred'] }),
  blankCheck({ cite: 'I.2', summary: 'series', class: 'preferred', subjectTo: 'the statute' }),
];

function amend(input: object, more: Partial<World> = {}, provisions: readonly Provision[] = [guarded, reserved]) {
  return corporationOf({
    lines: holdings('300', '700'),
    given: nobodyIsInterested,
    instruments: [instrumentOf([...stock, ...provisions], { readings: [...readings] })],
    ...more,
  }).ask({ question: 'instrument.amend', asOf: '2002-06-01', input: input as Record<string, unknown> });
}

function stepsOf(...parts: Parameters<typeof amend>): readonly (readonly [string, string | undefined])[] {
  const steps = valueOf(amend(...parts))['steps'] as readonly Record<string, string>[];
  return steps.map((step) => [step['id'] ?? '', step['needed']]);
}

const linesOf = (step: Reason): readonly string[] => [reasonInWords(step), ...step.grounds.flatMap(linesOf)];
const nothing = { 'inconsistent-with': [], circumvents: [], brings: [] };
const lawAlone = [['V.10 law', undefined]];
const protectedVote = [
  ['V.9(i) holders', '700'],
  ['V.9 law', undefined],
  ['V.10 law', undefined],
];

describe('the votes on a change', () => {
  it('are those of law where the instrument asks for none, and come besides those for what is protected', () => {
    expect(stepsOf({ provisions: ['IV'], ...nothing })).toEqual(lawAlone);
    expect(stepsOf({ provisions: ['VI.B'], ...nothing })).toEqual(protectedVote);
  });

  it('are needed for what contradicts a protected section, circumvents it, or brings in what is named', () => {
    expect(stepsOf({ provisions: ['IV'], ...nothing, 'inconsistent-with': ['VI'] })).toEqual(protectedVote);
    expect(stepsOf({ provisions: ['IV'], ...nothing, circumvents: ['VI.A'] })).toEqual(protectedVote);
    expect(stepsOf({ provisions: ['IV'], ...nothing, circumvents: ['IV'] })).toEqual(lawAlone);
    expect(stepsOf({ provisions: ['IV'], ...nothing, brings: ['cumulative-voting'] })).toEqual(protectedVote);
  });

  it('are told to be needed for what is touched, and for what is brought in', () => {
    const both = amend({ provisions: ['VI.B'], ...nothing, brings: ['cumulative-voting'] });
    expect(linesOf(both.reason)).toContain(
      'The amendment of VI.B touches VI, of which this section speaks, and brings in cumulative voting',
    );
    const alone = amend({ provisions: ['IV'], ...nothing, brings: ['cumulative-voting'] });
    expect(linesOf(alone.reason)).toContain('The amendment of IV brings in cumulative voting');
  });

  it('rest on premises for what the proposal does not say, each of which an entry can rebut', () => {
    const answer = amend({ provisions: ['IV'] });
    const supposed = answer.rests
      .filter(({ kind }) => kind === 'nothing-further')
      .map(({ about }) => about.split('(')[0]);
    expect(supposed).toEqual(
      expect.arrayContaining(['inconsistent-with-section', 'circumvents-section', 'amendment-brings-in']),
    );
    const stated = (fact: string, about: readonly string[]): World['lines'][number] => [
      '2002-01-01',
      'stated',
      { fact, about, value: 'yes' },
    ];
    const rebutted = (line: World['lines'][number]) =>
      stepsOf({ provisions: ['IV'] }, { lines: [...holdings('300', '700'), line] });
    expect(rebutted(stated('circumvents-section', ['act-asked-about', 'VI, V.9']))).toEqual(protectedVote);
    expect(rebutted(stated('amendment-brings-in', ['act-asked-about', 'cumulative voting']))).toEqual(protectedVote);
  });

  it('say nothing where an instrument of law is loaded and speaks for itself', () => {
    const says = constant({ cite: '1', summary: 'the statute', values: { name: 'the statute' } });
    const law = instrumentOf([says], { id: 'law', kind: 'law' });
    const charter = instrumentOf([...stock, reserved], {});
    expect(stepsOf({ provisions: ['IV'], ...nothing }, { instruments: [charter, law] })).toEqual([]);
  });

  it('reach a bylaw that contradicts or circumvents a protected section, and no other', () => {
    const needs = (more: object) => {
      const act = { kind: 'bylaw', does: 'adopt', bylaws: ['9'], 'inconsistent-with': [], ...more };
      const { steps } = valueOf(
        corporationOf({
          lines: holdings('300', '700'),
          given: nobodyIsInterested,
          instruments: [instrumentOf([...stock, guarded], { readings: [...readings] })],
        }).ask({ question: 'approval.required', asOf: '2002-06-01', input: { act } }),
      ) as { readonly steps: readonly { readonly id: string }[] };
      return steps.map(({ id }) => id);
    };
    expect(needs({ circumvents: ['VI'] })).toEqual(['V.9(i) holders', 'V.9 law']);
    expect(needs({ circumvents: [] })).toEqual([]);
  });

  it('include the greater vote for which the section itself asks, by that reading, where the section is changed', () => {
    const kept = { readings: { 'R-greater': 'yes' } };
    expect(stepsOf({ provisions: ['VI.C(2)'], ...nothing }, kept)).toContainEqual(['VI.C holders', '900']);
    expect(stepsOf({ provisions: ['VI'], ...nothing }, kept)).toContainEqual(['VI.C holders', '900']);
    expect(stepsOf({ provisions: ['VI.B'], ...nothing }, kept)).toEqual(protectedVote);
    expect(stepsOf({ provisions: ['VI.C'], ...nothing })).toEqual(protectedVote);
  });
});

describe('the vote of the others', () => {
  const others = (option: string, given: readonly Given[] = bigIsInterested, lines = holdings('300', '700')) =>
    stepsOf({ provisions: ['VI'], ...nothing }, { given, lines, readings: { 'R-left': option } }).find(([id]) =>
      id.startsWith('V.9(ii)'),
    )?.[1];

  it('is needed only where somebody is interested', () => {
    expect(others('held', nobodyIsInterested)).toBeUndefined();
    expect(others('held')).toBe('351');
  });

  it('leaves out shares held through another, by the reading those of record only, or all deemed owned', () => {
    const lines: World['lines'] = [
      ...holdings('300', '500'),
      ['2001-02-01', 'shares-issued', { class: 'common', to: 'other', shares: '100' }],
      ['2001-02-01', 'shares-issued', { class: 'common', to: 'sub', shares: '100' }],
      ['2001-02-01', 'held-for', { holder: 'other', class: 'common', shares: '100', owners: ['big'] }],
      ['2001-02-01', 'control', { controller: 'big', controlled: 'sub' }],
    ];
    const deemed: readonly Given[] = bigIsInterested.map((each) =>
      each.notion === 'interested-shareholders'
        ? { ...each, value: { persons: ['big'], owners: ['big', 'sub'] } }
        : each,
    );
    // Of 1,000 votes: 400 are held by it or for it, 300 of record, 500 deemed owned.
    expect([
      others('held', deemed, lines),
      others('record', deemed, lines),
      others('beneficial', deemed, lines),
    ]).toEqual(['301', '351', '251']);
  });

  it('counts a series that elects a director by itself, one vote a share, unless only the general vote counts', () => {
    const lines: World['lines'] = [
      ...holdings('300', '700'),
      [
        '2001-01-10',
        'series-designated',
        { series: 'series-x', class: 'preferred', shares: '100', filed: '2001-01-10', terms: { directors: '1' } },
      ],
      ['2001-03-01', 'shares-issued', { class: 'series-x', to: 'dispersed', shares: '100' }],
    ];
    const all = (reading: string) =>
      stepsOf({ provisions: ['VI'], ...nothing }, { lines, readings: { 'R-base': reading } })[0];
    expect(all('any')).toEqual(['V.9(i) holders', '770']);
    expect(all('general')).toEqual(['V.9(i) holders', '700']);
  });
});
