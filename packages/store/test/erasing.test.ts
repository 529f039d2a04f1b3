import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LegalHoldError, NotKeptError, openStore, type Store } from '@quorate/store';
import { acme, issued, person } from './entries.js';

const persons = ['anna', 'bert', 'cleo'] as const;
const oneOf = fc.constantFrom(...persons);

/** What may be done, one after another. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('enter' as const), of: oneOf, isProposed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('erase' as const), of: oneOf }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('hold' as const), of: fc.option(oneOf) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('release' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('carry' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What should be there, kept apart from the store and by no hash. */
interface Model {
  /** For each entry with personal data whose it is, and whether it was erased. */
  readonly entries: { readonly of: string; isErased: boolean }[];
  /** The holds that stand, by id: of a person, or of everything. */
  readonly holds: Map<string, string | null>;
  made: number;
}

describe('whatever is entered, erased, held and carried elsewhere, in whatever order', () => {
  it('the chain holds, what is erased is gone, and what is held stays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        let store = await begun();
        const model: Model = { entries: [], holds: new Map(), made: 0 };
        for (const each of steps) {
          if (each.does === 'carry') store = await carried(store);
          else await done(store, model, each);
          await compare(store, model);
        }
        await store.close();
      }),
      { numRuns: 12 },
    );
  });
});

async function begun(): Promise<Store> {
  const store = await openStore({ file: ':memory:' });
  await store.keep(acme);
  await store.append({ corporation: 'acme', expectedVersion: 0, entries: persons.map((each) => person(each)) });
  return store;
}

async function done(store: Store, model: Model, each: Exclude<Step, { readonly does: 'carry' }>): Promise<void> {
  model.made += 1;
  const id = `e${model.made}`;
  if (each.does === 'enter') {
    const entry = { ...issued(id, each.of, 1), personal: { of: each.of, taxNumber: numberOf(model.entries.length) } };
    if (each.isProposed) {
      await store.proposals.propose('acme', { id, entries: [entry], by: 'sara' });
      await store.proposals.accept('acme', id, 'carl');
    } else {
      const { version } = await store.corporation('acme');
      await store.append({ corporation: 'acme', expectedVersion: version, entries: [entry], idempotencyKey: id });
    }
    model.entries.push({ of: each.of, isErased: false });
  } else if (each.does === 'hold') {
    const scope = each.of === null ? { whole: true as const } : { persons: [each.of] };
    await store.legalHolds.set('acme', { id, reason: 'Doe v. Acme', scope, by: 'carl' });
    model.holds.set(id, each.of);
  } else if (each.does === 'release') {
    const [first] = model.holds.keys();
    if (first === undefined) return;
    await store.legalHolds.release('acme', first, { by: 'carl', why: 'settled' });
    model.holds.delete(first);
  } else {
    const erasing = store.personalData.erase('acme', { person: each.of }, { by: 'sara', why: 'asked for it' });
    const own = model.entries.filter(({ of }) => of === each.of);
    const isHeld = [...model.holds.values()].some((held) => held === null || held === each.of);
    if (own.length === 0) await expect(erasing).rejects.toThrow(NotKeptError);
    else if (isHeld) await expect(erasing).rejects.toThrow(LegalHoldError);
    else {
      await erasing;
      for (const entry of own) entry.isErased = true;
    }
  }
}

/** The same store, restored elsewhere from a backup. */
async function carried(store: Store): Promise<Store> {
  const elsewhere = await openStore({ file: ':memory:' });
  await elsewhere.backups.restore(store.backups.lines());
  await store.close();
  return elsewhere;
}

async function compare(store: Store, { entries }: Model): Promise<void> {
  const { broken, personal, changed } = await store.verify('acme');
  expect(broken).toBeUndefined();
  expect(changed).toEqual([]);
  const erased = entries.filter(({ isErased }) => isErased).length;
  expect(personal).toEqual({ kept: entries.length - erased, erased, absent: 0 });
  for (const each of persons) {
    const found = await store.personalData.of('acme', { person: each });
    const told = found.flatMap(({ fields }) => fields?.taxNumber ?? []).toSorted();
    const expected = entries.flatMap(({ of, isErased }, place) => (of === each && !isErased ? [numberOf(place)] : []));
    expect(told).toEqual(expected.toSorted());
  }
}

function numberOf(place: number): string {
  return `078-05-${1_000 + place}`;
}
