import { describe, expect, it } from 'vitest';
import { entireBoard, removal } from '../../../src/kinds/board/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const articles = instrumentOf([
  classVotes({ cite: 'IV', summary: 'one vote a share', votes: [{ class: 'common', each: '1' }] }),
  removal({
    cite: 'V.5',
    summary: 'removal for cause',
    holders: { cite: 'V.5(a)', fraction: { moreThan: '60%' }, of: 'outstanding', weigh: 'both' },
    directors: { cite: 'V.5(b)', fraction: { atLeast: '3/4' }, of: 'entire-board', base: 'whole', targetVotes: 'no' },
    seriesDirectors: 'by-series-terms',
    otherRoutes: 'none',
    forCause: 'needed',
    causes: [
      { id: 'theft', says: 'theft' },
      { id: 'conviction', says: 'a conviction', final: 'yes' },
    ],
    causeForSeries: 'needed',
  }),
  entireBoard({ cite: 'V.6', summary: 'all seats', duringDecrease: 'larger' }),
]);

const persons = ['ada', 'ben', 'cleo', 'dan'];
const start: Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'dispersed', shares: '1000' }],
  [
    '2000-01-10',
    'opening-board',
    { size: '4', directors: persons.map((person) => ({ person, 'term-ends-after': '1' })) },
  ],
];
const proposed = (cause?: string): Line => [
  '2000-02-01',
  'proposed',
  { id: 'removal', act: { kind: 'removal', director: 'ada', ...(cause === undefined ? {} : { cause }) } },
];
const found = (fact: string, cause: string, value: string): Line => [
  '2000-02-01',
  'stated',
  { fact, about: ['ada', cause], value },
];
const votes = (number: string): Line => [
  '2000-02-10',
  'tally',
  { proposal: 'removal', class: 'common', for: number, against: '1' },
];
const directors = (yes: readonly string[]): Line => [
  '2000-02-10',
  'body-act',
  { by: 'board', on: 'removal', decides: 'approve', yes, present: '4', 'at-meeting': 'yes' },
];

function answerTo(lines: readonly Line[]) {
  return asked(open([articles], persons, [...start, ...lines]), {
    question: 'board.remove',
    asOf: '2000-03-01',
    input: { of: 'removal' },
  });
}
const outcomeOf = (lines: readonly Line[]): unknown => (answerTo(lines)['value'] as Record<string, unknown>)['outcome'];

describe('removal', () => {
  const cause = [proposed('theft'), found('cause-found', 'theft', 'yes')];

  it('by holders turns at the fraction of all votes, not of those cast', () => {
    expect(outcomeOf([...cause, votes('601')])).toBe('permitted');
    expect(outcomeOf([...cause, votes('600')])).toBe('needs-approval');
  });

  it('by the Board turns at the fraction of the entire Board, the one concerned not voting', () => {
    expect(outcomeOf([...cause, directors(['ben', 'cleo', 'dan'])])).toBe('permitted');
    expect(outcomeOf([...cause, directors(['ada', 'ben', 'cleo'])])).toBe('needs-approval');
  });

  it('needs cause: one that is found, and final where the text asks that', () => {
    expect(outcomeOf([proposed('theft'), found('cause-found', 'theft', 'no'), votes('900')])).toBe('needs-approval');
    const convicted = [proposed('conviction'), found('cause-found', 'conviction', 'yes'), votes('900')];
    expect(outcomeOf([...convicted, found('cause-final', 'conviction', 'no')])).toBe('needs-approval');
    expect(outcomeOf([...convicted, found('cause-final', 'conviction', 'yes')])).toBe('permitted');
    expect(answerTo(convicted).outcome).toBe('needs-facts');
  });

  it('asks once which cause is meant where the proposal names none', () => {
    const answer = answerTo([proposed(), votes('900')]);
    expect(answer.outcome).toBe('needs-facts');
    const facts = (answer['inquiries'] as readonly { readonly fact: string }[]).map(({ fact }) => fact);
    expect(facts.filter((fact) => fact.includes('cause-for-removal'))).toHaveLength(1);
  });
});
