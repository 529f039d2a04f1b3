import { describe, expect, it } from 'vitest';
import { requires } from '../../../src/index.js';
import {
  bigIsInterested,
  corporationOf,
  holdings,
  valueOf,
  votesRule,
  type World,
} from '../../kinds/acts/made-up-rule.js';
import { instrumentOf } from '../../kinds/board/world.js';

const merger: World['lines'] = [
  ['2002-01-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
];
const ballots = (big: string, rest: string): World['lines'] => [
  ['2002-05-01', 'ballot', { proposal: 'deal', holder: 'big', for: big }],
  ['2002-05-01', 'ballot', { proposal: 'deal', holder: 'dispersed', for: rest }],
];

function ask(question: string, world: World, input: Record<string, unknown> = { of: 'deal' }) {
  return corporationOf(world).ask({ question, asOf: '2002-06-01', input });
}

const fewest = (lines: World['lines'], more: Partial<World> = {}) =>
  valueOf(
    ask('solve.fewest', { lines: [...holdings('200', '800'), ...merger, ...lines], given: bigIsInterested, ...more }),
  );

describe('solve.fewest', () => {
  it('gives one figure for votes that the same holders cast: the greater of what each lacks', () => {
    expect(fewest([])).toMatchObject({
      routes: [
        { id: 'V.1 votes', steps: ['V.1[i]', 'V.1[ii]'], asCast: '750', ifInterestedVoteFor: '550', unit: 'shares' },
      ],
    });
    expect(fewest(ballots('200', '400'))).toMatchObject({ routes: [{ asCast: '150', ifInterestedVoteFor: '150' }] });
    expect(fewest(ballots('200', '549'))).toMatchObject({ routes: [{ asCast: '1' }] });
    expect(fewest(ballots('200', '550'))).toMatchObject({ routes: [{ asCast: '0', outOfReach: false }] });
  });

  it('gives no figure where nobody has a vote: no number of votes carries it', () => {
    const { routes } = valueOf(ask('solve.fewest', { lines: [...merger], given: bigIsInterested }));
    expect(routes).toEqual([
      {
        id: 'V.1 votes',
        says: expect.any(String) as string,
        steps: ['V.1[i]', 'V.1[ii]'],
        unit: 'shares',
        outOfReach: true,
      },
    ]);
  });

  it('says the same as the status of the act', () => {
    const world: World = { lines: [...holdings('200', '800'), ...merger], given: bigIsInterested };
    const { further } = valueOf(ask('approval.status', world));
    expect(valueOf(ask('solve.fewest', world))['routes']).toEqual(further);
  });

  it('keeps a vote of a class by itself apart, for others cast it', () => {
    const series: World['lines'] = [
      [
        '2001-03-01',
        'series-designated',
        {
          series: 'p1',
          class: 'preferred',
          shares: '90',
          filed: '2001-03-01',
          terms: { 'separate-vote-on': ['merger'] },
        },
      ],
      ['2001-03-02', 'shares-issued', { class: 'p1', to: 'dispersed', shares: '90' }],
    ];
    const { routes } = fewest(series) as { readonly routes: readonly Record<string, unknown>[] };
    expect(routes).toMatchObject([
      { id: 'V.1 votes', asCast: '750' },
      { id: 'V.1[i] p1', asCast: '54' },
    ]);
  });

  it('counts where only one vote is needed, and gives no figure for a vote on what is cast', () => {
    const rule = (of: 'entitled' | 'cast') =>
      requires({
        cite: 'L.1',
        summary: 'seven tenths dissolve',
        acts: ['dissolution'],
        needs: { vote: 'voting', by: 'at least 70%', of },
      });
    const lines: World['lines'] = [
      ...holdings('200', '800'),
      ['2002-01-01', 'proposed', { id: 'deal', act: { kind: 'dissolution', of: 'corporation' } }],
      ...ballots('200', '100'),
    ];
    const routes = (of: 'entitled' | 'cast') =>
      valueOf(ask('solve.fewest', { lines, instruments: [instrumentOf([votesRule, rule(of)])] }))['routes'];
    expect(routes('entitled')).toMatchObject([{ id: 'L.1', asCast: '400', outOfReach: false }]);
    expect(routes('cast')).toEqual([]);
  });
});
