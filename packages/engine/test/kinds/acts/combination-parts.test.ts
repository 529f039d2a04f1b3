import { describe, expect, it } from 'vitest';
import {
  businessCombination,
  classVotes,
  combinationExemption,
  determinationPower,
  openCorporation,
  post,
  type Answer,
  type Given,
  type Instrument,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, journalOf, type Line } from '../board/world.js';

const persons = ['big', 'kin', 'other', 'sub', 'd1', 'd2', 'd3', 'd4', 'd5'];
const reading = (id: string, options: Record<string, string>, adopted: string): Reading => ({
  id,
  cite: 'VIII.1',
  asks: id,
  options,
  adopted,
  because: 'so it was chosen',
});

/** Whatever raises a part by any amount; issues for a fifth of all assets, but for those under a plan of the directors. */
const charter: Instrument = instrumentOf(
  [
    classVotes({ cite: 'VIII.0', summary: 'one vote a share', votes: [{ class: 'common', each: '1' }] }),
    businessCombination({
      cite: 'VIII.1',
      summary: 'deals with an interested shareholder',
      rows: [
        {
          cite: 'VIII.1(a)',
          says: 'a large issue',
          deals: ['issue'],
          of: 'corporation-or-subsidiary',
          parts: ['recipient'],
          related: {
            as: ['affiliate'],
            except: { reading: 'R-own', options: { out: 'corporation-or-subsidiary', in: 'nobody' } },
          },
          size: {
            of: 'consideration',
            when: 'effect',
            fraction: { atLeast: '20%' },
            bases: [
              {
                of: 'combined-assets',
                measured: {
                  reading: 'R-assets',
                  options: { last: 'last-balance-sheet', added: 'last-balance-sheets-added-up', later: 'at-effect' },
                },
              },
            ],
            series: {},
          },
          except: [
            {
              establishedWith: {
                cite: 'VIII.1(a)',
                says: 'a majority of the independent directors',
                body: 'independent-directors',
                fraction: { majority: true },
                of: 'in-office',
                needed: 'always',
                atMeeting: false,
              },
            },
          ],
        },
        {
          cite: 'VIII.1(b)',
          says: 'what is done to the shares',
          deals: ['reclassification', 'share-exchange'],
          of: 'corporation',
          parts: [],
          related: { as: ['affiliate'] },
          increases: { by: { moreThan: '0%' }, measured: 'points', alone: true },
        },
        {
          cite: 'VIII.1(c)',
          says: 'anything else that raises a part',
          deals: {
            reading: 'R-issues',
            options: {
              all: ['issue', 'buy-back', 'redemption', 'distribute-shares', 'assistance', 'transaction'],
              others: ['buy-back', 'redemption', 'distribute-shares', 'assistance', 'transaction'],
            },
          },
          of: 'anyone',
          parts: [],
          related: { as: ['affiliate'] },
          increases: { by: { moreThan: '0%' }, measured: 'points', alone: true, untold: 'supposed-none' },
        },
        {
          cite: 'VIII.1(d)',
          says: 'a merger with what would be interested',
          deals: ['merger'],
          of: 'corporation',
          parts: ['party'],
          afterwards: true,
          related: { as: ['affiliate'], instead: true, only: 'corporations' },
        },
      ],
      overrides: [],
      votes: [
        {
          cite: 'VIII.1',
          says: 'seven tenths of all votes',
          fraction: { atLeast: '70%' },
          count: 'votes',
          base: 'general',
          weigh: 'both',
        },
      ],
    }),
    combinationExemption({
      cite: 'VIII.2',
      summary: 'free by three quarters of the independent directors',
      frees: 'VIII.1',
      says: 'approval by the independent directors',
      by: 'approval',
      body: 'independent-directors',
      fraction: { atLeast: '3/4' },
      of: 'members',
      amongBoard: true,
      atMeeting: false,
      before: 'effect',
    }),
    determinationPower({
      cite: 'VIII.3',
      summary: 'the board determines',
      body: 'board',
      fraction: { majority: true },
      ifInGoodFaith: false,
    }),
  ],
  {
    readings: [
      reading('R-own', { out: 'out', in: 'in' }, 'out'),
      reading('R-assets', { last: 'last', added: 'added', later: 'later' }, 'last'),
      reading('R-issues', { all: 'all', others: 'others' }, 'all'),
    ],
  },
);

