import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asks } from './world.js';
import type { Instrument } from '../../../src/index.js';
import { ask, buys, granted, harbour, proposes, states, value, votes, type Line } from './voting-limit-world.js';

interface Standing {
  readonly id: string;
  readonly above?: string;
  readonly reached: boolean;
  readonly contravention: boolean;
  readonly lacking?: readonly string[];
  readonly votesLimited: boolean;
  readonly how?: string;
}

const standings = (lines: readonly Line[], readings: Readonly<Record<string, string>> = {}, asOf = '2001-01-01') =>
  (value(lines, 'ownership.limit', asOf, {}, { readings }) as { readonly persons: readonly Standing[] }).persons;
const idsOf = (lines: readonly Line[], readings: Readonly<Record<string, string>> = {}) =>
  standings(lines, readings).map(({ id }) => id);

const founders = (to: string, shares: string, on = '2000-01-15'): Line => [
  on,
  'shares-issued',
  { class: 'founder', to, shares },
];
/** Shares without a vote. */
const plain = (to: string, shares: string): Line => ['2000-01-15', 'shares-issued', { class: 'plain', to, shares }];

/** The same charter, with its limits at another part of all. */
const limited = (oneIn: number) => ({
  instrument: JSON.parse(JSON.stringify(harbour).replaceAll('"20%"', `"1/${oneIn}"`)) as Instrument,
});

describe('a limit from so much on', () => {
  it('is passed by exactly so much, which leaves no excess', () => {
    expect(standings([buys('2000-06-01', 'ash', '199')])).toEqual([]);
    expect(standings([buys('2000-06-01', 'ash', '200')])).toMatchObject([
      { id: 'B.1 ash voting-stock', above: '0', reached: true, contravention: true, votesLimited: false },
    ]);
    expect(votes([buys('2000-06-01', 'ash', '200')])).toBe('1000');
  });

  it('takes out what is above it once, of all that is outstanding', () => {
    expect(votes([buys('2000-06-01', 'ash', '201')])).toBe('999');
    // 250 of 1,000 leave 200; of the 950 that then count that is more than a fifth, and nothing more is taken.
    expect(votes([buys('2000-06-01', 'ash', '250')])).toBe('950');
  });

  it('takes a share out once, however many sections reach it', () => {
    const lines = [buys('2000-06-01', 'ash', '250')];
    expect(idsOf(lines)).toEqual(['B.1 ash voting-stock', 'B.4 ash voting-stock']);
    const excess = value(lines, 'acquisition.excess', '2001-01-01', { person: 'ash' });
    expect(excess).toMatchObject({
      excess: [{ above: '50' }, { above: '50' }],
      notCounted: [{ id: 'common', shares: '50' }],
      remedies: [{ id: 'B.3 trustee-sale', by: 'board' }],
    });
  });

  it('leaves everybody the least of what it has and the whole shares of the part that is allowed, however small, whoever else is cut', () => {
    const some = fc.integer({ min: 1, max: 330 });
    const parts = fc.constantFrom(5, 10, 25, 50, 100);
    fc.assert(
      fc.property(fc.tuple(some, some, some), fc.nat({ max: 9 }), parts, (held, more, oneIn) => {
        const lines = [
          founders('dispersed', String(more + 1)),
          ...['ash', 'birch', 'cedar'].map((person, index) => buys('2000-06-01', person, String(held[index]))),
        ];
        const line = Math.floor((1000 + more + 1) / oneIn);
        const kept = held.map((each) => Math.min(each, line));
        const cut = held.reduce((sum, each, index) => sum + each - (kept[index] ?? 0), 0);
        const { holders, classes } = value(lines, 'voting.entitlement', '2001-01-01', {}, limited(oneIn)) as {
          readonly holders: readonly { readonly id: string; readonly votes: string }[];
          readonly classes: readonly { readonly id: string; readonly countedAsOutstanding: string }[];
        };
        const left = ['ash', 'birch', 'cedar'].map((person) =>
          Number(holders.find(({ id }) => id === person)?.votes ?? 0),
        );
        expect(left).toEqual(kept);
        expect(classes.find(({ id }) => id === 'common')?.countedAsOutstanding).toBe(String(1000 - cut));
      }),
      { numRuns: 10 },
    );
  });

  it('looks at holders of less than a twentieth where the line is lower', () => {
    const left = (held: string) =>
      (
        value([buys('2000-06-01', 'ash', held)], 'voting.entitlement', '2001-01-01', {}, limited(25)) as {
          readonly votes: string;
        }
      ).votes;
    expect(left('40')).toBe('1000');
    expect(left('41')).toBe('999');
    expect(left('49')).toBe('991');
  });

  it('offers no remedy where nobody is reached', () => {
    expect(
      value([buys('2000-06-01', 'ash', '199')], 'acquisition.excess', '2001-01-01', { person: 'ash' }),
    ).toMatchObject({ excess: [], notCounted: [], remedies: [] });
  });

  it('keeps whole shares where the fraction of what is outstanding is none', () => {
    // A fifth of 1,003 is 200.6.
    expect(votes([founders('dispersed', '3'), buys('2000-06-01', 'ash', '210')])).toBe('999');
  });

  it('draws its line for the largest purchase below it', () => {
    const asked = { by: 'ash', class: 'common', shares: '10' };
    const told = value([], 'acquisition.permit', '2000-06-01', asked) as {
      readonly largest: readonly { readonly id: string; readonly existing: string; readonly issued: string }[];
    };
    expect(told.largest).toMatchObject([
      { id: 'B.1 ash', existing: '199', issued: '249' },
      { id: 'B.4 ash', existing: '200', issued: '250' },
    ]);
  });
});

