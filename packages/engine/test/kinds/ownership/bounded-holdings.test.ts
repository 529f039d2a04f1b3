import { describe, expect, it } from 'vitest';
import type { Instrument, Provision } from '../../../src/index.js';
import { ask, buys, charter, type Line } from './world.js';

const changed = (each: Provision): Provision =>
  each.kind === 'interested-shareholder' ? Object.assign({}, each, { of: 'voting-power' }) : each;
const byVotes: Instrument = {
  ...charter,
  articles: charter.articles.map((each) => ({ ...each, provisions: each.provisions.map(changed) })),
};

/** Where what ash may own of the founder shares, of three votes each, would make it interested in a fifth of all votes. */
function turnsAt(founder: string, lines: readonly Line[] = []): readonly string[] | undefined {
  const issued: Line = ['2000-01-02', 'shares-issued', { class: 'founder', to: 'dispersed', shares: founder }];
  const { rests } = ask(
    [issued, buys('2002-06-01', 'ash', '80'), ...lines],
    'ownership.interested-shareholder',
    '2003-06-01',
    { person: 'ash' },
    { instrument: byVotes },
  );
  return rests.find(({ about }) => about === 'further-holdings(ash, founder)')?.changesAt;
}

it('supposed shares are looked for among those that are outstanding', () => {
  expect(turnsAt('100')).toEqual(['more than 60 shares']);
  // A fifth of 1,120 votes is 48 founder shares beside 80 of the common stock: of 40 they are too few.
  expect(turnsAt('40') ?? []).toEqual([]);
});

it('and beyond those that are entered as the person’s own', () => {
  // A fifth of 1,180 votes is 52 founder shares beside 80 of the common stock, and of 1,120 it is 48.
  expect(turnsAt('60', [buys('2002-06-01', 'ash', '10', 'founder')])).toEqual(['more than 42 shares']);
  expect(turnsAt('40', [buys('2002-06-01', 'ash', '10', 'founder')]) ?? []).toEqual([]);
});

describe('the largest purchase of a class by which votes of several are measured', () => {
  const most = (issued: string, lines: readonly Line[] = []): unknown => {
    const founder: Line = ['2000-01-02', 'shares-issued', { class: 'founder', to: 'dispersed', shares: issued }];
    const asked = { person: 'ash', class: 'founder' };
    const answer = ask([founder, ...lines], 'solve.largest', '2003-06-01', asked, { instrument: byVotes });
    if (answer.outcome !== 'answered') throw new Error(answer.inquiries.map(({ key }) => key).join('; '));
    return (answer.value as unknown as { readonly lines: unknown }).lines;
  };

  it('stays within the line, of all votes', () => {
    // A fifth of 1,300 votes is 260: 86 founder shares are 258.
    expect(most('100')).toMatchObject([{ id: 'interested', existing: '86' }, {}]);
  });

  it('is no more than others have of it', () => {
    expect(most('10')).toMatchObject([{ id: 'interested', existing: '10', crossed: false }, {}]);
    expect(most('10', [buys('2002-06-01', 'ash', '4', 'founder')])).toMatchObject([
      { id: 'interested', existing: '6', crossed: false },
      {},
    ]);
  });
});

it('the largest purchase of a class is looked for in all of its series', () => {
  const ofPreferred = (each: Provision): Provision =>
    each.kind === 'interested-shareholder' ? Object.assign({}, each, { of: { classes: ['preferred'] } }) : each;
  const instrument = {
    ...charter,
    articles: charter.articles.map((each) => ({ ...each, provisions: each.provisions.map(ofPreferred) })),
  };
  const series = ['blue', 'red'].flatMap((id): Line[] => [
    [
      '2003-01-01',
      'series-designated',
      { series: id, class: 'preferred', shares: '50', filed: '2003-01-01', terms: { preference: '$1' } },
    ],
    ['2003-01-02', 'shares-issued', { class: id, to: 'dispersed', shares: '50' }],
  ]);
  const asked = { person: 'ash', class: 'preferred' };
  const answer = ask(series, 'solve.largest', '2003-06-01', asked, { instrument });
  const lines = [{ existing: '20' }, { existing: '15' }];
  expect(answer).toMatchObject({ value: { lines } });
});
