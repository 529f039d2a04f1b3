import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportedLines, importedFrom, newSigningKey, readSigningKey, type Store } from '@quorate/store';
import { acme, issued, person } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

const portions = 24;
const key = readSigningKey(newSigningKey());

/** What is read while others write is as it was at one moment: what came in between is no fault. */
export function meanwhileSuite(kind: string, under: StoreUnderTest): void {
  describe(`while others write, in ${kind}`, () => {
    let store: Store;
    let discarded: string[];
    beforeEach(async () => {
      discarded = [];
      const options = { snapshotEvery: 10, discarded: ({ why }: { readonly why: string }) => void discarded.push(why) };
      store = await under.fresh(undefined, options);
      await store.keep(acme);
      await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna')] });
      return async () => store.close();
    });

    /** Enters so many portions, one of three proposed first, with a paper, a policy, a signature and an erasure each; and reads all the while. */
    const meanwhile = async (read: () => Promise<void>): Promise<void> => {
      const writing = { goesOn: true };
      const write = async (): Promise<void> => {
        for (let at = 0; at < portions; at += 1) {
          const personal = { of: 'anna', taxNumber: '078-05-1120' };
          const entries = [{ ...issued(`a-${at}`, 'anna', 1), personal }, issued(`b-${at}`, 'anna', 1)];
          if (at % 3 === 0) {
            await store.proposals.propose('acme', { id: `p-${at}`, entries, by: 'sara' });
            await store.proposals.accept('acme', `p-${at}`, 'carl');
          } else await store.append({ corporation: 'acme', expectedVersion: 1 + 2 * at, entries });
          const content = Buffer.from(`paper ${at}`, 'utf8');
          await store.papers.keep('acme', {
            name: 'a',
            mediaType: 'text/plain',
            content,
            state: 'signed',
            by: 'sara',
          });
          await store.policies.set('acme', { types: [], corrections: at % 2 === 0 }, 'sara');
          await store.sign('acme', key);
          await store.personalData.erase('acme', { entry: `a-${at}` }, { by: 'sara', why: 'asked for it' });
        }
        writing.goesOn = false;
      };
      const reading = async (): Promise<void> => {
        while (writing.goesOn) await read();
      };
      await Promise.all([write(), ...Array.from({ length: 4 }, reading)]);
    };

    it('verifying tells of no fault', async () => {
      await meanwhile(async () => {
        const { broken, changed, snapshot = 'same' } = await store.verify('acme');
        expect({ broken, changed, snapshot }).toEqual({ broken: undefined, changed: [], snapshot: 'same' });
      });
      expect(await store.verify('acme')).toMatchObject({ intact: { version: 1 + 2 * portions }, changed: [] });
      expect(discarded).toEqual([]);
    });

    it('verifying tells of no fault of the papers of matters that are kept and erased', async () => {
      const place = { corporation: 'acme', matter: 'm' };
      await store.matters.open('acme', { id: 'm', title: 'Project Heron', by: 'anna' });
      const writing = { goesOn: true };
      const write = async (): Promise<void> => {
        const { papers } = store.matters;
        for (let at = 0; at < portions; at += 1) {
          const content = Buffer.alloc(600_000, `paper ${at}`);
          const paper = { name: 'a', mediaType: 'text/plain', content, state: 'signed', by: 'anna' } as const;
          const { hash } = await papers.keep(place, paper);
          if (at % 2 === 0) await papers.erase(place, hash, { by: 'anna', why: 'asked for it' });
        }
      };
      const reading = async (): Promise<void> => {
        while (writing.goesOn) expect((await store.verify('acme')).changed).toEqual([]);
      };
      await Promise.all([write().finally(() => void (writing.goesOn = false)), ...Array.from({ length: 4 }, reading)]);
      expect((await store.verify('acme')).changed).toEqual([]);
    });

    it('a journal is read to its head, or further', async () => {
      await meanwhile(async () => {
        const { version } = await store.corporation('acme');
        expect((await store.journal('acme')).length).toBeGreaterThanOrEqual(version);
      });
      expect((await store.journal('acme')).length).toBe(1 + 2 * portions);
      expect(discarded).toEqual([]);
    });

    it('a journal is given out to the head that it begins with, and is taken in with what came with it', async () => {
      let whole: readonly string[] = [];
      await meanwhile(async () => {
        const lines: string[] = [];
        for await (const line of exportedLines(store, 'acme', { withPersonal: true })) lines.push(line);
        whole = lines;
        const [head, ...rest] = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
        const entries = rest.filter((line) => !('personal' in line));
        expect(head).toMatchObject({ version: entries.length, hash: entries.at(-1)?.['hash'] });
      });
      await store.close();
      store = await under.fresh();
      const { version } = await importedFrom(store, Readable.from(whole));
      expect((await store.verify('acme')).intact.version).toBe(version);
    });

    it('what is told of one state is in it, and what is supposed goes with the journal', async () => {
      await meanwhile(async () => {
        for (const { state, head } of await store.proposals.all('acme', 'proposed'))
          expect({ state, head }).toEqual({ state: 'proposed', head: undefined });
        for (const { state } of await store.proposals.all('acme', 'accepted')) expect(state).toBe('accepted');
        await store.supposing('acme', [issued('supposed', 'anna', 1)]);
      });
      expect(await store.proposals.all('acme', 'accepted')).toHaveLength(portions / 3);
    });
  });
}