describe('all voting stock together', () => {
  const lines = [founders('dispersed', '200'), plain('dispersed', '5000'), buys('2000-06-01', 'ash', '300')];

  it('is measured by shares or by votes, without stock that has no vote', () => {
    // 300 of 1,200 shares keep 240; 300 of 1,600 votes are below 320.
    expect(votes(lines)).toBe('1540');
    expect(votes(lines, { 'R-measure': 'voting-power' })).toBe('1600');
  });

  it('counts a class with more votes for more', () => {
    const held = [founders('ash', '150')];
    // 150 of 1,150 shares are below 230; 450 of 1,450 votes keep 290.
    expect(votes(held)).toBe('1450');
    expect(votes(held, { 'R-measure': 'voting-power' })).toBe('1290');
    const largest = (readings: Readonly<Record<string, string>>) =>
      value(
        [founders('ash', '50'), founders('dispersed', '100')],
        'acquisition.permit',
        '2001-01-01',
        { by: 'ash', class: 'founder', shares: '1' },
        { readings },
      ) as {
        readonly largest: readonly { readonly existing: string }[];
      };
    // 150 of 1,450 votes; 290 are the line, and 46 founder shares more, of the 100 that others have, have 138 votes.
    expect(largest({ 'R-measure': 'voting-power' }).largest[0]?.existing).toBe('46');
  });

  it('says that its figures are votes where they are not shares', () => {
    const readings = { 'R-measure': 'voting-power' };
    expect(standings([founders('ash', '150')], readings)).toMatchObject([
      { unit: 'votes', base: '1450' },
      { unit: 'votes' },
    ]);
    const [only] = standings([buys('2000-06-01', 'ash', '250')], readings);
    expect(only).toMatchObject({ id: 'B.1 ash voting-stock', base: '1000' });
    expect(only).not.toHaveProperty('unit');
    const asked = { by: 'ash', class: 'founder', shares: '100' };
    expect(
      value([founders('ash', '50'), founders('dispersed', '100')], 'acquisition.permit', '2001-01-01', asked, {
        readings,
      }),
    ).toMatchObject({
      // All of the 50 are its own: the 100 more would be new, and have 300 votes.
      limits: [{ unit: 'votes', after: '450', base: '1450' }, { unit: 'votes' }],
    });
  });

  it('does not reach an acquisition of stock without a vote', () => {
    const asked = { by: 'ash', class: 'plain', shares: '5000' };
    expect(value([plain('dispersed', '5000')], 'acquisition.permit', '2000-06-01', asked)).toMatchObject({
      outcome: 'silent',
      limits: [],
    });
    const offer: Line = ['2000-06-01', 'offer', { by: 'ash', class: 'plain', shares: '5000' }];
    expect(standings([plain('dispersed', '5000'), offer])).toEqual([]);
  });
});

