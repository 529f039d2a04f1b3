import { describe, expect, it } from 'vitest';
import type { Corporation, Provision } from '../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../kinds/board/world.js';
import { lowAndHigh } from '../kinds/capital/stock-world.js';

const under = (compare: object, is: string): readonly Provision[] => [
  ...lowAndHigh,
  { kind: 'forbids', cite: '3', summary: 'no merger', acts: { acts: ['merger'] }, while: { compare, is } } as Provision,
];
const persons = ['ann', 'bob', 'trust', 'zed'];
const named: readonly Line[] = [
  ['2001-01-02', 'shares-issued', { class: 'low', to: 'ann', shares: '60' }],
  ['2001-01-02', 'shares-issued', { class: 'low', to: 'trust', shares: '40' }],
  ['2001-01-02', 'shares-issued', { class: 'high', to: 'bob', shares: '10' }],
  ['2001-01-02', 'held-for', { holder: 'trust', owners: ['ann', 'bob'], class: 'low' }],
  ['2001-01-02', 'proposed', { id: 'm', act: { kind: 'merger', of: 'corporation', with: 'ann' } }],
];
const so = (who: string, value: string): Line => [
  '2001-01-02',
  'stated',
  { fact: 'is-so', about: ['foreign', who], value },
];
const dispersed: Line = ['2001-01-03', 'shares-issued', { class: 'low', to: 'dispersed', shares: '100' }];

const world = (compare: object, is: string, lines: readonly Line[]): Corporation =>
  open([instrumentOf(under(compare, is))], persons, [...named, ...lines]);
const outcome = (corporation: Corporation): unknown => {
  const answer = asked(corporation, { question: 'approval.status', asOf: '2001-02-01', input: { of: 'm' } });
  if (answer.outcome !== 'answered') return JSON.stringify(answer);
  return (answer['value'] as { readonly outcome: string }).outcome;
};

