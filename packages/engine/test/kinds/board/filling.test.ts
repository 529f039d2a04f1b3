import { describe, expect, it } from 'vitest';
import { boardClasses, entireBoard, vacancy } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

type Vacancy = Parameters<typeof vacancy>[0];

const rules = (more: Partial<Vacancy> = {}) =>
  instrumentOf([
    boardClasses({ cite: 'V.1', summary: 'two classes', classes: ['a', 'b'], termLasts: '2', counted: 'meetings' }),
    vacancy({
      cite: 'V.2',
      summary: 'three fifths of those remaining fill a vacancy',
      fraction: { atLeast: '3/5' },
      newSeats: { cite: 'V.2', filled: 'as-vacancies' },
      appointeeServes: 'next-annual-meeting',
      successorServes: 'class-term',
      decreaseEnds: 'nothing',
      holdingOver: 'no-vacancy',
      holdersMayFill: 'no',
      seriesSeats: 'series-directors',
      seriesAppointee: 'keeps',
      ...more,
    }),
    entireBoard({ cite: 'V.3', summary: 'all seats', duringDecrease: 'larger' }),
  ]);

const persons = ['ada', 'ben', 'cleo', 'dan', 'new'];
const opening: Line = [
  '2000-01-10',
  'opening-board',
  {
    size: '5',
    directors: [
      { person: 'ada', class: 'a', 'term-ends-after': '1' },
      { person: 'ben', class: 'a', 'term-ends-after': '1' },
      { person: 'cleo', class: 'b', 'term-ends-after': '2' },
      { person: 'dan', 'elected-by': 'series', series: 'x' },
    ],
  },
];

function put(lines: readonly Line[], input: Record<string, string>, more: Partial<Vacancy> = {}) {
  return asked(open([rules(more)], persons, [opening, ...lines]), {
    question: 'board.fill-vacancy',
    asOf: '2000-06-01',
    input,
  });
}

function valueOf(...parts: Parameters<typeof put>): Record<string, unknown> {
  const answer = put(...parts);
  expect(answer.outcome).toBe('answered');
  return answer['value'] as Record<string, unknown>;
}

const meeting = (on: string): Line => [
  on,
  'meeting-held',
  { id: `am-${on}`, kind: 'annual', of: 'shareholders', quorum: 'yes' },
];
const left: Line = ['2000-02-01', 'director-died', { person: 'cleo' }];

describe('filling a seat that nobody has proposed to fill yet', () => {
  it('tells who would do it, of how many, and until when', () => {
    expect(valueOf([], { class: 'a' })).toMatchObject({
      outcome: 'needs-approval',
      filler: 'the Board',
      remaining: '4',
      filled: false,
      servesUntil: { annualMeeting: 1 },
    });
  });

  it('is asked of the seat of a director: open once the director has left', () => {
    expect(valueOf([], { 'seat-of': 'cleo' })['outcome']).toBe('barred');
    expect(valueOf([left], { 'seat-of': 'cleo' })).toMatchObject({ outcome: 'needs-approval', remaining: '3' });
  });

  it('of a series is for its directors while one of them is in office, and then for the Board', () => {
    expect(valueOf([], { series: 'x' })).toMatchObject({ filler: 'the directors elected by x', remaining: '1' });
    const gone: Line = ['2000-02-01', 'director-resigned', { person: 'dan' }];
    expect(valueOf([gone], { series: 'x' })).toMatchObject({ filler: 'the Board', remaining: '3' });
  });

  it('lasts as long as the term of the class where the text says so', () => {
    const classTerm = { appointeeServes: 'class-term' } as const;
    expect(valueOf([], { class: 'b' }, classTerm)).toMatchObject({ servesUntil: { annualMeeting: 2 } });
    expect(valueOf([meeting('2000-05-01')], { class: 'a' }, classTerm)).toMatchObject({
      servesUntil: { annualMeeting: 3 },
    });
  });

  it('names the meeting that ended the term of who was appointed, once it is held', () => {
    const proposed: Line = [
      '2000-02-02',
      'proposed',
      { id: 'filling', act: { kind: 'fill-vacancy', person: 'new', cause: 'vacancy', class: 'b', 'seat-of': 'cleo' } },
    ];
    const act: Line = [
      '2000-02-03',
      'body-act',
      {
        by: 'board',
        on: 'filling',
        decides: 'elect',
        yes: ['ada', 'ben'],
        present: ['ada', 'ben'],
        'at-meeting': 'no',
      },
    ];
    const lines = [left, proposed, act];
    expect(valueOf(lines, { of: 'filling' })['servesUntil']).not.toHaveProperty('held');
    expect(valueOf([...lines, meeting('2000-05-01')], { of: 'filling' })).toMatchObject({
      filled: true,
      servesUntil: { held: 'am-2000-05-01' },
    });
  });

  it('says that a director whose resignation takes effect later still counts', () => {
    const says = (effective: string) =>
      JSON.stringify(put([['2000-05-01', 'director-resigned', { person: 'ada', effective }]], { class: 'a' }));
    expect(says('2000-06-02')).toContain('is in office until then');
    expect(says('2000-05-31')).not.toContain('is in office until then');
  });

  it('may be done by holders at an annual meeting where the text is read so, and that is asked', () => {
    const holders = { holdersMayFill: 'at-annual-meeting' } as const;
    expect(JSON.stringify(put([], { class: 'a' }, holders))).toContain('elected-at-annual-meeting');
  });

  it('is left to other law where no director remains', () => {
    const gone = ['ada', 'ben', 'cleo', 'dan'].map((person): Line => ['2000-02-01', 'director-died', { person }]);
    const answer = put(gone, { class: 'a' });
    expect(JSON.stringify(answer['otherLaw'])).toContain('No director is left');
    expect(answer['value']).toMatchObject({ remaining: '0', filled: false });
  });

  it('is refused of another act', () => {
    const removal: Line = ['2000-02-02', 'proposed', { id: 'other', act: { kind: 'removal', director: 'ada' } }];
    expect(() => put([removal], { of: 'other' })).toThrow(/"other" is a removal/);
  });

  it('gives the seat of a holdover where the text makes it vacant', () => {
    const over = [meeting('2000-05-01')];
    expect(valueOf(over, { 'seat-of': 'ada' })['outcome']).toBe('barred');
    expect(valueOf(over, { 'seat-of': 'ada' }, { holdingOver: 'vacancy' })['outcome']).toBe('needs-approval');
    expect(valueOf(over, { 'seat-of': 'cleo' }, { holdingOver: 'vacancy' })['outcome']).toBe('barred');
  });
});
