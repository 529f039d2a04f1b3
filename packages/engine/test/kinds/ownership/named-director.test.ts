import { describe, expect, it } from 'vitest';
import { article, boardClasses, type Instrument } from '../../../src/index.js';
import { buys, charter, value, type Line } from './world.js';

/** The made-up charter in force from the day of founding, naming dale and elm as its first directors. */
const naming: Instrument = {
  ...charter,
  from: '2000-01-01',
  articles: [
    ...charter.articles,
    article('V', 'Board', [
      boardClasses({
        cite: 'V.1',
        summary: 'one class, first directors named',
        classes: ['all'],
        termLasts: '9',
        counted: 'years',
        first: [
          {
            class: 'all',
            endsIn: '2009',
            directors: [
              { person: 'dale', name: 'Dale' },
              { person: 'elm', name: 'Elm' },
            ],
          },
        ],
      }),
    ]),
  ],
};

const unaffiliated = (director: string): Line => [
  '2000-01-02',
  'stated',
  { fact: 'affiliated', about: [director, 'ash'], value: 'no' },
];
const both = [unaffiliated('dale'), unaffiliated('elm')];
const back: readonly Line[] = [
  ['2000-03-01', 'director-resigned', { person: 'elm' }],
  ['2000-08-01', 'director-elected', { person: 'elm', by: 'shareholders', class: 'all', 'term-ends-after': '9' }],
];

const continuing = (lines: readonly Line[], asOf: string, service = 'was-one-before') =>
  (
    value(
      lines,
      'board.independence',
      asOf,
      { person: 'ash' },
      { instrument: naming, readings: { 'R-service': service } },
    ) as {
      readonly directors: readonly { readonly id: string; readonly continuing?: boolean }[];
    }
  ).directors
    .filter((each) => each.continuing === true)
    .map(({ id }) => id);

describe('a first director whom the instrument names', () => {
  it('served before whoever crossed later', () => {
    expect(continuing([buys('2000-06-01', 'ash', '300'), ...both], '2000-07-01')).toEqual(['dale', 'elm']);
  });

  it('served before it also after a break, unless the text asks for service without one', () => {
    const lines = [buys('2000-06-01', 'ash', '300'), ...both, ...back];
    expect(continuing(lines, '2000-09-01')).toEqual(['dale', 'elm']);
    expect(continuing(lines, '2000-09-01', 'without-a-break')).toEqual(['dale']);
  });

  it('did not serve before who was interested from the first day', () => {
    expect(continuing([buys('2000-01-01', 'ash', '300'), ...both], '2000-07-01')).toEqual([]);
  });
});
