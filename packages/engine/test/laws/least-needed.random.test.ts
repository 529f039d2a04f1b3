import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classVotes } from '../../src/index.js';
import { requires } from '../../src/kinds/index.js';
import { draws } from '../draws.js';
import { asked, instrumentOf, open, type Line } from '../kinds/board/world.js';

const parts = ['majority', 'all', 'at least 1/3', 'more than 1/3', 'at least 60%', 'at least 2/3', 'more than 80%'];

/** How many have voted so far, for and otherwise, and are there besides. */
interface Cast {
  readonly yes: number;
  readonly no: number;
  readonly abstain: number;
  readonly silent: number;
}

interface Leaf {
  readonly id: string;
  readonly needs: object;
}

interface Node {
  readonly join: 'all' | 'any' | 'inOrder';
  readonly of: readonly Tree[];
}

type Tree = Leaf | Node;

interface World {
  readonly tree: Tree;
  readonly held: Readonly<Record<string, number>>;
  readonly cast: Readonly<Record<string, Cast>>;
  readonly directors: number;
  readonly seats: number;
}

const figure = fc.nat(8);
const cast = fc.record({ yes: figure, no: figure, abstain: figure, silent: figure });
const held = fc.integer({ min: 33, max: 60 });

const voteOf = (id: string, electors: fc.Arbitrary<unknown>): fc.Arbitrary<Leaf> =>
  fc
    .record({
      vote: electors,
      by: fc.constantFrom(...parts),
      of: fc.constantFrom('outstanding', 'entitled', 'present', 'cast'),
      quorum: fc.constantFrom(undefined, 'majority', 'at least 1/3'),
    })
    .map(({ quorum, ...vote }) => ({ id, needs: { ...vote, ...(quorum === undefined ? {} : { quorum }) } }));

const leaves = fc
  .tuple(
    voteOf('common', fc.constantFrom('voting', ['common'])),
    voteOf('other', fc.constant(['other'])),
    fc
      .record({ by: fc.constantFrom(...parts), of: fc.constantFrom('members', 'whole-board') })
      .map((vote): Leaf => ({ id: 'board', needs: { vote: 'board', ...vote } })),
    fc.constant<Leaf>({ id: 'agency', needs: { approvalOf: 'agency' } }),
    fc.constant<Leaf>({ id: 'paper', needs: { filed: 'paper' } }),
  )
  .chain((all) => fc.shuffledSubarray(all, { minLength: 1, maxLength: 4 }));

const trees = leaves.chain((all) =>
  fc
    .array(fc.constantFrom('all' as const, 'any' as const, 'inOrder' as const), { minLength: 4, maxLength: 4 })
    .map((joins): Tree =>
      all.reduce<Tree | undefined>(
        (tree, leaf, index) => (tree === undefined ? leaf : { join: joins.at(index)!, of: [tree, leaf] }),
        undefined,
      )!,
    ),
);

const worlds: fc.Arbitrary<World> = fc
  .record({
    tree: trees,
    held: fc.record({ common: held, other: held }),
    cast: fc.record({ common: cast, other: cast }),
    directors: fc.integer({ min: 1, max: 7 }),
    empty: fc.nat(2),
  })
  .map(({ empty, ...world }) => ({ ...world, seats: world.directors + empty }));

function needsOf(tree: Tree): object {
  return 'id' in tree ? { ...tree.needs, id: tree.id } : { [tree.join]: tree.of.map(needsOf) };
}

function leavesOf(tree: Tree): readonly Leaf[] {
  return 'id' in tree ? [tree] : tree.of.flatMap(leavesOf);
}

/** What of each step was done: further votes of a class, directors for it, and whether an agency approved or a paper was filed. */
type Done = Readonly<Record<string, number>>;

