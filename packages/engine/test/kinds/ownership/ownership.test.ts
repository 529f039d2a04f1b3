import { describe, expect, it } from 'vitest';
import { openCorporation, post } from '../../../src/index.js';
import { ask, buys, charter, journalOf, start, value, type Line } from './world.js';

interface Told {
  readonly articles: readonly {
    readonly id: string;
    readonly shares: string;
    readonly rights: string;
    readonly counted: string;
    readonly base: string;
    readonly owners: readonly string[];
  }[];
}

function owned(lines: readonly Line[], person: string, article: string, asOf = '2000-06-01') {
  const [told] = (value(lines, 'ownership.beneficial', asOf, { person, class: 'common', for: article }) as Told)
    .articles;
  return told;
}

const controls = (controller: string, controlled: string): Line => [
  '2000-02-01',
  'control',
  { controller, controlled },
];
const heldFor = (holder: string, owners: readonly string[], shares?: string): Line => [
  '2000-02-01',
  'held-for',
  { holder, class: 'common', owners, ...(shares === undefined ? undefined : { shares }) },
];
const right = (from: string, over = 'unissued', of?: string): Line => [
  '2000-02-01',
  'right-granted',
  {
    id: 'right',
    holder: 'ash',
    class: 'common',
    shares: '50',
    'exercisable-from': from,
    over,
    kind: 'option',
    ...(of === undefined ? undefined : { of }),
  },
];

describe('ownership with affiliates', () => {
  it('counts a share of several affiliates once', () => {
    const lines = [buys('2000-02-01', 'gale', '70'), heldFor('gale', ['ash', 'birch']), controls('ash', 'birch')];
    expect(owned(lines, 'ash', 'II')).toMatchObject({ shares: '70', owners: ['ash', 'birch'] });
  });

  it('counts those under common control, up and down', () => {
    const lines = [buys('2000-02-01', 'birch', '70'), controls('cedar', 'ash'), controls('cedar', 'birch')];
    expect(owned(lines, 'ash', 'II')?.shares).toBe('70');
  });

  it('does not count what a holder of record has for others', () => {
    const lines = [buys('2000-02-01', 'ash', '70'), heldFor('ash', ['dale'], '30')];
    expect(owned(lines, 'ash', 'II')?.shares).toBe('40');
  });

  it('counts every right, over unissued shares in the base as well', () => {
    const lines = [buys('2000-02-01', 'ash', '100'), right('2010-01-01')];
    expect(owned(lines, 'ash', 'II')).toMatchObject({ shares: '100', rights: '50', counted: '150', base: '1050' });
  });

  it('counts a right over outstanding shares of another as shares, and of its own not again', () => {
    expect(
      owned([buys('2000-02-01', 'ash', '100'), right('2010-01-01', 'outstanding', 'dale')], 'ash', 'II'),
    ).toMatchObject({
      shares: '150',
      base: '1000',
    });
    expect(
      owned([buys('2000-02-01', 'ash', '100'), right('2010-01-01', 'outstanding', 'ash')], 'ash', 'II')?.shares,
    ).toBe('100');
  });
});

describe('ownership with those controlled and groups', () => {
  it('looks down from who controls, and not up', () => {
    const lines = [buys('2000-02-01', 'ash', '60'), buys('2000-02-01', 'birch', '70'), controls('ash', 'birch')];
    expect(owned(lines, 'ash', 'III')?.shares).toBe('130');
    expect(owned(lines, 'birch', 'III')?.shares).toBe('70');
  });

  it('counts a right from thirty days before it can be exercised', () => {
    const lines = [buys('2000-02-01', 'ash', '100'), right('2000-07-01')];
    expect(owned(lines, 'ash', 'III', '2000-05-31')?.rights).toBe('0');
    expect(owned(lines, 'ash', 'III', '2000-06-01')?.rights).toBe('50');
  });

  it('counts a group in concert as a person, one alike in position as none, and neither for the other article', () => {
    const group = (basis: string): Line => [
      '2000-03-01',
      'group',
      { id: 'grove', members: ['ash', 'birch'], purpose: 'voting', basis },
    ];
    const bought = [buys('2000-02-01', 'ash', '60'), buys('2000-02-01', 'birch', '70')];
    expect(owned([...bought, group('concert')], 'grove', 'III')?.shares).toBe('130');
    expect(owned([...bought, group('status')], 'grove', 'III')?.shares).toBe('0');
    expect(owned([...bought, group('concert')], 'grove', 'II')?.shares).toBe('0');
  });

  it('gives a group nothing before it forms and after it ends', () => {
    const group: Line = [
      '2000-03-01',
      'group',
      { id: 'grove', members: ['ash', 'birch'], purpose: 'voting', basis: 'concert', until: '2000-09-01' },
    ];
    const lines = [buys('2000-02-01', 'ash', '60'), group];
    expect(owned(lines, 'grove', 'III', '2000-02-20')?.shares).toBe('0');
    expect(owned(lines, 'grove', 'III', '2000-03-01')?.shares).toBe('60');
    expect(owned(lines, 'grove', 'III', '2000-09-01')?.shares).toBe('0');
  });
});

describe('further holdings that are stated from a day on', () => {
  const further = (from: string, shares: string): Line => [
    from,
    'stated',
    { fact: 'further-holdings', about: ['ash', 'common'], value: shares, from },
  ];
  const split: Line = ['2000-03-01', 'shares-split', { class: 'common', 'for-each': '1', becomes: '2' }];

  it('are carried through splits from then on', () => {
    const lines = [further('2000-02-01', '30'), split];
    expect(owned(lines, 'ash', 'II', '2000-02-15')?.shares).toBe('30');
    expect(owned(lines, 'ash', 'II')?.shares).toBe('60');
  });

  it('are each carried from its own day where they are in dispute', () => {
    const lasting = (shares: string): Line => [
      '2000-03-10',
      'stated',
      { fact: 'further-holdings', about: ['ash', 'common'], value: shares },
    ];
    const input = { person: 'ash', class: 'common', for: 'II' };
    const shares = (...lines: readonly Line[]): unknown => {
      const answer = ask([split, ...lines], 'ownership.beneficial', '2000-06-01', input);
      if (answer.outcome === 'answered') return answer.value;
      return answer.cases.map(
        (each) => (each.value as unknown as { articles: { shares: string }[] }).articles[0]?.shares,
      );
    };
    expect(shares(further('2000-02-01', '30'), lasting('50'))).toEqual(['60', '50']);
    expect(shares(lasting('50'), further('2000-02-01', '30'))).toEqual(['60', '50']);
    // Both come to as much, and one is no other than the other.
    expect(shares(further('2000-02-01', '30'), lasting('60'))).toMatchObject({ articles: [{ shares: '60' }] });
  });

  it('are not carried through splits that came before, where the register is kept to an earlier day', () => {
    const lines = [...start, further('2000-02-01', '30'), split, further('2000-05-01', '70')];
    const books = post(journalOf(lines, { register: '2000-04-01' }));
    const answer = openCorporation({ instruments: [charter], books }).ask({
      question: 'ownership.beneficial',
      asOf: '2000-06-01',
      input: { person: 'ash', class: 'common', for: 'II' },
    });
    expect(answer).toMatchObject({ outcome: 'answered', value: { articles: [{ shares: '70' }] } });
  });
});
