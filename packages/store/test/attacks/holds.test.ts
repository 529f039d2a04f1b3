import { afterEach, beforeEach, expect, it } from 'vitest';
import { LegalHoldError, openStore, type NewEntry, type Store } from '@quorate/store';
import { acme, person } from '../entries.js';

const why = { by: 'secretary', why: 'asked for it' };
const one = (id: string, persons: readonly string[]): NewEntry => ({
  ...person(id),
  id,
  type: 'same-person',
  data: { persons },
});

let store: Store;
beforeEach(async () => {
  store = await openStore({ file: ':memory:' });
  await store.keep(acme);
  const personal = { of: 'carl', address: '1 Elm Street' };
  const persons = [person('anna'), person('bert'), { ...person('carl'), personal }, person('dora')];
  await store.append({ corporation: 'acme', expectedVersion: 0, entries: persons });
});
afterEach(async () => store.close());

const erasing = async () => store.personalData.erase('acme', { person: 'carl' }, why);
const holding = async (...persons: readonly string[]) =>
  store.legalHolds.set('acme', { id: 'suit', reason: 'a suit', scope: { persons }, by: 'counsel' });

it('a hold on a person covers what is kept under the other ids of that person, through any of them', async () => {
  const entries = [one('same', ['anna', 'bert']), one('again', ['carl', 'bert'])];
  await store.append({ corporation: 'acme', expectedVersion: 4, entries });
  await holding('anna');
  await expect(erasing()).rejects.toThrow(LegalHoldError);
  await store.legalHolds.release('acme', 'suit', { by: 'counsel', why: 'settled' });
  expect(await erasing()).toMatchObject([{ of: 'carl', erased: why }]);
});

it('and nothing of others', async () => {
  await store.append({ corporation: 'acme', expectedVersion: 4, entries: [one('same', ['anna', 'bert'])] });
  await holding('anna', 'bert', 'dora');
  expect(await erasing()).toHaveLength(1);
});
