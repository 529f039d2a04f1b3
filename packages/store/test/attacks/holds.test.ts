import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LegalHoldError, openStore, type HoldScope, type NewEntry, type Store } from '@quorate/store';
import { acme, person } from '../entries.js';
import { writingIn } from '../servers/writing-in.js';

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

const bytes = Buffer.from('a letter');

/** Puts a hold out of the way by hand, erases while it is away, and puts it back as it was. */
async function erasingBesideAHold(
  scopeOf: (paper: string) => HoldScope,
  erase: (store: Store, paper: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-held-'));
  try {
    const place = { file: join(folder, 'store.sqlite') };
    const using = async <T>(work: (opened: Store) => Promise<T>): Promise<T> => {
      const opened = await openStore(place);
      try {
        return await work(opened);
      } finally {
        await opened.close();
      }
    };
    const paper = await using(async (opened) => {
      await opened.keep(acme);
      const personal = { of: 'carl', address: '1 Elm Street' };
      const entries = [{ ...person('carl'), personal }];
      await opened.append({ corporation: 'acme', expectedVersion: 0, entries });
      const letter = { name: 'letter', mediaType: 'text/plain', content: bytes, state: 'signed', by: 'sara' } as const;
      const { hash } = await opened.papers.keep('acme', letter);
      await opened.legalHolds.set('acme', { id: 'suit', reason: 'a suit', scope: scopeOf(hash), by: 'counsel' });
      return hash;
    });
    const byHand = await writingIn(place);
    const holds = await byHand.rows('legal_holds');
    await byHand.write('legal_holds', []);
    await using(async (opened) => erase(opened, paper));
    await byHand.write('legal_holds', holds);
    await byHand.close();
    return await using(async (opened) => (await opened.verify('acme')).changed.map(({ says }) => says));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it.each<[string, (paper: string) => HoldScope]>([
  ['everything', () => ({ whole: true })],
  ['it by its name', (paper) => ({ papers: [paper], persons: ['carl'] })],
])('what was erased while a hold on %s was put out of the way by hand is told', async (_, scopeOf) => {
  expect(await erasingBesideAHold(scopeOf, async ({ papers }, paper) => papers.erase('acme', paper, why))).toEqual([
    'a row of papers: it was erased while a legal hold covered it',
  ]);
  const carl = { person: 'carl' };
  expect(await erasingBesideAHold(scopeOf, async ({ personalData }) => personalData.erase('acme', carl, why))).toEqual([
    'a row of personal_data: it was erased while a legal hold covered it',
  ]);
});

it('what was erased before it was held, or after it was released, is erased as it may be', async () => {
  await erasing();
  await store.legalHolds.set('acme', { id: 'late', reason: 'a suit', scope: { whole: true }, by: 'counsel' });
  expect((await store.verify('acme')).changed).toEqual([]);
  await store.legalHolds.release('acme', 'late', { by: 'counsel', why: 'settled' });
  expect((await store.verify('acme')).changed).toEqual([]);
});
