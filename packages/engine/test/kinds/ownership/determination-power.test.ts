import { describe, expect, it } from 'vitest';
import { atClose, moment, type Instrument } from '../../../src/index.js';
import { having, interested, standing } from './ties-world.js';
import { ask, buys, charter, open, value, type Line } from './world.js';

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

  it('stands for moments before it was withdrawn, and for none that a court order reaches back to', () => {
    const owned = (undone: Line, at: string) =>
      open([bought, determined(), undone], { given })
        .session.contextOn(moment('2000-07-01').day)
        .notionNamed('beneficial-ownership', ['ash', 'common'], atClose(moment(at).day), 'III').reason.determination;
    const withdrawn: Line = ['2000-06-20', 'determination-withdrawn', { determination: 'd-1' }];
    expect(owned(withdrawn, '2000-06-19')).toBe('d-1');
    expect(owned(withdrawn, '2000-06-20')).toBeUndefined();
    const order: Line = ['2000-06-20', 'court-order', { about: 'd-1', holds: 'not-in-good-faith' }];
    expect(owned(order, '2000-06-19')).toBeUndefined();
  });

  it('binds without good faith where the text does not ask for it', () => {
    const instrument: Instrument = {
      ...charter,
      articles: charter.articles.map((each) => ({
        ...each,
        provisions: each.provisions.map((provision) =>
          provision.kind === 'determination-power' ? { ...provision, ifInGoodFaith: false } : provision,
        ),
      })),
    };
    const told = value(
      [bought, determined({ 'good-faith': 'no' })],
      'voting.entitlement',
      '2000-07-01',
      {},
      { given, instrument },
    );
    expect(told).toMatchObject({ votes: '1000' });
  });

  it('is of the directors who continue in regard to the person that is entered', () => {
    const relative = determined(
      { notion: 'acts-in-concert', about: ['grove'], value: 'no', 'relative-to': 'ash' },
      '2000-06-10',
    );
    const group: Line = [
      '2000-06-02',
      'group',
      { id: 'grove', members: ['birch', 'cedar'], purpose: 'voting', basis: 'concert' },
    ];
    const lines = [buys('2000-05-01', 'birch', '100'), buys('2000-05-01', 'cedar', '100'), group, relative];
    expect(value(lines, 'voting.entitlement', '2000-07-01', {}, { given })).toMatchObject({ votes: '1000' });
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

describe('the power of the board', () => {
  const seats: Line = [
    '2000-01-01',
    'opening-board',
    {
      size: '5',
      classes: ['5'],
      directors: ['dale', 'elm', 'fern', 'gale', 'holt'].map((person) => ({
        person,
        class: '1',
        'term-ends-after': '1',
        since: '2000-01-01',
      })),
    },
  ];
  const owns = buys('2000-02-01', 'ash', '200');
  const settled = (more: object = {}): Line => [
    '2000-06-15',
    'determination',
    {
      id: 'd-1',
      by: 'board',
      yes: '3',
      notion: 'interested-shareholder',
      about: ['ash'],
      place: 'II',
      value: 'no',
      inquiry: 'of the register',
      ...more,
    },
  ];
  const of = (more: object = {}, options: Parameters<typeof standing>[3] = {}) =>
    standing([seats, owns, settled(more)], 'ash', '2000-07-01', options);

  it('is of a majority of all its members, and shows what is worked out beside', () => {
    expect(of()).toMatchObject({ interested: false, asWorkedOut: true, classes: [{ counted: '200' }] });
    const few = of({ yes: '2', present: '3' });
    expect(few.interested).toBe(true);
    expect(few.asWorkedOut).toBeUndefined();
  });

  it('is of those present where the reading says so', () => {
    expect(of({ yes: '2', present: '3' }, { readings: { 'R-majority': 'present' } }).interested).toBe(false);
    const instrument = having('determination-power', { of: undefined });
    expect(of({ yes: '2', present: '3' }, { instrument }).interested).toBe(true);
  });

  it('reaches everybody, those too whom no entry brings near', () => {
    const one = settled({ about: ['birch'], value: 'yes' });
    expect(interested([seats, owns, one])).toEqual(['ash', 'birch']);
    expect(interested([seats, owns, settled()])).toEqual([]);
  });

  it('asks for inquiry where the text does, which is presumed', () => {
    const without: Line = ['2000-06-20', 'stated', { fact: 'made-after-inquiry', about: ['d-1'], value: 'no' }];
    const determinedWithout = settled({ inquiry: undefined });
    expect(standing([seats, owns, determinedWithout], 'ash').interested).toBe(false);
    expect(standing([seats, owns, determinedWithout, without], 'ash').interested).toBe(true);
    const instrument = having('determination-power', { afterInquiry: undefined });
    expect(standing([seats, owns, determinedWithout, without], 'ash', '2000-07-01', { instrument }).interested).toBe(
      false,
    );
  });

  it('settles only what is given to it, and the answer says so', () => {
    const instrument = having('determination-power', { matters: ['beneficial-ownership'] });
    expect(of({}, { instrument }).interested).toBe(true);
    const told = ask(
      [seats, owns, settled()],
      'ownership.interested-shareholder',
      '2000-07-01',
      { person: 'ash' },
      {
        instrument,
      },
    );
    expect(JSON.stringify(told)).toContain('not among what the text gives the body to determine');
  });

  it('reads what is owned as shares or a part, and persons by their ids; what cannot be read does not bind', () => {
    const counted = (value: string) =>
      of({ notion: 'beneficial-ownership', about: ['ash', 'common'], value }).classes[0]?.counted;
    expect(counted('120')).toBe('120');
    expect(counted('12%')).toBe('120');
    for (const value of ['plenty', 'yes', '-5', '101%', '-1%', '%']) expect(counted(value)).toBe('200');
    const together = (value: string) => of({ notion: 'counted-together', value }).owners;
    expect(together('birch, ash')).toEqual(['ash', 'birch']);
    expect(together('ash, corporation')).toEqual(['ash', 'corporation']);
    expect(together('ash, nobody')).toEqual(['ash']);
  });
});
