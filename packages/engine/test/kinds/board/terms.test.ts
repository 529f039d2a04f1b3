import { describe, expect, it } from 'vitest';
import { boardClasses, vacancy } from '../../../src/kinds/board/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const terms = instrumentOf(
  [
    boardClasses({
      cite: 'V.1',
      summary: 'two classes',
      classes: ['a', 'b'],
      termLasts: '2',
      counted: { reading: 'counting', options: { meetings: 'meetings', years: 'years' } },
    }),
    vacancy({
      cite: 'V.2',
      summary: 'the Board fills',
      fraction: { majority: true },
      newSeats: { cite: 'V.2', filled: 'as-vacancies' },
      appointeeServes: 'class-term',
      successorServes: 'class-term',
      decreaseEnds: 'nothing',
      holdingOver: 'no-vacancy',
      holdersMayFill: 'no',
      seriesSeats: 'board',
      seriesAppointee: 'keeps',
    }),
  ],
  {
    readings: [
      {
        id: 'counting',
        cite: 'V.1',
        asks: 'how?',
        options: { meetings: 'meetings', years: 'years' },
        adopted: 'meetings',
        because: 'so',
      },
    ],
  },
);

const meeting = (on: string, more: object = {}): Line => [
  on,
  'meeting-held',
  { id: `am-${on.slice(0, 10)}`, kind: 'annual', of: 'shareholders', quorum: 'yes', ...more },
];
const elected = (on: string, person: string, more: object = {}): Line => [
  on,
  'director-elected',
  { person, by: 'shareholders', ...more },
];

function directorOf(lines: readonly Line[], asOf: string, person: string, readings: Record<string, string> = {}) {
  const answer = asked(open([terms], ['ada', 'ben', 'cleo'], lines, { readings }), { question: 'board.roster', asOf });
  const { directors } = answer['value'] as { directors: readonly { id: string }[] };
  return directors.find((each) => each.id === person) as Record<string, unknown> | undefined;
}

describe('the end of a term', () => {
  const held = [
    meeting('2000-05-01'),
    elected('2000-05-01', 'ada', { class: 'a', meeting: 'am-2000-05-01' }),
    meeting('2001-05-01'),
    meeting('2003-05-01'),
  ];

  it('is the second annual meeting held after the election, that of the election not counted', () => {
    expect(directorOf(held, '2001-06-01', 'ada')).toMatchObject({
      term: { annualMeeting: 3, stillToBeHeld: 1 },
      holdsOver: false,
    });
    expect(directorOf(held, '2003-06-01', 'ada')).toMatchObject({
      term: { annualMeeting: 3, held: 'am-2003-05-01' },
      holdsOver: true,
    });
  });

  it('is by years where the reading counts years: over at the first meeting held in or after the second year', () => {
    const years = { counting: 'years' };
    expect(directorOf(held, '2002-12-31', 'ada', years)).toMatchObject({ term: { year: 2002 }, holdsOver: false });
    expect(directorOf(held, '2003-06-01', 'ada', years)).toMatchObject({ term: { year: 2002, held: 'am-2003-05-01' } });
  });

  it('takes an adjourned sitting for the same meeting, and a sitting without quorum for none', () => {
    const lines = [
      meeting('2000-05-01'),
      elected('2000-05-01', 'ada', { class: 'a', meeting: 'am-2000-05-01' }),
      meeting('2001-05-01', { quorum: 'no', adjourned: 'yes' }),
      meeting('2001-05-15', { 'adjourned-from': 'am-2001-05-01' }),
    ];
    expect(directorOf(lines, '2001-05-10', 'ada')).toMatchObject({ term: { annualMeeting: 3, stillToBeHeld: 2 } });
    expect(directorOf(lines, '2001-06-01', 'ada')).toMatchObject({ term: { annualMeeting: 3, stillToBeHeld: 1 } });
  });

  it('is that of the class for an appointee, where the instrument says so', () => {
    const lines = [...held.slice(0, 2), elected('2000-06-01', 'ben', { class: 'a', by: 'board', fills: 'vacancy' })];
    expect(directorOf(lines, '2000-07-01', 'ben')).toMatchObject({ term: { annualMeeting: 3 } });
  });

  it('is asked of a director of whom the opening list does not say it', () => {
    const lines: Line[] = [['2000-01-10', 'opening-board', { size: '1', directors: [{ person: 'ada', class: 'a' }] }]];
    const answer = asked(open([terms], ['ada'], lines), { question: 'board.roster', asOf: '2000-02-01' });
    expect(answer.outcome).toBe('needs-facts');
    expect(JSON.stringify(answer)).toContain('term-ends-after');
  });

  it('follows the order of the classes for directors named by the incorporator', () => {
    const lines: Line[] = [
      [
        '2000-01-10',
        'opening-board',
        {
          size: '2',
          directors: [
            { person: 'ada', class: 'a', 'elected-by': 'incorporator' },
            { person: 'ben', class: 'b', 'elected-by': 'incorporator' },
          ],
        },
      ],
    ];
    expect(directorOf(lines, '2000-02-01', 'ada')).toMatchObject({ term: { annualMeeting: 1 }, upNext: true });
    expect(directorOf(lines, '2000-02-01', 'ben')).toMatchObject({ term: { annualMeeting: 2 }, upNext: false });
  });
});

describe('service', () => {
  it('goes on without a break through a new election, and starts again after a resignation', () => {
    const lines = [
      meeting('2000-05-01'),
      elected('2000-05-01', 'ada', { class: 'a', meeting: 'am-2000-05-01' }),
      meeting('2001-05-01'),
      elected('2001-05-01', 'ada', { class: 'a', meeting: 'am-2001-05-01' }),
    ];
    expect(directorOf(lines, '2001-06-01', 'ada')).toMatchObject({ since: '2000-05-01', from: '2001-05-01' });
    const again: Line[] = [
      ...lines,
      ['2001-07-01', 'director-resigned', { person: 'ada' }],
      elected('2001-08-01', 'ada', { class: 'a' }),
    ];
    expect(directorOf(again, '2001-09-01', 'ada')).toMatchObject({ since: '2001-08-01' });
  });
});
