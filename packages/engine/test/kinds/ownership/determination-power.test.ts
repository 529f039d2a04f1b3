import { describe, expect, it } from 'vitest';
import { ask, buys, value, type Line } from './world.js';

interface Entitled {
  readonly votes: string;
}
const fiveOf = (person: string) => [
  { notion: 'continuing-directors-count', about: [person], value: '5', unit: 'persons' as const },
];
const given = fiveOf('ash');
const determined = (more: object = {}, on = '2000-06-15'): Line => [
  on,
  'determination',
  {
    id: 'd-1',
    by: 'continuing-directors',
    yes: '3',
    notion: 'beneficial-ownership',
    about: ['ash', 'common'],
    place: 'III.1',
    value: '120',
    ...more,
  },
];
const bought = buys('2000-06-01', 'ash', '250');
const counted = (lines: readonly Line[], asOf = '2000-07-01') =>
  (value([bought, ...lines], 'voting.entitlement', asOf, {}, { given }) as Entitled).votes;

describe('a determination', () => {
  it('by a majority of all members takes the place of what is worked out', () => {
    expect(counted([])).toBe('900');
    expect(counted([determined()])).toBe('1000');
    expect(counted([determined({ value: '12%' })])).toBe('1000');
    expect(counted([determined({ yes: '2', present: '3' })])).toBe('900');
  });

  it('by another body, for another article or on a later day has no effect', () => {
    expect(counted([determined({ by: 'board' })])).toBe('900');
    expect(counted([determined({ place: 'II' })])).toBe('900');
    expect(counted([determined({}, '2000-07-15')])).toBe('900');
  });

  it('is not followed once withdrawn, set aside, or made in bad faith', () => {
    expect(counted([determined(), ['2000-06-20', 'determination-withdrawn', { determination: 'd-1' }]])).toBe('900');
    expect(counted([determined(), ['2000-06-20', 'court-order', { about: 'd-1', holds: 'set-aside' }]])).toBe('900');
    expect(counted([determined({ 'good-faith': 'no' })])).toBe('900');
  });

  it('rests on its good faith, and shows what it changes', () => {
    const told = ask([bought, determined()], 'voting.entitlement', '2000-07-01', {}, { given });
    expect(told.rests.map((each) => each.kind)).toContain('regular');
    expect(told.determinations).toMatchObject([{ determination: 'd-1', without: { value: { votes: '900' } } }]);
  });

  it('can settle that a group does not act in concert', () => {
    const group: Line = [
      '2000-06-02',
      'group',
      { id: 'grove', members: ['birch', 'cedar'], purpose: 'voting', basis: 'concert' },
    ];
    const lines = [buys('2000-05-01', 'birch', '100'), buys('2000-05-01', 'cedar', '100'), group];
    const settled = determined({ notion: 'acts-in-concert', about: ['grove'], value: 'no' }, '2000-06-10');
    const of = (more: readonly Line[]) =>
      (value([...lines, ...more], 'voting.entitlement', '2000-07-01', {}, { given: fiveOf('grove') }) as Entitled)
        .votes;
    expect(of([])).toBe('950');
    expect(of([settled])).toBe('1000');
  });
});
