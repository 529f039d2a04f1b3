import { describe, expect, it } from 'vitest';
import { demonstrationOf, demonstrations, missingDemonstrationOf } from '../src/index.js';
import { newStore } from './store.js';

describe('the demonstration', () => {
  it('is kept in a store, with papers that give their hashes and chains that hold', async () => {
    const store = await newStore();
    const made = await demonstrationOf(store);
    expect(made.map(({ demonstration }) => demonstration)).toEqual(demonstrations);
    for (const { demonstration, entries, papers } of made) {
      const { id, name, charter, formed } = demonstration;
      expect(await store.corporation(id)).toMatchObject({ name, charter, formed, version: entries });
      expect((await store.verify(id)).broken).toBeUndefined();
      const kept = await store.papers.all(id);
      expect(kept).toHaveLength(papers);
      for (const { hash } of kept) expect((await store.papers.content(id, hash)).length).toBeGreaterThan(0);
    }
  });

  it('gives the same chains every time', async () => {
    const [one, other] = [await newStore(), await newStore()];
    await demonstrationOf(one);
    await demonstrationOf(other);
    const heads = async (store: typeof one) => (await store.corporations()).map(({ id, hash }) => ({ id, hash }));
    expect(await heads(one)).toEqual(await heads(other));
  });

  it('is not made over what is kept, and nothing is written then', async () => {
    const store = await newStore();
    await store.keep({ id: 'nss-demonstration', name: 'Mine', charter: 'peoples-bankcorp' });
    await expect(demonstrationOf(store)).rejects.toThrow('nss-demonstration: kept here already');
    expect(await store.corporations()).toHaveLength(1);
    const made = await missingDemonstrationOf(store);
    expect(made.map(({ demonstration }) => demonstration.id)).toEqual([
      'peoples-demonstration',
      'provident-demonstration',
    ]);
    expect(await store.corporation('nss-demonstration')).toMatchObject({ name: 'Mine', version: 0 });
    expect(await missingDemonstrationOf(store)).toEqual([]);
  });

  it('goes on where it was broken off before any entry', async () => {
    const store = await newStore();
    const [first] = demonstrations;
    if (first === undefined) throw new Error('there is no demonstration');
    await store.keep({ id: first.id, name: first.name, charter: first.charter, formed: first.formed });
    expect(await demonstrationOf(store)).toHaveLength(demonstrations.length);
    expect((await store.corporation(first.id)).version).toBeGreaterThan(0);
  });
});
