import { describe, expect, it } from 'vitest';
import { boardClasses, boardNumber } from '../../../src/kinds/board/index.js';
import { meetingQuorum, classVotes, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const persons = ['ada', 'ben', 'cleo', 'dan'];
const classes = (more: Partial<Parameters<typeof boardClasses>[0]> = {}) =>
  boardClasses({
    cite: 'V.1',
    summary: 'two classes',
    classes: ['red', 'blue'],
    termLasts: '2',
    counted: 'years',
    largerFirst: ['blue'],
    ...more,
  });
const board = (size: string, directors: readonly object[]): Line => [
  '2000-01-10',
  'opening-board',
  { size, directors },
];
const ask = (provisions: readonly Provision[], lines: readonly Line[], question: string, input: object = {}) =>
  asked(open([instrumentOf(provisions, { from: '2000-01-01' })], persons, lines), {
    question,
    asOf: '2000-06-01',
    input: input as Record<string, unknown>,
  });
const loading = (provision: Provision) => () => open([instrumentOf([provision])], [], []);

describe('a charter that contradicts itself is refused in words', () => {
  it('where a class that is not there is larger, or has first directors', () => {
    expect(loading(classes({ largerFirst: ['green'] }))).toThrow('"green" is none of the classes: red, blue');
    expect(loading(classes({ first: [{ class: 'grey', endsIn: '2001', directors: [] }] }))).toThrow(
      '"grey" is none of the classes: red, blue',
    );
  });

  it('where a first director is named twice', () => {
    const ada = { person: 'ada', name: 'Ada' };
    expect(
      loading(
        classes({
          first: [
            { class: 'red', endsIn: '2001', directors: [ada] },
            { class: 'blue', endsIn: '2002', directors: [ada] },
          ],
        }),
      ),
    ).toThrow('"ada" is named twice among the first directors');
  });

  it('where the bounds of the number are the wrong way round', () => {
    const range = { least: '5', most: '4', fixedBy: ['board'], moreForSeries: false };
    expect(loading(boardNumber({ cite: 'V.2', summary: 'five to four', range }))).toThrow(
      'the least number of directors is above the greatest',
    );
    expect(loading(boardNumber({ cite: 'V.2', summary: 'four', range: { ...range, least: '4' } }))).not.toThrow();
  });
});

describe('the roster tells', () => {
  it('of a director in a class that the instruments do not know', () => {
    const lines = [board('1', [{ person: 'ada', class: 'green', 'term-ends-after': '1' }])];
    expect(JSON.stringify(ask([classes()], lines, 'board.roster'))).toContain(
      'ada is entered in class green; the instruments have the classes red, blue.',
    );
    expect(JSON.stringify(ask([], lines, 'board.roster'))).not.toContain('is entered in class');
  });

  it('of more directors than seats, and not of as many', () => {
    const two = [
      { person: 'ada', class: 'red', 'term-ends-after': '1' },
      { person: 'ben', class: 'blue', 'term-ends-after': '2' },
    ];
    const told = (size: string) => JSON.stringify(ask([classes()], [board(size, two)], 'board.roster'));
    expect(told('1')).toContain('2 directors are in office, and 1 seats are fixed');
    expect(told('2')).not.toContain('seats are fixed;');
  });
});

describe('the classes', () => {
  it('are as large as the number less the directors of a series, who sit in none', () => {
    const lines = [
      board('5', [
        { person: 'ada', class: 'red', 'term-ends-after': '1' },
        { person: 'ben', class: 'blue', 'term-ends-after': '2' },
        { person: 'cleo', 'elected-by': 'series', series: 'x' },
        { person: 'dan', 'elected-by': 'series', series: 'x' },
      ]),
    ];
    expect(ask([classes()], lines, 'board.apportion')['value']).toMatchObject({
      number: 5,
      beside: 2,
      classes: [
        { id: 'red', size: 1 },
        { id: 'blue', size: 2 },
      ],
    });
    expect(ask([classes()], lines, 'board.apportion', { number: '1' })['value']).toMatchObject({
      classes: [{ size: 0 }, { size: 0 }],
    });
  });

  it('are told beside the naming of the first directors, as long as that stands against the rule', () => {
    const named = classes({
      first: [
        {
          class: 'red',
          endsIn: '2001',
          directors: [
            { person: 'ada', name: 'Ada' },
            { person: 'ben', name: 'Ben' },
          ],
        },
        { class: 'blue', endsIn: '2002', directors: [{ person: 'cleo', name: 'Cleo' }] },
      ],
    });
    const told = (lines: readonly Line[]) => JSON.stringify(ask([named], lines, 'board.apportion', { number: '3' }));
    expect(told([])).toContain('their naming governs until the class is next elected');
    const moved: Line[] = [
      ['2000-02-01', 'director-died', { person: 'ben' }],
      ['2000-02-02', 'director-elected', { person: 'dan', class: 'blue', by: 'board', fills: 'vacancy' }],
    ];
    expect(told(moved)).not.toContain('their naming governs');
  });
});

describe('minutes that cannot be right', () => {
  const rules = [
    classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
    meetingQuorum({
      cite: 'V',
      summary: 'half',
      fraction: { atLeast: '1/2' },
      count: 'shares',
      withdrawal: 'does-not-matter',
    }),
  ];
  const lines = (present: string, left: string): Line[] => [
    ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '100' }],
    ['2000-05-01', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': present }],
    ['2000-05-01', 'holders-withdrew', { meeting: 'am', shares: [{ class: 'common', shares: left }] }],
  ];
  const told = (present: string, left: string) =>
    JSON.stringify(ask(rules, lines(present, left), 'meeting.quorum', { meeting: 'am' }));

  it('are told, and the answer stays', () => {
    expect(told('101', '1')).toContain('More were present at the annual meeting of ');
    expect(told('100', '100')).not.toMatch(/More were present|More left/);
    expect(told('60', '61')).toContain('More left the annual meeting of ');
  });
});
