import { expect, it } from 'vitest';
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
