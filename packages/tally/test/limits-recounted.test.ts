import { quantity } from '@quorate/engine';
import { expect, it } from 'vitest';
import { votesRecounted, type Count } from '../src/index.js';

const shares = (count: number) => quantity('shares', count);
const line = (className: string, yes: number) => ({
  matter: 'merger',
  class: className,
  for: shares(yes),
  against: shares(0),
  abstain: shares(0),
  unvoted: shares(0),
});
const count: Count = {
  lines: [line('class-a', 50), line('class-b', 10)],
  apart: [],
  elections: [],
  electionsApart: [],
  rejected: [],
  notCounted: [],
};

/** A certificate of a vote of class B alone, of which so many shares are outstanding beside a hundred of class A. */
const certified = (ofClassB: string) => ({
  document: 'certificate',
  results: {
    classes: [
      { id: 'class-a', outstanding: '100', votesEach: '1' },
      { id: 'class-b', outstanding: ofClassB, votesEach: '1' },
    ],
    limits: [{ says: 'a limit on large holdings', cite: 'VII.1', shares: [] }],
    matters: [
      {
        id: 'merger',
        act: 'merger',
        lines: [],
        votes: [{ says: 'a majority of class B', cite: 'V.2', for: '10', against: '0', entitled: ofClassB }],
      },
    ],
  },
});

it('counts again a vote of the class that has as many votes as were entitled', () => {
  expect(votesRecounted(certified('80'), count, { heldApart: [] })).toEqual({
    differences: [],
    recounted: ['merger, V.2'],
    notRecounted: [],
  });
});

it('does not take one of two classes with as many votes for the one that voted', () => {
  const { differences, recounted, notRecounted } = votesRecounted(certified('100'), count, { heldApart: [] });
  expect([differences, recounted]).toEqual([[], []]);
  expect(notRecounted).toEqual([expect.stringMatching(/^merger, V\.2: .*more than one class has as many votes/u)]);
});