const given: readonly Given[] = [
  { notion: 'interested-shareholders', about: [], value: { persons: ['big'], owners: ['big', 'kin'] } },
  { notion: 'affiliates', about: ['big'], value: ['big', 'kin', 'corporation'] },
  ...persons.map((person): Given => ({
    notion: 'interested-shareholder',
    about: [person],
    value: person === 'big' ? 'yes' : 'no',
  })),
];

interface More {
  readonly lines?: readonly Line[];
  readonly given?: readonly Given[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly question?: string;
  readonly proposal?: Readonly<Record<string, string>>;
  readonly asking?: Readonly<Record<string, unknown>>;
}

/** 1,000 common: `big` 100, `kin` 50; five directors, d1 to d3 independent. */
function ask(
  act: object,
  { lines = [], given: more = [], readings = {}, question, proposal = {}, asking = { of: 'deal' } }: More = {},
): Answer {
  const seats = ['d1', 'd2', 'd3', 'd4', 'd5'].map((person) => ({ person }));
  const all: readonly Line[] = [
    ['2001-01-02', 'opening-board', { size: '5', directors: seats }],
    ['2001-01-02', 'shares-issued', { class: 'common', to: 'dispersed', shares: '850' }],
    ['2001-01-02', 'shares-issued', { class: 'common', to: 'big', shares: '100' }],
    ['2001-01-02', 'shares-issued', { class: 'common', to: 'kin', shares: '50' }],
    ...['kin', 'other', 'big'].map((person): Line => [
      '2001-01-02',
      'stated',
      { fact: 'subsidiary', about: [person], value: 'no' },
    ]),
    ['2002-01-02', 'proposed', { id: 'deal', act, ...proposal }],
    ...lines,
  ];
  const independents = ['d1', 'd2', 'd3', 'd4', 'd5'].map((director, index): Given => ({
    notion: 'independent-director',
    about: [director],
    value: index < 3 ? 'yes' : 'no',
  }));
  return openCorporation({
    instruments: [charter],
    books: post(journalOf(persons, all)),
    given: [
      ...more,
      ...given.filter(({ notion }) => !more.some((each) => each.notion === notion && notion === 'affiliates')),
      ...independents,
    ],
    readings,
  }).ask({ question: question ?? 'combination.classify', asOf: '2002-06-03', input: asking });
}

interface Shown {
  readonly combination?: boolean;
  readonly rows: readonly {
    readonly id: string;
    readonly caught?: boolean;
    readonly increases?: readonly Record<string, unknown>[];
  }[];
}
const shown = (...parts: Parameters<typeof ask>): Shown => {
  const answer = ask(...parts);
  if (answer.outcome !== 'answered') throw new Error(answer.inquiries.map(({ key }) => key).join('; '));
  return answer.value as unknown as Shown;
};
const caught = (...parts: Parameters<typeof ask>) => shown(...parts).combination;
const asks = (...parts: Parameters<typeof ask>) => {
  const answer = ask(...parts);
  return answer.outcome === 'answered' ? [] : answer.inquiries.map(({ key }) => key);
};
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2002-01-03',
  'stated',
  { fact, about, value },
];
const increase = (act: object, row: string, more: More = {}) =>
  shown(act, more).rows.find(({ id }) => id === row)?.increases?.[0];

