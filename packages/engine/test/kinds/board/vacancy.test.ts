import { describe, expect, it } from 'vitest';
import { boardClasses, classApportionment, entireBoard, vacancy } from '../../../src/kinds/board/index.js';
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

const persons = ['ada', 'ben', 'cleo', 'dan', 'eva', 'fay', 'new'];
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

  it('is barred once the number is cut to those who are left: the seat has ended', () => {
    const left: Line = ['2000-01-20', 'director-died', { person: 'ada' }];
    const cut: Line = ['2000-01-25', 'board-size', { number: '5' }];
    const filled = board('6', ['ada', 'ben', 'cleo', 'dan', 'eva', 'fay']);
    expect(valueOf([filled, left, proposed({ 'seat-of': 'ada' })])).toMatchObject({ outcome: 'needs-approval' });
    expect(valueOf([filled, left, cut, proposed({ 'seat-of': 'ada' })])).toMatchObject({ outcome: 'barred' });
  });

  it('is barred in a class that has as many directors as it may have', () => {
    const inClasses = (seats: readonly (readonly [person: string, of: string])[], sizes?: readonly string[]): Line => [
      '2000-01-10',
      'opening-board',
      {
        size: String(seats.length),
        ...(sizes === undefined ? undefined : { classes: sizes }),
        directors: seats.map(([person, of]) => ({ person, class: of, 'term-ends-after': '1' })),
      },
    ];
    const grown = (sizes?: readonly string[]): Line => [
      '2000-01-25',
      'board-size',
      { number: '5', ...(sizes === undefined ? undefined : { classes: sizes }) },
    ];
    const classified = instrumentOf([
      ...fills('board').articles.flatMap(({ provisions }) => provisions),
      boardClasses({ cite: 'V.7', summary: 'two classes', classes: ['1', '2'], termLasts: '2', counted: 'meetings' }),
      classApportionment({
        cite: 'V.8',
        summary: 'as equal as possible',
        sizes: 'as-equal-as-possible',
        decrease: 'at-end-of-terms',
      }),
    ]);
    const outcome = (lines: readonly Line[], of: string) =>
      asked(open([classified], persons, [...lines, proposed({ class: of, cause: 'new-seat' })]), {
        question: 'board.fill-vacancy',
        asOf: '2000-02-03',
        input: { of: 'filling' },
      });
    const even = inClasses([
      ['ada', '1'],
      ['ben', '1'],
      ['cleo', '2'],
      ['dan', '2'],
    ]);
    const valueIn = (...parts: Parameters<typeof outcome>) => outcome(...parts)['value'];
    // Which class is the larger one nobody says: the new seat may be of either, and the next one of the other.
    expect(valueIn([even, grown()], '1')).toMatchObject({ outcome: 'needs-approval' });
    expect(valueIn([even, grown()], '2')).toMatchObject({ outcome: 'needs-approval' });
    // It was fixed for the second.
    expect(valueIn([even, grown(['2', '3'])], '1')).toMatchObject({ outcome: 'barred' });
    expect(valueIn([even, grown(['2', '3'])], '2')).toMatchObject({ outcome: 'needs-approval' });
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

describe('a vacancy that the directors may fill only until shareholders next meet to elect', () => {
  const opening = board('3', ['ada', 'ben', 'cleo']);
  const proposal = proposed({ 'seat-of': 'cleo' });
  const left: Line = ['2000-01-20', 'director-died', { person: 'cleo' }];
  const met: Line = ['2000-01-25', 'meeting-held', { id: 'annual', kind: 'annual', of: 'shareholders', quorum: 'yes' }];
  const filled = (holdersMayFill: 'no' | 'at-annual-meeting', lines: readonly Line[]) => {
    const [rule] = fills('board').articles.flatMap(({ provisions }) => provisions);
    const bounded = instrumentOf([{ ...rule, filledUntil: 'next-election-meeting', holdersMayFill } as never]);
    return asked(open([bounded], persons, lines), {
      question: 'board.fill-vacancy',
      asOf: '2000-02-03',
      input: { of: 'filling' },
    })['value'];
  };

  it('is theirs before the meeting, and not after it', () => {
    const voted = act(['ada', 'ben']);
    expect(filled('no', [opening, left, proposal, voted])).toMatchObject({ outcome: 'permitted' });
    expect(filled('no', [opening, left, met, proposal, voted])).toMatchObject({ outcome: 'refused', filled: false });
  });

  it('is still for shareholders where these may fill it', () => {
    const elected: Line = [
      '2000-02-03',
      'stated',
      { fact: 'elected-at-annual-meeting', about: ['filling'], value: 'yes' },
    ];
    expect(filled('at-annual-meeting', [opening, left, met, proposal, elected])).toMatchObject({
      outcome: 'permitted',
    });
  });

  it('names the shareholders once the time of the directors is over, and nobody where these may not', () => {
    const none: Line = ['2000-02-03', 'stated', { fact: 'elected-at-annual-meeting', about: ['filling'], value: 'no' }];
    expect(filled('at-annual-meeting', [opening, left, proposal, none])).toMatchObject({
      filler: 'the Board',
      remaining: '2',
    });
    const after = filled('at-annual-meeting', [opening, left, met, proposal, none]);
    expect(after).toMatchObject({ filler: 'the shareholders at an annual meeting' });
    expect(after).not.toHaveProperty('remaining');
    expect(after).not.toHaveProperty('servesUntil');
    expect(filled('no', [opening, left, met, proposal])).not.toHaveProperty('filler');
  });
});

describe('the entire Board', () => {
  const entire = (lines: readonly Line[]): string => {
    const { session } = open([fills('board')], persons, lines);
    const c = session.contextOn('2000-06-01' as never);
    return c.notionNamed('entire-board', [], c.now).reason.outcome;
  };

  it('counts empty seats', () => {
    expect(entire([board('6', ['ada', 'ben'])])).toBe('6');
  });

  it('is the larger number while more are in office than seats fixed', () => {
    const cut: Line = ['2000-02-01', 'board-size', { number: '2' }];
    expect(entire([board('4', ['ada', 'ben', 'cleo']), cut])).toBe('3');
  });
});
