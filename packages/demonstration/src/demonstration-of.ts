import type { Store } from '@quorate/store';
import type { Demonstration } from './demonstration.js';
import { demonstrations } from './demonstrations.js';

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

/**
 * Keeps the corporations of the demonstration in a store, each with its papers and its entries. It is the same every time, but
 * for the instants of entry, which are those of the store.
 * @throws {DemonstrationKeptError} where one of them has entries already; then nothing is written
 */
export async function demonstrationOf(store: Store): Promise<readonly Made[]> {
  const { missing, there } = await lookedFor(store);
  if (there.length > 0) throw new DemonstrationKeptError(there);
  return madeOf(store, missing);
}

/** Keeps those corporations of the demonstration that are not there: none of them, where it was made before. */
export async function missingDemonstrationOf(store: Store): Promise<readonly Made[]> {
  const { missing } = await lookedFor(store);
  return madeOf(store, missing);
}

/** One that is kept under its charter without any entry was begun and broken off: it is still missing. */
async function lookedFor(store: Store): Promise<{ missing: readonly Demonstration[]; there: readonly string[] }> {
  const kept = new Map((await store.corporations()).map((corporation) => [corporation.id, corporation]));
  const isThere = ({ id, charter }: Demonstration): boolean => {
    const corporation = kept.get(id);
    return corporation !== undefined && (corporation.version > 0 || corporation.charter !== charter);
  };
  return {
    missing: demonstrations.filter((each) => !isThere(each)),
    there: demonstrations.filter(isThere).map(({ id }) => id),
  };
}

async function madeOf(store: Store, missing: readonly Demonstration[]): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const demonstration of missing) made.push(await makeIn(store, demonstration));
  return made;
}

/** The papers first; then all entries in one transaction, so that a history is there whole or not at all. */
async function makeIn(store: Store, demonstration: Demonstration): Promise<Made> {
  const { id, name, charter, formed } = demonstration;
  const history = demonstration.history();
  const begun = (await store.corporations()).some((corporation) => corporation.id === id);
  if (!begun) await store.keep({ id, name, charter, formed });
  const papers = history.papers();
  for (const paper of papers) await store.papers.keep(id, paper);
  const { version } = await store.append({ corporation: id, expectedVersion: 0, entries: history.entries() });
  return { demonstration, entries: version, papers: papers.length };
}