describe('the part of a class that a deal leaves an interested shareholder and its affiliates', () => {
  const buyBack = (more: object = {}) => ({
    kind: 'buy-back',
    class: 'common',
    shares: '1',
    from: 'dispersed',
    ...more,
  });

  it('rises with every share bought from others, by the register', () => {
    expect(increase(buyBack(), 'VIII.1(c)')).toMatchObject({
      id: 'big',
      class: 'common',
      before: '0.15',
      by: '1/6660',
      reached: true,
    });
    expect(caught(buyBack())).toBe(true);
  });

  it('falls where its own shares are bought, of an affiliate too', () => {
    expect(caught(buyBack({ from: 'big' }))).toBe(false);
    expect(caught(buyBack({ from: 'kin', shares: '50' }))).toBe(false);
  });

  it('is asked for where it is not said from whom, or where more is bought than there is', () => {
    // What it is before is in the register.
    const after = ['part-of-class-after(deal, big, common)'];
    expect(asks({ kind: 'buy-back', class: 'common', shares: '1' })).toEqual(after);
    expect(asks(buyBack({ from: 'kin', shares: '151' }))).toEqual(after);
    expect(asks(buyBack({ shares: '1001' }))).toEqual(after);
    const lines = [stated('part-of-class-after', ['deal', 'big', 'common'], '15.1%')];
    const ofUntold = { kind: 'buy-back', class: 'common', shares: '1' };
    expect(increase(ofUntold, 'VIII.1(c)', { lines })).toMatchObject({ before: '0.15', by: '0.001', reached: true });
    const said = [...lines, stated('part-of-class-before', ['deal', 'big', 'common'], '15.1%')];
    expect(caught(ofUntold, { lines: said })).toBe(false);
  });

  it('rises with an issue to it alone, by one share', () => {
    const issue = (more: object) => ({ kind: 'issue', class: 'common', shares: '1', consideration: '$1', ...more });
    const lines = [stated('combined-assets', ['deal'], '1000')];
    expect(asks(issue({ to: 'kin' }), { lines })).toContain('in-proportion-to-all-holders(deal)');
    expect(caught(issue({ to: 'kin', 'pro-rata': 'no' }), { lines })).toBe(true);
    expect(caught(issue({ to: 'other' }), { lines })).toBe(false);
    expect(caught(issue({ to: 'big', 'pro-rata': 'yes' }), { lines })).toBe(false);
    expect(caught(issue({ to: 'kin' }), { lines, readings: { 'R-issues': 'others' } })).toBe(false);
    expect(asks(issue({}), { lines: [...lines, stated('interested-plays', ['deal', 'recipient'], 'no')] })).toContain(
      'part-of-class-after(deal, big, common)',
    );
    expect(caught(issue({ to: 'kin', class: 'preferred', 'pro-rata': 'no' }), { lines })).toBe(true);
  });

  it('is not counted by the register where a subsidiary issues', () => {
    const issue = { kind: 'issue', by: 'sub', class: 'common', shares: '1', to: 'other' };
    const lines = [stated('subsidiary', ['sub'], 'yes')];
    expect(asks(issue, { lines })).toContain('part-of-class-before(deal, big, common)');
  });

  it('stays as it is where shares are distributed on the class itself, and may not on another', () => {
    const split = { kind: 'distribute-shares', class: 'common', 'on-class': 'common', 'per-share': '1' };
    expect(increase(split, 'VIII.1(c)')).toMatchObject({ before: '0.15', by: '0', reached: false });
    const preferred: Line = ['2001-01-02', 'shares-issued', { class: 'preferred', to: 'big', shares: '100' }];
    const across = { ...split, 'on-class': 'preferred' };
    expect(increase(across, 'VIII.1(c)', { lines: [preferred] })).toMatchObject({ by: '17/220', reached: true });
  });

  it('ends where the whole class is called, and is asked for where a part of it is', () => {
    const redemption = (more: object) => ({ kind: 'redemption', class: 'common', on: '2002-07-01', ...more });
    expect(caught(redemption({}))).toBe(false);
    expect(caught(redemption({ shares: '1000' }))).toBe(false);
    expect(asks(redemption({ shares: '999' }))).toContain('part-of-class-after(deal, big, common)');
  });

  it('is nothing, and stays so, where others’ shares of a class are called or bought of which it has none', () => {
    const lines: readonly Line[] = [
      ['2001-01-02', 'shares-issued', { class: 'preferred', to: 'dispersed', shares: '100' }],
    ];
    expect(caught({ kind: 'redemption', class: 'preferred', shares: '40', on: '2002-07-01' }, { lines })).toBe(false);
    expect(caught({ kind: 'buy-back', class: 'preferred', shares: '40' }, { lines })).toBe(false);
  });

  it('is measured on the day before it was done, once it was', () => {
    const lines: readonly Line[] = [
      ['2002-02-02', 'consummated', { proposal: 'deal' }],
      ['2002-02-02', 'shares-reacquired', { class: 'common', from: 'dispersed', shares: '500', 'held-as': 'retired' }],
    ];
    expect(increase(buyBack({ shares: '500' }), 'VIII.1(c)', { lines })).toMatchObject({ before: '0.15', by: '0.15' });
  });

  it('is not changed by a split of which another of its series is no part', () => {
    const first: Line = ['2002-01-02', 'proposed', { id: 'first', act: buyBack({ from: 'big' }), series: 'plan' }];
    expect(caught(buyBack(), { lines: [first], proposal: { series: 'plan' } })).toBe(true);
  });

  it('is asked for of what is done to shares otherwise, and supposed unchanged where a deal is in no shares', () => {
    const lines = [
      stated('part-of-class-before', ['deal', 'big', 'common'], '15%'),
      stated('part-of-class-after', ['deal', 'big', 'common'], '15%'),
    ];
    const reclassified = { kind: 'reclassification', of: 'corporation', class: 'common' };
    expect(asks(reclassified)).toEqual(['part-of-class-after(deal, big, common)']);
    expect(caught(reclassified, { lines })).toBe(false);
    const help = { kind: 'assistance', form: 'loan', to: 'other' };
    const answer = ask(help);
    expect(answer.rests.map(({ about }) => about)).toContain('increases-proportion(deal)');
    expect(caught(help)).toBe(false);
    expect(caught(help, { lines: [stated('increases-proportion', ['deal'], 'yes')] })).toBe(true);
    const told = { kind: 'transaction', effect: 'a pact', increases: { of: 'big', before: '15%', after: '15.01%' } };
    expect(caught(told)).toBe(true);
  });
});

