import { expect, it } from 'vitest';
import { buys, open, type Line } from './world.js';

it('whether a part of a class rose goes by all that is owned: by no more than what is entered it is not decided', () => {
  // From 10 % to 10 1/2 % of what is entered; but whoever has enough more to be over 15 % came from a greater part to a lesser one.
  const lines: readonly Line[] = [
    buys('2001-06-01', 'ash', '100'),
    ['2002-06-01', 'shares-issued', { class: 'common', to: 'ash', shares: '110' }],
    ['2002-06-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: '890' }],
    ['2003-01-01', 'stated', { fact: 'anyone-else-over-the-limit', about: ['III.2'], value: 'no' }],
  ];
  const answer = open(lines, { strict: true }).ask({ question: 'voting.entitlement', asOf: '2003-06-01' });
  expect(answer).toMatchObject({ outcome: 'answered', value: { votes: '2000', limits: [] } });
});
