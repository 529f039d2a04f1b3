import { beforeEach, describe, expect, it } from 'vitest';
import {
  CorporationKeptError,
  entryIn,
  exportedLines,
  sha256,
  IdempotencyKeyError,
  importedFrom,
  RefusedEntriesError,
  UnknownCorporationError,
  UnsoundJournalError,
  VersionConflictError,
  newSigningKey,
  readSigningKey,
  signCheckpoint,
  type NewEntry,
  type Selection,
  type Store,
  type StoreOptions,
  type StorePlace,
} from '@quorate/store';
import { chained, emptyHead } from '../src/chain/stored-entry.js';
import { acme as corporation, issued, person, transferred } from './entries.js';

/** What the suite needs of a kind of store: a new, empty one, and the same again by another opening. */
export interface StoreUnderTest {
  /** A new, empty store. The clock gives the instants in turn, then the last one again and again. */
  fresh(clock?: readonly string[], options?: StoreOptions): Promise<Store>;
  /** Opens the store that `fresh` made last once more, after closing it. */
  again(options?: StoreOptions): Promise<Store>;
  /** Where it is, to be looked at and changed behind the store's back while it is closed. */
  place(): StorePlace;
}

/** What is asked of every store. */
export function storeSuite(kind: string, under: StoreUnderTest): void {
  describe(`a store in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(corporation);
      return () => store.close();
    });

    it('keeps a corporation, and tells it again', async () => {
      expect(await store.corporation('acme')).toMatchObject({ ...corporation, version: 0 });
      expect((await store.corporations()).map(({ id }) => id)).toEqual(['acme']);
    });

    it('refuses a corporation that it keeps already, and one that it does not keep, saying which it keeps', async () => {
      await expect(store.keep(corporation)).rejects.toThrow(CorporationKeptError);
      await expect(store.corporation('acne')).rejects.toThrow(UnknownCorporationError);
      await expect(store.corporation('acne')).rejects.toThrow('kept are acme');
    });

    it('finds entries by their ids, by what they name, and by when they were entered', async () => {
      store = await under.fresh(['2004-01-01T00:00:00Z', '2004-01-01T00:00:00.500Z', '2004-01-02T00:00:00Z']);
      await store.keep(corporation);
      await enter(store, 0, person('a_b'), person('axb'), person('ann'));
      await enter(store, 3, issued('a', 'a_b', 5), issued('b', 'ann', 5));
      const found = async (selection: Selection) => (await all(store.entries('acme', selection))).map(({ id }) => id);
      expect(await found({ about: 'a_b' })).toEqual(['person-a_b', 'a']);
      expect(await found({ about: 'an' })).toEqual([]);
      expect(await found({ about: 'ANN' })).toEqual([]);
      expect(await found({ about: 'ann', limit: 1 })).toEqual(['person-ann']);
      expect(await found({ about: 'ann', after: 3 })).toEqual(['b']);
      expect(await found({ id: 'b' })).toEqual(['b']);
      expect(await found({ knownAt: '2004-01-01T00:00:00.5Z' })).toHaveLength(3);
      expect(await found({ knownAt: '2004-01-01T00:00:00.499Z' })).toHaveLength(0);
      expect(await found({ knownAt: '2004-01-02T00:00:00Z', about: 'ann' })).toEqual(['person-ann', 'b']);
      expect(await found({ knownAt: '9999-12-31T23:59:59Z' })).toHaveLength(5);
    });

    it('finds what was known by an instant, though it was entered later', async () => {
      store = await under.fresh(['2004-01-01T00:00:00Z', '2004-01-02T00:00:00Z']);
      await store.keep(corporation);
      const since = { knownSince: '1999-02-03T00:00:00Z' };
      await enter(store, 0, { ...person('ann'), ...since }, person('bob'), { ...issued('a', 'ann', 5), ...since });
      const found = async (selection: Selection) => (await all(store.entries('acme', selection))).map(({ id }) => id);
      expect(await found({ knownAt: '1999-02-02T23:59:59Z' })).toEqual([]);
      expect(await found({ knownAt: '1999-02-03T00:00:00Z' })).toEqual(['person-ann', 'a']);
      expect(await found({ knownAt: '1999-02-03T00:00:00Z', about: 'ann', limit: 1 })).toEqual(['person-ann']);
      expect(await found({ knownAt: '2004-01-03T00:00:00Z' })).toEqual(['person-ann', 'person-bob', 'a']);
    });

    it('finds entries however far beyond its end a journal is asked for', async () => {
      await enter(store, 0, person('ann'), person('bob'));
      const far = Number.MAX_SAFE_INTEGER;
      for (const through of [3_000_000_000, far]) {
        const found = await all(store.entries('acme', { about: 'ann', through }));
        expect(found.map(({ id }) => id)).toEqual(['person-ann']);
        expect(await all(store.entries('acme', { through }))).toHaveLength(2);
        expect(await all(store.entries('acme', { after: through }))).toEqual([]);
        expect(await all(store.entries('acme', { after: through, about: 'ann' }))).toEqual([]);
      }
    });

    it('enters entries, chained, and reads them back to the letter', async () => {
      const head = await enter(store, 0, person('anna'), issued('a', 'anna', 100));
      expect(head.version).toBe(2);
      const entries = await all(store.entries('acme'));
      expect(entries.map(({ sequence, id }) => [sequence, id])).toEqual([
        [1, 'person-anna'],
        [2, 'a'],
      ]);
      expect(entries.at(-1)?.hash).toBe(head.hash);
      const [, second] = entries;
      expect(second === undefined ? undefined : entryIn(second)).toMatchObject({
        ...issued('a', 'anna', 100),
        corporation: 'acme',
        version: 1,
      });
      const journal = await store.journal('acme');
      expect(journal.length).toBe(2);
      expect(journal.head).toBe('a');
    });

    it('tells the same journal after it was closed and opened again', async () => {
      const head = await enter(store, 0, person('anna'), issued('a', 'anna', 100));
      await store.close();
      store = await under.again();
      expect(await store.corporation('acme')).toMatchObject(head);
      expect((await store.journal('acme')).head).toBe('a');
      expect((await enter(store, 2, issued('b', 'anna', 1))).version).toBe(3);
      expect((await store.verify('acme')).broken).toBeUndefined();
    });

    it('refuses a writer who saw another version, and writes nothing', async () => {
      await enter(store, 0, person('anna'));
      await expect(enter(store, 0, issued('a', 'anna', 100))).rejects.toThrow(VersionConflictError);
      await expect(enter(store, 2, issued('a', 'anna', 100))).rejects.toThrow('has 1 entries');
      expect(await store.corporation('acme')).toMatchObject({ version: 1 });
    });

    it('enters all of a batch or none of it, and names every entry at fault', async () => {
      await enter(store, 0, person('anna'));
      const batch = [issued('a', 'anna', 100), issued('b', 'bert', 1), issued('a', 'anna', 1)];
      const refused = await enter(store, 1, ...batch).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(RefusedEntriesError);
      expect((refused as RefusedEntriesError).problems.map(({ index }) => index)).toEqual(expect.arrayContaining([2]));
      expect(await store.corporation('acme')).toMatchObject({ version: 1 });
      expect(await all(store.entries('acme'))).toHaveLength(1);
      expect((await enter(store, 1, issued('a', 'anna', 100))).version).toBe(2);
    });

    it('refuses a backdated entry that makes a later one impossible', async () => {
      await enter(store, 0, person('anna'), person('bert'), issued('a', 'anna', 100, '2000-01-03'));
      await enter(store, 3, transferred('all', 'anna', 'bert', 100, '2000-03-01'));
      await expect(enter(store, 4, transferred('early', 'anna', 'bert', 1, '2000-02-01'))).rejects.toThrow(
        RefusedEntriesError,
      );
      expect((await store.journal('acme')).length).toBe(4);
    });

    it('answers a request sent again under its key as before, and writes nothing twice', async () => {
      const appending = { corporation: 'acme', expectedVersion: 0, entries: [person('anna')], idempotencyKey: 'k1' };
      const head = await store.append(appending);
      await enter(store, 1, issued('a', 'anna', 100));
      expect(await store.append(appending)).toEqual(head);
      expect(await store.corporation('acme')).toMatchObject({ version: 2 });
      const other = { ...appending, entries: [person('bert')] };
      await expect(store.append(other)).rejects.toThrow(IdempotencyKeyError);
    });

    it('lets one of many writers at once win, and tells the others', async () => {
      await enter(store, 0, person('anna'));
      const writers = Array.from({ length: 32 }, (_, writer) => enter(store, 1, issued(`w${writer}`, 'anna', 1)));
      const outcomes = await Promise.allSettled(writers);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
      expect(reasons.every((each) => each instanceof VersionConflictError)).toBe(true);
      expect((await store.verify('acme')).broken).toBeUndefined();
    });

    it('enters all that 32 writers bring, when each reads on after a conflict', async () => {
      await enter(store, 0, person('anna'));
      await Promise.all(Array.from({ length: 32 }, (_, writer) => persist(store, issued(`w${writer}`, 'anna', 1))));
      expect(await store.verify('acme')).toMatchObject({ intact: { version: 33 } });
    });

    it('never lets the instant of entry go back, whatever the clock does', async () => {
      await store.close();
      store = await under.fresh(['2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z', '2026-01-01T09:00:00Z']);
      await store.keep(corporation);
      await enter(store, 0, person('anna'));
      await enter(store, 1, issued('a', 'anna', 1));
      const entries = await all(store.entries('acme'));
      expect(entries.map((each) => entryIn(each).enteredAt)).toEqual(['2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z']);
    });

    it('reads a choice of entries', async () => {
      await enter(store, 0, person('anna'), issued('a', 'anna', 1, '2000-01-03'), issued('b', 'anna', 1, '2001-01-03'));
      const ids = async (selection: Parameters<Store['entries']>[1]) =>
        (await all(store.entries('acme', selection))).map(({ id }) => id);
      expect(await ids({ types: ['person'] })).toEqual(['person-anna']);
      expect(await ids({ from: '2000-01-03', to: '2000-12-31' })).toEqual(['a']);
      expect(await ids({ after: 1, limit: 1 })).toEqual(['a']);
      expect(await ids({ through: 2 })).toEqual(['person-anna', 'a']);
      expect(await ids({ by: 'somebody-else' })).toEqual([]);
    });

    it('keeps the journals of two corporations apart, even with the same ids of entries', async () => {
      await store.keep({ ...corporation, id: 'other' });
      await enter(store, 0, person('anna'));
      await store.append({ corporation: 'other', expectedVersion: 0, entries: [person('anna')] });
      const [mine] = await all(store.entries('acme'));
      const [theirs] = await all(store.entries('other'));
      expect(mine?.id).toBe(theirs?.id);
      expect(mine?.hash).not.toBe(theirs?.hash);
      expect(await all(store.entries('other'))).toHaveLength(1);
    });

    it('gives a journal out and takes it in again, the same to the letter', async () => {
      await enter(store, 0, person('anna'), issued('a', 'anna', 100));
      const lines = await all(exportedLines(store, 'acme'));
      const before = await store.corporation('acme');
      await store.close();
      store = await under.fresh();
      expect(await importedFrom(store, each(lines))).toMatchObject({ ...corporation, version: 2, hash: before.hash });
      expect(await all(exportedLines(store, 'acme'))).toEqual(lines);
      await expect(importedFrom(store, each(lines))).rejects.toThrow(CorporationKeptError);
    });

    it('takes a journal in with the role of whoever does, or not at all', async () => {
      const lines = await all(exportedLines(store, 'acme'));
      await store.close();
      store = await under.fresh();
      for (const [at, name] of ['sara', 'carl'].entries()) await store.accounts.open({ name, isOwner: at === 0 });
      await store.accounts.close('carl');
      const taken = async (by: string) => importedFrom(store, each(lines), { by, role: 'secretary' });
      await expect(taken('carl')).rejects.toThrow('closed');
      expect(await store.corporations()).toEqual([]);
      const { records } = await taken('sara');
      expect(await store.grants.in('acme')).toMatchObject([{ account: 'sara', role: 'secretary' }]);
      expect(await store.corporation('acme')).toMatchObject({ records });
    });

    it('takes nothing in of an exported journal that was changed or cut off', async () => {
      await enter(store, 0, person('anna'), issued('a', 'anna', 100));
      const lines = await all(exportedLines(store, 'acme'));
      await store.close();
      store = await under.fresh();
      const changed = lines.map((line) => line.replaceAll('100', '900'));
      for (const wrong of [changed, lines.slice(0, -1), lines.toReversed(), ['{}'], ['no JSON'], []]) {
        await expect(importedFrom(store, each(wrong))).rejects.toThrow(UnsoundJournalError);
      }
      expect(await store.corporations()).toEqual([]);
    });

    it('takes nothing in under a name that no corporation has here, nor what a database cannot keep', async () => {
      const { hash } = emptyHead('other');
      const head = { format: 'quorate journal 1', id: 'other', name: 'Other', charter: 'x', version: 0, hash };
      for (const wrong of [
        { id: '../other' },
        { id: '' },
        { id: 'o'.repeat(5_000) },
        { name: 'O\u0000ther' },
        { name: 'O\r\nther' },
        { charter: '\u0000' },
        { formed: 'yesterday' },
      ]) {
        const line = JSON.stringify({ ...head, ...wrong, hash: emptyHead(wrong.id ?? 'other').hash });
        await expect(importedFrom(store, each([line]))).rejects.toThrow(UnsoundJournalError);
      }
      const { personal: _personal, ...anna } = person('anna');
      const entered = { ...anna, id: 'a\u0000', corporation: 'other', enteredAt: '2004-01-01T00:00:00Z' };
      const entry = chained(emptyHead('other'), entered);
      const { corporation: _, ...line } = entry ?? {};
      const lines = [{ ...head, version: 1, hash: entry?.hash }, line].map((one) => JSON.stringify(one));
      await expect(importedFrom(store, each(lines))).rejects.toThrow(UnsoundJournalError);
      expect((await store.corporations()).map(({ id }) => id)).toEqual(['acme']);
    });

    it('keeps a head that was signed elsewhere, where the journal has it and the signature holds', async () => {
      await enter(store, 0, person('anna'));
      await enter(store, 1, person('bert'));
      const { version, hash } = await store.corporation('acme');
      const key = readSigningKey(newSigningKey());
      const signed = (corporation: string, of: number) =>
        signCheckpoint(corporation, { version: of, hash }, { key, signedAt: '2026-01-02T03:04:05Z' });
      const good = signed('acme', version);
      await expect(store.takeCheckpoint(signed('acme', 1))).rejects.toThrow('another hash at version 1');
      await expect(store.takeCheckpoint(signed('acme', 9))).rejects.toThrow('another hash at version 9');
      await expect(store.takeCheckpoint({ ...good, version: 1 })).rejects.toThrow('not that of this key');
      expect(await store.checkpoints('acme')).toEqual([]);
      await store.takeCheckpoint(good);
      await store.takeCheckpoint(good);
      expect(await store.checkpoints('acme')).toEqual([good]);
    });

    it('signs the head of a journal, and holds the chain against it', async () => {
      await enter(store, 0, person('anna'));
      const key = readSigningKey(newSigningKey());
      const checkpoint = await store.sign('acme', key);
      expect(checkpoint).toMatchObject({ corporation: 'acme', version: 1 });
      await enter(store, 1, issued('a', 'anna', 1));
      expect(await store.checkpoints('acme')).toEqual([checkpoint]);
      expect(await store.verify('acme')).toMatchObject({ checkpoints: 1, intact: { version: 2 } });
    });

    it('keeps a paper once by its hash, with what became of it', async () => {
      const content = Buffer.from('We, the directors …', 'utf8');
      const draft = {
        name: 'consent.pdf',
        mediaType: 'application/pdf',
        content,
        state: 'drafted',
        by: 'counsel',
      } as const;
      const { hash } = await store.papers.keep('acme', draft);
      expect(hash).toBe(sha256(content));
      expect((await store.papers.keep('acme', { ...draft, name: 'again.pdf' })).name).toBe('consent.pdf');
      await store.papers.becomes('acme', hash, { state: 'filed', by: 'secretary' });
      const { states, size } = await store.papers.record('acme', hash);
      expect(states.map(({ state, by }) => `${state} by ${by}`)).toEqual(['drafted by counsel', 'filed by secretary']);
      expect(size).toBe(content.byteLength);
      expect(Buffer.from(await store.papers.content('acme', hash)).equals(content)).toBe(true);
      await expect(store.papers.becomes('acme', hash, { state: 'signed', by: 'x' })).rejects.toThrow(
        'is filed already',
      );
      await expect(store.papers.content('acme', 'ab')).rejects.toThrow('No paper with that hash');
      expect(await store.papers.all('acme')).toHaveLength(1);
    });

    it('takes names and texts as they are: quotes, SQL, prototypes, every alphabet', async () => {
      const names = ["Robert'); drop table entries;--", '__proto__', 'constructor', 'שָׁלוֹם right to left', '名前 😀'];
      const entries = names.map((by, index) => ({ ...person(`p${index}`), by }));
      await store.append({ corporation: 'acme', expectedVersion: 0, entries });
      const read = await all(store.entries('acme'));
      expect(read.map((each_) => entryIn(each_).by)).toEqual(names);
      expect((await store.verify('acme')).broken).toBeUndefined();
    });
  });
}

async function enter(store: Store, expectedVersion: number, ...entries: readonly NewEntry[]) {
  return store.append({ corporation: 'acme', expectedVersion, entries });
}

/** Enters as a patient writer does: after a conflict it reads the version and tries again. */
async function persist(store: Store, entry: NewEntry): Promise<void> {
  for (;;) {
    const { version } = await store.corporation('acme');
    try {
      await enter(store, version, entry);
      return;
    } catch (error) {
      if (!(error instanceof VersionConflictError)) throw error;
    }
  }
}

async function all<T>(values: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}
