import { describe, expect, it } from 'vitest';
import type { Instrument, Provision } from '../../../src/index.js';
import { buys, charter, value, type Line } from './world.js';

/** The same articles, with another definition of who continues. */
function defining(change: (provision: Provision) => object): Instrument {
  return {
    ...charter,
    articles: charter.articles.map((each) => ({
      ...each,
      provisions: each.provisions.map((provision) =>
        provision.kind === 'continuing-director' ? (change(provision) as Provision) : provision,
      ),
    })),
  };
}
const without: Instrument = defining((provision) =>
  Object.fromEntries(Object.entries(provision).filter(([field]) => field !== 'successors')),
);

const opening: Line = [
  '2000-01-01',
  'opening-board',
  {
    size: '5',
    directors: ['dale', 'elm', 'gale'].map((person) => ({ person, 'term-ends-after': '9', since: '2000-01-01' })),
  },
];
const unaffiliated = ['dale', 'elm', 'gale', 'fern'].map((director): Line => [
  '2000-01-02',
  'stated',
  { fact: 'affiliated', about: [director, 'ash'], value: 'no' },
]);
const crossing = buys('2000-06-01', 'ash', '300');
const advice = (by: string, on = '2000-08-15', yes = '3'): Line => [
  on,
  'body-act',
  { id: 'advice', by, on: 'the seat of elm', decides: 'recommend', yes, 'at-meeting': 'yes' },
];
const elected = (more: object): Line => [
  '2000-09-01',
  'director-elected',
  { person: 'fern', by: 'board', 'term-ends-after': '9', succeeds: 'elm', ...more },
];

const continuing = (lines: readonly Line[], instrument = charter) =>
  (
    value(
      [opening, ...unaffiliated, ...lines],
      'board.independence',
      '2000-10-01',
      { person: 'ash' },
      { instrument },
    ) as {
      readonly directors: readonly { readonly id: string; readonly continuing?: boolean }[];
    }
  ).directors
    .filter((each) => each.continuing === true)
    .map((each) => each.id);

describe('a successor', () => {
  const named = elected({ 'recommended-by': 'advice' });

  it('continues only where the text speaks of successors', () => {
    expect(continuing([crossing, advice('continuing-directors'), named])).toEqual(['dale', 'gale', 'fern']);
    expect(continuing([crossing, advice('continuing-directors'), named], without)).toEqual(['dale', 'gale']);
  });

  it('continues only by a recommendation that is entered, of that body, and before the election', () => {
    expect(continuing([crossing, advice('continuing-directors'), elected({})])).toEqual(['dale', 'gale']);
    expect(continuing([crossing, advice('board'), named])).toEqual(['dale', 'gale']);
    expect(continuing([crossing, advice('continuing-directors', '2000-09-01'), named])).toEqual([
      'dale',
      'gale',
      'fern',
    ]);
    expect(continuing([crossing, advice('continuing-directors', '2000-09-02'), named])).toEqual(['dale', 'gale']);
  });

  it('continues also where the one succeeded had left before', () => {
    const left: Line = ['2000-07-01', 'director-resigned', { person: 'elm' }];
    expect(continuing([crossing, left, advice('continuing-directors', '2000-08-15', '2'), named])).toEqual([
      'dale',
      'gale',
      'fern',
    ]);
  });
});

describe('while nobody is interested', () => {
  it('no director continues where the text has none before', () => {
    const none = defining((provision) => ({ ...provision, nobodyInterested: 'no-such-directors' }));
    expect(continuing([], none)).toEqual([]);
    expect(continuing([])).toEqual(['dale', 'elm', 'gale']);
    expect(continuing([crossing], none)).toEqual(['dale', 'elm', 'gale']);
  });
});
