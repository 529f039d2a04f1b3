import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '@quorate/store';
import { acme, issued, person } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

const portions = 60;

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

    /** Enters so many portions, keeps a paper and sets a policy with each, and does something all the while. */
    const meanwhile = async (read: () => Promise<void>): Promise<void> => {
      const writing = { goesOn: true };
      const write = async (): Promise<void> => {
        for (let at = 0; at < portions; at += 1) {
          const entries = [issued(`a-${at}`, 'anna', 1), issued(`b-${at}`, 'anna', 1)];
          await store.append({ corporation: 'acme', expectedVersion: 1 + 2 * at, entries });
          const content = Buffer.from(`paper ${at}`, 'utf8');
          await store.papers.keep('acme', {
            name: 'a',
            mediaType: 'text/plain',
            content,
            state: 'signed',
            by: 'sara',
          });
          await store.policies.set('acme', { types: [], corrections: at % 2 === 0 }, 'sara');
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

    it('a journal is read to its head, or further', async () => {
      await meanwhile(async () => {
        const { version } = await store.corporation('acme');
        expect((await store.journal('acme')).length).toBeGreaterThanOrEqual(version);
      });
      expect((await store.journal('acme')).length).toBe(1 + 2 * portions);
      expect(discarded).toEqual([]);
    });
  });
}
