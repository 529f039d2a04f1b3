import { describe, expect, it } from 'vitest';
import { board, having, nobodyTied, notionFor } from './independence-world.js';
import type { Line } from './world.js';
import { buys } from './world.js';

type Onward = 'every-transfer' | 'until-freed';
const successors = (of: 'members' | 'present', openMarket: boolean, onward: Onward) => ({
  years: '3',
  firstDay: 'in',
  successors: {
    cite: 'II.4(c)',
    from: 'interested',
    otherThan: 'those-counted-with-it',
    onward,
    unless: {
      publicOffering: true,
      openMarket,
      approvedBy: { body: 'independent-directors', says: 'two thirds of them', fraction: { atLeast: '2/3' }, of },
    },
  },
});
const world = (of: 'members' | 'present' = 'members', openMarket = false, onward: Onward = 'every-transfer') =>
  having('interested-shareholder', { lookBack: successors(of, openMarket, onward) }, ['R-first-day']);
const lines: readonly Line[] = [board('dale', 'elm', 'fern'), buys('2000-02-01', 'ash', '150'), nobodyTied];
const sale = (more: object = {}): Line => [
  '2000-06-01',
  'shares-transferred',
  { class: 'common', from: 'ash', to: 'birch', shares: '1', market: 'private', ...more },
];
const approves = (on: string, yes: readonly string[], more: object = {}): Line => [
  on,
  'body-act',
  { by: 'board', on: 'e22', decides: 'approve', yes, present: yes, 'at-meeting': 'yes', ...more },
];
const isInterested = (more: readonly Line[], on = '2000-07-01', instrument = world()) =>
  notionFor([...lines, ...more], ['interested-shareholder', ['birch'], 'II'], on, { instrument });

describe('the approval of a transfer by independent directors', () => {
  it('keeps whoever gets shares of an interested person from being one', () => {
    expect(isInterested([sale()])).toBe(true);
    expect(isInterested([sale(), approves('2000-05-20', ['dale', 'elm'])])).toBe(false);
    expect(isInterested([sale(), approves('2000-05-20', ['dale'])])).toBe(true);
    expect(isInterested([sale(), approves('2000-05-20', ['dale', 'elm'], { by: 'independent-directors' })])).toBe(
      false,
    );
  });

  it('is of all of them in office, or of those present', () => {
    const one = [sale(), approves('2000-05-20', ['dale'])];
    expect(isInterested(one, '2000-07-01', world('present'))).toBe(false);
    expect(isInterested(one, '2000-07-01', world('members'))).toBe(true);
  });

  it('may come later, and does not hold before', () => {
    const later = [sale(), approves('2000-06-20', ['dale', 'elm'])];
    expect(isInterested(later, '2000-06-19')).toBe(true);
    expect(isInterested(later, '2000-06-20')).toBe(false);
  });

  it('is no disapproval, no act on something else and no act of another body', () => {
    expect(isInterested([sale(), approves('2000-05-20', ['dale', 'elm'], { decides: 'disapprove' })])).toBe(true);
    expect(isInterested([sale(), approves('2000-05-20', ['dale', 'elm'], { on: 'the sale' })])).toBe(true);
    expect(isInterested([sale(), approves('2000-05-20', ['dale', 'elm'], { by: 'continuing-directors' })])).toBe(true);
  });

  it('is not needed on the open market by one reading, nor in a public offering', () => {
    expect(isInterested([sale({ market: 'open-market' })])).toBe(true);
    expect(isInterested([sale({ market: 'open-market' })], '2000-07-01', world('members', true))).toBe(false);
    expect(isInterested([sale({ market: 'public-offering' })])).toBe(false);
  });

  it('is needed again for shares passed on, though they once came freely, unless that frees them for good', () => {
    const on: Line = [
      '2000-06-10',
      'shares-transferred',
      { class: 'common', from: 'birch', to: 'cedar', shares: '1', market: 'private' },
    ];
    const of = (more: readonly Line[], onward: Onward) => {
      const instrument = world('members', false, onward);
      return notionFor([...lines, ...more], ['interested-shareholder', ['cedar'], 'II'], '2000-07-01', { instrument });
    };
    const approved = [sale(), approves('2000-05-20', ['dale', 'elm']), on];
    const offered = [sale({ market: 'public-offering' }), on];
    for (const onward of ['every-transfer', 'until-freed'] as const) expect(of([sale(), on], onward)).toBe(true);
    expect(of(approved, 'every-transfer')).toBe(true);
    expect(of(approved, 'until-freed')).toBe(false);
    expect(of(offered, 'every-transfer')).toBe(true);
    expect(of(offered, 'until-freed')).toBe(false);
  });
});
