import { describe, expect, it } from 'vitest';
import { directorsCharter, fourIndependent } from './directors-world.js';
import { askedNotion, board, moneyOfNotion, type Line, type World } from './world.js';

const settled = (about: readonly string[], notion: string, more: object = {}): Line => [
  '2003-05-21',
  'determination',
  {
    id: 'value',
    by: 'independent-directors',
    yes: ['d2', 'd3', 'd4'],
    notion,
    about,
    place: 'V',
    value: '$50',
    'good-faith': 'yes',
    ...more,
  },
];
const world = (lines: readonly Line[]): World => ({
  instrument: directorsCharter,
  given: fourIndependent,
  lines: [...board, ...lines],
});
const note = ['note', '2003-05-20'];
const worthOf = (line: Line) => moneyOfNotion(world([line]), 'property-value', note, '2003-05-22');
const asks = ['value-determined(note, 2003-05-20)'];

describe('property that independent directors value', () => {
  it('is worth what so many of them settle, and no others', () => {
    expect(worthOf(settled(note, 'property-value'))).toBe('50');
    expect(worthOf(settled(note, 'property-value', { yes: ['d1', 'd2', 'd3'] }))).toEqual(asks);
    expect(worthOf(settled(note, 'property-value', { yes: ['d1', 'd2', 'd3', 'd4', 'd5'] }))).toBe('50');
  });

  it('is what the board settles where enough of them voted for it, which is asked where only a number is entered', () => {
    const ofBoard = (yes: string | readonly string[], more: object = {}) =>
      worthOf(settled(note, 'property-value', { by: 'board', yes, ...more }));
    expect(ofBoard(['d1', 'd2', 'd3', 'd4'])).toBe('50');
    expect(ofBoard(['d1', 'd2', 'd3'])).toEqual(asks);
    expect(ofBoard('5')).toEqual(expect.arrayContaining(['votes-of-members(value, independent-directors)']));
    const committee = settled(note, 'property-value', { by: 'committee' });
    expect(worthOf(committee)).toEqual(asks);
    const answer = askedNotion(world([committee]), 'property-value', note, '2003-05-22');
    expect(JSON.stringify(answer)).toContain('is settled by the independent directors');
  });
});

describe('stock that the board values', () => {
  const stock = ['common', '2003-05-20'];
  const unquoted: Line = [
    '2003-05-20',
    'quotations',
    {
      security: 'common',
      venue: 'exchange',
      sort: 'closing-sale',
      from: '2003-05-01',
      through: '2003-05-20',
      prices: [],
    },
  ];
  const worth = (line: Line) => moneyOfNotion(world([unquoted, line]), 'fair-market-value', stock, '2003-05-22');

  it('is not worth what independent directors settle', () => {
    expect(worth(settled(stock, 'fair-market-value'))).toEqual(['value-determined(common, 2003-05-20)']);
    expect(worth(settled(stock, 'fair-market-value', { by: 'board' }))).toBe('50');
  });
});
