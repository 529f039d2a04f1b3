import * as fc from 'fast-check';
import { expect } from 'vitest';
import { openCorporation, post, type Answer, type EntryInput, type Plain } from '../../src/index.js';
import { ratio, sum, toWire } from '../../src/exact/index.js';
import { madeUpCharter } from '../made-up/charter.js';
import { entriesOf, journalWith } from './journal-of-world.js';
import { entitlementIn, type Entitlement, type PlainLimit } from './limits.js';
import { isInterestedIn } from './ownership.js';
import { people, plainWorlds, type PlainWorld } from './plain-world.js';

const limit = { over: { of: 3, in: 20 }, votesEach: { ordinary: 1, senior: 3 } };

/** When the blocks were acquired and when one asks: in the four years, after them, or acquired in them and asked after. */
const times: fc.Arbitrary<{ readonly on: string; readonly asOf: string; readonly limit: PlainLimit }> = fc.constantFrom(
  { on: '2002-05-01', asOf: '2003-06-30', limit: { ...limit, effect: { kind: 'not-counted' } } },
  { on: '2006-05-01', asOf: '2006-06-30', limit: { ...limit, effect: { kind: 'reduced', to: { of: 1, in: 20 } } } },
  { on: '2002-05-01', asOf: '2006-06-30', limit: { ...limit, effect: { kind: 'none' } } },
);

function ask(
  entries: readonly EntryInput[],
  question: string,
  asOf: string,
  input: Record<string, string> = {},
): Plain {
  const corporation = openCorporation({ instruments: [madeUpCharter], books: post(journalWith(entries)) });
  const answer: Answer = corporation.ask({ question, asOf, input, sensitivity: 'none' });
  if (answer.outcome !== 'answered') throw new Error(`Facts are needed: ${JSON.stringify(answer.inquiries)}`);
  return answer.value;
}

interface EntitlementValue {
  readonly votes: string;
  readonly votesBeforeLimits: string;
  readonly holders: readonly { readonly id: string; readonly votes: string; readonly votesBeforeLimits: string }[];
}

function entitled(entries: readonly EntryInput[], asOf: string): EntitlementValue {
  return ask(entries, 'voting.entitlement', asOf) as unknown as EntitlementValue;
}

/** What the engine says of random corporations, and what plain lists say. */
export const agreement = {
  'who is interested: shares of affiliates and every right, of the outstanding shares and own rights': fc.property(
    plainWorlds,
    times,
    fc.constantFrom(...people),
    (world, { on, asOf }, person) => {
      const entries = entriesOf(world, { on });
      const value = ask(entries, 'ownership.interested-shareholder', asOf, { person });
      const interested = isInterestedIn(world, person, { part: limit.over, class: 'ordinary' });
      expect(value).toMatchObject({ persons: [{ id: person, interested }] });
    },
  ),

  'votes of each holder of record, and of all': fc.property(plainWorlds, times, (world, time) => {
    const said = entitled(entriesOf(world, time), time.asOf);
    const told = entitlementIn(world, time.limit);
    expect(said.votes).toBe(toWire(told.total));
    for (const { id, votes } of said.holders) expect([id, votes]).toEqual([id, toWire(told.holders.get(id) ?? none)]);
    for (const holder of unnamed(said, told))
      expect(toWire(told.holders.get(holder) ?? none)).toBe(fullVotes(world, holder));
  }),
} as const;

/** What holds of the votes whoever works them out. */
export const invariants = {
  'nobody’s votes are lost: those of the holders make up the total': fc.property(plainWorlds, times, (world, time) => {
    const told = entitlementIn(world, time.limit);
    expect(toWire(sum('ratio', told.holders.values()))).toBe(toWire(told.total));
    const said = entitled(entriesOf(world, time), time.asOf);
    const ofTheRest = unnamed(said, told).reduce((sofar, holder) => sofar + Number(fullVotes(world, holder)), 0);
    const ofNamed = said.holders.map(({ votes }) => ratio(votes));
    expect(toWire(sum('ratio', [...ofNamed, ratio(ofTheRest)]))).toBe(said.votes);
  }),

  'the order in which entries are made does not matter': fc.property(
    plainWorlds,
    times,
    fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
    (world, time, shuffle) => {
      const entries = entriesOf(world, time);
      const shuffled = entries
        .map((entry, index) => ({ entry, place: shuffle[index % shuffle.length] }))
        .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
        .map(({ entry }) => entry);
      expect(votesIn(entitled(shuffled, time.asOf))).toEqual(votesIn(entitled(entries, time.asOf)));
    },
  ),

  'splitting a block among holders of record leaves its owners their votes': fc.property(
    plainWorlds,
    times,
    fc.nat(),
    (world, time, pick) => {
      fc.pre(world.blocks.length > 0);
      const split = withBlockSplit(world, pick % world.blocks.length);
      const before = entitled(entriesOf(world, time), time.asOf);
      const after = entitled(entriesOf(split, time), time.asOf);
      expect(after.votes).toBe(before.votes);
    },
  ),
} as const;

const none = ratio(0);

/** The figures, whatever the order in which blocks and classes are told. */
function votesIn({ votes, votesBeforeLimits, holders }: EntitlementValue): unknown {
  return { votes, votesBeforeLimits, holders: holders.map((each) => [each.id, each.votes]) };
}

/** Half of a block, of record, goes to a nominee who holds it for the same owners. */
function withBlockSplit(world: PlainWorld, index: number): PlainWorld {
  const blocks = world.blocks.flatMap((block, place) => {
    if (place !== index || block.shares < 2) return [block];
    const half = Math.floor(block.shares / 2);
    const nominee = people.find((person) => person !== block.holder) ?? block.holder;
    return [
      { ...block, shares: block.shares - half },
      { ...block, shares: half, holder: nominee },
    ];
  });
  return { ...world, blocks };
}

/** Holders of record of less than a twentieth, whom nothing else names. */
function unnamed(said: EntitlementValue, told: Entitlement): readonly string[] {
  const named = new Set(said.holders.map(({ id }) => id));
  return [...told.holders.keys()].filter((holder) => !named.has(holder));
}

function fullVotes(world: PlainWorld, holder: string): string {
  const ofClasses = world.classes.filter(() => holder === 'dispersed');
  const dispersed = ofClasses.reduce((sofar, { id, dispersed: shares }) => sofar + shares * votesEach(id), 0);
  const held = world.blocks.filter((block) => block.holder === holder);
  return String(dispersed + held.reduce((sofar, block) => sofar + block.shares * votesEach(block.class), 0));
}

function votesEach(className: string): number {
  return className === 'senior' ? limit.votesEach.senior : limit.votesEach.ordinary;
}
