import { sha256, type NewPaper, type Store } from '@quorate/store';
import type { Demonstration } from '../demonstration.js';
import type { Batch } from '../telling/history.js';
import type { InventedClock } from './invented-clock.js';
import { relyOn } from './rely-on.js';

/** Whether it is kept there: whole, or something else under its id. One that was broken off while it was made is not there. */
export async function isThere(store: Store, { id, charter, history }: Demonstration): Promise<boolean> {
  const kept = (await store.corporations()).find((corporation) => corporation.id === id);
  if (kept === undefined) return false;
  const told = history().entries();
  if (kept.charter !== charter || kept.version >= told.length) return true;
  if (kept.version === 0) return false;
  for await (const { id: last } of store.entries(id, { after: kept.version - 1, limit: 1 }))
    return last !== told[kept.version - 1]?.id;
  return true;
}

/**
 * Keeps a corporation, its papers and its entries, in the batches and at the instants in which its secretary would have entered
 * them: so the journal shows what was known when. A batch is there whole or not at all; one that was broken off goes on.
 */
export async function enterHistory(
  store: Store,
  clock: InventedClock,
  demonstration: Demonstration,
): Promise<{ readonly entries: number; readonly papers: number }> {
  const { id, name, charter, formed, history, relied } = demonstration;
  const told = history();
  clock.at = `${formed}T09:00:00.000Z`;
  const begun = (await store.corporations()).find((corporation) => corporation.id === id);
  const { version } = begun ?? (await store.keep({ id, name, charter, formed }));
  const papers = new Map(told.papers().map((paper) => [sha256(paper.content), paper]));
  let entered = 0;
  for (const batch of told.batches()) {
    if (entered >= version) {
      await keepPapers(store, clock, id, { batch, papers });
      if (relied.at < batch.enteredAt) await relyOn(store, demonstration);
      clock.at = batch.enteredAt;
      await store.append({ corporation: id, expectedVersion: entered, entries: batch.entries });
    }
    entered += batch.entries.length;
  }
  await keepAll(store, id, [...papers.values()]);
  // Who was given a role, and when, is no part of the history.
  clock.at = undefined;
  for (const account of await store.accounts.all())
    if (account.isOwner && !account.isClosed)
      await store.grants.give({ account: account.name, corporation: id, role: 'secretary' }, account.name);
  return { entries: entered, papers: told.papers().length };
}

/** The papers behind a batch are kept on the morning of the day on which it is entered. */
async function keepPapers(
  store: Store,
  clock: InventedClock,
  corporation: string,
  { batch, papers }: { readonly batch: Batch; readonly papers: Map<string, NewPaper> },
): Promise<void> {
  clock.at = batch.enteredAt.replace('T16', 'T09');
  const named = new Set(batch.entries.flatMap(({ paper }) => (paper?.hash === undefined ? [] : [paper.hash])));
  await keepAll(
    store,
    corporation,
    [...papers].filter(([hash]) => named.has(hash)).map(([, paper]) => paper),
  );
  for (const hash of named) papers.delete(hash);
}

async function keepAll(store: Store, corporation: string, papers: readonly NewPaper[]): Promise<void> {
  for (const paper of papers) await store.papers.keep(corporation, paper);
}
