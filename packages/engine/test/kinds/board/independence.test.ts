import { describe, expect, it } from 'vitest';
import { openCorporation, post } from '../../../src/index.js';
import { asked, instrumentOf, journalOf, type Line } from './world.js';

const board: Line = [
  '2000-01-10',
  'opening-board',
  {
    size: '2',
    directors: [
      { person: 'ada', 'term-ends-after': '1' },
      { person: 'ben', 'term-ends-after': '1' },
    ],
  },
];

describe('independence', () => {
  it('tells the continuing directors in regard to a person, by whatever defines them', () => {
    const corporation = openCorporation({
      instruments: [instrumentOf([])],
      books: post(journalOf(['ada', 'ben', 'xan'], [board])),
      given: [
        { notion: 'continuing-director', about: ['ada', 'xan'], value: 'yes' },
        { notion: 'continuing-director', about: ['ben', 'xan'], value: 'no' },
      ],
    });
    const answer = asked(corporation, { question: 'board.independence', asOf: '2000-06-01', input: { person: 'xan' } });
    expect(answer['value']).toEqual({
      directors: [
        { id: 'ada', continuing: true },
        { id: 'ben', continuing: false },
      ],
      count: '1',
    });
  });
});
