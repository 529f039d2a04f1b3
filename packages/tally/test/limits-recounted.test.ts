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
  expect(votesRecounted(certified('80'), count, { held: [], heldApart: [] })).toEqual({
    differences: [],
    recounted: ['merger, V.2'],
    notRecounted: [],
    reckoned: [expect.stringContaining('is taken from the certificate')],
  });
});

it('does not take one of two classes with as many votes for the one that voted', () => {
  const { differences, recounted, notRecounted } = votesRecounted(certified('100'), count, { held: [], heldApart: [] });
  expect([differences, recounted]).toEqual([[], []]);
  expect(notRecounted).toEqual([expect.stringMatching(/^merger, V\.2: .*more than one class has as many votes/u)]);
});

/** 360 of 1,000 votes are Ada's, 60 of them in her own name; up to 300 count in full, and each above as a tenth. */
const rule = { unit: 'votes', base: '1000', part: '3/10', whole: false, inFull: '300', owned: '360', leaves: '1/10' };
const kept = '306/360';
const limited = (change: object = {}, own: object = {}, more: object = {}) => ({
  document: 'certificate',
  results: {
    classes: [{ id: 'class-a', outstanding: '1000', votesEach: '1' }],
    limits: [
      {
        says: 'Ada',
        cite: 'VII.1',
        rule: { ...rule, ...change },
        shares: [
          { holder: 'ada', says: 'Ada', owners: ['Ada'], class: 'class-a', shares: '60', kept, ...own },
          { holder: 'cede', says: 'Cede', owners: ['Ada'], class: 'class-a', shares: '300', kept },
        ],
      },
    ],
    matters: [],
    ...more,
  },
});
const positionsOf = (ada: bigint, all = 1000n) => ({
  held: [{ class: 'class-a', shares: all, lines: 3n }],
  heldApart: [
    { holder: 'ada', class: 'class-a', shares: ada },
    { holder: 'cede', class: 'class-a', shares: 500n },
  ],
});

it('reckons what a limit leaves of each vote by its rule, from the positions', () => {
  expect(votesRecounted(limited(), count, positionsOf(60n))).toEqual({
    differences: [],
    recounted: [],
    notRecounted: [],
    reckoned: [
      'Ada (VII.1): 17/20 of each vote is left: of 1000 votes, which the positions have as well; 3/10 is the line; of the 360 owned, each above as 1/10',
    ],
  });
  const saysOf = (certificate: object, ada = 60n) =>
    votesRecounted(certificate, count, positionsOf(ada)).differences.map(({ says }) => says);
  expect(saysOf(limited({}, { kept: '9/10' }))).toEqual([
    'Ada (VII.1): 9/10 of each vote at ada certified, 17/20 by its own rule',
  ]);
  expect(saysOf(limited(), 61n)).toEqual([
    'Ada (VII.1): 60 shares of class-a at ada certified, whose position is of 61',
  ]);
  expect(saysOf(limited({ leaves: '0' }))).toHaveLength(2);
});

it('says what of a limit it takes from the certificate: more in full than the line, shares that are not told, another number outstanding', () => {
  const reckonedOf = (certificate: object, all?: bigint) =>
    votesRecounted(certificate, count, positionsOf(60n, all)).reckoned[0];
  expect(reckonedOf(limited(), 990n)).toContain('of 1000 votes (the positions have 990)');
  expect(reckonedOf(limited({ part: '1/10' }))).toContain(
    '1/10 is a line of 100, and 300 are certified to count in full, as approved or underwritten',
  );
  expect(reckonedOf(limited({ inFull: '200' }))).toContain(
    '3/10 is a line of 300, and 200 are certified to count in full, which are fewer',
  );
  expect(reckonedOf(limited({ owned: '400' }))).toContain('of 400 votes owned it tells 360 by holder of record');
  expect(reckonedOf(limited({ part: '3001/10000', whole: true, inFull: '300' }))).toContain('3001/10000 is the line');
});

it('counts again a vote that leaves out shares of holders whom the certificate tells, and votes withheld, after limits where a majority elects', () => {
  const shown = { matter: 'merger', class: 'class-a', against: shares(0), abstain: shares(0), unvoted: shares(0) };
  const [ofAll, ofAda] = [
    { candidate: 'bea', for: shares(600), withheld: shares(160), abstain: shares(0) },
    { candidate: 'bea', for: shares(0), withheld: shares(60), abstain: shares(0) },
  ];
  const elected = { election: 'board', class: 'class-a', brokerNonVotes: shares(0), present: shares(760) };
  const found = (vote: object, withheld: string, wins: string) =>
    votesRecounted(
      limited(
        {},
        {},
        {
          matters: [
            {
              id: 'merger',
              act: 'merger',
              lines: [],
              votes: [
                { says: 'a majority of others', cite: 'V.2', for: '540', against: '0', entitled: '940', ...vote },
              ],
            },
            { id: 'board', act: 'election', lines: [], wins, candidates: [{ id: 'bea', votes: '600', withheld }] },
          ],
        },
      ),
      {
        ...count,
        lines: [{ ...shown, for: shares(600) }],
        apart: [{ ...shown, holder: 'ada', for: shares(60) }],
        elections: [{ ...elected, candidates: [ofAll] }],
        electionsApart: [{ ...elected, holder: 'ada', candidates: [ofAda] }],
      },
      positionsOf(60n),
    );
  const weighed = [{ holder: 'ada', class: 'class-a', kept: '0' }];
  const agreed = found({ weighed }, '151', 'majority');
  expect([agreed.differences, agreed.notRecounted]).toEqual([[], []]);
  expect(agreed.recounted).toEqual([expect.stringContaining('as left out of it'), 'board']);
  const plural = found({ weighed, for: '541' }, '160', 'plurality').differences.map(({ says }) => says);
  expect(plural).toEqual([expect.stringContaining('for: 541 votes certified, 540 after')]);
  const wrong = found({ weighed }, '152', 'majority').differences.map(({ says }) => says);
  expect(wrong).toEqual([
    'the votes withheld or against: bea: 152 votes certified, 151 after the limits that it tells',
  ]);
  expect(found({}, '151', 'majority').notRecounted).toHaveLength(1);
});
