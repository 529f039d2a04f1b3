import { day, instrumentsOf, Journal, judgedOnto, readCharterFile } from '@quorate/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CorporationKeptError,
  IdempotencyKeyError,
  NotKeptError,
  RefusedCharterError,
  RefusedEntriesError,
  UploadedCharter,
  type Store,
} from '@quorate/store';
import { charterText } from './charter-text.js';
import { acme, issued, person } from './entries.js';
import type { StoreUnderTest } from './store-suite.js';

const first = UploadedCharter.read(charterText(1_000), 'application/yaml');
const corrected = UploadedCharter.read(charterText(10_000), 'application/yaml');
const madeUp = { id: 'made-up', name: 'Made up, Inc.', charter: first.id, formed: '1990-01-02' };

/** Charters that corporations have of their own, and what they begin with, asked of every store. */
export function chartersSuite(kind: string, under: StoreUnderTest): void {
  describe(`uploaded charters, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      await store.keep(madeUp, { by: 'anna', charter: first });
      return () => store.close();
    });

    it('are kept with the corporation, to the letter', async () => {
      expect(await store.charters.one('made-up', first.id)).toMatchObject({
        charter: first.id,
        name: 'Made up, Inc.',
        mediaType: 'application/yaml',
        by: 'anna',
        text: charterText(1_000),
      });
      expect(first.id).toMatch(/^sha256:[0-9a-f]{64}$/u);
      await store.keep(acme);
      await expect(store.charters.one('acme', first.id)).rejects.toThrow(NotKeptError);
    });

    it('are changed by who says why, and those before stay', async () => {
      const change = { because: 'a nought was missing', by: 'carl' };
      await store.charters.change('made-up', { ...change, charter: corrected });
      await store.charters.change('made-up', { ...change, charter: corrected });
      expect((await store.corporation('made-up')).charter).toBe(corrected.id);
      await store.charters.change('made-up', { ...change, charter: first.id, because: 'it was not' });
      expect((await store.corporation('made-up')).charter).toBe(first.id);
      expect(await store.charters.changes('made-up')).toMatchObject([
        { before: first.id, charter: corrected.id, because: 'a nought was missing', by: 'carl' },
        { before: corrected.id, charter: first.id, because: 'it was not' },
      ]);
      const kept = await store.charters.all('made-up');
      expect(new Set(kept.map(({ charter }) => charter))).toEqual(new Set([first.id, corrected.id]));
    });

    it('are not put in force where none of that name is kept for that corporation', async () => {
      await store.keep(acme);
      const change = { charter: first.id, because: 'to see', by: 'carl' };
      await expect(store.charters.change('acme', change)).rejects.toThrow(NotKeptError);
      expect((await store.corporation('acme')).charter).toBe('peoples-bankcorp');
    });

    it('are those by which entries are judged that are on their way while they are changed', async () => {
      const other = UploadedCharter.read(charterText(5).replace('class: common', 'class: other'), 'application/yaml');
      const byCharters: string[] = [];
      store.judgedBy(async ({ id, formed, charter }, inputs) => {
        byCharters.push(charter);
        const set = charter === first.id ? first.set : other.set;
        const { problems = [] } = judgedOnto(
          Journal.empty(id, day(formed ?? '')),
          inputs,
          instrumentsOf(set, ['charter']),
        );
        await store.charters.change('made-up', { charter: other, because: 'another text', by: 'carl' });
        return problems;
      });
      const entries = [person('bert'), ...Array.from({ length: 300 }, (_, each) => issued(`i${each}`, 'bert', 1))];
      const refused = store.append({ corporation: 'made-up', expectedVersion: 0, entries });
      await expect(refused).rejects.toThrow(RefusedEntriesError);
      expect(byCharters).toEqual([first.id, other.id]);
      expect(await store.corporation('made-up')).toMatchObject({ version: 0, charter: other.id });
    });

    it('are read elsewhere, where somebody else reads them, before the transaction that needs them', async () => {
      await store.close();
      store = await under.again();
      const read: string[] = [];
      store.charters.comeWith([], async ({ text, name }) => {
        read.push(name);
        return readCharterFile(text, name);
      });
      const ofNoClass = { ...issued('a', 'bert', 100), data: { class: 'comon', to: 'bert', shares: '100' } };
      const appending = { corporation: 'made-up', expectedVersion: 0, entries: [person('bert'), ofNoClass] };
      await expect(store.append(appending)).rejects.toThrow(/comon|data\.class/u);
      await store.append({ ...appending, entries: [person('bert'), issued('a', 'bert', 100)] });
      expect(read).toEqual([first.id]);
    });

    it('are not read where something is wrong with them', () => {
      const wrong = charterText(1_000).replace('stock-classes', 'stock-clases');
      expect(() => UploadedCharter.read(wrong, 'application/yaml')).toThrow(RefusedCharterError);
      expect(() => UploadedCharter.read(`${charterText(1)}#\u0000`, 'application/yaml')).toThrow(RefusedCharterError);
    });
  });

  describe(`beginning to keep a corporation, in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      return () => store.close();
    });

    const beginning = { by: 'anna', entries: [person('bert'), issued('a', 'bert', 100)], role: 'secretary' };

    it('is done with what holds already, and with a role, or not at all', async () => {
      const kept = await store.keep(acme, beginning);
      expect(kept).toMatchObject({ id: 'acme', version: 2 });
      expect(await store.corporation('acme')).toEqual(kept);
      expect((await store.journal('acme')).head).toBe('a');
      expect(await store.grants.in('acme')).toMatchObject([{ account: 'anna', role: 'secretary' }]);
      const wrong = { ...beginning, charter: first, entries: [issued('a', 'bert', 100), issued('a', 'bert', 100)] };
      await expect(store.keep(madeUp, wrong)).rejects.toThrow(RefusedEntriesError);
      expect((await store.corporations()).map(({ id }) => id)).toEqual(['acme']);
      expect(await store.charters.all('made-up')).toEqual([]);
      expect(await store.grants.in('made-up')).toEqual([]);
      expect(await store.keep(madeUp, { ...beginning, charter: first })).toMatchObject({ version: 2 });
      expect((await store.verify('made-up')).broken).toBeUndefined();
    });

    it('is answered as before where the same request comes again under its key, whatever came since', async () => {
      const request = { ...beginning, idempotencyKey: 'k1' };
      const [kept, same] = await Promise.all([store.keep(acme, request), store.keep(acme, request)]);
      expect(same).toEqual(kept);
      const entries = [issued('b', 'bert', 5)];
      await store.append({ corporation: 'acme', expectedVersion: 2, entries });
      expect(await store.keep(acme, request)).toEqual(kept);
      expect((await store.corporation('acme')).version).toBe(3);
      await expect(store.keep({ ...acme, name: 'x' }, request)).rejects.toThrow(IdempotencyKeyError);
      await expect(store.keep(acme, { ...beginning, idempotencyKey: 'k2' })).rejects.toThrow(CorporationKeptError);
      await expect(store.keep(acme, beginning)).rejects.toThrow(CorporationKeptError);
    });
  });
}
