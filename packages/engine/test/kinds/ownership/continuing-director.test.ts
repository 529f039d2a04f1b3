import { describe, expect, it } from 'vitest';
import { ask, asks, buys, value, type Line } from './world.js';

const opening = (...directors: readonly string[]): Line => [
  '2000-01-01',
  'opening-board',
  {
    size: '5',
    directors: directors.map((person) => ({ person, 'term-ends-after': '9', since: '2000-01-01' })),
  },
];
const elected = (on: string, person: string, more: object = {}): Line => [
  on,
  'director-elected',
  { person, by: 'board', 'term-ends-after': '9', ...more },
];
const unaffiliated = (director: string, person = 'ash', is = 'no'): Line => [
  '2000-01-02',
  'stated',
  { fact: 'affiliated', about: [director, person], value: is },
];
const crossing = buys('2000-06-01', 'ash', '300');

interface Told {
  readonly count?: string;
  readonly directors: readonly { readonly id: string; readonly continuing?: boolean }[];
}
const continuing = (lines: readonly Line[], asOf: string, readings: Readonly<Record<string, string>> = {}) =>
  (value(lines, 'board.independence', asOf, { person: 'ash' }, { readings }) as Told).directors
    .filter((each) => each.continuing === true)
    .map((each) => each.id);

describe('a continuing director', () => {
  const board = [opening('dale', 'elm'), elected('2000-07-01', 'fern'), crossing];

  it('was one before, and is unaffiliated; who came later is not asked about', () => {
    expect(continuing([...board, unaffiliated('dale'), unaffiliated('elm', 'ash', 'yes')], '2000-08-01')).toEqual([
      'dale',
    ]);
    const told = ask(board, 'board.independence', '2000-08-01', { person: 'ash' });
    expect(asks(told)).toEqual(['affiliated', 'affiliated']);
  });

  it('is nobody who is interested itself, or controlled by who is', () => {
    const controlled: Line = ['2000-02-01', 'control', { controller: 'ash', controlled: 'elm' }];
    expect(continuing([...board, unaffiliated('dale'), controlled], '2000-08-01')).toEqual(['dale']);
    const own = [opening('ash', 'elm'), crossing, unaffiliated('elm')];
    expect(continuing(own, '2000-08-01')).toEqual(['elm']);
  });

  it('is every unaffiliated director while nobody is interested', () => {
    const later = [opening('dale'), elected('2000-05-01', 'fern'), unaffiliated('dale'), unaffiliated('fern')];
    expect(continuing(later, '2000-05-15')).toEqual(['dale', 'fern']);
  });

  it('may not be affiliated with another who is interested', () => {
    const lines = [opening('dale'), crossing, buys('2000-06-02', 'birch', '300'), unaffiliated('dale')];
    expect(continuing([...lines, unaffiliated('dale', 'birch')], '2000-08-01')).toEqual(['dale']);
    expect(continuing([...lines, unaffiliated('dale', 'birch', 'yes')], '2000-08-01')).toEqual([]);
  });

  it('who came and crossed on one day is asked about, unless times are entered', () => {
    const same = [opening('dale'), unaffiliated('dale'), unaffiliated('fern'), elected('2000-06-01', 'fern'), crossing];
    expect(asks(ask(same, 'board.independence', '2000-08-01', { person: 'ash' }))).toContain('was-director-before');
    const timed = (director: string, holder: string): Line[] => [
      opening('dale'),
      unaffiliated('dale'),
      unaffiliated('fern'),
      [`2000-06-01 ${director}`, elected('', 'fern')[1], elected('', 'fern')[2]],
      [`2000-06-01 ${holder}`, crossing[1], crossing[2]],
    ];
    expect(continuing(timed('09:00', '10:00'), '2000-08-01')).toEqual(['dale', 'fern']);
    expect(continuing(timed('11:00', '10:00'), '2000-08-01')).toEqual(['dale']);
  });

  it('may have left and come back, unless service must be unbroken', () => {
    const back: Line[] = [
      opening('dale', 'elm'),
      ['2000-03-01', 'director-resigned', { person: 'elm' }],
      crossing,
      elected('2000-09-01', 'elm', { fills: 'vacancy' }),
      unaffiliated('dale'),
      unaffiliated('elm'),
    ];
    expect(continuing(back, '2000-10-01')).toEqual(['dale', 'elm']);
    expect(continuing(back, '2000-10-01', { 'R-service': 'without-a-break' })).toEqual(['dale']);
  });
});

describe('a successor of a continuing director', () => {
  const recommended = (yes: string): Line => [
    '2000-08-15',
    'body-act',
    { id: 'advice', by: 'continuing-directors', on: 'the seat of elm', decides: 'recommend', yes, 'at-meeting': 'yes' },
  ];
  const board = (yes: string): Line[] => [
    opening('dale', 'elm', 'gale'),
    crossing,
    unaffiliated('dale'),
    unaffiliated('elm'),
    unaffiliated('gale'),
    recommended(yes),
    elected('2000-09-01', 'fern', { succeeds: 'elm', 'recommended-by': 'advice' }),
  ];

  it('is one where enough of those then on the board recommended it', () => {
    expect(continuing(board('2'), '2000-10-01')).toEqual(['dale', 'gale', 'fern']);
    expect(continuing(board('1'), '2000-10-01')).toEqual(['dale', 'gale']);
  });

  it('is not asked to be unaffiliated, unless the text is read so', () => {
    const told = ask(board('2'), 'board.independence', '2000-10-01', { person: 'ash' });
    expect(told.remarks.map((each) => each.cites)).toContainEqual(['II.3']);
    const needed = ask(
      board('2'),
      'board.independence',
      '2000-10-01',
      { person: 'ash' },
      { readings: { 'R-successor': 'needed' } },
    );
    expect(asks(needed)).toEqual(['affiliated']);
  });

  it('is none where the one succeeded was none', () => {
    const lines: Line[] = [
      opening('dale'),
      crossing,
      unaffiliated('dale'),
      elected('2000-07-01', 'elm'),
      recommended('1'),
      elected('2000-09-01', 'fern', { succeeds: 'elm', 'recommended-by': 'advice' }),
    ];
    expect(continuing(lines, '2000-10-01')).toEqual(['dale']);
  });

  it('carries on to a successor of a successor', () => {
    const second: Line[] = [
      [
        '2000-10-10',
        'body-act',
        {
          id: 'again',
          by: 'continuing-directors',
          on: 'the seat of fern',
          decides: 'recommend',
          yes: '2',
          'at-meeting': 'yes',
        },
      ],
      elected('2000-10-20', 'holt', { succeeds: 'fern', 'recommended-by': 'again' }),
    ];
    expect(continuing([...board('2'), ...second], '2000-11-01')).toEqual(['dale', 'gale', 'holt']);
  });
});
