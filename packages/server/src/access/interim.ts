import {
  entryTypes,
  interimIn,
  post,
  votedOnAmong,
  type AnyEntry,
  type Books,
  type Journal,
  type Withheld,
} from '@quorate/engine';
import { HTTPException } from 'hono/http-exception';
import type { Store } from '@quorate/store';
import type { Caller } from './caller.js';

/** What of a journal is kept back from all but the inspectors while polls may be open. */
interface Interim {
  readonly withheld: Withheld;
  readonly books: Books;
  readonly journal: Journal;
}

const known = new WeakMap<Journal, Interim>();

function interimOf(journal: Journal): Interim {
  const found = known.get(journal);
  if (found !== undefined) return found;
  const made = { withheld: interimIn(journal), books: post(journal), journal };
  known.set(journal, made);
  return made;
}

/** The interim counts that are kept back from whoever may not see them, as the journal stands that is kept. */
export function withheldFrom(
  journal: Journal,
  { seesInterim }: { readonly seesInterim: boolean },
): Withheld | undefined {
  return seesInterim ? undefined : interimOf(journal).withheld;
}

/** Whether a caller sees how was voted before the polls close. */
export function seesInterim(caller: Caller, corporation: string): boolean {
  return caller.may('see-interim', corporation);
}

/** Types of entry that may tell how somebody voted. */
const mayTellVotes: ReadonlySet<string> = new Set([
  'ballot',
  'tally',
  'election-ballot',
  'election-tally',
  'ballot-ruled',
  'stated',
]);
const otherTypes = entryTypes.map(({ type }) => type).filter((type) => !mayTellVotes.has(type));

/** What a caller is told of the entries of a journal: it is the one place where it is decided which of them are kept back. */
export class SeenEntries {
  private readonly store: Store;
  private readonly corporation: string;
  private readonly seesAll: boolean;
  private found: Promise<Interim> | undefined;
  private kept: Promise<readonly AnyEntry[]> | undefined;

  constructor(store: Store, caller: Caller, corporation: string) {
    this.store = store;
    this.corporation = corporation;
    this.seesAll = seesInterim(caller, corporation);
  }

  /** Whether an entry, kept or proposed, tells how was voted while polls may be open. */
  async isKeptBack(entry: Readonly<Record<string, unknown>>): Promise<boolean> {
    const { type: named, data } = entry;
    if (this.seesAll || typeof named !== 'string' || !mayTellVotes.has(named)) return false;
    const { withheld, books } = await this.interim();
    const read = entryTypes.find(({ type }) => type === named)?.data.safeParse(data);
    // What cannot be read is nobody’s vote, and nobody’s business.
    if (read?.success !== true) return true;
    return votedOnAmong(books, withheld, { ...entry, data: read.data } as AnyEntry) !== undefined;
  }

  /** The entries of the journal that are kept back, those that others took the place of among them. */
  async keptBack(): Promise<readonly AnyEntry[]> {
    this.kept ??= this.allKeptBack();
    return this.kept;
  }

  private async allKeptBack(): Promise<readonly AnyEntry[]> {
    if (this.seesAll) return [];
    const { withheld, books, journal } = await this.interim();
    if (withheld.matters.size === 0) return [];
    return [...journal.entriesBut(otherTypes)].filter((entry) => votedOnAmong(books, withheld, entry) !== undefined);
  }

  /** Those of these that are kept back, by their ids. */
  async amongKeptBack(ids: readonly string[]): Promise<readonly string[]> {
    const kept = new Set((await this.keptBack()).map(({ id }) => id));
    return kept.size === 0 ? [] : ids.filter((id) => kept.has(id));
  }

  /** The hashes of papers behind entries that are kept back, and of the files that were counted. */
  async papersKeptBack(): Promise<ReadonlySet<string>> {
    const told = await this.keptBack();
    return new Set(
      told.flatMap(({ paper, data }) => [
        ...(paper?.hash === undefined ? [] : [paper.hash]),
        ...('files' in data ? (data.files ?? []).map(({ sha256 }) => sha256) : []),
      ]),
    );
  }

  /** @throws {HTTPException} 403 where some entry is kept back: what is given out whole is given only to whoever may see all of it */
  async mustSeeAll(): Promise<void> {
    if ((await this.keptBack()).length === 0) return;
    throw new HTTPException(403, {
      message:
        'Votes are entered of which nothing tells that their polls have closed: until then they are for the inspectors alone.',
    });
  }

  /** An entry as this caller is told of it: of one that is kept back, only that it is there. */
  async told<T extends { readonly entry: Readonly<Record<string, unknown>> }>(stored: T): Promise<T> {
    const { entry } = stored;
    return { ...stored, entry: await this.toldEntry(entry) };
  }

  /** The same of an entry by itself, kept or proposed. */
  async toldEntry(entry: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
    if (!(await this.isKeptBack(entry))) return entry;
    const { id, type, on, basis, by, enteredAt } = entry;
    return { id, type, on, basis, by, enteredAt, data: {}, withheld: true };
  }

  private async interim(): Promise<Interim> {
    this.found ??= this.store.journal(this.corporation).then(interimOf);
    return this.found;
  }
}
