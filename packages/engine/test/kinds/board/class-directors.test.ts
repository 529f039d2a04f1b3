import { describe, expect, it } from 'vitest';
import { boardClasses, classVotes, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const charter = instrumentOf([
  classVotes({
    cite: 'IV',
    summary: 'one vote a share',
    votes: [
      { class: 'class-a', each: '1' },
      { class: 'class-b', each: '1' },
    ],
  }),
  boardClasses({
    cite: 'V.1',
    summary: 'three classes',
    classes: ['I', 'II', 'III'],
    termLasts: '3',
    counted: 'meetings',
  }),
  {
    kind: 'class-directors',
    cite: 'V.2',
    summary: 'Class A elects three, Class B the others',
    elect: [{ cite: 'V.2(a)', holders: 'class-a', number: '3' }],
    others: 'class-b',
  } as Provision,
]);
const directors = ['ada', 'ben', 'cleo'].map((person, index) => ({
  person,
  series: 'class-a',
  class: 'I'.repeat(index + 1),
  'term-ends-after': String(index + 1),
}));
const start: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'class-a', to: 'dispersed', shares: '1000' }],
  ['2000-01-10', 'shares-issued', { class: 'class-b', to: 'dispersed', shares: '1000' }],
  ['2000-01-10', 'opening-board', { size: '9', classes: ['3', '3', '3'], directors }],
  [
    '2000-04-01',
    'meeting-called',
    { id: 'annual', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-10' },
  ],
];

/** Whether the holders of Class A may elect so many to a class of seats, or to seats of which no class is said. */
function electing(
  seats: number,
  up?: string,
  more: readonly Line[] = [],
  from: readonly Line[] = start,
  series = 'class-a',
): unknown {
  const candidates = ['dan', 'eva', 'flo'].slice(0, seats);
  const act = {
    kind: 'election',
    meeting: 'annual',
    series,
    seats: String(seats),
    candidates,
    ...(up && { class: up }),
  };
  const lines: readonly Line[] = [...from, ...more, ['2000-04-01', 'proposed', { id: 'election', act }]];
  const answer = asked(open([charter], ['ada', 'ben', 'cleo', 'dan', 'eva', 'flo', 'gus'], lines), {
    question: 'approval.status',
    asOf: '2000-05-10',
    input: { of: 'election' },
  });
  if (answer.outcome === 'needs-facts')
    return (answer['inquiries'] as readonly { readonly fact: string }[]).map(({ fact }) => fact);
  return (answer['value'] as { readonly outcome: unknown }).outcome;
}

describe('directors whom a class elects by itself, on a board in classes', () => {
  it('serve on at an annual meeting where their class is not up, whether or not it is said which is', () => {
    expect(electing(1, 'I')).toBe('permitted');
    expect(electing(2, 'I')).toBe('barred');
    expect(electing(1)).toBe('permitted');
    expect(electing(2)).toBe('barred');
    expect(electing(3)).toBe('barred');
  });

  it('serve on no longer once the meeting of their term was held', () => {
    const before: readonly Line[] = [
      ['2000-04-20', 'meeting-held', { id: 'earlier', kind: 'annual', of: 'shareholders', quorum: 'yes' }],
    ];
    expect(electing(2, undefined, before)).toBe('permitted');
    expect(electing(3, undefined, before)).toBe('barred');
  });

  it('are not supposed to be up at a meeting that nobody called and that was not held as an annual one', () => {
    const uncalled = start.filter(([, type]) => type !== 'meeting-called');
    const at = (seats: number, kind: string, more: readonly Line[] = []) => {
      const held: Line = ['2000-05-10', 'meeting-held', { id: 'annual', kind, of: 'shareholders' }];
      return electing(seats, 'I', [held, ...more], uncalled);
    };
    const said = (value: string): Line => [
      '2000-04-02',
      'stated',
      { fact: 'annual-meeting', about: ['annual'], value },
    ];
    expect(at(1, 'annual')).toBe('permitted');
    expect(at(1, 'special')).toBe('barred');
    expect(at(1, 'regular')).toEqual(['annual-meeting']);
    expect(at(1, 'regular', [said('yes')])).toBe('permitted');
    expect(at(1, 'regular', [said('no')])).toBe('barred');
  });

  it('of a series whose own terms fix when theirs end are asked about one by one', () => {
    const silver: readonly Line[] = [
      [
        '2000-01-11',
        'series-designated',
        { series: 'silver', class: 'preferred', shares: '10', terms: { directors: '2' } },
      ],
      ['2000-01-12', 'shares-issued', { class: 'silver', to: 'dispersed', shares: '10' }],
      ['2000-02-01', 'director-elected', { person: 'gus', by: 'series', series: 'silver' }],
    ];
    const ends = (value: string): Line => [
      '2000-04-02',
      'stated',
      { fact: 'term-ends-with', about: ['gus', 'annual'], value },
    ];
    const at = (seats: number, more: readonly Line[] = []) =>
      electing(seats, undefined, [...silver, ...more], start, 'silver');
    expect(at(1)).toBe('permitted');
    expect(at(2)).toEqual(['term-ends-with']);
    expect(at(2, [ends('yes')])).toBe('permitted');
    expect(at(2, [ends('no')])).toBe('barred');
    expect(at(3)).toBe('barred');
  });
});
