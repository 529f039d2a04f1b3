import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '@quorate/store';
import { acme } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

/** What was read behind walls, asked of every store. */
export function readsSuite(kind: string, under: StoreUnderTest): void {
  describe(`what was read, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh([1, 2, 3, 4, 5, 6, 7].map((second) => `2026-01-01T00:00:0${second}.000Z`));
      await store.keep(acme);
      return () => store.close();
    });

    const subjects = async (selection?: Parameters<Store['reads']['of']>[1]) =>
      (await store.reads.of('acme', selection)).map(({ subject }) => subject);

    it('is told with who read it and when, the latest first, and is there after it was opened again', async () => {
      await store.reads.record('acme', { by: 'anna', what: 'paper', subject: 'p' });
      await store.reads.record('acme', { by: 'bert', what: 'personal data', subject: 'q' });
      await store.close();
      store = await under.again();
      expect(await store.reads.of('acme')).toMatchObject([
        { by: 'bert', what: 'personal data', subject: 'q', at: '2026-01-01T00:00:03.000Z' },
        { by: 'anna', what: 'paper', subject: 'p', at: '2026-01-01T00:00:02.000Z' },
      ]);
    });

    it('within a matter is told only to whoever names that matter', async () => {
      await store.reads.record('acme', { by: 'anna', what: 'note', subject: 'outside' });
      await store.reads.record('acme', { by: 'anna', what: 'note', subject: 'inside', matter: 'm' });
      await store.reads.record('acme', { by: 'anna', what: 'note', subject: 'elsewhere', matter: 'n' });
      expect(await subjects()).toEqual(['outside']);
      expect(await subjects({ subject: 'inside' })).toEqual([]);
      expect(await subjects({ matter: 'm' })).toEqual(['inside']);
      expect(await subjects({ what: ['note', 'other'] })).toEqual(['outside']);
      expect(await subjects({ what: ['other'] })).toEqual([]);
      expect(await subjects({ matter: 'none' })).toEqual([]);
      expect(await store.reads.of('other', { matter: 'm' })).toEqual([]);
    });

    it('stays in order though the clock stands still or goes back', async () => {
      await store.close();
      store = await under.fresh(['2026-01-01T00:00:01.000Z', '2026-01-01T00:00:01.000Z', '2026-01-01T00:00:00.000Z']);
      await store.keep(acme);
      for (const subject of ['a', 'b', 'c']) await store.reads.record('acme', { by: 'anna', what: 'note', subject });
      expect(await subjects()).toEqual(['c', 'b', 'a']);
    });

    it('is told a page at a time', async () => {
      for (const subject of ['a', 'b', 'c', 'd'])
        await store.reads.record('acme', { by: 'anna', what: 'note', subject });
      const [first, second] = await store.reads.of('acme', { limit: 2 });
      expect([first?.subject, second?.subject]).toEqual(['d', 'c']);
      expect(await subjects({ limit: 2, before: second?.id ?? '' })).toEqual(['b', 'a']);
    });
  });
}
