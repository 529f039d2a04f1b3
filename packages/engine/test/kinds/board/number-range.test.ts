import { describe, expect, it } from 'vitest';
import { boardNumber, entireBoard } from '../../../src/kinds/board/index.js';
import type { Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const persons = ['ada', 'ben', 'cleo'];
const bounds = (moreForSeries = true, more: object = {}) =>
  boardNumber({
    cite: 'V.1',
    summary: 'two to four',
    range: { least: '2', most: '4', fixedBy: ['board'], moreForSeries },
    ...more,
  });
const list = (series = 0): Line => [
  '2000-01-10',
  'opening-board',
  {
    size: '3',
    directors: persons.map((person, index) =>
      index < series
        ? { person, 'elected-by': 'series', series: 'x', 'term-ends-after': '1' }
        : { person, 'term-ends-after': '1' },
    ),
  },
];
const bylaw = (act: object): Line => [
  '2000-02-01',
  'proposed',
  { id: 'matter', act: { kind: 'bylaw', does: 'amend', bylaws: ['3'], by: 'board', ...act } },
];

function ask(
  question: string,
  lines: readonly Line[],
  provisions: readonly Provision[] = [bounds()],
  input: object = {},
) {
  return asked(open([instrumentOf(provisions)], persons, lines), {
    question,
    asOf: '2000-06-01',
    input: input as Record<string, unknown>,
  });
}

function statusOf(lines: readonly Line[], provisions?: readonly Provision[]) {
  const answer = ask('approval.status', lines, provisions, { of: 'matter' });
  return answer.outcome === 'answered'
    ? (answer['value'] as { readonly outcome: string }).outcome
    : (answer['inquiries'] as readonly { readonly fact: string }[]).map(({ fact }) => fact);
}

describe('a bylaw on the number of directors', () => {
  it.each([
    ['1', 'barred'],
    ['2', 'permitted'],
    ['4', 'permitted'],
  ])('that fixes %s is %s', (number, outcome) => {
    expect(statusOf([list(), bylaw({ 'number-of-directors': number })])).toBe(outcome);
  });

  it('above the bounds is asked about, as directors of a series may account for it', () => {
    const lines = [list(), bylaw({ 'number-of-directors': '5' })];
    expect(statusOf(lines)).toEqual(['additional-directors']);
    const said = (value: string): Line => [
      '2000-05-01',
      'stated',
      { fact: 'additional-directors', about: ['2000-06-01'], value },
    ];
    expect(statusOf([...lines, said('0')])).toBe('barred');
    expect(statusOf([...lines, said('1')])).toBe('permitted');
    expect(statusOf(lines, [bounds(false)])).toBe('barred');
  });

  it('above the bounds by no more than directors of series in office is within them', () => {
    expect(statusOf([list(1), bylaw({ 'number-of-directors': '5' })])).toBe('permitted');
  });

  it('is barred where others adopt it; who does is asked where it is not entered', () => {
    expect(statusOf([list(), bylaw({ 'number-of-directors': '3', by: 'shareholders' })])).toBe('barred');
    expect(statusOf([list(), bylaw({ 'number-of-directors': '3', by: undefined })])).toEqual(['number-fixed-by']);
  });

  it('is not judged where it fixes none, or repeals', () => {
    expect(statusOf([list(), bylaw({})])).toBe('silent');
    expect(statusOf([list(), bylaw({ does: 'repeal', 'number-of-directors': '9' })])).toBe('silent');
    const consent: Line = [
      '2000-02-01',
      'proposed',
      { id: 'matter', act: { kind: 'written-consent', of: 'shareholders', what: 'something' } },
    ];
    expect(statusOf([list(), consent])).toBe('silent');
  });
});

describe('a fixing of the number otherwise than by a bylaw', () => {
  const size = (number: string): Line => [
    '2000-02-01',
    'proposed',
    { id: 'matter', act: { kind: 'board-size', number } },
  ];

  it.each([
    ['1', 'barred'],
    ['2', 'permitted'],
    ['4', 'permitted'],
  ])('at %s is %s', (number, outcome) => {
    expect(statusOf([list(), size(number)])).toBe(outcome);
  });

  it('above the bounds is asked about, as directors of a series may account for it', () => {
    expect(statusOf([list(), size('5')])).toEqual(['additional-directors']);
    expect(statusOf([list(), size('5')], [bounds(false)])).toBe('barred');
  });
});

describe('a number above the bounds where the register is kept', () => {
  const size: Line = ['2000-02-01', 'proposed', { id: 'matter', act: { kind: 'board-size', number: '5' } }];
  const issued = (cls: string): Line => ['2000-01-12', 'shares-issued', { class: cls, to: 'ada', shares: '90' }];
  const series = (id: string, more: object): Line => [
    '2000-01-10',
    'series-designated',
    { series: id, class: 'preferred', shares: '100', filed: '2000-01-10', ...more },
  ];
  const status = (...lines: readonly Line[]) => statusOf([list(), size, ...lines]);

  it('is outside them where the terms of every series with shares give its holders no directors', () => {
    expect(status(issued('common'))).toBe('barred');
    expect(status(issued('common'), series('x', { terms: {} }), issued('x'))).toBe('barred');
  });

  it('is within them by the directors that these terms give, of series with shares alone', () => {
    expect(status(issued('common'), series('x', { terms: { directors: '1' } }), issued('x'))).toBe('permitted');
    expect(status(issued('common'), series('x', { terms: { directors: '1' } }), series('y', {}))).toBe('barred');
  });

  it('is asked about where the terms are not entered, where stock of a second class has no series, and where there is none', () => {
    expect(status(issued('common'), series('x', {}), issued('x'))).toEqual(['additional-directors']);
    expect(status(issued('common'), issued('preferred'))).toEqual(['additional-directors']);
    expect(status()).toEqual(['additional-directors']);
  });
});

describe('bounds on one side, or on none', () => {
  const rule = (range: object) =>
    boardNumber({ cite: 'V.1', summary: 'bounds', range: { fixedBy: ['board'], moreForSeries: true, ...range } });
  const status = (range: object, number: string) =>
    statusOf([list(), bylaw({ 'number-of-directors': number })], [rule(range)]);

  it('reach as far as they go', () => {
    expect(status({ least: '2' }, '1')).toBe('barred');
    expect(status({ least: '2' }, '99')).toBe('permitted');
    expect(status({ most: '4' }, '1')).toBe('permitted');
    expect(status({ most: '4' }, '5')).toEqual(['additional-directors']);
    expect(status({}, '99')).toBe('permitted');
  });

  it('are told as they are', () => {
    const told = (range: object) =>
      JSON.stringify(
        ask('instrument.provision', [], [rule(range)], { name: 'bounds-of-the-number-of-directors' })['value'],
      );
    expect(told({ least: '2' })).toContain('at least 2');
    expect(told({ most: '4' })).toContain('at most 4, or more for directors of series');
    expect(told({})).toContain('whatever is fixed');
  });
});

describe('the number fixed', () => {
  const fixed = (lines: readonly Line[], provisions?: readonly Provision[]) =>
    (ask('board.roster', lines, provisions)['value'] as { readonly fixed: string }).fixed;
  const size = (number: string, by?: string): Line => [
    '2000-02-01',
    'board-size',
    { number, ...(by === undefined ? {} : { by }) },
  ];

  it('is the last one that keeps to the bounds, whoever is not said to have fixed it', () => {
    expect(fixed([list(), size('4', 'board')])).toBe('4');
    expect(fixed([list(), size('4')])).toBe('4');
    expect(fixed([list(), size('4', 'shareholders')])).toBe('3');
    expect(fixed([list(), size('1', 'board')])).toBe('3');
  });

  it('is told with what was left out, and why', () => {
    const remarks = (line: Line) => JSON.stringify(ask('board.roster', [list(), line]));
    expect(remarks(size('4', 'shareholders'))).toContain('it is for the board to fix');
    expect(remarks(size('1', 'board'))).toContain('the number is to be 2 to 4');
  });

  it('is asked where all that is entered offends the bounds, and taken as entered where there are none', () => {
    const answer = ask('board.apportion', [size('1', 'board')]);
    expect(JSON.stringify(answer['inquiries'])).toContain('number-of-directors');
    expect(
      fixed(
        [list(), size('9', 'board')],
        [boardNumber({ cite: 'V.1', summary: 'five', number: '5', largerFirst: [] })],
      ),
    ).toBe('9');
  });

  it('is that of the entire Board where nothing else defines it', () => {
    const whole = (provisions: readonly Provision[], lines: readonly Line[] = [list()]) => {
      const { session } = open([instrumentOf(provisions)], persons, lines);
      const c = session.contextOn('2000-06-01' as never);
      return c.notionNamed('entire-board', [], c.now).reason;
    };
    expect(whole([bounds()]).outcome).toBe('3');
    expect(whole([bounds(true, { number: '4' })], []).cites).toEqual(['V.1']);
    const defined = entireBoard({ cite: 'V.2', summary: 'all seats', duringDecrease: 'fixed' });
    expect(whole([bounds(), defined]).cites).toContain('V.2');
  });
});

it('the bounds are told as constants, beside a number', () => {
  const value = (name: string, more: object = {}) =>
    JSON.stringify(ask('instrument.provision', [], [bounds(true, more)], { name })['value']);
  expect(value('bounds-of-the-number-of-directors')).toContain('2 to 4');
  expect(value('number-of-directors', { number: '3' })).toContain('3');
});
