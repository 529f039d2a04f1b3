import { describe, expect, it } from 'vitest';
import { amendment, votingStockIs, type Given, type Instrument, type Provision } from '../../../src/index.js';
import { quarry } from '../../reference/allotted-charter.js';
import { ask as askOf, asks, buys, value as valueOf, type Line } from './world.js';

const articles: Instrument = { ...quarry, corporation: 'lantern' };

/** The articles with further provisions in one of them, and others in the place of some. */
function withMore(article: string, more: readonly Provision[], instead: (one: Provision) => Provision = (one) => one) {
  return {
    ...articles,
    articles: articles.articles.map((each) =>
      each.number === article ? { ...each, provisions: [...each.provisions.map(instead), ...more] } : each,
    ),
  };
}

const nobodyInterested: readonly Given[] = [
  { notion: 'directors-in-office-count', about: [], value: '8', unit: 'persons' },
  { notion: 'interested-shareholders', about: [], value: { persons: [], owners: [] } },
];
const somebodyInterested: readonly Given[] = [
  { notion: 'directors-in-office-count', about: [], value: '8', unit: 'persons' },
  { notion: 'independent-directors-count', about: [], value: '4', unit: 'persons' },
  { notion: 'interested-shareholders', about: [], value: { persons: ['birch'], owners: ['birch'] } },
];