describe('rights to shares that are not issued', () => {
  const option: Line = [
    '2000-06-01',
    'right-granted',
    {
      id: 'option',
      kind: 'option',
      holder: 'ash',
      class: 'common',
      shares: '100',
      over: 'unissued',
      'exercisable-from': '2000-06-01',
    },
  ];
  const bought = buys('2000-05-01', 'ash', '150');
  const lines = [bought, option];

  it('pass a line that counts them, and cost no vote', () => {
    expect(idsOf(lines)).toEqual(['B.4 ash voting-stock']);
    expect(idsOf(lines, { 'R-rights': 'counted' })).toEqual(['B.1 ash voting-stock', 'B.4 ash voting-stock']);
    expect(votes(lines)).toBe('1000');
  });

  it('add to what they are measured against where the article says so', () => {
    const few: Line = [option[0], option[1], { ...(option[2] as object), shares: '55' }];
    // 205 of 1,000, or of 1,055.
    expect(idsOf([bought, few])).toEqual(['B.4 ash voting-stock']);
    expect(idsOf([bought, few], { 'R-base': 'with-own-rights' })).toEqual([]);
  });

  it('are acquired as shares when they are issued', () => {
    const exercised: readonly Line[] = [
      ['2000-07-01', 'right-ended', { right: 'option', how: 'exercised' }],
      ['2000-07-01', 'shares-issued', { class: 'common', to: 'ash', shares: '100' }],
    ];
    expect(standings([...lines, ...exercised])).toMatchObject([
      { id: 'B.1 ash voting-stock', since: '2000-07-01', above: '30' },
      { id: 'B.4 ash voting-stock' },
    ]);
  });
});

describe('what a limit looks at', () => {
  const first = buys('2000-05-01', 'ash', '150');
  const twice = [first, buys('2000-06-01', 'ash', '100')];

  it('is what results, or each acquisition by itself', () => {
    const approved = granted('crown', 'ash', '2000-02-01');
    expect(votes([approved, ...twice])).toBe('950');
    expect(votes([approved, ...twice], { 'R-size': 'what-is-acquired' })).toBe('1000');
    expect(votes([approved, buys('2000-05-01', 'ash', '250')], { 'R-size': 'what-is-acquired' })).toBe('950');
  });

  it('is the same of an acquisition that is asked about', () => {
    const asked = { by: 'ash', class: 'common', shares: '100' };
    const outcome = (readings: Readonly<Record<string, string>>, shares = '100') =>
      (
        value([first], 'acquisition.permit', '2000-06-01', { ...asked, shares }, { readings }) as {
          readonly outcome: string;
        }
      ).outcome;
    expect(outcome({})).toBe('needs-approval');
    expect(outcome({ 'R-size': 'what-is-acquired' })).toBe('permitted');
    expect(outcome({ 'R-size': 'what-is-acquired' }, '200')).toBe('needs-approval');
  });
});

describe('an authority that the instrument does not restrict', () => {
  const lines = [granted('crown', 'ash', '2000-02-01', { kind: 'authorisation' }), buys('2000-05-01', 'ash', '250')];

  it('is named, and does not stand in for the other condition', () => {
    const answer = ask(lines, 'ownership.limit', '2001-01-01');
    expect(answer).toMatchObject({
      outcome: 'answered',
      value: {
        persons: [
          { id: 'B.1 ash voting-stock', lacking: ['B.1(a)'] },
          { id: 'B.4 ash voting-stock', reached: false },
        ],
      },
      otherLaw: [{ cites: ['B.1(c)'] }],
    });
    expect(votes(lines)).toBe('950');
    expect(votes(lines, { 'R-authority': 'either' })).toBe('1000');
  });

  it('is not named where it was silent', () => {
    expect(ask([buys('2000-05-01', 'ash', '250')], 'ownership.limit', '2001-01-01').otherLaw).toEqual([]);
  });
});

describe('a statement that an acquisition was approved', () => {
  const bought = buys('2000-05-01', 'ash', '250');

  it('decides for the days for which it is made', () => {
    expect(votes([bought, states('acquisition-approved', ['ash', 'voting-stock'], 'yes')])).toBe('1000');
    expect(votes([bought, states('acquisition-approved', ['ash', 'voting-stock'], 'no')])).toBe('950');
    expect(votes([bought, states('acquisition-approved', ['ash', 'voting-stock'], 'yes', '2000-05-02')])).toBe('950');
  });

  it('is of the voting stock, whether its shares or its votes are counted', () => {
    const lines = [bought, states('acquisition-approved', ['ash', 'voting-stock'], 'yes')];
    expect(votes(lines, { 'R-measure': 'voting-power' })).toBe('1000');
  });

  it('stated both ways is a dispute, which the answer names', () => {
    const both = ['yes', 'no'].map((is) => states('acquisition-approved', ['ash', 'voting-stock'], is));
    expect(ask([bought, ...both], 'voting.entitlement', '2001-01-01')).toMatchObject({ outcome: 'needs-facts' });
  });
});

