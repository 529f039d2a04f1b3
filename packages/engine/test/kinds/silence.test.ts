import { describe, expect, it } from 'vitest';
import {
  classVotes,
  constant,
  electionRule,
  exculpation,
  indemnity,
  nomination,
  type Provision,
} from '../../src/index.js';
import { asked, instrumentOf, open, type Line } from './board/world.js';

const name = constant({ cite: '0', summary: 'the name', values: { name: 'Bare Corporation' } });
const votes = classVotes({ cite: '4', summary: 'votes', votes: [{ class: 'common', each: '1' }] });
const put = (question: string, input: object, provisions: readonly Provision[] = [name], lines: readonly Line[] = []) =>
  asked(open([instrumentOf(provisions)], ['ada', 'ben', 'cleo'], lines), {
    question,
    asOf: '2001-01-01',
    input: input as Record<string, unknown>,
  });

describe('where no instrument speaks', () => {
  it.each([
    ['capital.summary', {}],
    ['capital.preempt', { class: 'ordinary', under: 'holding' }],
    ['dividends.arrears', {}],
    ['dividends.amount', { class: 'ordinary', 'per-share': '$1' }],
    ['liquidation.waterfall', { event: 'dissolution', assets: '$5', debts: '$1' }],
    ['board.consider', { by: 'board' }],
  ])('%s says so, and leaves it to other law', (question, input) => {
    const answer = put(question, input);
    expect(JSON.stringify(answer['value'])).toContain('silent');
    expect(JSON.stringify(answer['reason'])).toMatch(/silent|No instrument in force|say nothing/);
  });

  it('an account of one series that is kept by none is no word on its claims, of which some may speak', () => {
    const { otherLaw } = put('dividends.arrears', { series: 'first' });
    expect(JSON.stringify(otherLaw)).toContain('an account of the dividends of first, lot by lot');
    expect(JSON.stringify(otherLaw)).not.toContain('claims');
  });

  it('an act of which none speaks is not permitted for that: other law governs it', () => {
    const answer = put('dividends.permit', { class: 'ordinary', total: '$1' });
    expect(answer['value']).toMatchObject({ outcome: 'silent', bars: [] });
    expect(JSON.stringify(answer['otherLaw'])).toContain('no law is loaded here');
  });
});

describe('an indemnity that is no contract right', () => {
  const rule = (contractRight: boolean) =>
    indemnity({
      cite: '10',
      summary: 'indemnity',
      own: '10(a)',
      servingElsewhere: '10(b)',
      covers: ['costs'],
      advances: false,
      contractRight,
      laterLaw: 'as-amended',
      law: 'the statute on indemnity',
    });
  const board: Line = ['2000-01-01', 'opening-board', { size: '1', directors: [{ person: 'ada' }] }];
  const officers: Line = ['2000-01-01', 'coverage', { family: 'officers', from: '2000-01-01' }];
  const repealed: Line = [
    '2000-07-01',
    'instrument-amended',
    { instrument: 'charter', provisions: ['10'], version: '2', repeals: 'yes' },
  ];
  const outcome = (contractRight: boolean, lines: readonly Line[] = []) =>
    (
      put(
        'liability.indemnification',
        { person: 'ada', act: '2000-05-01', serving: 'corporation' },
        [name, rule(contractRight)],
        [board, officers, ...lines],
      )['value'] as { readonly outcome: string }
    ).outcome;

  it('ends with its repeal, and one that is stands for acts before it', () => {
    expect(outcome(false)).toBe('mandatory');
    expect(outcome(true, [repealed])).toBe('mandatory');
    expect(outcome(false, [repealed])).not.toBe('mandatory');
  });

  it('ends with its own time, as one that is repealed does', () => {
    const ended = { ...rule(false), inForce: { until: { milestone: 'listing' } } };
    const listed: Line = ['2000-07-01', 'milestone', { name: 'listing' }];
    const told = (lines: readonly Line[]) =>
      put(
        'liability.indemnification',
        { person: 'ada', act: '2000-05-01', serving: 'corporation' },
        [name, ended],
        [board, officers, ...lines],
      )['value'];
    const not: Line = ['2000-12-31', 'stated', { fact: 'milestone-reached', about: ['listing'], value: 'no' }];
    expect(told([not])).toMatchObject({ outcome: 'mandatory' });
    expect(told([listed])).toMatchObject({ outcome: 'silent' });
  });
});

