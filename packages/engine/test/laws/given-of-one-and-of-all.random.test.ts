import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Given } from '../../src/index.js';
import { draws } from '../draws.js';
import { ask, open } from './asking.js';
import { holders, persons, type Told } from './cast.js';
import { firstWorld } from './first-world.js';
import { written } from './random-journal.js';
import { secondWorld } from './second/world.js';
import type { World } from './world.js';

const shares = (value: string) => ({ value, unit: 'shares' });

/** What is given of single persons: whether each is one, and what it owns. */
const ofSome: fc.Arbitrary<readonly Given[]> = fc
  .record({
    are: fc.dictionary(fc.constantFrom(...holders), fc.constantFrom('yes', 'no'), { maxKeys: 2 }),
    own: fc.dictionary(fc.constantFrom(...holders), fc.constantFrom('0', '100', '600'), { maxKeys: 1 }),
  })
  .map(({ are, own }) => [
    ...Object.entries(are).map(([id, value]) => ({ notion: 'interested-shareholder', about: [id], value })),
    ...Object.entries(own).map(([id, each]) => ({
      notion: 'beneficial-ownership',
      about: [id, 'ordinary'],
      value: {
        shares: shares(each),
        rights: shares('0'),
        owners: [id],
        counted: shares(each),
        base: shares('1000'),
        added: shares('0'),
      },
    })),
  ]);

const ofAll: fc.Arbitrary<readonly Given[]> = fc
  .subarray([...holders])
  .map((all) => [{ notion: 'interested-shareholders', about: [], value: { persons: all, owners: all } }]);

/** What the board found of one of them, where the charter lets it. */
const found: fc.Arbitrary<readonly Told[]> = fc
  .option(fc.record({ about: fc.constantFrom(...holders), value: fc.constantFrom('yes', 'no') }), { nil: undefined })
  .map((one) => {
    if (one === undefined) return [];
    const by = { id: 'found', by: 'board', yes: '3', place: 'D', 'good-faith': 'yes', inquiry: 'made' };
    const data = { ...by, notion: 'interested-shareholder', about: [one.about], value: one.value };
    return [{ on: '2003-12-30', type: 'determination', data }];
  });

interface Row {
  readonly id: string;
  readonly interested: boolean;
}

/** Where it is known who all are, each of them is one, and nobody else whom somebody asks about. */
function property({ charter, journals }: World) {
  return fc.property(journals, found, fc.oneof(ofSome, ofAll), ({ entries, asOf }, determined, given) => {
    const corporation = open(charter, [...entries, ...determined.map(written('found'))], { given });
    const told = (input: Readonly<Record<string, string>>): readonly Row[] | undefined => {
      const answer = ask(corporation, { question: 'ownership.interested-shareholder', input }, asOf);
      if (answer.outcome !== 'answered') return undefined;
      return (answer.value as unknown as { readonly persons: readonly Row[] }).persons;
    };
    const all = told({});
    if (all === undefined) return;
    expect(all.filter(({ interested }) => !interested)).toEqual([]);
    const listed = new Set(all.map(({ id }) => id));
    for (const person of persons) {
      const [row] = told({ person }) ?? [];
      if (row !== undefined) expect([person, row.interested]).toEqual([person, listed.has(person)]);
    }
  });
}

describe('who is an interested shareholder, with some of it given', () => {
  for (const [name, world] of Object.entries({ firstWorld, secondWorld })) {
    it(`is the same asked of everybody and of each: ${name}`, () => {
      fc.assert(property(world), draws(6, 100));
    });
  }
});
