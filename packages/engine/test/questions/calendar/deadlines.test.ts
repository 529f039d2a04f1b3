import { describe, expect, it } from 'vitest';
import { boardClasses, dividendGate, meetingNotice, nomination, ownershipLimit } from '../../../src/index.js';
import { bigIsInterested, corporationOf, holdings, valueOf, type World } from '../../kinds/acts/made-up-rule.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const classes = boardClasses({
  cite: 'V.1',
  summary: 'two classes',
  classes: ['odd', 'even'],
  termLasts: '2',
  counted: 'meetings',
});
const notice = meetingNotice({ cite: 'V.2', summary: 'notice', of: 'notice', least: '14', most: '40' });
const record = meetingNotice({ cite: 'V.3', summary: 'record date', of: 'record-date', least: '20', most: '50' });
const nominations = nomination({ cite: 'V.4', summary: 'nominations', leastDays: '45' });
const limit = (when: 'within' | 'after', firstDayCounts = false) =>
  ownershipLimit({
    cite: `V.5 ${when}`,
    summary: 'seven years',
    over: { moreThan: '12%' },
    of: 'class',
    rights: 'counted',
    looksAt: 'what-results',
    years: { from: 'listing', number: '7', firstDayCounts, when },
    forbids: ['acquisition'],
    reaches: 'acquisition',
    counts: 'every-acquisition',
    unless: { kind: 'body', body: 'continuing-directors', fraction: { atLeast: '3/5' }, atMeeting: false },
    partlyApproved: 'from-the-limit',
    effect: { kind: 'not-counted', whole: false, among: 'alike', notice: 'kept' },
  });
const gate = dividendGate({
  cite: 'V.6',
  summary: 'dividends wait',
  on: 'common',
  senior: 'preferred',
  gates: 'all',
  buyBack: 'free',
  available: 'law',
});

