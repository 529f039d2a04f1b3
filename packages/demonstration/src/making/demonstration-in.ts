import { openStore, type Store, type StorePlace } from '@quorate/store';
import type { Demonstration } from '../demonstration.js';
import { demonstrations } from '../demonstrations.js';
import { enterHistory, isThere } from './enter-history.js';
import { InventedClock } from './invented-clock.js';
import { leaveWaiting } from './leave-waiting.js';

/** What was made of one demonstration. */
export interface Made {
  readonly demonstration: Demonstration;
  readonly entries: number;
  readonly papers: number;
}

/** A demonstration is not made over a corporation that is kept under its id. */
export class DemonstrationKeptError extends Error {
  constructor(ids: readonly string[]) {
    super(
      `${ids.join(', ')}: kept here already, and nothing was entered. Name another file with --data to make the demonstration anew.`,
    );
    this.name = new.target.name;
  }
}

/** For whom it is made. */
export interface DemonstrationOptions {
  /** The name of the first account, where there is none yet: it is a member of the matters. */
  readonly owner?: string;
}

/**
 * Keeps the corporations of the demonstration in a store, each with its papers and its entries, and with what waits for
 * somebody. It opens the store itself, with a clock of its own, so that what happened in 1998 was entered in 1998; the chains
 * are the same every time.
 * @throws {DemonstrationKeptError} where one of them has entries already; then nothing is written
 */
export async function demonstrationIn(place: StorePlace, options: DemonstrationOptions = {}): Promise<readonly Made[]> {
  return made(place, options, async (store) => {
    const there = await among(store, isThere);
    if (there.length > 0) throw new DemonstrationKeptError(there.map(({ id }) => id));
    return demonstrations;
  });
}

/** Keeps those that are not there, and what is missing of one that was broken off; where `only` says no, nothing. */
export async function missingDemonstrationIn(
  place: StorePlace,
  {
    only = async () => true,
    ...options
  }: DemonstrationOptions & { readonly only?: (store: Store) => Promise<boolean> } = {},
): Promise<readonly Made[]> {
  return made(place, options, async (store) => {
    if (!(await only(store))) return [];
    return among(store, async (each, demonstration) => !(await isThere(each, demonstration)));
  });
}

async function made(
  place: StorePlace,
  { owner = 'owner' }: DemonstrationOptions,
  wanted: (store: Store) => Promise<readonly Demonstration[]>,
): Promise<readonly Made[]> {
  const clock = new InventedClock();
  const now = { clock: () => clock.now() };
  const store = await openStore(place, now);
  try {
    const missing = await wanted(store);
    if (!(await isEmpty(store))) return await filled(store, clock, { missing, owner });
    // Hundreds of batches are written to disk one by one only where they must stand beside what is there.
    const inMemory = await openStore({ file: ':memory:' }, now);
    try {
      const each = await filled(inMemory, clock, { missing, owner });
      await store.backups.restore(inMemory.backups.lines());
      return each;
    } finally {
      await inMemory.close();
    }
  } finally {
    await store.close();
  }
}

async function isEmpty(store: Store): Promise<boolean> {
  return (await store.corporations()).length === 0 && (await store.accounts.count()) === 0;
}

async function filled(
  store: Store,
  clock: InventedClock,
  { missing, owner }: { readonly missing: readonly Demonstration[]; readonly owner: string },
): Promise<readonly Made[]> {
  const each: Made[] = [];
  for (const demonstration of missing) {
    each.push({ demonstration, ...(await enterHistory(store, clock, demonstration)) });
    await leaveWaiting(store, clock, { demonstration, owner });
  }
  return each;
}

async function among(
  store: Store,
  isSo: (store: Store, demonstration: Demonstration) => Promise<boolean>,
): Promise<readonly Demonstration[]> {
  const found: Demonstration[] = [];
  for (const each of demonstrations) if (await isSo(store, each)) found.push(each);
  return found;
}
