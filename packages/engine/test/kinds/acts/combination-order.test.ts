import { describe, expect, it } from 'vitest';
import {
  businessCombination,
  combinationExemption,
  openCorporation,
  post,
  type Answer,
  type Given,
  type Instrument,
} from '../../../src/index.js';
import { instrumentOf, journalOf, type Line } from '../board/world.js';
import { measuredCharter, standings, worth } from './measured-rule.js';
import { valueOf } from './made-up-rule.js';

const persons = ['big', 'other', 'kin', 'firm', 'sub', 'partner', 'nominee', 'd1', 'd2', 'd3', 'd4'];

interface More {
  readonly lines?: readonly Line[];
  readonly given?: readonly Given[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly instruments?: readonly Instrument[];
}

/** 1,000 votes: `big` 200, `kin` 50, `firm` 30, `partner` 20, all others 700. */
const holders: readonly Line[] = [
  ...(['firm', 'partner'] as const).map((person): Line => [
    '2001-01-02',
    'stated',
    { fact: 'subsidiary', about: [person], value: 'no' },
  ]),
  ...(
    [
      ['dispersed', '700'],
      ['big', '200'],
      ['kin', '50'],
      ['firm', '30'],
      ['partner', '20'],
    ] as const
  ).map(([to, shares]): Line => ['2001-01-02', 'shares-issued', { class: 'common', to, shares }]),
];

function ask(
  question: string,
  { lines = [], given = [], readings = {}, instruments = [measuredCharter] }: More,
): Answer {
  const deal: Line = [
    '2002-01-02',
    'proposed',
    { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } },
  ];
  return openCorporation({
    instruments,
    books: post(journalOf(persons, [...holders, deal, ...lines])),
    given: [...standings, ...worth('10'), ...given],
    readings,
  }).ask({ question, asOf: '2002-06-03', input: { of: 'deal' } });
}

const outcome = (more: More) => valueOf(ask('approval.status', more))['outcome'];
const four: Given = { notion: 'independent-directors-count', about: [], value: '4', unit: 'persons' };
const stepsOf = ({ given = [], ...more }: More) =>
  valueOf(ask('approval.required', { ...more, given: [...given, four] }))['steps'] as readonly Record<string, string>[];

const board = (on: string, more: object = {}): Line => [
  on,
  'body-act',
  { by: 'board', on: 'deal', decides: 'approve', yes: '3', present: '5', 'at-meeting': 'yes', ...more },
];
const votes = (ours: string, others: string): readonly Line[] => [
  ['2002-03-01', 'ballot', { proposal: 'deal', holder: 'big', for: ours }],
  ['2002-03-01', 'ballot', { proposal: 'deal', holder: 'dispersed', for: others }],
  ['2002-03-01 15:00', 'polls-closed', { proposal: 'deal' }],
  ['2002-03-05', 'consummated', { proposal: 'deal' }],
];

describe('approval by the board before the vote of the holders', () => {
  it('counts on an earlier day or at an earlier hour, and not after the polls', () => {
    expect(outcome({ lines: [board('2002-02-28'), ...votes('200', '500')] })).toBe('permitted');
    expect(outcome({ lines: [board('2002-03-01 14:59'), ...votes('200', '500')] })).toBe('permitted');
    expect(outcome({ lines: [board('2002-03-01 15:00'), ...votes('200', '500')] })).toBe('refused');
    expect(outcome({ lines: [board('2002-03-02'), ...votes('200', '500')] })).toBe('refused');
    expect(outcome({ lines: votes('200', '500') })).toBe('refused');
  });

  it('asks which came first where the hour of one is not entered', () => {
    const answer = ask('approval.status', { lines: [board('2002-03-01'), ...votes('200', '500')] });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map(({ fact }) => fact)).toEqual(['came-before']);
  });

  it('needs a majority of those present', () => {
    expect(outcome({ lines: [board('2002-02-28', { yes: '2' }), ...votes('200', '500')] })).toBe('refused');
  });

  it('is open while the holders have not voted, and each step is told by itself', () => {
    const value = valueOf(ask('approval.status', {}));
    expect(value['outcome']).toBe('needs-approval');
    const ways = value['ways'] as readonly { readonly id: string }[];
    expect(ways.map(({ id }) => id)).toContain('VII.1 board & VII.1[i] & VII.1[ii]');
  });
});

