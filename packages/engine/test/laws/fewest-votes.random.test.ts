import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../draws.js';
import { bigIsInterested, corporationOf, holdings, valueOf } from '../kinds/acts/made-up-rule.js';

/** What `big`, whose shares one of two votes leaves out, and all others hold, and have cast for the merger. */
interface World {
  readonly big: number;
  readonly rest: number;
  readonly bigFor: number;
  readonly restFor: number;
}

const worlds: fc.Arbitrary<World> = fc
  .record({ big: fc.nat(60), rest: fc.integer({ min: 1, max: 60 }), bigFor: fc.nat(60), restFor: fc.nat(60) })
  .map(({ big, rest, bigFor, restFor }) => ({
    big,
    rest,
    bigFor: Math.min(big, bigFor),
    restFor: Math.min(rest, restFor),
  }));

function asked(question: string, { big, rest, bigFor, restFor }: World) {
  const cast = (holder: string, votes: number) =>
    votes === 0 ? [] : [['2002-05-01', 'ballot', { proposal: 'deal', holder, for: String(votes) }] as const];
  const lines = [
    ...holdings(String(big), String(rest)).filter(({ 2: data }) => (data as { shares: string }).shares !== '0'),
    ['2002-01-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }] as const,
    ...cast('big', bigFor),
    ...cast('dispersed', restFor),
  ];
  const corporation = corporationOf({ lines, given: bigIsInterested });
  return valueOf(corporation.ask({ question, asOf: '2002-06-01', input: { of: 'deal' } }));
}

interface Part {
  readonly id: string;
  readonly status: string;
  readonly parts?: readonly Part[];
}

/** How the two votes of the rule stand together, by the other door. */
function areCarried(world: World): boolean {
  const find = (part: Part): Part | undefined =>
    part.id === 'V.1 votes' ? part : part.parts?.map(find).find((each) => each !== undefined);
  const votes = find(asked('approval.status', world)['requirement'] as Part);
  expect(votes).toBeDefined();
  return votes!.status === 'met';
}

interface Route {
  readonly asCast?: string;
  readonly ifInterestedVoteFor?: string;
  readonly outOfReach: boolean;
}

/** So many further votes of the others carry it, and one fewer does not; where they have not so many, all they have do not. */
function carriesAtFirst(world: World, further: number): void {
  const { rest, restFor } = world;
  const atLast = Math.min(rest, restFor + further);
  expect(areCarried({ ...world, restFor: atLast })).toBe(atLast === restFor + further);
  if (further > 0) expect(areCarried({ ...world, restFor: Math.min(rest, restFor + further - 1) })).toBe(false);
}

describe('the fewest further votes, on random holdings and ballots', () => {
  it('carry the act once they are cast, and one vote fewer does not', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const routes = asked('solve.fewest', world)['routes'] as readonly Route[];
        const { asCast, ifInterestedVoteFor, outOfReach } = routes.at(0)!;
        const { big, rest } = world;
        expect(areCarried({ big, rest, bigFor: big, restFor: rest })).toBe(!outOfReach);
        if (asCast !== undefined) carriesAtFirst(world, Number(asCast));
        if (ifInterestedVoteFor !== undefined) carriesAtFirst({ ...world, bigFor: big }, Number(ifInterestedVoteFor));
      }),
      draws(25, 100),
    );
  });
});
