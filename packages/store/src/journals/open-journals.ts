import { day, Journal, type EntryInput, type Problem, type ReadEntries } from '@quorate/engine';
import type { Kysely } from 'kysely';
import { entryIn } from '../chain/stored-entry.js';
import { readEntries } from '../database/entries.js';
import type { Tables } from '../database/tables.js';
import { UnsoundJournalError } from '../store-error.js';
import type { KeptCorporation } from '../kept-corporation.js';
import type { Snapshots } from '../snapshots/snapshots.js';
import { corporationIn } from './corporation-rows.js';
import { turn } from '../turn.js';

/** A journal as far as it was read, with the hash of its last entry. */
export interface OpenJournal {
  readonly journal: Journal;
  readonly hash: string;
}

/** What the open journals stand on. */
export interface OpenJournalsParts {
  readonly snapshots: Snapshots;
  /** Told of every journal that is open at its head. */
  readonly opened: (open: OpenJournal) => void;
}

/**
 * The journals that were read lately. One is never believed over the database: it is taken further only from the very entry,
 * by its hash, to which it was read.
 */
export class OpenJournals {
  private readonly journals = new Map<string, OpenJournal>();
  private readonly parts: OpenJournalsParts;

  constructor(parts: OpenJournalsParts) {
    this.parts = parts;
  }

  /** The journal of a corporation at its head, or further on where others entered more since it was read. */
  async at(database: Kysely<Tables>, kept: KeptCorporation): Promise<Journal> {
    const known = this.journals.get(kept.id);
    if (known !== undefined && known.hash === kept.hash) return known.journal;
    const isKnown = known !== undefined && (await stands(database, kept.id, known));
    if (isKnown && known.journal.length > kept.version) {
      const now = await corporationIn(database, kept.id);
      if (now.version > kept.version) return this.at(database, now);
    }
    const journal = isKnown ? await readOn(database, kept, known.journal) : await this.readAnew(database, kept);
    this.keep({ journal, hash: kept.hash });
    return journal;
  }

  /** The journal of a corporation as it is open, whether or not it has grown since. */
  lately(corporation: string): OpenJournal | undefined {
    return this.journals.get(corporation);
  }

  keep(open: OpenJournal): void {
    const { corporation } = open.journal;
    this.journals.delete(corporation);
    this.journals.set(corporation, open);
    const oldest = this.journals.keys().next().value;
    if (this.journals.size > mostOpen && oldest !== undefined) this.journals.delete(oldest);
    this.parts.opened(open);
  }

  forget(corporation: string): void {
    this.journals.delete(corporation);
  }

  /** From the snapshot, where there is one that fits and the rest goes with it; else from the first entry. */
  private async readAnew(database: Kysely<Tables>, kept: KeptCorporation): Promise<Journal> {
    const { snapshots } = this.parts;
    const from = await snapshots.journal(kept, database);
    if (from === undefined || from.length > kept.version) return readOn(database, kept, emptyJournal(kept));
    try {
      return await readOn(database, kept, from);
    } catch (error) {
      if (!(error instanceof UnsoundJournalError)) throw error;
      await snapshots.discard(kept.id, 'what follows it in the journal does not go with it', database);
      return readOn(database, kept, emptyJournal(kept));
    }
  }
}

/** A journal without entries, of a corporation that is kept. */
export function emptyJournal({ id, formed }: Pick<KeptCorporation, 'id' | 'formed'>): Journal {
  return Journal.empty(id, formed === undefined ? undefined : day(formed));
}

const mostOpen = 50;

async function stands(database: Kysely<Tables>, corporation: string, { journal, hash }: OpenJournal): Promise<boolean> {
  const row = await database
    .selectFrom('entries')
    .select('hash')
    .where('corporation', '=', corporation)
    .where('sequence', '=', journal.length)
    .executeTakeFirst();
  return row?.hash === hash;
}

/** So many entries are read at a time before others have their turn. */
const portion = 500;

/**
 * A journal with more entries on it, that were entered before or are taken in, judged by turns with others; or what is wrong.
 */
export async function grown(
  from: Journal,
  inputs: AsyncIterable<EntryInput> | Iterable<EntryInput>,
): Promise<{ readonly journal: Journal; readonly problems: readonly Problem[] }> {
  let [journal, waiting]: [Journal, EntryInput[]] = [from, []];
  let [read, among]: [ReadEntries[], number] = [[], 1];
  let problems: readonly Problem[] = [];
  const take = (): void => {
    const taken = journal.takeRead(read);
    problems = taken.problems ?? [];
    if (taken.problems === undefined) [journal, read, among] = [taken.journal, [], 1];
    // Entries that were entered together may name one another in any order: those that do not go alone go with the next.
    else among *= 2;
  };
  const readWaiting = (): void => {
    read.push(journal.read(waiting, read.length * portion));
    waiting = [];
  };
  for await (const input of inputs) {
    waiting.push(input);
    if (waiting.length < portion) continue;
    readWaiting();
    await turn();
    if (read.length < among) continue;
    take();
    await turn();
  }
  if (waiting.length > 0) readWaiting();
  if (read.length === 0) return { journal, problems };
  await turn();
  take();
  return { journal, problems };
}

/** Reads a journal on to a place in it; to its head, where none is given. */
export async function readOn(
  database: Kysely<Tables>,
  kept: Pick<KeptCorporation, 'id' | 'version'>,
  from: Journal,
): Promise<Journal> {
  const { journal, problems } = await grown(from, inputsOf(database, kept, from.length));
  const [first] = problems;
  if (first !== undefined) {
    throw new UnsoundJournalError(
      `The journal of "${kept.id}" cannot be read: entry ${first.entry}: ${first.message}. Verify it, and read it with the version of Quorate that wrote it, or a newer one.`,
    );
  }
  if (journal.length === kept.version) return journal;
  throw new UnsoundJournalError(
    `The journal of "${kept.id}" has ${kept.version} entries on record, and ${journal.length} were found. Verify it.`,
  );
}

async function* inputsOf(
  database: Kysely<Tables>,
  { id, version }: Pick<KeptCorporation, 'id' | 'version'>,
  after: number,
): AsyncGenerator<EntryInput> {
  for await (const stored of readEntries(database, id, { after, through: version })) yield entryIn(stored);
}