describe('the votes after the board', () => {
  it('leave out what the one concerned and those related to it hold, at the fraction exactly', () => {
    const lines = (others: string) => [board('2002-02-28'), ...votes('200', others)];
    expect(stepsOf({}).filter(({ kind }) => kind === 'vote')).toMatchObject([
      { id: 'VII.1[i]', base: '1000', needed: '700' },
      { id: 'VII.1[ii]', base: '720', needed: '432' },
    ]);
    expect(outcome({ lines: lines('500') })).toBe('permitted');
    expect(outcome({ lines: lines('499') })).toBe('refused');
    expect(outcome({ lines: [board('2002-02-28'), ...votes('200', '431')] })).toBe('refused');
  });

  it('leave out all that is deemed owned by another reading', () => {
    const base = (readings: Record<string, string>, more: readonly Given[] = [], lines: readonly Line[] = []) =>
      stepsOf({ readings, given: more, lines }).find(({ id }) => id === 'VII.1[ii]')?.['base'];
    expect(base({ 'R-held': 'owned' })).toBe('780');
    expect(base({ 'R-held': 'owned', 'R-whose': 'all' })).toBe('780');
    expect(base({ 'R-held': 'record' })).toBe('720');
    expect(base({ 'R-whose': 'all' })).toBe('720');
  });

  it('tell shares held through others from those held of record', () => {
    const lines: readonly Line[] = [
      [
        '2001-01-03',
        'shares-transferred',
        { class: 'common', from: 'dispersed', to: 'nominee', shares: '100', how: 'other' },
      ],
      ['2001-01-03', 'held-for', { holder: 'nominee', owners: ['big'], class: 'common', shares: '100' }],
    ];
    const base = (reading: string) =>
      stepsOf({ readings: { 'R-held': reading }, lines }).find(({ id }) => id === 'VII.1[ii]')?.['base'];
    expect([base('held'), base('record')]).toEqual(['620', '720']);
  });
});

