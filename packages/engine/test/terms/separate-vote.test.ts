import { describe, expect, it } from 'vitest';
import { blankCheck } from '../../src/kinds/capital/index.js';
import { requires } from '../../src/kinds/general/index.js';
import { classVotes, type Provision } from '../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../kinds/board/world.js';

const issued = (series: string): Line => ['2000-02-01', 'shares-issued', { class: series, to: 'ada', shares: '90' }];
const common: Line = ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '150' }];
const designated = (terms?: object): Line => [
  '2000-01-10',
  'series-designated',
  { series: 'red', class: 'preferred', shares: '100', filed: '2000-01-10', ...(terms && { terms }) },
  'of-red',
];
const merger: Line = [
  '2000-03-01',
  'proposed',
  { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'ada' } },
];
const ballot = (stock: string, shares: string): Line => [
  '2000-04-01',
  'ballot',
  { proposal: 'deal', holder: 'ada', class: stock, for: shares },
];
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2000-03-01',
  'stated',
  { fact, about, value },
];
const votesOf = (stock: string, each: string) => stated('votes-of-each-share', [stock, '2000-06-01'], each);
const needs = (more: object): Provision =>
  requires({ cite: 'V.1', summary: 'a rule', acts: ['merger'], ...more } as never);
const ask = (provisions: readonly Provision[], lines: readonly Line[]) =>
  asked(open([instrumentOf(provisions)], ['ada'], [common, votesOf('common', '1'), issued('red'), merger, ...lines]), {
    question: 'approval.status',
    asOf: '2000-06-01',
    input: { of: 'deal' },
  });
const outcomeOf = (provisions: readonly Provision[], ...lines: readonly Line[]) => {
  const answer = ask(provisions, lines);
  return answer.outcome === 'answered'
    ? (answer['value'] as { readonly outcome: string }).outcome
    : (answer['inquiries'] as readonly { readonly fact: string }[]).map(({ fact }) => fact);
};

const onMerger = { 'separate-vote-on': ['merger'] };
const byTwoThirds = { ...onMerger, 'separate-vote': '2/3' };
const red = { vote: ['red'], by: { atLeast: '1/2' }, of: 'outstanding', in: 'shares' };
const ofCommon = { vote: ['common'], by: { majority: true }, of: 'outstanding' };

describe('a vote that the terms of a series give it apart', () => {
  it('is asked for in the part that they name, whatever a class needs otherwise', () => {
    const rule = needs({ needs: red });
    expect(outcomeOf([rule], designated(byTwoThirds), ballot('red', '59'))).toBe('needs-approval');
    expect(outcomeOf([rule], designated(byTwoThirds), ballot('red', '60'))).toBe('permitted');
  });

  it('is asked for whatever part each class that votes apart needs by an instrument', () => {
    const rule = needs({ needs: { vote: 'voting', by: { majority: true }, of: 'outstanding', apart: true } });
    const votes = classVotes({ cite: 'IV', summary: 'one each', votes: [{ class: 'common', each: '1' }] });
    const others = [
      stated('votes-separately', ['common', 'deal'], 'no'),
      ballot('common', '150'),
      designated(byTwoThirds),
    ];
    expect(outcomeOf([votes, rule], ...others, ballot('red', '59'))).toBe('needs-approval');
    expect(outcomeOf([votes, rule], ...others, ballot('red', '60'))).toBe('permitted');
  });

  it('is that of an instrument where they name no part, and is asked in the case in which that asks for none', () => {
    const rule = needs({ needs: red, where: { stated: 'it harms them' } });
    const so = (value: string) => stated('is-so', ['it harms them', 'deal'], value);
    expect(outcomeOf([needs({ needs: red })], designated(onMerger), ballot('red', '45'))).toBe('permitted');
    expect(outcomeOf([rule], designated(onMerger), so('no'))).toEqual(['separate-vote-given']);
    expect(outcomeOf([rule], designated(onMerger), so('yes'), ballot('red', '45'))).toBe('permitted');
  });

  it('is asked where another vote would be enough for an instrument', () => {
    const rule = needs({ needs: { ...red, unless: ofCommon } });
    expect(outcomeOf([rule], designated(onMerger), ballot('common', '150'))).toEqual(['separate-vote-given']);
    expect(outcomeOf([rule], designated(onMerger), ballot('red', '45'))).toBe('permitted');
  });

  it('is none where nothing of the series is outstanding, or the terms name other acts', () => {
    expect(outcomeOf([], designated({ 'separate-vote-on': ['removal'] }))).toBe('silent');
    const other: Line = [
      '2000-01-10',
      'series-designated',
      { series: 'blue', class: 'preferred', shares: '9', filed: '2000-01-10', terms: onMerger },
    ];
    expect(outcomeOf([], designated({}), other)).toBe('silent');
  });

  it('is supposed not to be, with what would turn, where nobody has entered the terms', () => {
    const answer = ask([needs({ needs: ofCommon })], [designated(), ballot('common', '150')]);
    expect(answer).toMatchObject({ outcome: 'answered', value: { outcome: 'permitted' } });
    expect(answer['rests']).toContainEqual(
      expect.objectContaining({
        about: 'votes-apart-by-terms(red, deal)',
        changesAt: [expect.stringContaining('is yes')],
      }),
    );
    const so = stated('votes-apart-by-terms', ['red', 'deal'], 'yes');
    expect(outcomeOf([needs({ needs: ofCommon })], designated(), ballot('common', '150'), so)).toEqual([
      'separate-vote-given',
    ]);
  });

  it('cites the section under which the board fixed the terms, else the entry that designated the series', () => {
    const power = blankCheck({
      cite: 'V.2',
      summary: 'the board creates series',
      class: 'preferred',
      subjectTo: 'other law',
    });
    const lines = [designated(byTwoThirds), votesOf('red', '0'), ballot('red', '60')];
    expect(ask([], lines)).toMatchObject({ value: { requirement: { cite: 'entry of-red', status: 'met' } } });
    expect(ask([power], lines)).toMatchObject({ value: { requirement: { cite: 'V.2', status: 'met' } } });
  });
});
