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
function electing(seats: number, up?: string, more: readonly Line[] = []): unknown {
  const candidates = ['dan', 'eva', 'flo'].slice(0, seats);
  const act = {
    kind: 'election',
    meeting: 'annual',
    series: 'class-a',
    seats: String(seats),
    candidates,
    ...(up && { class: up }),
  };
  const lines: readonly Line[] = [...start, ...more, ['2000-04-01', 'proposed', { id: 'election', act }]];
  const answer = asked(open([charter], ['ada', 'ben', 'cleo', 'dan', 'eva', 'flo'], lines), {
    question: 'approval.status',
    asOf: '2000-05-10',
    input: { of: 'election' },
  });
  return (answer['value'] as { readonly outcome?: unknown } | undefined)?.outcome;
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
});