describe('a combination', () => {
  const exempt = (more: More) => valueOf(ask('combination.exempt', more))['exempt'];

  it('is free by approval of the board before the person became interested, to the day', () => {
    expect(exempt({ lines: [board('2002-01-05')] })).toBe(false);
    const early: readonly Given[] = [
      { notion: 'became-interested', about: ['big'], value: '2002-01-10', unit: 'moment' },
    ];
    const since = standings.filter(({ notion }) => notion !== 'became-interested');
    const given = (lines: readonly Line[]) =>
      openCorporation({
        instruments: [measuredCharter],
        books: post(
          journalOf(persons, [
            ...holders,
            ['2002-01-02', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
            ...lines,
          ]),
        ),
        given: [...since, ...early, ...worth('10')],
      }).ask({ question: 'combination.exempt', asOf: '2002-06-03', input: { of: 'deal' } });
    expect(valueOf(given([board('2002-01-09')]))['exempt']).toBe(true);
    expect(valueOf(given([board('2002-01-11')]))['exempt']).toBe(false);
  });

  it('with two who are interested must be approved before the first of them became so', () => {
    const given: readonly Given[] = [
      { notion: 'interested-shareholders', about: [], value: { persons: ['big', 'other'], owners: ['big', 'other'] } },
      ...['big', 'other'].map((person): Given => ({ notion: 'interested-shareholder', about: [person], value: 'yes' })),
      { notion: 'became-interested', about: ['big'], value: '2002-02-10', unit: 'moment' },
      { notion: 'became-interested', about: ['other'], value: '2002-02-05', unit: 'moment' },
      ...['big', 'other'].flatMap((person): Given[] => [
        { notion: 'affiliates', about: [person], value: [] },
        { notion: 'associates', about: [person], value: [] },
      ]),
    ];
    const free = (on: string) =>
      valueOf(
        openCorporation({
          instruments: [measuredCharter],
          books: post(
            journalOf(persons, [
              ...holders,
              [
                '2002-01-02',
                'proposed',
                { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big', into: 'other' } },
              ],
              board(on),
            ]),
          ),
          given: [...given, ...worth('10')],
        }).ask({ question: 'combination.exempt', asOf: '2002-06-03', input: { of: 'deal' } }),
      );
    expect(free('2002-02-04')).toMatchObject({ exempt: true, interested: ['big', 'other'] });
    expect(free('2002-02-07')['exempt']).toBe(false);
    expect(free('2002-02-11')['exempt']).toBe(false);
  });

  it('waits for who is interested before any approval counts', () => {
    const unknown = standings.filter(({ notion, about }) => notion !== 'interested-shareholder' || about[0] !== 'big');
    const c = openCorporation({
      instruments: [measuredCharter],
      books: post(
        journalOf(persons, [
          ...holders,
          ['2002-01-03', 'proposed', { id: 'sale', act: { kind: 'disposition', 'assets-of': 'sub', to: 'kin' } }],
          board('2001-01-05', { on: 'sale' }),
        ]),
      ),
      given: [...unknown, ...worth('10')],
    });
    const answer = c.ask({ question: 'combination.exempt', asOf: '2002-06-03', input: { of: 'sale' } });
    expect(answer.outcome).toBe('needs-facts');
  });

  it('that is none needs no route to be free', () => {
    const value = valueOf(
      openCorporation({
        instruments: [measuredCharter],
        books: post(
          journalOf(persons, [
            ...holders,
            ['2002-01-02', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'other' } }],
          ]),
        ),
        given: [...standings, ...worth('10')],
      }).ask({ question: 'combination.exempt', asOf: '2002-06-03', input: { of: 'deal' } }),
    );
    expect(value).toMatchObject({ free: true, combination: false, interested: [], routes: [] });
  });

  it('is free by so many of the independent directors, whose number may be given', () => {
    const act = (yes: string): Line => board('2002-05-01', { by: 'independent-directors', yes, present: '4' });
    expect(exempt({ lines: [act('3')], given: [four] })).toBe(true);
    expect(exempt({ lines: [act('2')], given: [four] })).toBe(false);
    expect(exempt({ lines: [act('0')], given: [{ ...four, value: '0' }] })).toBe(false);
  });

  it('counts independent directors one by one where they are not given', () => {
    const seated: Given = { notion: 'directors-in-office', about: [], value: ['d1', 'd2', 'd3', 'd4'] };
    const independent = (member: string, value: string): Given => ({
      notion: 'independent-director',
      about: [member],
      value,
    });
    const given = [seated, ...['d1', 'd2', 'd3'].map((member) => independent(member, 'yes')), independent('d4', 'no')];
    const act = (yes: readonly string[]): Line =>
      board('2002-05-01', { by: 'independent-directors', yes, present: yes });
    expect(exempt({ lines: [act(['d1', 'd2', 'd3'])], given })).toBe(true);
    expect(exempt({ lines: [act(['d1', 'd2', 'd4'])], given })).toBe(false);
  });

  it('is not freed by a route that is for other rows, unless by another reading', () => {
    const sale: Line = [
      '2002-01-03',
      'proposed',
      { id: 'sale', act: { kind: 'disposition', 'assets-of': 'corporation', to: 'big', 'usual-course': 'no' } },
    ];
    const accounts: readonly Line[] = [
      ['2002-01-03', 'stated', { fact: 'fiscal-year-end', about: ['corporation'], value: '2001-12-31' }],
      ['2002-01-03', 'stated', { fact: 'book-value-of-assets', about: ['sale', '2002-03-31'], value: '9000' }],
    ];
    const approval = board('2002-05-01', { by: 'independent-directors', on: 'sale', yes: '4', present: '4' });
    const answer = (readings: Record<string, string>) =>
      openCorporation({
        instruments: [measuredCharter],
        books: post(journalOf(persons, [...holders, sale, ...accounts, approval])),
        given: [...standings, ...worth('10'), four],
        readings,
      }).ask({ question: 'combination.exempt', asOf: '2002-06-03', input: { of: 'sale' } });
    expect(valueOf(answer({}))).toMatchObject({ exempt: false, canBe: false });
    expect(valueOf(answer({ 'R-rows': 'every' }))['exempt']).toBe(true);
    const required = openCorporation({
      instruments: [measuredCharter],
      books: post(journalOf(persons, [...holders, sale, ...accounts])),
      given: [...standings, ...worth('10'), four],
    }).ask({ question: 'approval.required', asOf: '2002-06-03', input: { of: 'sale' } });
    const steps = valueOf(required)['steps'] as readonly Record<string, string>[];
    expect(steps.map(({ cite }) => cite)).not.toContain('VII.3');
  });

  it('has no such route where the rule that it belongs to is another, or nobody tells the conditions', () => {
    const rule = businessCombination({
      cite: 'VIII.1',
      summary: 'mergers',
      rows: [{ cite: 'VIII.1(a)', says: 'a merger', deals: ['merger'], of: 'corporation', parts: ['party'] }],
      votes: [
        { cite: 'VIII.1[i]', says: 'all', fraction: { atLeast: '1' }, count: 'votes', base: 'general', weigh: 'both' },
      ],
      overrides: [],
    });
    const conditions = (frees: string) =>
      combinationExemption({
        cite: 'VIII.2',
        summary: 'conditions',
        frees,
        says: 'conditions on price',
        by: 'conditions',
        topic: 'price-and-procedure',
      });
    for (const frees of ['VIII.1', 'VII.1']) {
      const instruments = [instrumentOf([rule, conditions(frees)])];
      expect(valueOf(ask('combination.exempt', { instruments }))).toMatchObject({ exempt: false, routes: [] });
    }
  });
});
