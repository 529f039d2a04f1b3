import { day, Journal } from '@quorate/engine';
import type { Kysely } from 'kysely';
import { entryIn } from '../chain/stored-entry.js';
import { readEntries } from '../database/entries.js';
import type { Tables } from '../database/tables.js';
import { UnsoundJournalError } from '../store-error.js';
import type { KeptCorporation } from '../store.js';

/** A journal as far as it was read, with the hash of its last entry. */
interface OpenJournal {
  readonly journal: Journal;
  readonly hash: string;
}

/**
 * The journals that were read lately. One is never believed over the database: it is taken further only from the very entry,
 * by its hash, to which it was read.
 */
export class OpenJournals {
  private readonly journals = new Map<string, OpenJournal>();

  /** The journal of a corporation at its head. */
  async at(database: Kysely<Tables>, kept: KeptCorporation): Promise<Journal> {
    const known = this.journals.get(kept.id);
    if (known !== undefined && known.hash === kept.hash) return known.journal;
    const from = known !== undefined && (await stands(database, kept.id, known)) ? known.journal : emptyJournal(kept);
    const journal = await readOn(database, kept, from);
    this.keep(kept.id, { journal, hash: kept.hash });
    return journal;
  }

  keep(corporation: string, open: OpenJournal): void {
    this.journals.delete(corporation);
    this.journals.set(corporation, open);
    const oldest = this.journals.keys().next().value;
    if (this.journals.size > mostOpen && oldest !== undefined) this.journals.delete(oldest);
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

async function readOn(database: Kysely<Tables>, kept: KeptCorporation, from: Journal): Promise<Journal> {
  const inputs = [];
  for await (const stored of readEntries(database, kept.id, { after: from.length, through: kept.version })) {
    inputs.push(entryIn(stored));
  }
  if (from.length + inputs.length !== kept.version) {
    throw new UnsoundJournalError(
      `The journal of "${kept.id}" has ${kept.version} entries on record, and ${from.length + inputs.length} were found. Verify it.`,
    );
  }
  const read = from.append(inputs);
  if (read.problems === undefined) return read.journal;
  const [first] = read.problems;
  throw new UnsoundJournalError(
    `The journal of "${kept.id}" cannot be read: entry ${first?.entry ?? ''}: ${first?.message ?? ''}. Verify it, and read it with the version of Quorate that wrote it, or a newer one.`,
  );
}
