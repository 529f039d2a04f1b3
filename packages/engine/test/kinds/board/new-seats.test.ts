import { describe, expect, it } from 'vitest';
import { vacancy } from '../../../src/kinds/board/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const persons = ['ada', 'ben', 'cleo', 'dan', 'new'];
const rule = (filled: 'as-vacancies' | 'by-act-of-the-board', holdersMayFill: 'no' | 'as-law-says' = 'no') =>
  instrumentOf([
    vacancy({
      cite: 'V.2',
      summary: 'those remaining fill',
      fraction: { majority: true },
      newSeats: { cite: 'V.3', filled },
      appointeeServes: 'next-annual-meeting',
      successorServes: 'class-term',
      decreaseEnds: 'nothing',
      holdingOver: 'no-vacancy',
      holdersMayFill,
      seriesSeats: 'board',
      seriesAppointee: 'keeps',
    }),
  ]);
const lines = (cause: 'vacancy' | 'new-seat'): Line[] => [
  [
    '2000-01-10',
    'opening-board',
    { size: '5', directors: ['ada', 'ben', 'cleo', 'dan'].map((person) => ({ person, 'term-ends-after': '1' })) },
  ],
  ['2000-02-01', 'proposed', { id: 'filling', act: { kind: 'fill-vacancy', person: 'new', cause } }],
  [
    '2000-02-02',
    'body-act',
    { by: 'board', on: 'filling', decides: 'elect', yes: '2', present: '3', 'at-meeting': 'yes' },
  ],
];
const answerTo = (instrument: ReturnType<typeof rule>, cause: 'vacancy' | 'new-seat') =>
  asked(open([instrument], persons, lines(cause)), {
    question: 'board.fill-vacancy',
    asOf: '2000-02-03',
    input: { of: 'filling' },
  });

describe('a new seat', () => {
  it('is filled by a majority of those present where it takes an act of the Board, a vacancy by one of those in office', () => {
    const apart = rule('by-act-of-the-board');
    expect(answerTo(apart, 'new-seat')['value']).toMatchObject({ filled: true });
    expect(answerTo(apart, 'vacancy')['value']).toMatchObject({ filled: false });
    expect(JSON.stringify(answerTo(apart, 'new-seat')['otherLaw'])).toContain('quorum of the board');
  });

  it('is filled as a vacancy where the text treats both alike', () => {
    expect(answerTo(rule('as-vacancies'), 'new-seat')['value']).toMatchObject({ filled: false });
  });
});

describe('shareholders who may fill a vacancy as law says', () => {
  it('are named as left to other law, and in the profile', () => {
    expect(JSON.stringify(answerTo(rule('as-vacancies', 'as-law-says'), 'vacancy')['otherLaw'])).toContain(
      'filled by the shareholders',
    );
    const profile = asked(open([rule('as-vacancies', 'as-law-says')], persons, []), {
      question: 'instrument.profile',
      asOf: '2000-02-03',
    });
    expect(JSON.stringify(profile['value'])).toContain('other law may let holders');
  });
});