describe('an issue under a plan that directors approved', () => {
  const issue = {
    kind: 'issue',
    class: 'common',
    shares: '10',
    to: 'big',
    consideration: '$200',
    plan: 'scheme',
  };
  const plan: Line = ['2001-05-01', 'proposed', { id: 'scheme', act: { kind: 'transaction', effect: 'a plan' } }];
  const act = (by: string, yes: unknown): Line => [
    '2001-05-02',
    'body-act',
    { by, on: 'scheme', decides: 'approve', yes, 'at-meeting': 'yes' },
  ];
  const rows = (...lines: readonly Line[]) =>
    shown(issue, { lines: [plan, stated('combined-assets', ['deal'], '1000'), ...lines] }).rows;

  it('is left out with a majority of them, in an act of their own or of the board', () => {
    expect(rows(act('independent-directors', '2'))[0]).toMatchObject({ id: 'VIII.1(a)', caught: false });
    expect(rows(act('board', ['d1', 'd2', 'd4']))[0]).toMatchObject({ caught: false });
    expect(rows(act('independent-directors', '1'))[0]).toMatchObject({ caught: true });
    expect(rows(act('board', ['d1', 'd4', 'd5']))[0]).toMatchObject({ caught: true });
    expect(rows()[0]).toMatchObject({ caught: true });
  });

  it('is caught all the same where it raises a part', () => {
    expect(rows(act('independent-directors', '3'))[1]).toMatchObject({ id: 'VIII.1(c)', caught: true });
  });

  it('is asked about where the plan is not named, and supposed under none', () => {
    const { plan: _, ...unnamed } = { ...issue, 'pro-rata': 'no' };
    const readings = { 'R-issues': 'others' };
    const lines = [stated('combined-assets', ['deal'], '1000')];
    const answer = ask(unnamed, { lines, readings });
    expect(answer.rests.map(({ about }) => about)).toContain('under-benefit-plan(deal)');
    expect(caught(unnamed, { lines, readings })).toBe(true);
    const under = [...lines, stated('under-benefit-plan', ['deal'], 'yes')];
    const vote = 'a majority of the independent directors';
    expect(asks(unnamed, { lines: under, readings })).toEqual([`benefit-plan-approved(deal, VIII.1(a), ${vote})`]);
    const approved = [...under, stated('benefit-plan-approved', ['deal', 'VIII.1(a)', vote], 'yes')];
    expect(caught(unnamed, { lines: approved, readings })).toBe(false);
  });
});