describe('a clause on the liability of directors that ends by itself', () => {
  const freed = (repealSparesItsDay: boolean) => ({
    ...exculpation({
      cite: '11',
      summary: 'no damages',
      towards: ['corporation'],
      unless: [{ cite: '11(a)', what: 'knowing-violation', says: 'a knowing violation' }],
      repealSparesItsDay,
      law: 'the statute on liability',
    }),
    inForce: { until: { milestone: 'listing' } },
  });
  const lines: readonly Line[] = [
    ['2000-01-01', 'opening-board', { size: '1', directors: [{ person: 'ada' }] }],
    ['2000-05-01', 'milestone', { name: 'listing' }],
    ['2000-05-01', 'stated', { fact: 'breach-knowing-violation', about: ['ada', '2000-04-30'], value: 'no' }],
    ['2000-05-01', 'stated', { fact: 'breach-knowing-violation', about: ['ada', '2000-05-01'], value: 'no' }],
  ];
  const outcome = (act: string, spares: boolean) => {
    const suit = { person: 'ada', act, capacity: 'director', claimant: 'corporation', relief: 'damages' };
    const { value } = put('liability.exculpation', suit, [name, freed(spares)], lines);
    const { outcome: said, why } = value as { readonly outcome: string; readonly why?: string };
    return [said, why];
  };

  it('frees for an act on its last day, and for one on the day after only where that day is spared', () => {
    expect(outcome('2000-04-30', false)).toEqual(['exculpated', 'the provision was in force at the act']);
    expect(outcome('2000-05-01', false)[0]).toBe('silent');
    expect(outcome('2000-05-01', true)).toEqual(['exculpated', 'the repeal of that day spares what existed by then']);
  });
});

describe('a nomination', () => {
  const rules = [nomination({ cite: '3', summary: 'nominations', leastDays: '21' })];
  const called: Line = [
    '2000-12-01',
    'meeting-called',
    { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2001-02-01' },
  ];
  const noticed: Line = ['2001-01-25', 'meeting-noticed', { meeting: 'am', sent: '2001-01-25', to: 'all' }];

  it('is not in time any later because notice came late, where the text does not say so', () => {
    const latest = (lines: readonly Line[]) =>
      (put('meeting.nominate', { meeting: 'am' }, rules, lines)['value'] as { readonly latest: string }).latest;
    expect(latest([called])).toBe('2001-01-11');
    expect(latest([called, noticed])).toBe('2001-01-11');
  });
});

it('counts the ballot of a holder in one class in that class alone', () => {
  const lines: readonly Line[] = [
    ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '100' }],
    ['2000-05-01', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders' }],
    [
      '2000-05-01',
      'proposed',
      { id: 'election', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ben', 'cleo'] } },
    ],
    [
      '2000-05-01',
      'election-ballot',
      { meeting: 'am', holder: 'ada', class: 'common', votes: [{ candidate: 'ben', votes: '100' }] },
    ],
    [
      '2000-05-01',
      'election-ballot',
      { meeting: 'am', holder: 'ada', class: 'other', votes: [{ candidate: 'cleo', votes: '100' }] },
    ],
  ];
  const rules = [votes, electionRule({ cite: '8', summary: 'plurality', wins: 'plurality' })];
  expect(put('meeting.elect', { of: 'election' }, rules, lines)['value']).toMatchObject({
    elected: ['ben'],
    candidates: [
      { id: 'ben', votes: '100' },
      { id: 'cleo', votes: '0' },
    ],
  });
});