function entryOf({ cast: all, directors }: World, id: string, on: string, done: number | undefined): readonly Line[] {
  const so = all[id];
  if (so !== undefined) {
    const further = done ?? 0;
    const there = so.yes + so.no + so.abstain;
    const figures = {
      for: so.yes + further,
      against: so.no,
      abstain: so.abstain,
      present: there + so.silent + further,
    };
    return [[on, 'tally', { proposal: 'act', class: id, ...asText(figures) }]];
  }
  if (done === undefined || done === 0) return [];
  if (id === 'agency') return [[on, 'approval', { by: 'agency', for: 'act', kind: 'approval', granted: 'yes' }]];
  if (id === 'paper') return [[on, 'filing', { for: 'act', what: 'paper', with: 'agency' }]];
  const act = {
    by: 'board',
    on: 'act',
    decides: 'approve',
    'at-meeting': 'yes',
    ...asText({ yes: done, present: directors }),
  };
  return [[on, 'body-act', act]];
}

function asText(figures: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]));
}

function askedOf(world: World, question: string, done: Done = {}) {
  const { tree, held: shares, directors, seats } = world;
  const persons = Array.from({ length: directors }, (_, index) => `d${index}`);
  const board = { size: String(seats), directors: persons.map((person) => ({ person })) };
  const lines: readonly Line[] = [
    ['2000-02-01', 'opening-board', board],
    ...Object.entries(shares).map(([cls, number]): Line => [
      '2000-02-01',
      'shares-issued',
      { class: cls, to: 'dispersed', shares: String(number) },
    ]),
    ['2000-03-01', 'proposed', { id: 'act', act: { kind: 'dissolution', of: 'corporation' } }],
    ...leavesOf(tree).flatMap(({ id }, index) => entryOf(world, id, `2000-05-0${index + 1}`, done[id])),
  ];
  const instrument = instrumentOf([
    classVotes({ cite: '2', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
    requires({ cite: '3', summary: 'what it needs', acts: { acts: ['dissolution'] }, needs: needsOf(tree) }),
  ]);
  return asked(open([instrument], persons, lines), { question, asOf: '2000-06-01', input: { of: 'act' } })['value'] as {
    readonly requirement: { readonly status?: string };
    readonly ways: readonly { readonly steps: readonly Step[] }[];
    readonly bodies: readonly { readonly needed?: string }[];
  };
}

interface Step {
  readonly id: string;
  readonly short?: string;
  readonly needed?: string;
  readonly outOfReach?: boolean;
}

const isMet = (world: World, done: Done): boolean =>
  askedOf(world, 'approval.status', done).requirement.status === 'met';

/** What is told to be least needed of each step of a way; undefined where nobody can do so much. */
function leastOf(world: World, steps: readonly Step[]): Done | undefined {
  const done = steps.map(({ id, short, needed, outOfReach }): [string, number] => {
    const name = id.split(' ').at(-1)!;
    const so = world.cast[name];
    const directors = Number(needed) <= world.directors ? Number(needed) : Number.NaN;
    if (so === undefined) return [name, name === 'board' ? directors : 1];
    const left = (world.held[name] ?? 0) - so.yes - so.no - so.abstain - so.silent;
    const canBe = short !== undefined && outOfReach !== true && Number(short) <= left;
    return [name, canBe ? Number(short) : Number.NaN];
  });
  return done.some(([, number]) => Number.isNaN(number)) ? undefined : Object.fromEntries(done);
}

describe('what is least still needed, on random requirements', () => {
  it('meets the whole once each step of a way has it, and does not with one less of any', () => {
    let told = 0;
    fc.assert(
      fc.property(worlds, (world) => {
        const { ways, requirement } = askedOf(world, 'approval.status');
        if (requirement.status === 'met') return;
        for (const { steps } of ways) {
          const least = leastOf(world, steps);
          if (least === undefined) continue;
          told += 1;
          expect(isMet(world, least)).toBe(true);
          for (const [name, number] of Object.entries(least))
            if (number > 0) expect([name, isMet(world, { ...least, [name]: number - 1 })]).toEqual([name, false]);
        }
      }),
      draws(40, 700),
    );
    expect(told).toBeGreaterThan(10);
  });

  it('is of directors what solve.lowest tells', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const board = leavesOf(world.tree).find(({ id }) => id === 'board');
        if (board === undefined) return;
        const alone = { ...world, tree: board };
        const [body] = askedOf(alone, 'solve.lowest').bodies;
        const needed = Number(body?.needed);
        expect(isMet(alone, { board: needed })).toBe(needed <= world.directors);
        expect(isMet(alone, { board: needed - 1 })).toBe(false);
      }),
      draws(15, 200),
    );
  });
});
