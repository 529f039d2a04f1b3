import { openStore, type StorePlace } from '@quorate/store';
import { secondsOf } from '../per-second.js';
import type { Plain } from './plain-sqlite.js';
import { corporation, entriesFrom } from './world.js';

/** Entries a second, each way. */
export interface Round {
  readonly single: number;
  readonly plainSingle: number;
  readonly batched: number;
  readonly plainBatched: number;
  readonly verified: number;
  readonly opened: number;
}

/** How much is written in a round: entries one at a time, then batches of a thousand. */
export interface Written {
  readonly singles: number;
  readonly batches: number;
}

const warm = 200;

/** One round in a new, empty store, and in a plain table beside it. */
export async function oneRound(place: StorePlace, rival: Plain, { singles, batches }: Written): Promise<Round> {
  const kept = await openStore(place, { snapshotEvery: Infinity });
  await kept.keep(corporation);
  const append = async (expectedVersion: number, count: number) =>
    kept.append({ corporation: corporation.id, expectedVersion, entries: entriesFrom(expectedVersion, count) });
  for (let first = 0; first < warm; first += 1) {
    await append(first, 1);
    await rival.insert(first, 1);
  }
  const end = warm + singles;
  const single = await secondsOf(async () => {
    for (let first = warm; first < end; first += 1) await append(first, 1);
  });
  const plainSingle = await secondsOf(async () => {
    for (let first = warm; first < end; first += 1) await rival.insert(first, 1);
  });
  const batched = await secondsOf(async () => {
    for (let batch = 0; batch < batches; batch += 1) await append(end + batch * 1_000, 1_000);
  });
  const plainBatched = await secondsOf(async () => {
    for (let batch = 0; batch < batches; batch += 1) await rival.insert(end + batch * 1_000, 1_000);
  });
  const all = end + batches * 1_000;
  const verified = await secondsOf(async () => kept.verify(corporation.id));
  await kept.close();
  const again = await openStore(place);
  const opened = await secondsOf(async () => again.journal(corporation.id));
  await again.close();
  return {
    single: singles / single,
    plainSingle: singles / plainSingle,
    batched: (batches * 1_000) / batched,
    plainBatched: (batches * 1_000) / plainBatched,
    verified: all / verified,
    opened: all / opened,
  };
}