describe('owners of whom something is so', () => {
  const votes = { owned: 'voting', by: { ownersThat: 'foreign' }, in: 'part' };
  const all = [so('ann', 'yes'), so('bob', 'no')];

  it('are those of record and through others, each share once', () => {
    expect(outcome(world(votes, 'at least 50%', all))).toBe('barred');
    expect(outcome(world(votes, 'more than 50%', all))).not.toBe('barred');
    const shares = { owned: 'low', by: { ownersThat: 'foreign' }, in: 'shares' };
    expect(outcome(world(shares, 'at least 100 shares', [so('ann', 'yes'), so('bob', 'yes')]))).toBe('barred');
    expect(outcome(world(shares, 'more than 100 shares', [so('ann', 'yes'), so('bob', 'yes')]))).not.toBe('barred');
  });

  it('are asked for one by one, and of the dispersed by their shares', () => {
    expect(outcome(world(votes, 'at least 50%', [so('ann', 'no')]))).toContain('is-so');
    expect(outcome(world(votes, 'at least 50%', [...all, dispersed]))).toContain('dispersed-that');
    const some: Line = [
      '2001-01-04',
      'stated',
      { fact: 'dispersed-that', about: ['foreign', 'low', '2001-02-01'], value: '50' },
    ];
    expect(outcome(world(votes, 'at least 50%', [...all, dispersed, some]))).toBe('barred');
    expect(outcome(world(votes, 'more than 50%', [...all, dispersed, some]))).not.toBe('barred');
  });

  it('are asked about with the dispersed where they hold little, and need not be where all of that is too little', () => {
    const small: Line = ['2001-01-03', 'shares-issued', { class: 'low', to: 'zed', shares: '4' }];
    const shares = { owned: 'low', by: { ownersThat: 'foreign' }, in: 'shares' };
    const asks = outcome(world(shares, 'at least 104 shares', [so('ann', 'yes'), so('bob', 'yes'), small]));
    expect(asks).toContain('hold too little to be asked about one by one');
    expect(outcome(world(shares, 'at least 105 shares', [so('ann', 'yes'), so('bob', 'yes'), small]))).not.toContain(
      'dispersed-that',
    );
  });

  it('are asked about with the dispersed by every fact that a list names', () => {
    const shares = { owned: 'low', by: [{ ownersThat: 'foreign' }, { ownersThat: 'state-owned' }], in: 'shares' };
    const known = ['ann', 'bob'].flatMap((one) =>
      ['foreign', 'state-owned'].map((fact): Line => [
        '2001-01-02',
        'stated',
        { fact: 'is-so', about: [fact, one], value: 'no' },
      ]),
    );
    expect(outcome(world(shares, 'at least 1 share', [...known, dispersed]))).toContain('foreign or state owned');
  });

  it('are persons too where all of them are entered by name, and no one of the others is', () => {
    const count = { count: [{ ownersThat: 'foreign' }, { person: 'trust' }] };
    expect(outcome(world(count, 'at least 2 persons', all))).toBe('barred');
    expect(outcome(world(count, 'at least 2 persons', [...all, dispersed]))).toBe('barred');
    expect(outcome(world(count, 'at least 4 persons', [...all, dispersed]))).toContain('dispersed-persons');
    const several = (value: string): Line => [
      '2001-01-04',
      'stated',
      { fact: 'dispersed-persons', about: ['foreign', '2001-02-01'], value },
    ];
    expect(outcome(world(count, 'at least 4 persons', [...all, dispersed, several('1')]))).not.toBe('barred');
    expect(outcome(world(count, 'at least 4 persons', [...all, dispersed, several('2')]))).toBe('barred');
  });

  it('are asked for by name where a section asks only whether there are any', () => {
    const bars = { kind: 'forbids', cite: '3', summary: 'no merger', acts: { acts: ['merger'] } };
    const anybody = { ...bars, while: { thereAre: { ownersThat: 'foreign' } } } as Provision;
    const known = [...named, so('ann', 'no'), so('bob', 'no'), dispersed];
    const any = (value: string): Line => [
      '2001-01-04',
      'stated',
      { fact: 'any-dispersed', about: ['foreign', '2001-02-01'], value },
    ];
    const told = (...more: readonly Line[]): unknown =>
      outcome(open([instrumentOf([...lowAndHigh, anybody])], persons, [...known, ...more]));
    expect(told()).toContain('any-dispersed');
    expect(told(any('no'))).not.toBe('barred');
    const who: Line = ['2001-01-04', 'stated', { fact: 'who-plays', about: ['foreign', 'm'], value: 'zed' }];
    expect(told(any('yes'), who)).toBe('barred');
  });

  it('may be several whom nobody named: each is asked for, until there is no other', () => {
    const of = (condition: object) => (more: readonly Line[]) => {
      const bars = { kind: 'forbids', cite: '3', summary: 'no merger', acts: { acts: ['merger'] }, while: condition };
      const known = [...named, so('ann', 'no'), so('bob', 'no'), so('zed', 'yes'), dispersed];
      return outcome(open([instrumentOf([...lowAndHigh, bars])], persons, [...known, ...more]));
    };
    const said = (fact: string, about: readonly string[], value: string): Line => [
      '2001-01-04',
      'stated',
      { fact, about: ['foreign', ...about], value },
    ];
    const first = [said('any-dispersed', ['2001-02-01'], 'yes'), said('who-plays', ['m'], 'zed')];
    const another = said('another-dispersed', ['2001-02-01', 'zed'], 'yes');
    const nobodyElse = said('another-dispersed', ['2001-02-01', 'zed'], 'no');
    const second = (who: string) => [another, said('who-else', ['m', 'zed'], who)];
    const noThird = (who: string) => said('another-dispersed', ['2001-02-01', who], 'no');

    const allAreZed = of({ persons: { ownersThat: 'foreign' }, are: { person: 'zed' } });
    expect(allAreZed(first)).toContain('another-dispersed');
    expect(allAreZed([...first, nobodyElse])).toBe('barred');
    expect(allAreZed([...first, ...second('trust'), noThird('trust')])).not.toBe('barred');
    const trustIsOne = of({ persons: { person: 'trust' }, are: { ownersThat: 'foreign' } });
    expect(trustIsOne([...first, nobodyElse])).not.toBe('barred');
    expect(trustIsOne([...first, ...second('trust'), noThird('trust')])).toBe('barred');
    const allAreLicensed = of({ stated: 'licensed', of: { ownersThat: 'foreign' } });
    const licensed = (who: string, value: string): Line => [
      '2001-01-04',
      'stated',
      { fact: 'is-so', about: ['licensed', who], value },
    ];
    const both = [licensed('zed', 'yes'), licensed('trust', 'no')];
    expect(allAreLicensed([...first, nobodyElse, ...both])).toBe('barred');
    expect(allAreLicensed([...first, ...second('trust'), noThird('trust'), ...both])).not.toBe('barred');
    expect(() => allAreZed([...first, ...second('zed')])).toThrow('named twice');
    expect(of({ thereAre: { ownersThat: 'foreign' } })(first.slice(0, 1))).toBe('barred');
  });

  it('have no vote left out of their shares where nobody named them, and are asked to be', () => {
    const votes = {
      kind: 'requires',
      cite: '3',
      summary: 'the others vote',
      acts: { acts: ['merger'] },
      needs: { vote: 'voting', by: 'majority', of: 'outstanding', without: { ownersThat: 'foreign' } },
    } as Provision;
    const told = (more: readonly Line[]) =>
      outcome(open([instrumentOf([...lowAndHigh, votes])], persons, [...named, ...all, dispersed, ...more]));
    const any = (value: string): Line => [
      '2001-01-04',
      'stated',
      { fact: 'any-dispersed', about: ['foreign', '2001-02-01'], value },
    ];
    expect(told([any('no')])).toBe('needs-approval');
    expect(told([])).toContain('any-dispersed');
    expect(() => told([any('yes')])).toThrow('Enter by name who holds these');
  });
});
