import { describe, expect, it } from 'vitest';
import { openStore, type StorePlace } from '@quorate/store';
import { fill } from '../filled-store.js';
import { writingIn } from '../servers/writing-in.js';

/** Somebody has the database itself do something whenever the service writes. */
export function byItselfSuite(
  kind: string,
  fresh: () => Promise<StorePlace>,
  deeds: readonly (readonly [deed: string, statements: readonly string[]])[],
): void {
  describe(`a store in ${kind} in which the database was told to do something by itself`, () => {
    it.each(deeds)('is named by verify: %s', async (_, statements) => {
      const place = await fresh();
      const store = await openStore(place);
      await fill(store);
      await store.close();
      const named = async (): Promise<readonly string[]> => {
        const opened = await openStore(place);
        const { broken, changed } = await opened.verify('acme');
        await opened.close();
        return [broken?.says, ...changed.map(({ says }) => says)].filter((says) => says !== undefined);
      };
      expect(await named()).toEqual([]);
      const byHand = await writingIn(place);
      for (const statement of statements) await byHand.run(statement);
      await byHand.close();
      expect(await named()).toContainEqual(expect.stringContaining('that this program did not make'));
    });
  });
}
