import { describe, expect, it } from 'vitest';
import { entireBoard, vacancy } from '../../../src/kinds/board/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const fills = (seriesSeats: 'series-directors' | 'board') =>
  instrumentOf([
    vacancy({
      cite: 'V.2',
      summary: 'two thirds of those remaining fill a vacancy',
      fraction: { atLeast: '2/3' },
      newSeats: { cite: 'V.2', filled: 'as-vacancies' },
      appointeeServes: 'next-annual-meeting',
      successorServes: 'class-term',
      decreaseEnds: 'nothing',
      holdingOver: 'no-vacancy',
      holdersMayFill: 'no',
      seriesSeats,
      seriesAppointee: 'keeps',
    }),
    entireBoard({ cite: 'V.3', summary: 'all seats', duringDecrease: 'larger' }),
  ]);

const persons = ['ada', 'ben', 'cleo', 'dan', 'eva', 'new'];
const board = (size: string, directors: readonly string[], more: readonly object[] = []): Line => [
  '2000-01-10',
  'opening-board',
  { size, directors: [...directors.map((person) => ({ person, 'term-ends-after': '1' })), ...more] },
];
const proposed = (act: object = {}): Line => [
  '2000-02-01',
  'proposed',
  { id: 'filling', act: { kind: 'fill-vacancy', person: 'new', cause: 'vacancy', ...act } },
];
const act = (yes: readonly string[], by = 'board'): Line => [
  '2000-02-02',
  'body-act',
  { by, on: 'filling', decides: 'elect', yes, present: yes, 'at-meeting': 'no' },
];

function valueOf(lines: readonly Line[], seriesSeats: 'series-directors' | 'board' = 'series-directors') {
  const answer = asked(open([fills(seriesSeats)], persons, lines), {
    question: 'board.fill-vacancy',
    asOf: '2000-02-03',
    input: { of: 'filling' },
  });
  expect(answer.outcome).toBe('answered');
  return answer['value'] as Record<string, unknown>;
}

describe('filling a vacancy', () => {
  const six = board('6', ['ada', 'ben', 'cleo', 'dan', 'eva']);

  it('counts those in office and not those present: four of five meet two thirds, three do not', () => {
    expect(valueOf([six, proposed(), act(['ada', 'ben', 'cleo', 'dan'])])).toMatchObject({
      outcome: 'permitted',
      filled: true,
      remaining: '5',
    });
    expect(valueOf([six, proposed(), act(['ada', 'ben', 'cleo'])])).toMatchObject({ filled: false });
  });

  it('does not let the person to be appointed vote, nor count it among those remaining', () => {
    const lines = [board('3', ['ada', 'ben']), proposed(), act(['ada', 'new'])];
    expect(valueOf(lines)).toMatchObject({ filled: false, remaining: '2' });
  });

  it('is barred where every seat is filled', () => {
    expect(valueOf([board('2', ['ada', 'ben']), proposed()])).toMatchObject({ outcome: 'barred' });
  });

  it('is barred while the director concerned is in office, and free once the director has left', () => {
    expect(valueOf([six, proposed({ 'seat-of': 'ada' })])).toMatchObject({ outcome: 'barred' });
    const left: Line = ['2000-01-20', 'director-died', { person: 'ada' }];
    expect(valueOf([six, left, proposed({ 'seat-of': 'ada' })])).toMatchObject({
      outcome: 'needs-approval',
      remaining: '4',
    });
  });

  it('gives a seat of a series to its directors only where the instrument does', () => {
    const lines = (by: string, yes: readonly string[]) => [
      board('4', ['ada', 'ben'], [{ person: 'cleo', 'elected-by': 'series', series: 'x' }]),
      proposed({ series: 'x' }),
      act(yes, by),
    ];
    expect(valueOf(lines('x-directors', ['cleo']))).toMatchObject({ filled: true, remaining: '1' });
    expect(valueOf(lines('board', ['ada', 'ben', 'cleo']))).toMatchObject({ filled: false });
    expect(valueOf(lines('board', ['ada', 'ben']), 'board')).toMatchObject({ filled: true });
  });
});

describe('the entire Board', () => {
  const entire = (lines: readonly Line[]): string => {
    const { session } = open([fills('board')], persons, lines);
    const c = session.contextOn('2000-06-01' as never);
    return c.notion('entire-board', [], c.now).reason.outcome;
  };

  it('counts empty seats', () => {
    expect(entire([board('6', ['ada', 'ben'])])).toBe('6');
  });

  it('is the larger number while more are in office than seats fixed', () => {
    const cut: Line = ['2000-02-01', 'board-size', { number: '2' }];
    expect(entire([board('4', ['ada', 'ben', 'cleo']), cut])).toBe('3');
  });
});
