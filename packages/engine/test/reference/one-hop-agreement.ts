import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { EntryInput } from '../../src/index.js';
import { asked, entry, kept, nssWith } from './nss.js';
import { oneHopWorlds, votingPowerOf, type OneHopWorld } from './one-hop-ownership.js';
import { atLeastPart } from './part.js';
import { people } from './plain-world.js';

const on = '1998-02-02';
const asOf = '1998-06-01';
const tenth = { of: 1, in: 10 };

function* entriesOf(world: OneHopWorld): Generator<EntryInput> {
  yield* kept(['register', 'acts', 'meetings', 'board', 'instruments']);
  for (const id of people) yield entry(`person-${id}`, on, 'person', { id, kind: 'corporation' });
  const common = (id: string, to: string, shares: number): EntryInput =>
    entry(id, on, 'shares-issued', { class: 'common', to, shares: String(shares) });
  yield common('dispersed', 'dispersed', world.dispersed);
  for (const [index, { owner, votes }] of world.blocks.entries()) yield common(`block-${index}`, owner, votes);
  for (const [index, { holder, votes }] of world.rights.entries()) {
    const right = { holder, class: 'common', shares: String(votes), over: 'unissued', kind: 'option' };
    yield entry(`right-${index}`, on, 'right-granted', {
      id: `r-${index}`,
      'exercisable-from': '2030-01-01',
      ...right,
    });
  }
  for (const [index, [controller, controlled]] of world.control.entries()) {
    yield entry(`control-${index}`, on, 'control', { controller, controlled });
  }
  for (const [index, [person, of]] of world.officers.entries()) {
    yield entry(`officer-${index}`, on, 'relationship', { kind: 'officer', person, of });
  }
  for (const [index, [person, of]] of world.spouses.entries()) {
    yield entry(`home-${index}`, on, 'relationship', { kind: 'family-in-one-home', person, of });
  }
  for (const [index, parties] of world.agreements.entries()) {
    yield entry(`agreement-${index}`, on, 'agreement', { parties: [...parties], about: 'vote' });
  }
}

interface Said {
  readonly persons: readonly {
    readonly interested: boolean;
    readonly classes: readonly { readonly counted: string; readonly base: string }[];
  }[];
}

/** What the engine says of random holders under Article VI of the certificate, and what plain lists say. */
export const oneHopAgreement = {
  'who is interested: a tenth of the voting power, with affiliates, associates and partners at one remove': fc.property(
    oneHopWorlds,
    fc.constantFrom(...people),
    (world, person) => {
      const value = asked(nssWith(entriesOf(world)), 'ownership.interested-shareholder', asOf, { person });
      const { votes, of } = votingPowerOf(world, person);
      const [said] = (value as unknown as Said).persons;
      const figures = said?.classes.map(({ counted, base }) => [counted, base]);
      expect([said?.interested, figures]).toEqual([atLeastPart(votes, tenth, of), [[String(votes), String(of)]]]);
    },
  ),
} as const;