const called: Line = [
  '2001-02-01',
  'meeting-called',
  { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2001-04-30 14:00' },
];
const board: Line = [
  '2000-01-10',
  'opening-board',
  {
    size: '2',
    directors: [
      { person: 'ada', class: 'odd', 'term-ends-after': '1' },
      { person: 'ben', class: 'even', 'term-ends-after': '2' },
    ],
  },
];

const merger = { kind: 'merger', of: 'corporation', with: 'big' };

type Listed = Readonly<Record<string, unknown>>;

function ask(
  provisions: Parameters<typeof instrumentOf>[0],
  lines: readonly Line[],
  { from = '2001-01-01', to = '2001-12-31', asOf = '2001-03-01' } = {},
) {
  return asked(open([instrumentOf(provisions)], ['ada', 'ben'], lines), {
    question: 'calendar.deadlines',
    asOf,
    input: { from, to },
  });
}

function listed(...args: Parameters<typeof ask>): readonly Listed[] {
  const answer = ask(...args);
  expect(answer.outcome).toBe('answered');
  return (answer['value'] as { readonly deadlines: readonly Listed[] }).deadlines;
}

const days = (all: readonly Listed[]) => all.map(({ id, day }) => [id, day]);

describe('calendar.deadlines', () => {
  it('counts the days of a meeting called: notice, record date, nominations, and whose terms end there, by day', () => {
    const all = listed([classes, notice, record, nominations], [board, called]);
    expect(days(all)).toEqual([
      ['am record-date first-day', '2001-03-11'],
      ['am nomination last-day', '2001-03-16'],
      ['am notice first-day', '2001-03-21'],
      ['am record-date last-day', '2001-04-10'],
      ['am notice last-day', '2001-04-16'],
      ['am terms', '2001-04-30'],
    ]);
    expect(all.at(-1)).toMatchObject({ basis: 'computed', comes: 'ends', cite: 'V.1' });
    expect(String(all.at(-1)?.['what'])).toContain('ada');
    expect(String(all.at(-1)?.['what'])).not.toContain('ben');
  });

  it('says of each day what sets it and how it is counted, and which entries show that it was done', () => {
    const given: Line = ['2001-04-02', 'meeting-noticed', { meeting: 'am', sent: '2001-04-02', to: 'shareholders' }];
    const told = listed([notice, nominations, record], [called, given], { asOf: '2001-04-03' });
    const all = new Map(told.map((each) => [each['id'], each]));
    const [first, last, lastRecord] = ['notice first-day', 'notice last-day', 'record-date last-day'].map((id) =>
      all.get(`am ${id}`),
    );
    expect(first?.['counted']).toMatch(/^40 days before .*, called for 30 April 2001$/u);
    expect(last?.['counted']).toMatch(/^14 days before .*, called for 30 April 2001$/u);
    expect(first?.['setBy']).toHaveLength(1);
    expect(last?.['shownBy']).toHaveLength(1);
    expect(lastRecord?.['shownBy']).toBeUndefined();
    expect([...all.values()].every(({ counted }) => typeof counted === 'string' && counted !== '')).toBe(true);
  });

  it('includes both days asked about, and nothing a day outside them', () => {
    const within = (from: string, to: string) => days(listed([notice], [called], { from, to })).map(([id]) => id);
    expect(within('2001-03-21', '2001-04-16')).toEqual(['am notice first-day', 'am notice last-day']);
    expect(within('2001-03-22', '2001-04-15')).toEqual([]);
  });

  it('is asked for fifty years at the most, and says so of one day more', () => {
    const through = (to: string) => listed([notice], [called], { from: '2001-03-21', to });
    expect(through('2051-03-21')).toHaveLength(2);
    expect(() => through('2051-03-22')).toThrow(/^to: 2051-03-22 is more than 50 years after 2001-03-21/u);
  });

  it('knows nothing of a meeting before it is called, and lists no terms once it has been held', () => {
    const held: Line = ['2001-04-30', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders' }];
    expect(listed([classes, notice], [board, called], { asOf: '2001-01-31' })).toEqual([]);
    expect(days(listed([classes], [board, called, held], { asOf: '2001-05-01' }))).toEqual([]);
  });

  it('lists what has no day yet with the fact that is missing, whatever the days asked about', () => {
    const undated: Line = [
      '2001-02-01',
      'meeting-called',
      { id: 'sm', kind: 'special', of: 'shareholders', by: 'board' },
    ];
    const all = listed([notice], [undated], { from: '1999-01-01', to: '1999-01-02' });
    expect(all).toMatchObject([
      {
        id: 'sm notice first-day',
        basis: 'depends-on-facts',
        dependsOn: ['On which day is the special meeting called on 1 February 2001 held?'],
      },
      { id: 'sm notice last-day', basis: 'depends-on-facts' },
    ]);
    expect(all.every((each) => each['day'] === undefined)).toBe(true);
  });

  it('ends the years of a limit with their last day, and begins what comes after them on the next', () => {
    const listing: Line = ['1999-06-30', 'milestone', { name: 'listing' }];
    const span = { from: '2006-01-01', to: '2006-12-31' };
    expect(listed([limit('within'), limit('after')], [listing], span)).toMatchObject([
      { day: '2006-06-30', comes: 'ends', cite: 'V.5 within' },
      { day: '2006-07-01', comes: 'begins', cite: 'V.5 after' },
    ]);
    expect(listed([limit('within', true)], [listing], span)).toMatchObject([{ day: '2006-06-29' }]);
    expect(listed([limit('within')], [], span)).toMatchObject([{ basis: 'depends-on-facts' }]);
  });

  it('lists dividends by the days fixed for them, on the class and on series senior to it', () => {
    const lines: Line[] = [
      ['2000-01-01', 'coverage', { family: 'dividends', from: '2000-01-01' }],
      ['2000-02-01', 'series-designated', { series: 'p1', class: 'preferred', shares: '10', filed: '2000-02-01' }],
      [
        '2001-02-01',
        'dividend-declared',
        { id: 'd1', class: 'common', 'per-share': '$1', 'record-date': '2001-03-05', payable: '2001-03-20' },
      ],
      ['2001-02-01', 'dividend-declared', { id: 'd2', class: 'p1', 'per-share': '$1' }],
      ['2001-02-02', 'fund-payment-due', { class: 'p1', kind: 'sinking', amount: '$5', due: '2001-06-30' }],
    ];
    expect(listed([gate], lines)).toMatchObject([
      { id: 'd1 record-date', day: '2001-03-05' },
      { id: 'd1 payable', day: '2001-03-20', who: 'the corporation' },
      { day: '2001-06-30', comes: 'falls-due', cite: 'V.6' },
    ]);
  });

  it('hears the charter where the bylaws say something else', () => {
    const bylaws = instrumentOf([meetingNotice({ cite: '1', summary: 'n', of: 'notice', least: '1', most: '2' })], {
      id: 'made-up-bylaws',
      kind: 'bylaws',
      citedAs: 'Bylaws',
    });
    const answer = asked(open([bylaws, instrumentOf([notice])], [], [called]), {
      question: 'calendar.deadlines',
      asOf: '2001-03-01',
      input: { from: '2001-01-01', to: '2001-12-31' },
    });
    const { deadlines } = answer['value'] as { readonly deadlines: readonly Listed[] };
    expect(deadlines.map(({ cite }) => cite)).toEqual(['V.2', 'V.2']);
  });

  it('lists the approval that a proposed deal can still have in advance, and not once the deal is signed', () => {
    const lines = [
      ...holdings('600', '400'),
      ['2002-05-01', 'proposed', { id: 'deal', act: merger, 'proposed-by': 'big' }],
    ] as const;
    const signed = ['2002-05-20', 'signed', { proposal: 'deal' }] as const;
    const deadlinesOf = (world: World['lines']) => {
      const corporation = corporationOf({
        lines: world,
        given: [
          ...bigIsInterested,
          { notion: 'continuing-directors-count', about: ['big'], value: '5', unit: 'persons' },
        ],
      });
      const answer = corporation.ask({
        question: 'calendar.deadlines',
        asOf: '2002-06-01',
        input: { from: '2002-06-01', to: '2002-06-30' },
      });
      return valueOf(answer)['deadlines'];
    };
    expect(deadlinesOf(lines)).toMatchObject([{ id: 'deal V.2 deal', basis: 'depends-on-facts', cite: 'V.2' }]);
    expect(deadlinesOf([...lines, signed])).toEqual([]);
  });

  it('asks how far dividends are kept before it says that none is payable', () => {
    expect(ask([gate], [])).toMatchObject({ outcome: 'needs-facts' });
  });

  it('refuses days in the wrong order, and what is no day', () => {
    expect(() => ask([notice], [], { from: '2001-02-02', to: '2001-02-01' })).toThrow(/earlier day first/);
    expect(() => ask([notice], [], { from: '2001-02-30' })).toThrow(/from: /);
  });
});
