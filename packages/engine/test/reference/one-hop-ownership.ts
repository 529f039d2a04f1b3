import * as fc from 'fast-check';
import { people } from './plain-world.js';

/** Who owns what and who belongs to whom, where shares are attributed by one hop only. Votes are whole numbers. */
export interface OneHopWorld {
  /** Votes of outstanding shares of nobody named here. */
  readonly dispersed: number;
  readonly blocks: readonly { readonly owner: string; readonly votes: number }[];
  /** Rights to shares that are not issued. */
  readonly rights: readonly { readonly holder: string; readonly votes: number }[];
  /** Who controls whom. */
  readonly control: readonly (readonly [controller: string, controlled: string])[];
  /** Who is an officer of what organisation: that organisation is the officer's associate, and not the other way round. */
  readonly officers: readonly (readonly [officer: string, organisation: string])[];
  /** Spouses in one home: associates of one another. */
  readonly spouses: readonly (readonly [string, string])[];
  /** Who has agreed with whom on acquiring, holding, voting or disposing of shares. */
  readonly agreements: readonly (readonly [string, string])[];
}

/** Those who control a person or are controlled by it through any chain, and those under one controller with it. */
function affiliatesOf(world: OneHopWorld, person: string): ReadonlySet<string> {
  const below = (one: string): ReadonlySet<string> =>
    reached(one, (each) => world.control.filter(([a]) => a === each).map(([, b]) => b));
  const above = reached(person, (each) => world.control.filter(([, b]) => b === each).map(([a]) => a));
  return new Set([...above].flatMap((one) => [one, ...below(one)]).concat([...below(person)]));
}

function reached(from: string, next: (one: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([from]);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}

function associatesOf(world: OneHopWorld, person: string): readonly string[] {
  return [
    ...world.officers.filter(([officer]) => officer === person).map(([, organisation]) => organisation),
    ...world.spouses.flatMap(([a, b]) => (a === person ? [b] : b === person ? [a] : [])),
  ];
}

/** A person with its affiliates and associates. */
function circleOf(world: OneHopWorld, person: string): readonly string[] {
  return [...new Set([person, ...affiliatesOf(world, person), ...associatesOf(world, person)])];
}

/** Whose own shares and rights count for a person: its circle, and the circles of those with whom one of them has agreed. */
export function countedFor(world: OneHopWorld, person: string): ReadonlySet<string> {
  const circle = circleOf(world, person);
  const partners = world.agreements.flatMap(([a, b]) => [
    ...(circle.includes(a) ? [b] : []),
    ...(circle.includes(b) ? [a] : []),
  ]);
  return new Set([...circle, ...partners.flatMap((partner) => circleOf(world, partner))]);
}

/** Votes that count as a person's, and of how many in all: outstanding ones and those of its own side's rights. */
export function votingPowerOf(world: OneHopWorld, person: string): { readonly votes: number; readonly of: number } {
  const counted = countedFor(world, person);
  const sum = (items: readonly { readonly votes: number }[]): number =>
    items.reduce((sofar, { votes }) => sofar + votes, 0);
  const rights = sum(world.rights.filter(({ holder }) => counted.has(holder)));
  const outstanding = world.dispersed + sum(world.blocks);
  return { votes: sum(world.blocks.filter(({ owner }) => counted.has(owner))) + rights, of: outstanding + rights };
}

const person = fc.constantFrom(...people);
const pair = fc.tuple(person, person).filter(([a, b]) => a !== b);
const votes = fc.oneof(fc.constantFrom(49, 50, 51, 99, 100, 101, 111, 150), fc.integer({ min: 1, max: 300 }));

/** An earlier person controls a later one, so that nobody controls itself. */
const downward = fc
  .uniqueArray(pair, { maxLength: 3, selector: String })
  .map((pairs) => pairs.filter(([a, b]) => a < b));

export const oneHopWorlds: fc.Arbitrary<OneHopWorld> = fc.record({
  dispersed: fc.constantFrom(400, 500, 850, 900, 1000),
  blocks: fc.array(fc.record({ owner: person, votes }), { maxLength: 5 }),
  rights: fc.array(fc.record({ holder: person, votes }), { maxLength: 2 }),
  control: downward,
  officers: fc.uniqueArray(pair, { maxLength: 2, selector: String }),
  spouses: fc.uniqueArray(pair, { maxLength: 1, selector: String }),
  agreements: fc.uniqueArray(pair, { maxLength: 2, selector: String }),
});
