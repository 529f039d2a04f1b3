import { describe, expect, it } from 'vitest';
import { day } from '../../src/exact/index.js';
import { matterOf, separateVotes } from '../../src/terms/index.js';
import { instrumentOf, open, type Line } from '../kinds/board/world.js';

const issued: Line = ['2000-02-01', 'shares-issued', { class: 'series-a', to: 'ada', shares: '90' }];
const removal: Line = ['2000-03-01', 'proposed', { id: 'out', act: { kind: 'removal', director: 'ada' } }];
const terms = (more: object): Line => [
  '2000-01-10',
  'series-designated',
  { series: 'series-a', class: 'preferred', shares: '100', filed: '2000-01-10', terms: more },
];
const votes = (lines: readonly Line[]) => {
  const c = open([instrumentOf([])], ['ada'], lines).session.contextOn(day('2000-06-01'));
  return separateVotes(c, 'V', matterOf(c, 'out'));
};

describe('a vote that the terms of a series give it apart', () => {
  it('is asked for on the sorts of acts that they name, in the part that they name', () => {
    const found = votes([terms({ 'separate-vote-on': ['removal'], 'separate-vote': '2/3' }), issued, removal]);
    expect(found).toMatchObject([{ kind: 'vote', base: { classes: ['series-a'] }, fraction: { verb: 'atLeast' } }]);
    expect(votes([terms({ 'separate-vote-on': ['merger'] }), issued, removal])).toEqual([]);
  });

  it('is asked about where they name no part, and is none where nothing of the series is outstanding', () => {
    const silent = terms({ 'separate-vote-on': ['removal'] });
    expect(votes([silent, issued, removal])).toMatchObject([{ kind: 'fact', about: ['series-a', 'out'] }]);
    expect(votes([silent, removal])).toEqual([]);
  });
});
