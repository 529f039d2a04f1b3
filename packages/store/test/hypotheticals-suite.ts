import { beforeEach, describe, expect, it } from 'vitest';
import { NotKeptError, RefusedEntriesError, type Hypothetical, type Store } from '@quorate/store';
import { acme, issued, person, transferred } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

/** What is supposed, asked of every store. */
export function hypotheticalsSuite(kind: string, under: StoreUnderTest): void {
  describe(`what is supposed, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(acme);
      await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna'), person('bert')] });
      return () => store.close();
    });

    const made: Hypothetical = {
      id: 'h1',
      maker: 'counsel',
      title: 'a private placement',
      entries: [issued('a', 'anna', 100)],
      madeAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-01-08T00:00:00.000Z',
    };
    const soon = '2026-01-02T00:00:00.000Z';

    it('has an end for each maker, also where many are made at once', async () => {
      const making = async (from: number, count: number) =>
        Promise.allSettled(
          Array.from({ length: count }, async (_, more) =>
            store.hypotheticals.make('acme', { ...made, id: `many-${from + more}` }),
          ),
        );
      await making(0, 98);
      const came = await making(98, 8);
      expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(await store.hypotheticals.by('acme', 'counsel', soon)).toHaveLength(100);
    });

    it('is there for its maker until its time is over, and for nobody else', async () => {
      await store.hypotheticals.make('acme', made);
      expect(await store.hypotheticals.one('acme', 'counsel', 'h1', soon)).toEqual(made);
      expect(await store.hypotheticals.by('acme', 'counsel', soon)).toEqual([made]);
      expect(await store.hypotheticals.by('acme', 'secretary', soon)).toEqual([]);
      for (const [corporation, maker, id, now] of [
        ['acme', 'secretary', 'h1', soon],
        ['acme', 'counsel', 'h2', soon],
        ['other', 'counsel', 'h1', soon],
        ['acme', 'counsel', 'h1', made.expiresAt],
      ] as const) {
        await expect(store.hypotheticals.one(corporation, maker, id, now)).rejects.toThrow(NotKeptError);
      }
      await store.hypotheticals.make('acme', { ...made, id: 'h2', madeAt: made.expiresAt, expiresAt: '2027-01-01' });
      expect((await store.hypotheticals.by('acme', 'counsel', soon)).map(({ id }) => id)).toEqual(['h2']);
    });

    it('is dropped by its maker alone', async () => {
      await store.hypotheticals.make('acme', made);
      await expect(store.hypotheticals.drop('acme', 'secretary', 'h1')).rejects.toThrow(NotKeptError);
      await store.hypotheticals.drop('acme', 'counsel', 'h1');
      await expect(store.hypotheticals.drop('acme', 'counsel', 'h1')).rejects.toThrow(NotKeptError);
    });

    it('is limited in number', async () => {
      for (let each = 0; each < 100; each += 1) await store.hypotheticals.make('acme', { ...made, id: `h${each}` });
      await expect(store.hypotheticals.make('acme', { ...made, id: 'more' })).rejects.toThrow('Drop one');
      await store.hypotheticals.make('acme', { ...made, id: 'theirs', maker: 'secretary' });
    });

    it('stands on top of the journal, which stays as it was', async () => {
      await store.supposing('acme', [issued('a', 'anna', 100), transferred('t', 'anna', 'bert', 1, '2000-02-01')]);
      expect((await store.journal('acme')).length).toBe(2);
      expect(await store.corporation('acme')).toMatchObject({ version: 2 });
      await store.append({ corporation: 'acme', expectedVersion: 2, entries: [issued('a', 'bert', 5)] });
      expect((await store.journal('acme')).entry('a')).toMatchObject({ data: { to: 'bert' } });
      await expect(store.supposing('acme', [issued('a', 'anna', 1)])).rejects.toThrow(RefusedEntriesError);
      expect((await store.verify('acme')).broken).toBeUndefined();
    });
  });
}