/** 1,000 ordinary shares are outstanding, so that the limit is at 125; see the start of every journal here. */
const ordinary: Line = ['2000-01-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '1000' }];
const bought = (to: string, shares: string, on = '2000-06-01'): Line => buys(on, to, shares, 'ordinary');
const right = (holder: string, shares: string, on = '2000-05-01'): Line => [
  on,
  'right-granted',
  {
    id: `${holder}-right`,
    holder,
    class: 'ordinary',
    shares,
    over: 'unissued',
    kind: 'option',
    'exercisable-from': on,
  },
];
const states = (fact: string, about: readonly string[], is: string): Line => [
  '2000-02-01',
  'stated',
  { fact, about, value: is },
];
const approves = (on: string, yes: unknown, more: object = {}, by = 'board'): Line => [
  '2000-03-01',
  'body-act',
  { id: `${by}:${on}`, by, on, decides: 'approve', yes, 'at-meeting': 'yes', ...more },
];

interface Options {
  readonly readings?: Readonly<Record<string, string>>;
  readonly given?: readonly Given[];
  readonly instrument?: Instrument;
}

const put = (lines: readonly Line[], question: string, input: Readonly<Record<string, unknown>>, options: Options) =>
  askOf([ordinary, ...lines], question, '2001-01-01', input, {
    instrument: articles,
    given: nobodyInterested,
    ...options,
  });
const told = (
  lines: readonly Line[],
  question: string,
  input: Readonly<Record<string, unknown>>,
  options: Options = {},
) =>
  valueOf([ordinary, ...lines], question, '2001-01-01', input, {
    instrument: articles,
    given: nobodyInterested,
    ...options,
  });

interface Entitled {
  readonly votes: string;
  readonly holders: readonly { readonly id: string; readonly votes: string }[];
}

const votesOf = (lines: readonly Line[], person: string, options: Options = {}) =>
  (told(lines, 'voting.entitlement', {}, options) as Entitled).holders.find(({ id }) => id === person)?.votes;
const openFacts = (lines: readonly Line[], options: Options = {}) =>
  asks(put(lines, 'voting.entitlement', {}, options));

describe('the votes of directors that lift a limit', () => {
  const acquired = bought('ash', '200');

  it('are so many of those in office, and no others where nobody is interested', () => {
    expect(votesOf([approves('ash', '6'), acquired], 'ash')).toBe('200');
    expect(votesOf([approves('ash', '5'), acquired], 'ash')).toBe('125');
    expect(votesOf([acquired], 'ash')).toBe('125');
  });

  it('are those of the independent directors besides, where somebody is interested when the board acts', () => {
    const given = somebodyInterested;
    const independent = (number: string) => states('votes-of-members', ['board:ash', 'independent-directors'], number);
    expect(votesOf([approves('ash', '6'), independent('2'), acquired], 'ash', { given })).toBe('200');
    expect(votesOf([approves('ash', '6'), independent('1'), acquired], 'ash', { given })).toBe('125');
    expect(openFacts([approves('ash', '6'), acquired], { given })).toContain('votes-of-members');
  });

  it('may be those of an act of the independent directors by themselves', () => {
    const given = somebodyInterested;
    const apart = (yes: string) => approves('ash', yes, {}, 'independent-directors');
    expect(votesOf([approves('ash', '6'), apart('2'), acquired], 'ash', { given })).toBe('200');
    expect(votesOf([approves('ash', '6'), apart('1'), acquired], 'ash', { given })).toBe('125');
    expect(votesOf([apart('4'), acquired], 'ash', { given })).toBe('125');
  });

  it('count only at a meeting, and only before', () => {
    expect(votesOf([approves('ash', '8', { 'at-meeting': 'no' }), acquired], 'ash')).toBe('125');
    expect(votesOf([approves('ash', '8'), bought('ash', '200', '2000-02-28')], 'ash')).toBe('125');
  });

  it('reach what was approved and no further', () => {
    const upTo = { 'up-to-shares': '150' };
    expect(votesOf([approves('ash', '6', upTo), acquired], 'ash')).toBe('150');
    expect(votesOf([approves('ash', '6', upTo), acquired], 'ash', { readings: { 'R-partly': 'from-the-limit' } })).toBe(
      '125',
    );
    const block: Line = [
      '2000-02-01',
      'proposed',
      { id: 'block', act: { kind: 'acquire-shares', by: 'ash', class: 'ordinary', shares: '180' } },
    ];
    expect(votesOf([block, approves('block', '6'), bought('ash', '180')], 'ash')).toBe('180');
    expect(votesOf([block, approves('block', '6'), acquired], 'ash')).toBe('180');
    expect(
      votesOf([bought('ash', '20', '2000-01-15'), block, approves('block', '6'), bought('ash', '180')], 'ash'),
    ).toBe('200');
  });

  it('may come several times, and the one that reaches furthest counts', () => {
    const cap = (number: string, yes: string, id: string) => approves('ash', yes, { id, 'up-to-shares': number });
    expect(votesOf([cap('140', '6', 'a'), cap('160', '6', 'b'), cap('190', '5', 'c'), acquired], 'ash')).toBe('160');
    expect(votesOf([cap('140', '6', 'a'), cap('200', '6', 'b'), acquired], 'ash')).toBe('200');
    const percent = (of: string) => approves('ash', '6', { 'up-to-percent': of });
    expect(votesOf([percent('15%'), acquired], 'ash')).toBe('150');
  });

  it('that were stated leave what was acquired then free when more is acquired', () => {
    const lines = [
      [
        '2000-06-01',
        'stated',
        { fact: 'acquisition-approved', about: ['ash', 'voting-stock'], value: 'yes', until: '2000-06-02' },
      ],
      bought('ash', '150'),
      bought('ash', '50', '2000-07-01'),
    ] as const;
    expect(votesOf(lines, 'ash')).toBe('150');
  });

  it('are what a proposed acquisition needs', () => {
    const act = { by: 'ash', class: 'ordinary', shares: '200' };
    const steps = (given: readonly Given[]) =>
      (told([], 'acquisition.permit', act, { given }) as { readonly requirement: unknown }).requirement;
    expect(JSON.stringify(steps(nobodyInterested))).toContain('"needed":"6"');
    expect(JSON.stringify(steps(somebodyInterested))).toContain('"needed":"2"');
    expect(told([], 'acquisition.permit', { ...act, shares: '125' })).toMatchObject({ outcome: 'permitted' });
  });
});

describe('the votes above the line', () => {
  it('are lost from one share above it, and stay outstanding for whatever vote counts them', () => {
    expect(told([bought('ash', '125')], 'voting.entitlement', {})).toMatchObject({ votes: '1000', limits: [] });
    expect(told([bought('ash', '126')], 'voting.entitlement', {})).toMatchObject({
      votes: '999',
      classes: [{ id: 'common' }, { id: 'ordinary', countedAsOutstanding: '1000' }],
    });
  });

  it('are looked at without rights to unissued shares, or with them in everything', () => {
    // 110 of 1,000 with rights to 30 more: 140 of 1,030, where an eighth is 128.75.
    const lines = [right('ash', '30'), bought('ash', '110')];
    expect(votesOf(lines, 'ash')).toBe('110');
    expect(votesOf(lines, 'ash', { readings: { 'R-rights': 'included' } })).toBe('5665/56');
    expect(votesOf([bought('ash', '140')], 'ash', { readings: { 'R-rights': 'included' } })).toBe('125');
  });

  it('are all above it, or what was added, where a buy-back had taken the holder over it', () => {
    const back: Line = [
      '2000-06-02',
      'shares-reacquired',
      { class: 'ordinary', from: 'dispersed', shares: '100', 'held-as': 'retired' },
    ];
    const lines = [bought('ash', '120'), back, bought('ash', '1', '2000-06-03')];
    expect(votesOf(lines.slice(0, 2), 'ash')).toBe('120');
    expect(votesOf(lines.slice(0, 2), 'ash', { readings: { 'R-passive': 'acquires' } })).toBe('112.5');
    expect(votesOf(lines, 'ash')).toBe('112.5');
    expect(votesOf(lines, 'ash', { readings: { 'R-already': 'what-it-adds' } })).toBe('120');
  });
});

describe('whoever came back within the limit', () => {
  const sale = (shares: string): Line => [
    '2000-06-10',
    'shares-transferred',
    { class: 'ordinary', from: 'ash', to: 'dispersed', shares },
  ];
  const back: Line = [
    '2000-06-20',
    'shares-reacquired',
    { class: 'ordinary', from: 'dispersed', shares: '200', 'held-as': 'retired' },
  ];
  const forGood = withMore('2', [], (one) => (one.kind === 'ownership-limit' ? { ...one, lasts: 'for-good' } : one));

  it('is not reached when fewer shares are outstanding later, where that ends it', () => {
    const lines = [bought('ash', '150'), sale('25'), back];
    expect(votesOf(lines, 'ash')).toBe('125');
    expect(votesOf(lines, 'ash', { instrument: forGood })).toBe('100');
    expect(votesOf([bought('ash', '150'), sale('24'), back], 'ash')).toBe('100');
  });

  it('is reached again by what it acquires over the limit', () => {
    expect(votesOf([bought('ash', '150'), sale('25'), bought('ash', '1', '2000-06-30')], 'ash')).toBe('125');
  });
});

const senior = (to: string, shares: string): Line => ['2000-01-02', 'shares-issued', { class: 'senior', to, shares }];

describe('the votes that are left, where classes have different votes', () => {
  // 300 of 1,400 shares, with 100 + 600 votes; the line is at 175.
  const lines = [senior('dispersed', '400'), bought('ash', '100'), buys('2000-06-01', 'ash', '200', 'senior')];
  const readings = { 'R-allots': 'by-votes' };

  it('are allotted by the number of shares, or each share keeps the same part of its own', () => {
    const all = (options: Options = {}) => (told(lines, 'voting.entitlement', {}, options) as Entitled).votes;
    // 700 x 175/300 of 700 are left either way, and 1,500 others.
    expect(votesOf(lines, 'ash')).toBe('1225/3');
    expect(all()).toBe('5725/3');
    expect(all({ readings })).toBe('5725/3');
  });

  it('go to the record owners in that proportion', () => {
    const held = [
      senior('dispersed', '400'),
      bought('birch', '100'),
      buys('2000-06-01', 'cedar', '200', 'senior'),
      ['2000-06-01', 'held-for', { holder: 'birch', class: 'ordinary', owners: ['ash'] }],
      ['2000-06-01', 'held-for', { holder: 'cedar', class: 'senior', owners: ['ash'] }],
    ] as const;
    expect(votesOf(held, 'birch')).toBe('1225/9');
    expect(votesOf(held, 'cedar')).toBe('2450/9');
    expect(votesOf(held, 'birch', { readings })).toBe('175/3');
    expect(votesOf(held, 'cedar', { readings })).toBe('350');
  });

  it('are shares where shares are counted, whatever votes they carry', () => {
    const change = amendment({
      cite: '1.2',
      summary: 'four fifths of all shares change the articles',
      of: 'charter',
      acts: ['amendment'],
      protects: { sections: ['1'], touchedBy: ['changes'] },
      holders: [
        {
          cite: '1.2',
          says: 'four fifths of all outstanding shares',
          vote: 'voting',
          by: 'at least 80%',
          of: 'entitled',
          in: 'shares',
        },
      ],
    });
    const instrument = withMore('1', [change]);
    const proposal: Line = [
      '2000-07-01',
      'proposed',
      { id: 'change', act: { kind: 'amendment', provisions: ['1'], 'inconsistent-with': [] } },
    ];
    // Of 1,400 shares 125 have nobody who may vote them.
    const answer = JSON.stringify(told([...lines, proposal], 'approval.required', { of: 'change' }, { instrument }));
    expect(answer).toContain('"base":"1275"');
    expect(answer).toContain('"needed":"1020"');
  });
});

describe('whom a limit does not reach', () => {
  const exempting = (more: object): Instrument =>
    withMore('2', [], (one) => (one.kind === 'limit-exemption' ? { ...one, ...more } : one));
  const holding: Line = ['2000-01-02', 'person', { id: 'parent', kind: 'corporation' }];
  const isParent = (is: string) => states('mutual-holding-company', ['parent'], is);

  it('is the mutual holding company, which only a corporation can be', () => {
    const lines = [holding, bought('parent', '500')];
    expect(votesOf([...lines, isParent('yes')], 'parent')).toBe('500');
    expect(votesOf([...lines, isParent('no')], 'parent')).toBe('125');
    expect(votesOf(lines, 'parent')).toBe('125');
    const person: Line = ['2000-01-02', 'person', { id: 'someone', kind: 'individual' }];
    const said = put([person, bought('someone', '500')], 'voting.entitlement', {}, {});
    expect(JSON.stringify(put([holding, bought('parent', '500')], 'voting.entitlement', {}, {}))).toContain(
      'mutual holding company',
    );
    expect(JSON.stringify(said)).not.toContain('mutual holding company');
  });

  it('is a plan of the controlled group and its trust, where these are', () => {
    const instrument = exempting({ plans: 'of-the-controlled-group' });
    const trust: Line = ['2000-01-02', 'person', { id: 'trust', kind: 'trust' }];
    const lines = [trust, bought('trust', '200')];
    expect(openFacts(lines, { instrument })).toContain('plan-of-the-controlled-group');
    const is = (word: string) => states('plan-of-the-controlled-group', ['trust'], word);
    expect(votesOf([...lines, is('yes')], 'trust', { instrument })).toBe('200');
    expect(votesOf([...lines, is('no')], 'trust', { instrument })).toBe('125');
    expect(votesOf([bought('plan', '200')], 'plan', { instrument })).toBe('200');
    expect(votesOf([bought('plan', '200')], 'plan')).toBe('125');
    expect(votesOf([bought('ash', '200')], 'ash', { instrument })).toBe('125');
  });

  it('is an underwriter as to what it takes from the corporation, until that is placed', () => {
    const instrument = exempting({ underwriters: 'as-to-what-it-places' });
    const taken: Line = ['2000-06-01', 'shares-issued', { class: 'ordinary', to: 'bank', shares: '500' }];
    const takes = states('underwriter-for-the-corporation', ['bank'], 'yes');
    const placed = (is: string) => states('public-sale-completed', ['bank'], is);
    expect(votesOf([taken], 'bank', { instrument })).toBe('187.5');
    expect(openFacts([taken, takes], { instrument })).toContain('public-sale-completed');
    expect(votesOf([taken, takes, placed('no')], 'bank', { instrument })).toBe('500');
    expect(votesOf([taken, takes, placed('yes')], 'bank', { instrument })).toBe('187.5');
    const fromOthers: Line = [
      '2000-06-01',
      'shares-transferred',
      { class: 'ordinary', from: 'dispersed', to: 'bank', shares: '500', how: 'purchase' },
    ];
    expect(votesOf([fromOthers, takes, placed('no')], 'bank', { instrument })).toBe('125');
  });

  it('is what came by a reorganisation that changed nobody’s interest', () => {
    const instrument = exempting({ reorganisations: true });
    const came = states('reorganisation-without-change', ['ash', '2000-06-01'], 'yes');
    expect(votesOf([bought('ash', '200')], 'ash', { instrument })).toBe('125');
    expect(votesOf([bought('ash', '200'), came], 'ash', { instrument })).toBe('200');
    expect(told([bought('ash', '200'), came], 'ownership.limit', { person: 'ash' }, { instrument })).toMatchObject({
      persons: [{ over: true, exempt: true, reached: false }],
    });
    const purchase: Line = [
      '2000-06-01',
      'shares-transferred',
      { class: 'ordinary', from: 'dispersed', to: 'ash', shares: '200', how: 'purchase' },
    ];
    expect(votesOf([purchase, came], 'ash', { instrument })).toBe('125');
  });

  it('says who is exempt of a proposed acquisition', () => {
    const act = { by: 'parent', class: 'ordinary', shares: '500' };
    expect(told([holding, isParent('yes')], 'acquisition.permit', act)).toMatchObject({
      outcome: 'permitted',
      limits: [{ over: true, exempt: true }],
    });
  });

  it('keeps the shares of an exempt holder apart from those tied to it, unless a reading has them counted', () => {
    const lines: readonly Line[] = [
      holding,
      isParent('yes'),
      ['2000-01-03', 'control', { controller: 'parent', controlled: 'ash' }],
      bought('parent', '500'),
      bought('ash', '10', '2000-06-02'),
    ];
    expect(votesOf(lines, 'ash')).toBe('10');
    expect(votesOf(lines, 'ash', { readings: { 'R-apart': 'nobody' } })).toBe('125/51');
  });
});

describe('what a limit is measured against', () => {
  const instead = (more: object) => withMore('2', [], (one) => (one.kind === 'ownership' ? { ...one, ...more } : one));

  it('may take in the rights of everybody', () => {
    const lines = [right('birch', '100'), bought('ash', '130')];
    const limits = (instrument: Instrument) =>
      (told(lines, 'ownership.limit', { person: 'ash' }, { instrument }) as { readonly persons: readonly unknown[] })
        .persons;
    expect(limits(articles)).toMatchObject([{ over: true, base: '1000' }]);
    expect(limits(instead({ base: 'with-all-rights' }))).toEqual([]);
    expect(limits(instead({ base: 'outstanding' }))).toMatchObject([{ over: true, base: '1000' }]);
  });

  it('may leave out a class, whatever votes it has', () => {
    const stock = votingStockIs({ cite: '2.8', summary: 'none is senior', entitled: 'generally', without: ['senior'] });
    const instrument = withMore('2', [stock]);
    const lines = [senior('ash', '400'), bought('ash', '125')];
    expect(votesOf(lines, 'ash', { instrument })).toBe('1325');
    expect(votesOf(lines, 'ash')).toBe('1325/3');
  });
});

describe('what may be done about shares above a limit', () => {
  const remedies = (more: object): Instrument =>
    withMore('2', [], (one) =>
      one.kind === 'limit-remedies'
        ? ({
            ...one,
            remedies: [
              { kind: 'trustee-sale', by: 'board', says: 'A trustee may sell.' },
              { kind: 'refusal-of-transfer', by: 'corporation', says: 'A transfer may be refused.', ...more },
            ],
          } as Provision)
        : one,
    );
  const lines = [bought('ash', '151')];
  const excess = (all: readonly Line[], options: Options = {}) =>
    told(all, 'acquisition.excess', { person: 'ash' }, options);

  it('is so many whole shares, and each remedy by itself', () => {
    expect(excess(lines)).toMatchObject({
      excess: [{ above: '26', 'must-leave': '26' }],
      remedies: [{ id: '2.7 trustee-sale', available: true }],
    });
    // An eighth of 1,001 is 125.125.
    const more: Line = ['2000-01-02', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '1' }];
    expect(excess([more, ...lines])).toMatchObject({ excess: [{ above: '25.875', 'must-leave': '26' }] });
  });

  it('with rights in the formula is never more than the shares that there are', () => {
    const all = [right('ash', '900'), bought('ash', '50')];
    expect(excess(all, { readings: { 'R-rights': 'included' } })).toMatchObject({ excess: [{ 'must-leave': '50' }] });
  });

  it('holds against a holder with notice, where it needs that', () => {
    const instrument = remedies({ needsNotice: { says: 'the law of notice' } });
    const answer = put(lines, 'acquisition.excess', { person: 'ash' }, { instrument });
    expect(asks(answer)).toContain('notice-of-restriction');
    expect(JSON.stringify(answer)).toContain('the law of notice');
    for (const [is, available] of [
      ['yes', true],
      ['no', false],
    ] as const) {
      expect(excess([...lines, states('notice-of-restriction', ['ash', '2.7'], is)], { instrument })).toMatchObject({
        remedies: [{ available: true }, { available }],
      });
    }
  });

  it('is not given where a reading says so', () => {
    const instrument = remedies({ given: { reading: 'R-apart', options: { 'exempt-holders': true, nobody: false } } });
    const found = (reading: string) => excess(lines, { instrument, readings: { 'R-apart': reading } });
    expect(found('exempt-holders')).toMatchObject({ remedies: [{ available: true }, { available: true }] });
    expect(found('nobody')).toMatchObject({ remedies: [{ available: true }, { available: false }] });
  });

  it('falls where a court sets it aside, and leaves the rest', () => {
    const order = (holds: string, about = '2.7 trustee-sale'): Line => ['2000-07-01', 'court-order', { about, holds }];
    const instrument = remedies({});
    const both = (available: readonly boolean[]) => ({ remedies: available.map((each) => ({ available: each })) });
    expect(excess([...lines, order('set-aside')], { instrument })).toMatchObject(both([false, true]));
    expect(excess([...lines, order('validated')], { instrument })).toMatchObject(both([true, true]));
    expect(excess([...lines, order('set-aside', '2.7')], { instrument })).toMatchObject(both([true, true]));
    expect(votesOf([...lines, order('set-aside')], 'ash', { instrument })).toBe('125');
  });
});
