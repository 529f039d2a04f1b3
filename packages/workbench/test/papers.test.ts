import { expect, it } from 'vitest';
import { furtherStates, seenByInWords, seenByOf, sizeInWords, stateOf, type Paper } from '../src/pages/papers/paper.js';

const paper = (states: readonly string[], sights: readonly object[] = []) =>
  ({ states: states.map((state) => ({ state })), sights }) as unknown as Paper;

it('what has become of a paper goes on, and never back', () => {
  expect(stateOf(paper(['drafted', 'signed']))).toBe('signed');
  expect(furtherStates('signed')).toEqual(['filed']);
  expect(furtherStates(undefined)).toEqual(['drafted', 'signed', 'filed']);
});

it('a paper is seen by everybody until somebody says otherwise; the last that was said counts', () => {
  expect(seenByOf(paper([]))).toBe('everybody');
  const few = { roles: ['counsel'], accounts: ['anna'] };
  expect(seenByOf(paper([], [{ seenBy: 'everybody' }, { seenBy: few }]))).toEqual(few);
  expect(seenByInWords({ roles: ['counsel', 'secretary'], accounts: ['anna'] })).toBe(
    'the counsel, the secretary and anna',
  );
});

it('sizes are said as people say them', () => {
  expect([999, 1_499, 2_300_000].map(sizeInWords)).toEqual(['999 bytes', '1 kB', '2.3 MB']);
});
