import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Selection, type Store } from '@quorate/store';
import { acme, issued, person } from '../entries.js';
import { turnsMeanwhile } from '../turns-meanwhile.js';

const entries = 3_000;
/** So many entries, and so many bytes of them, may be looked through before others have their turn. */
const [atATime, bytesAtATime] = [500, 1_100_000];

/** How often others had their turn while all that was selected was read, and what was read. */
async function reading(store: Store, corporation: string, selection: Selection) {
  const { turns, came: ids } = await turnsMeanwhile(async () => {
    const read: string[] = [];
    for await (const { id } of store.entries(corporation, selection)) read.push(id);
    return read;
  });
  return { turns, ids };
}

describe('reading a journal keeps nobody waiting', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ file: ':memory:' });
    await store.keep(acme);
    const issues = Array.from({ length: entries - 2 }, (_, each) => issued(`issue-${each}`, 'anna', 1));
    await store.append({
      corporation: 'acme',
      expectedVersion: 0,
      entries: [person('anna'), ...issues, { ...issued('last', 'anna', 7, '1999-06-01'), by: 'sara' }],
    });
  });
  afterAll(async () => store.close());

  it.each<readonly [string, Selection, readonly string[]]>([
    ['that took effect by a day before all', { to: '1600-01-01' }, []],
    ['that took effect by a day before most', { to: '1999-12-31' }, ['person-anna', 'last']],
    ['that took effect since a day after all', { from: '2900-01-01' }, []],
    ['of somebody who wrote one', { by: 'sara' }, ['last']],
    ['of two types', { types: ['person', 'milestone'] }, ['person-anna']],
    ['about nobody', { about: 'nobody' }, []],
    ['known long before', { knownAt: '1990-01-01T00:00:00.000Z' }, []],
    ['of the place before last on', { after: 0, through: entries - 1, by: 'sara' }, []],
  ])('however few are meant: %s', async (_, selection, expected) => {
    const { turns, ids } = await reading(store, 'acme', selection);
    expect(ids).toEqual(expected);
    expect(turns).toBeGreaterThanOrEqual(entries / atATime - 1);
  });

  it('finds those of one type wherever they stand, and no further than asked', async () => {
    expect((await reading(store, 'acme', { types: ['person'] })).ids).toEqual(['person-anna']);
    const issues = async (selection: Selection) =>
      (await reading(store, 'acme', { ...selection, types: ['shares-issued'] })).ids;
    expect(await issues({})).toHaveLength(entries - 1);
    expect(await issues({ after: 1_000, through: 1_002 })).toEqual(['issue-999', 'issue-1000']);
    expect(await issues({ through: 1 })).toEqual([]);
    expect(await issues({ after: 600, limit: 700 })).toHaveLength(700);
  });

  it('however long its entries are', async () => {
    await store.keep({ ...acme, id: 'long' });
    const characters = 90_000;
    const long = Array.from({ length: 40 }, (_, each) => ({
      ...person(`long-${each}`),
      data: { id: `long-${each}`, kind: 'other', name: `${each}${'é'.repeat(characters)}` },
    }));
    await store.append({ corporation: 'long', expectedVersion: 0, entries: long });
    for (const selection of [{}, { about: 'nobody' }, { types: ['person'] }]) {
      const { turns } = await reading(store, 'long', selection);
      expect(turns).toBeGreaterThanOrEqual(Math.floor((40 * 2 * characters) / bytesAtATime) - 1);
    }
  });
});