describe('the size of a deal against all assets', () => {
  const issue = (consideration: string, to = 'big') => ({
    kind: 'issue',
    class: 'common',
    shares: '1',
    to,
    consideration,
  });
  const readings = { 'R-issues': 'others' };

  it('is taken of the figure that a reading chooses', () => {
    const lines = [
      stated('combined-assets', ['deal'], '1000'),
      stated('combined-assets-added-up', ['deal'], '1001'),
      stated('combined-assets-at-effect', ['deal'], '1005'),
    ];
    expect(caught(issue('$200'), { lines, readings })).toBe(true);
    expect(caught(issue('$199.99'), { lines, readings })).toBe(false);
    expect(caught(issue('$200'), { lines: [stated('combined-assets', ['deal'], '$1,000')], readings })).toBe(true);
    for (const [option, least, less] of [
      ['added', '$200.20', '$200.19'],
      ['later', '$201', '$200.99'],
    ] as const) {
      const chosen = { lines, readings: { ...readings, 'R-assets': option } };
      expect(caught(issue(least), chosen)).toBe(true);
      expect(caught(issue(less), chosen)).toBe(false);
    }
  });

  it('may be determined by the body that has the power', () => {
    const determined = (value: string, about = 'VIII.1(a)'): Line => [
      '2002-01-04',
      'determination',
      { id: 'd', by: 'board', notion: 'deal-of-size', about: ['deal', about], place: 'V', value, yes: '3' },
    ];
    const lines = [stated('combined-assets', ['deal'], '1000')];
    const answer = ask(issue('$199'), { lines: [...lines, determined('yes')], readings });
    expect(answer).toMatchObject({ outcome: 'answered', value: { combination: true } });
    expect(caught(issue('$200'), { lines: [...lines, determined('no')], readings })).toBe(false);
    expect(caught(issue('$200'), { lines: [...lines, determined('no', 'VIII.1(c)')], readings })).toBe(true);
  });

  it('is told of an act that is only asked about as well', () => {
    const written = { ...issue('$200'), to: 'big' };
    const lines = [stated('combined-assets', ['act-asked-about'], '1000')];
    expect(ask(written, { lines, readings, asking: { act: written } })).toMatchObject({ value: { combination: true } });
  });

  it('reaches the corporation’s own only as a reading has it', () => {
    const lines = [stated('combined-assets', ['deal'], '1000'), stated('subsidiary', ['sub'], 'yes')];
    const own: readonly Given[] = [{ notion: 'affiliates', about: ['big'], value: ['kin', 'sub'] }];
    expect(caught(issue('$200', 'kin'), { lines, readings })).toBe(true);
    expect(caught(issue('$200', 'sub'), { lines, readings, given: own })).toBe(false);
    expect(caught(issue('$200', 'sub'), { lines, readings: { ...readings, 'R-own': 'in' }, given: own })).toBe(true);
  });
});

describe('a merger with what would become interested', () => {
  it('comes under a row that names corporations only where it is one', () => {
    const merger = (party: string) => ({ kind: 'merger', of: 'corporation', with: party });
    const company = (kind: string): More => ({
      lines: [['1990-01-02', 'person', { id: 'firm', kind }]],
      given: [
        { notion: 'interested-shareholder', about: ['firm'], value: 'no' },
        { notion: 'interested-after', about: ['firm', 'deal'], value: 'yes' },
      ],
    });
    expect(caught(merger('firm'), company('corporation'))).toBe(true);
    expect(caught(merger('firm'), company('partnership'))).toBe(false);
  });
});

describe('independent directors who vote among the board', () => {
  const deal = { kind: 'merger', of: 'corporation', with: 'firm' };
  const exempt = (yes: readonly string[]) => {
    const lines: readonly Line[] = [
      ['2002-01-05', 'body-act', { by: 'board', on: 'deal', decides: 'approve', yes, 'at-meeting': 'yes' }],
      ['1990-01-02', 'person', { id: 'firm', kind: 'corporation' }],
    ];
    const later: readonly Given[] = [
      { notion: 'interested-shareholder', about: ['firm'], value: 'no' },
      { notion: 'interested-after', about: ['firm', 'deal'], value: 'yes' },
    ];
    const answer = ask(deal, { lines, given: later, question: 'combination.exempt' });
    return answer.outcome === 'answered' ? (answer.value as { exempt: boolean }).exempt : answer.outcome;
  };

  it('free a combination with three quarters of those in office, and not with less', () => {
    expect(exempt(['d1', 'd2', 'd3'])).toBe(true);
    expect(exempt(['d1', 'd2', 'd4', 'd5'])).toBe(false);
  });
});
