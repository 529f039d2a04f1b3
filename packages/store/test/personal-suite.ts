import { beforeEach, describe, expect, it } from 'vitest';
import {
  entryIn,
  exportedLines,
  IdempotencyKeyError,
  importedFrom,
  LegalHoldError,
  NotKeptError,
  RefusedEntriesError,
  SettledError,
  UnsoundJournalError,
  type NewEntry,
  type Store,
} from '@quorate/store';
import { acme, issued, person } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

const taxNumber = '078-05-1120';
const personal = { of: 'anna', address: '1 Elm Street, 名前', taxNumber };
const why = { by: 'secretary', why: 'asked for it under the law' };

/** Personal data beside the chain, asked of every store. */
export function personalSuite(kind: string, under: StoreUnderTest): void {
  describe(`personal data, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      const entries = [{ ...person('anna'), personal }, person('bert')];
      await store.append({ corporation: 'acme', expectedVersion: 0, entries });
      return () => store.close();
    });

    const texts = async (): Promise<string> => (await all(store.entries('acme'))).map(({ text }) => text).join('\n');
    const append = async (version: number, entry: NewEntry, idempotencyKey = `key of ${version}`) =>
      store.append({ corporation: 'acme', expectedVersion: version, entries: [entry], idempotencyKey });

    it('is kept beside the chain, which has a salted hash of it', async () => {
      expect(await texts()).not.toMatch(/Elm|078-05/u);
      const [first] = await all(store.entries('acme', { limit: 1 }));
      const { hash } = (first && entryIn(first).personal) ?? {};
      expect(hash).toMatch(/^[0-9a-f]{64}$/u);
      const { of: _, ...fields } = personal;
      const record = { hash, of: 'anna', entry: 'person-anna', keptBy: 'secretary', fields };
      expect(await store.personalData.of('acme', { person: 'anna' })).toMatchObject([record]);
      expect(await store.personalData.of('acme', { entry: 'person-anna' })).toMatchObject([record]);
      expect(await store.personalData.of('acme', { person: 'bert' })).toEqual([]);
      expect(await store.personalData.of('other', { person: 'anna' })).toEqual([]);
      await append(2, { ...issued('a', 'anna', 1), personal });
      const [one, two] = await store.personalData.of('acme', { person: 'anna' });
      expect(one?.hash).not.toBe(two?.hash);
      expect(await store.verify('acme')).toMatchObject({ personal: { kept: 2, erased: 0, absent: 0 }, changed: [] });
    });

    it('is erased for good, with who did it and why, and the chain holds', async () => {
      await append(2, { ...issued('a', 'anna', 1), personal });
      const before = await texts();
      await store.personalData.erase('acme', { entry: 'a' }, why);
      expect(await store.personalData.of('acme', { entry: 'a' })).toMatchObject([{ erased: why }]);
      expect(await store.verify('acme')).toMatchObject({ personal: { kept: 1, erased: 1 }, changed: [] });
      const erased = await store.personalData.erase('acme', { person: 'anna' }, { by: 'counsel', why: 'again' });
      expect(erased.map((each) => [each.fields, each.erased?.by])).toEqual([
        [undefined, 'counsel'],
        [undefined, 'secretary'],
      ]);
      const { broken, ...sound } = await store.verify('acme');
      expect(broken).toBeUndefined();
      expect(sound).toMatchObject({ personal: { kept: 0, erased: 2, absent: 0 }, changed: [] });
      expect(await texts()).toBe(before);
      await expect(store.personalData.erase('acme', { person: 'bert' }, why)).rejects.toThrow(NotKeptError);
    });

    it('is refused badly formed, or of somebody unknown, and never repeated', async () => {
      const wrong: readonly (readonly [object, string])[] = [
        [{ of: 'anna' }, 'personal'],
        [{ of: 'anna', phone: taxNumber }, 'personal'],
        [{ of: 'anna', taxNumber: '' }, 'personal.taxNumber'],
        [{ of: 'anna', taxNumber: { is: taxNumber } }, 'personal.taxNumber'],
        [{ of: 'ana', taxNumber }, 'personal.of'],
      ];
      for (const [each, path] of wrong) {
        const entry = { ...issued('a', 'anna', 1), personal: each } as NewEntry;
        const error: unknown = await append(2, entry).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(RefusedEntriesError);
        expect((error as RefusedEntriesError).problems.map((problem) => problem.path.join('.'))).toEqual([path]);
        expect((error as Error).message).not.toContain('078');
      }
      expect(await store.personalData.of('acme', { person: 'anna' })).toHaveLength(1);
    });

    it('comes with a request once, however often it is sent', async () => {
      const entry = { ...issued('a', 'anna', 1), personal };
      const head = await append(2, entry, 'k');
      expect(await append(2, entry, 'k')).toEqual(head);
      const other = { ...entry, personal: { ...personal, taxNumber: '219-09-9999' } };
      await expect(append(2, other, 'k')).rejects.toThrow(IdempotencyKeyError);
      await store.personalData.erase('acme', { entry: 'a' }, why);
      expect(await append(2, entry, 'k')).toEqual(head);
      expect(await store.personalData.of('acme', { person: 'anna' })).toHaveLength(2);
    });

    it('waits beside a proposal too, and is entered with it', async () => {
      const proposal = { id: 'p', entries: [{ ...issued('a', 'anna', 1), personal }], by: 'secretary' };
      const proposed = await store.proposals.propose('acme', proposal);
      expect(JSON.stringify([proposed, await store.proposals.all('acme')])).not.toMatch(/Elm|078-05/u);
      expect(await store.proposals.propose('acme', proposal)).toEqual(proposed);
      const other = [{ ...issued('a', 'anna', 1), personal: { ...personal, address: 'elsewhere' } }];
      await expect(store.proposals.propose('acme', { ...proposal, entries: other })).rejects.toThrow(SettledError);
      await store.proposals.accept('acme', 'p', 'counsel');
      expect(await store.verify('acme')).toMatchObject({ personal: { kept: 2, absent: 0 }, changed: [] });
      expect(await store.personalData.of('acme', { entry: 'a' })).toMatchObject([
        { of: 'anna', fields: { taxNumber } },
      ]);
      const forged = { ...issued('b', 'anna', 1), personal: { of: 'anna', hash: 'a'.repeat(64) } };
      await expect(append(3, forged)).rejects.toThrow(NotKeptError);
    });

    it('is not given with what is only supposed or drafted', async () => {
      const entries = [{ ...issued('a', 'anna', 1), personal }];
      const supposed = { id: 'h', maker: 'm', title: 't', entries, madeAt: '2026-01-01', expiresAt: '2099-01-01' };
      await store.matters.open('acme', { id: 'm', title: 'Heron', by: 'anna' });
      const place = { corporation: 'acme', matter: 'm' };
      for (const attempt of [
        async () => store.supposing('acme', entries),
        async () => store.hypotheticals.make('acme', supposed),
        async () => store.matters.hypotheticals.make(place, supposed),
        async () => store.matters.drafts.make(place, { id: 'd', title: 't', entries, by: 'anna' }),
      ]) {
        await expect(attempt()).rejects.toThrow(RefusedEntriesError);
      }
    });

    it('goes with an exported journal only where it is asked for', async () => {
      await append(2, { ...issued('a', 'anna', 1), personal });
      await store.personalData.erase('acme', { entry: 'a' }, why);
      const plain = await all(exportedLines(store, 'acme'));
      const whole = await all(exportedLines(store, 'acme', { withPersonal: true }));
      const records = await store.personalData.of('acme', { person: 'anna' });
      expect(plain.join('\n')).not.toContain(taxNumber);
      await store.close();
      store = await under.fresh();
      await importedFrom(store, each(plain));
      expect((await store.verify('acme')).broken).toBeUndefined();
      expect(await store.verify('acme')).toMatchObject({ personal: { kept: 0, erased: 0, absent: 2 } });
      expect(await all(exportedLines(store, 'acme'))).toEqual(plain);
      await store.close();
      store = await under.fresh();
      const changes = [
        whole.map((line) => line.replace(taxNumber, '000-00-0000')),
        whole.map((line) => line.replace(/"of":"anna"(?=.*salt)/u, '"of":"bert"')),
        [...whole, whole.at(-1) ?? ''],
        whole.map((line) => line.replace('"keptBy":"', '"keptBy":"\\u0000')),
        [...whole, whole.at(-1) ?? ''].map((line) => line.replaceAll(records[1]?.hash ?? '', 'b'.repeat(64))),
      ];
      for (const changed of changes) {
        await expect(importedFrom(store, each(changed))).rejects.toThrow(UnsoundJournalError);
        expect(await store.corporations()).toEqual([]);
      }
      await importedFrom(store, each(whole));
      expect(await store.personalData.of('acme', { person: 'anna' })).toEqual(records);
      expect(await all(exportedLines(store, 'acme', { withPersonal: true }))).toEqual(whole);
    });

    it('is not erased while a hold covers it, whether by person, by entry or whole', async () => {
      await append(2, { ...issued('a', 'anna', 1), personal });
      const { legalHolds, personalData } = store;
      const holds = [{ persons: ['anna'] }, { entries: ['a'] }, { whole: true as const }];
      for (const [index, scope] of holds.entries()) {
        const id = `h${index}`;
        await legalHolds.set('acme', { id, reason: 'Doe v. Acme', scope, by: 'counsel' });
        const erasing = personalData.erase('acme', { person: 'anna' }, why);
        await expect(erasing).rejects.toThrow(LegalHoldError);
        await expect(erasing).rejects.toThrow(`"${id}"`);
        expect((await personalData.of('acme', { person: 'anna' })).every(({ erased }) => erased === undefined)).toBe(
          true,
        );
        await legalHolds.release('acme', id, { by: 'counsel', why: 'settled' });
      }
      await legalHolds.set('acme', { id: 'x', reason: 'other', scope: { persons: ['bert'] }, by: 'counsel' });
      expect(await personalData.erase('acme', { person: 'anna' }, why)).toHaveLength(2);
    });
  });

  describe(`a legal hold, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna')] });
      return () => store.close();
    });
    const hold = { id: 'h', reason: 'Doe v. Acme', scope: { whole: true as const }, by: 'counsel' };

    it('is set once, released once, and told for ever', async () => {
      const set = await store.legalHolds.set('acme', hold);
      expect(await store.legalHolds.set('acme', hold)).toEqual(set);
      await expect(store.legalHolds.set('acme', { ...hold, reason: 'another' })).rejects.toThrow(SettledError);
      await expect(store.legalHolds.set('acme', { ...hold, id: 'n', scope: { persons: [] } })).rejects.toThrow(
        'nothing',
      );
      await expect(store.legalHolds.release('other', 'h', why)).rejects.toThrow();
      await store.legalHolds.release('acme', 'h', { by: 'anna', why: 'settled' });
      await expect(store.legalHolds.release('acme', 'h', why)).rejects.toThrow(SettledError);
      const scope = { persons: ['anna', 'bert'], entries: [], papers: [] };
      await store.legalHolds.set('acme', { ...hold, id: 'i', scope: { persons: ['bert', 'anna'] } });
      expect(await store.legalHolds.all('acme')).toMatchObject([
        { ...set, released: { by: 'anna', why: 'settled' } },
        { id: 'i', scope, setBy: 'counsel' },
      ]);
    });

    it('of everything keeps what is dropped, out of sight, until it is released', async () => {
      const at = '2026-01-01T00:00:00.000Z';
      const made = { maker: 'anna', title: 't', entries: [issued('a', 'anna', 1)], madeAt: at };
      const soon = { ...made, expiresAt: '2026-01-02T00:00:00.000Z' };
      const late = { ...made, madeAt: '2026-02-01T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' };
      await store.matters.open('acme', { id: 'm', title: 'Heron', by: 'anna' });
      const place = { corporation: 'acme', matter: 'm' };
      const draft = { id: 'd', title: 'a draft', entries: made.entries, by: 'anna' };
      const dropAll = async (title: string) => {
        await store.hypotheticals.make('acme', { ...soon, id: `${title}-1`, title });
        await store.hypotheticals.make('acme', { ...late, id: `${title}-2`, title });
        await store.hypotheticals.drop('acme', 'anna', `${title}-2`);
        await store.matters.hypotheticals.make(place, { ...late, id: title, title });
        await store.matters.hypotheticals.drop(place, title);
        await store.matters.drafts.make(place, { ...draft, title });
        await store.matters.drafts.drop(place, 'd', 1);
        expect(await store.hypotheticals.by('acme', 'anna', late.madeAt)).toEqual([]);
        expect(await store.matters.drafts.all(place)).toEqual([]);
      };
      const retained = async () => {
        const lines = await all(store.backups.lines());
        return lines
          .filter((line) => line.includes('retained_rows'))
          .map((line) => /\\"title\\":\\"(\w+)/u.exec(line)?.[1]);
      };
      await dropAll('before');
      await store.legalHolds.set('acme', hold);
      await dropAll('held');
      expect(await retained()).toEqual(['held', 'held', 'held', 'held']);
      await store.legalHolds.set('acme', { ...hold, id: 'i' });
      await store.legalHolds.release('acme', 'h', why);
      expect(await retained()).toHaveLength(4);
      await store.legalHolds.release('acme', 'i', why);
      expect(await retained()).toEqual([]);
    });
  });
}

async function all<T>(values: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}
