import { beforeEach, describe, expect, it } from 'vitest';
import { post, show, day } from '@quorate/engine';
import { sha256, type Store } from '@quorate/store';
import { acme, issued, person, transferred } from './entries.js';
import { behindTheStore } from './servers/behind-the-store.js';
import type { StoreUnderTest } from './store-suite.js';

/** Snapshots of journals, asked of every store: they save time, and the journal is what holds. */
export function snapshotsSuite(kind: string, under: StoreUnderTest): void {
  describe(`a snapshot in ${kind}`, () => {
    let store: Store;
    let discarded: string[];
    const options = { snapshotEvery: 20, discarded: ({ why }: { readonly why: string }) => void discarded.push(why) };
    beforeEach(async () => {
      discarded = [];
      store = await under.fresh(undefined, options);
      await store.keep(acme);
      return () => store.close();
    });

    /** Thirty entries, of which a snapshot is written, and five after it; the store is closed then. */
    const written = async (shares = 1): Promise<void> => {
      const first = [person('anna'), person('bert'), ...some('e', 28, shares)];
      await store.append({ corporation: 'acme', expectedVersion: 0, entries: first });
      await store.close();
      store = await under.again(options);
      await store.append({ corporation: 'acme', expectedVersion: 30, entries: some('f', 5, 1) });
      await store.close();
    };
    const reopened = async (): Promise<void> => {
      store = await under.again(options);
    };
    const held = async (): Promise<string> =>
      show(post(await store.journal('acme')).held('anna', 'common', day('2001-01-01')));
    const snapshot = async () => {
      const [row] = await behindTheStore(under.place(), 'select * from snapshots where corporation = ?', 'acme');
      return row as Record<'format' | 'hash' | 'columns' | 'texts' | 'checksum', string> & { readonly version: number };
    };

    it('is written once a journal has grown enough, and the journal opened from it goes on as any', async () => {
      await written();
      expect((await snapshot()).version).toBe(30);
      await reopened();
      const shared = await store.snapshot('acme');
      expect(shared).toMatchObject({ version: 30 });
      expect(shared?.columns.buffer).toBeInstanceOf(SharedArrayBuffer);
      const journal = await store.journal('acme');
      expect([journal.length, journal.entry('e3')?.id, await held()]).toEqual([35, 'e3', '33']);
      const more = [transferred('sale', 'anna', 'bert', 33, '2000-06-01')];
      await store.append({ corporation: 'acme', expectedVersion: 35, entries: more });
      await expect(
        store.append({
          corporation: 'acme',
          expectedVersion: 36,
          entries: [transferred('more', 'anna', 'bert', 1, '2000-06-02')],
        }),
      ).rejects.toThrow('would have given up 1 shares');
      await expect(
        store.append({ corporation: 'acme', expectedVersion: 36, entries: [issued('e3', 'anna', 1)] }),
      ).rejects.toThrow("already an entry 'e3'");
      expect(await store.verify('acme')).toMatchObject({ snapshot: 'same', intact: { version: 36 } });
      expect(discarded).toEqual([]);
    });

    it('takes the place of the one before, of which nothing is left', async () => {
      await written();
      await reopened();
      await store.append({ corporation: 'acme', expectedVersion: 35, entries: some('g', 40, 1) });
      await store.close();
      const row = await snapshot();
      expect(row.version).toBe(75);
      const parts = await behindTheStore(
        under.place(),
        'select hash from snapshot_parts where corporation = ?',
        'acme',
      );
      const named = [...(JSON.parse(row.columns) as string[]), ...(JSON.parse(row.texts) as string[])];
      expect(new Set(parts.map(({ hash }) => hash))).toEqual(new Set(named));
      await reopened();
      expect(await store.verify('acme')).toMatchObject({ snapshot: 'same' });
    });

    it('is in no backup', async () => {
      await written();
      await reopened();
      for await (const line of store.backups.lines()) expect(line).not.toContain('snapshot');
    });

    const changes: Readonly<Record<string, () => Promise<void>>> = {
      'a flipped byte of its columns': async () => flip(JSON.parse((await snapshot()).columns) as string[]),
      'a flipped byte of its texts': async () => flip(JSON.parse((await snapshot()).texts) as string[]),
      'a part cut off': async () => {
        const [hash = ''] = JSON.parse((await snapshot()).columns) as string[];
        const content = await contentOf(hash);
        await setContent(hash, content.subarray(0, content.length - 40));
      },
      'a part that is missing': async () => {
        const [hash = ''] = JSON.parse((await snapshot()).texts) as string[];
        await change('delete from snapshot_parts where corporation = ? and hash = ?', 'acme', hash);
      },
      'another head': async () => setRow({ hash: sha256('another') }),
      'another format': async () => setRow({ format: 'another' }),
      'more entries than the journal': async () => setRow({ version: 99 }),
      'another place': async () => setRow({ version: 29 }),
      'a record that was changed': async () =>
        change('update snapshots set columns = ? where corporation = ?', '[]', 'acme'),
    };
    // What is refused, is by the same lines in every kind of store: two cases show that they read their rows alike.
    const tried = Object.entries(changes).filter((_, at) => kind === 'SQLite' || at === 0 || at === 3);
    for (const [what, tamper] of tried) {
      it(`with ${what} is thrown away, and the journal holds`, async () => {
        await written();
        await tamper();
        await reopened();
        expect([(await store.journal('acme')).length, await held()]).toEqual([35, '33']);
        expect(discarded).toHaveLength(1);
        await store.close();
        // It is written anew when it is time.
        expect((await snapshot()).version).toBe(35);
        await reopened();
        expect(await store.verify('acme')).toMatchObject({ snapshot: 'same' });
      });
    }

    it('that is damaged is thrown away at once, though others write all the while', async () => {
      await written();
      await flip(JSON.parse((await snapshot()).columns) as string[]);
      await reopened();
      // Judged elsewhere, what is entered opens no journal here.
      store.judgedBy(async () => []);
      const read = { isDone: false };
      const reading = store.snapshot('acme').finally(() => (read.isDone = true));
      let more = 0;
      for (; !read.isDone && more < 40; more += 1) {
        const long = { ...person(`m${more}`), data: { id: `m${more}`, kind: 'other', name: 'm'.repeat(200_000) } };
        await store.append({ corporation: 'acme', expectedVersion: 35 + more, entries: [long] });
      }
      expect(more).toBeLessThan(40);
      expect(await reading).toBeUndefined();
      expect(discarded).toEqual(['a part of it is missing, or its bytes were changed']);
    });

    it('that lies, with every checksum made anew, is found by verifying, named, and thrown away', async () => {
      await store.close();
      store = await under.fresh(undefined, options);
      await store.keep(acme);
      await written(1_000);
      const lie = await snapshot();
      const keys = [...(JSON.parse(lie.columns) as string[]), ...(JSON.parse(lie.texts) as string[])];
      const parts = await Promise.all(keys.map(async (hash) => ({ hash, content: await contentOf(hash) })));
      store = await under.fresh(undefined, options);
      await store.keep(acme);
      await written();
      for (const { hash, content } of parts) {
        await change('delete from snapshot_parts where corporation = ? and hash = ?', 'acme', hash);
        await change('insert into snapshot_parts (corporation, hash, content) values (?, ?, ?)', 'acme', hash, content);
      }
      await setRow({ columns: lie.columns, texts: lie.texts });
      await reopened();
      expect(await held()).toBe('28,005');
      expect(await store.verify('acme')).toMatchObject({ snapshot: 'differs', intact: { version: 35 } });
      expect(discarded).toEqual(['it says otherwise than the journal']);
      expect(await held()).toBe('33');
      const { snapshot: none, broken } = await store.verify('acme');
      expect([none, broken]).toEqual([undefined, undefined]);
    });

    const change = async (statement: string, ...given: unknown[]): Promise<void> => {
      await behindTheStore(under.place(), statement, ...given);
    };
    const contentOf = async (hash: string): Promise<Uint8Array> => {
      const [row] = await behindTheStore(under.place(), 'select content from snapshot_parts where hash = ?', hash);
      return row?.['content'] as Uint8Array;
    };
    const setContent = async (hash: string, content: Uint8Array): Promise<void> =>
      change(
        'update snapshot_parts set content = ? where corporation = ? and hash = ?',
        Buffer.from(content),
        'acme',
        hash,
      );
    const flip = async ([hash = '']: readonly string[]): Promise<void> => {
      const content = Uint8Array.from(await contentOf(hash));
      content[content.length - 5] = (content[content.length - 5] ?? 0) ^ 1;
      await setContent(hash, content);
    };
    /** Changes the record, and makes its checksum anew. */
    const setRow = async (changed: Partial<Awaited<ReturnType<typeof snapshot>>>): Promise<void> => {
      const row = { ...(await snapshot()), ...changed };
      const { format, version, hash, columns, texts } = row;
      const checksum = sha256([format, 'acme', version, hash, columns, texts].join('\n'));
      await change(
        'update snapshots set format = ?, version = ?, hash = ?, columns = ?, texts = ?, checksum = ? where corporation = ?',
        format,
        version,
        hash,
        columns,
        texts,
        checksum,
        'acme',
      );
    };
  });
}

function some(prefix: string, count: number, shares: number) {
  return Array.from({ length: count }, (_, at) => issued(`${prefix}${at}`, 'anna', shares));
}