describe('shares of several holders above a limit', () => {
  const lines: readonly Line[] = [
    buys('2000-03-01', 'ash', '150'),
    buys('2000-04-01', 'birch', '100'),
    buys('2000-05-01', 'cedar', '50'),
    ['2000-06-01', 'group', { id: 'grove', members: ['ash', 'birch', 'cedar'], purpose: 'voting', basis: 'concert' }],
  ];
  const each = (further: readonly Line[], among: string) =>
    (
      value([...lines, ...further], 'voting.entitlement', '2001-01-01', {}, { readings: { 'R-among': among } }) as {
        readonly holders: readonly { readonly id: string; readonly votes: string }[];
      }
    ).holders.map(({ votes: left }) => left);

  it('lose the same part of each', () => {
    expect(each([], 'alike')).toEqual(['100', '200/3', '100/3']);
  });

  it('or those acquired last, back to the first', () => {
    expect(each([], 'last-acquired-first')).toEqual(['150', '50', '0']);
    // What was sold is what had been bought last before it.
    const sold: readonly Line[] = [
      ['2000-07-01', 'shares-transferred', { class: 'common', from: 'birch', to: 'dispersed', shares: '80' }],
      buys('2000-08-01', 'ash', '30'),
    ];
    // 250 together, 50 of them above: the 30 of August, then 20 of May.
    expect(each(sold, 'last-acquired-first')).toEqual(['150', '20', '30']);
  });

  it('or those that the board names, where they come to what is above', () => {
    const named = (shares: readonly string[]): readonly Line[] =>
      ['ash', 'birch', 'cedar'].map((person, index) =>
        states('shares-above-the-limit-named', [person, 'common'], shares[index] ?? '0'),
      );
    expect(each(named(['0', '60', '40']), 'as-the-board-picks')).toEqual(['150', '40', '10']);
    expect(each(named(['0', '60', '39']), 'as-the-board-picks')).toEqual(['100', '200/3', '100/3']);
    expect(each(named(['0', '40', '60']), 'as-the-board-picks')).toEqual(['100', '200/3', '100/3']);
    expect(
      asks(ask(lines, 'voting.entitlement', '2001-01-01', {}, { readings: { 'R-among': 'as-the-board-picks' } })),
    ).toContain('shares-above-the-limit-named');
  });

  it('choose nothing where one holder has one class', () => {
    expect(votes([buys('2000-06-01', 'ash', '250')], { 'R-among': 'as-the-board-picks' })).toBe('950');
  });
});

describe('whoever is reached', () => {
  it('is out of reach again in other hands', () => {
    const sold: Line = [
      '2000-08-01',
      'shares-transferred',
      { class: 'common', from: 'ash', to: 'dispersed', shares: '50' },
    ];
    expect(votes([buys('2000-06-01', 'ash', '250'), sold])).toBe('1000');
  });

  it('acquires nothing where others sell to the corporation, and all is counted with the next share', () => {
    const back: Line = [
      '2000-07-01',
      'shares-reacquired',
      { class: 'common', from: 'dispersed', shares: '100', 'held-as': 'treasury' },
    ];
    const lines = [buys('2000-06-01', 'ash', '190'), back];
    expect(standings(lines)).toMatchObject([{ reached: false }, { reached: false }]);
    expect(standings([...lines, buys('2000-08-01', 'ash', '1')])).toMatchObject([
      { reached: true, above: '11' },
      { reached: true, above: '11' },
    ]);
  });

  it('is nobody while the corporation buys back', () => {
    expect(
      value([], 'acquisition.permit', '2000-06-01', { by: 'corporation', class: 'common', shares: '300' }),
    ).toMatchObject({ outcome: 'permitted' });
  });

  it('was approved for so many shares by the act that was proposed, an issue as well', () => {
    const issue = proposes('new', { kind: 'issue', class: 'common', shares: '300', to: 'ash', 'pro-rata': 'no' });
    const told = value([issue], 'approval.status', '2000-04-01', { of: 'new' });
    expect(told).toMatchObject({ outcome: 'needs-approval' });
  });
});
