import { snapshotOf, type Journal } from '@quorate/engine';
import type { Kysely } from 'kysely';
import { sha256 } from '../chain/sha256.js';
import type { Head, StoredEntry } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { corporationIn } from '../journals/corporation-rows.js';
import type { KeptCorporation } from '../kept-corporation.js';
import { turn } from '../turn.js';
import { bytesOf } from './snapshot-bytes.js';
import { checksumOf, format, hashAt, misfitOf, partsOf, rowOf, together, type Row } from './snapshot-rows.js';
import { journalIn, type SharedSnapshot } from './shared-snapshot.js';
import { partOf, perPart, textsIn } from './texts.js';

/** The bytes of the columns are kept in parts of at most so many. */
const mostInPart = 4_000_000;

/** So many snapshots are held in memory for whoever asks next. */
const mostShared = 4;

/** What was wrong with a snapshot that was thrown away. */
export interface Discarded {
  readonly corporation: string;
  readonly why: string;
}

/**
 * Snapshots of journals, one of each at most. A snapshot only saves time: it is used where it fits the journal, by the hash of the
 * entry at its place, and is thrown away where it does not. The journal is what holds.
 */
export class Snapshots {
  private readonly database: Kysely<Tables>;
  private readonly discarded: (discarded: Discarded) => void;
  /** Those given out lately, by corporation, so that all who read one read the same memory. */
  private readonly shared = new Map<string, { readonly checksum: string; readonly snapshot: SharedSnapshot }>();

  constructor(database: Kysely<Tables>, discarded: (discarded: Discarded) => void) {
    this.database = database;
    this.discarded = discarded;
  }

  /** The version of the snapshot on record, 0 where there is none. Whether it fits is not looked at. */
  async version(corporation: string): Promise<number> {
    const row = await this.database
      .selectFrom('snapshots')
      .select('version')
      .where('corporation', '=', corporation)
      .executeTakeFirst();
    return row?.version ?? 0;
  }

  /**
   * The snapshot of a corporation, whole and checked, where there is one that fits its journal: as it is now, which may have grown since
   * its head was read.
   */
  async newest(kept: KeptCorporation, database: Kysely<Tables> = this.database): Promise<SharedSnapshot | undefined> {
    const row = await rowOf(database, kept.id);
    if (row === undefined) return undefined;
    const found = await this.read(kept, row, database);
    if (typeof found !== 'string') return found;
    // Whoever wrote another meanwhile took the parts of the one before away, and it may be of entries that came since.
    const [then, now] = [await corporationIn(database, kept.id), await rowOf(database, kept.id)];
    const isOfLater = kept.version < row.version && row.version <= then.version;
    if (now?.checksum !== row.checksum || isOfLater) return this.newest(then, database);
    return this.discard(kept.id, found, database);
  }

  /** The snapshot of a row, or why there is none. */
  private async read(kept: KeptCorporation, row: Row, database: Kysely<Tables>): Promise<SharedSnapshot | string> {
    const misfit = await misfitOf(database, kept, row);
    if (misfit !== undefined) return misfit;
    const known = this.shared.get(kept.id);
    if (known?.checksum === row.checksum) return known.snapshot;
    const columns = await partsOf(database, kept.id, JSON.parse(row.columns) as string[]);
    const texts = await partsOf(database, kept.id, JSON.parse(row.texts) as string[]);
    if (columns === undefined || texts === undefined) return 'a part of it is missing, or its bytes were changed';
    const snapshot = {
      version: row.version,
      hash: row.hash,
      columns: together(columns),
      texts: texts.map((each) => together([each])),
    };
    this.shared.delete(kept.id);
    this.shared.set(kept.id, { checksum: row.checksum, snapshot });
    const oldest = this.shared.keys().next().value;
    if (this.shared.size > mostShared && oldest !== undefined) this.shared.delete(oldest);
    return snapshot;
  }

  /** The journal of the snapshot, where there is one that fits. */
  async journal(kept: KeptCorporation, database: Kysely<Tables> = this.database): Promise<Journal | undefined> {
    const snapshot = await this.newest(kept, database);
    if (snapshot === undefined) return undefined;
    const journal = journalIn(snapshot, kept);
    if (journal === undefined)
      return this.discard(kept.id, 'it is of another corporation, or cannot be read', database);
    return journal;
  }

  /**
   * Keeps the snapshot of a journal. Its parts are written one by one, and count from the moment that the last statement names
   * them: whoever is stopped before leaves the earlier snapshot, or none.
   * @param entries reads the stored entries after a place
   */
  async write(journal: Journal, head: Head, entries: (after: number) => AsyncIterable<StoredEntry>): Promise<boolean> {
    const snapshot = snapshotOf(journal);
    if (snapshot === undefined || journal.length !== head.version) return false;
    const { corporation } = journal;
    const texts = await this.keptTexts(corporation, head.version);
    let waiting: string[] = [];
    let read = { version: texts.length * perPart, hash: '' };
    for await (const { sequence, text, hash } of entries(read.version)) {
      if (sequence > head.version) break;
      waiting.push(text);
      read = { version: sequence, hash };
      if (waiting.length < perPart) continue;
      texts.push(await this.keepPart(corporation, await partOf(waiting)));
      waiting = [];
      await turn();
    }
    // Entries that are being entered are judged before they can be read: of those there is no snapshot yet.
    if (read.version !== head.version || (read.hash !== '' && read.hash !== head.hash)) return false;
    if (waiting.length > 0) texts.push(await this.keepPart(corporation, await partOf(waiting)));
    const bytes = bytesOf(snapshot);
    const columns: string[] = [];
    for (let from = 0; from < bytes.length; from += mostInPart) {
      columns.push(await this.keepPart(corporation, bytes.subarray(from, from + mostInPart)));
      await turn();
    }
    return this.keepRow(corporation, head, { columns, texts });
  }

  /**
   * Holds the snapshot of a corporation against its journal, read from the first entry and judged anew. One that differs is thrown
   * away.
   */
  async check(
    kept: KeptCorporation,
    rebuilt: (through: number) => Promise<Journal>,
    entries: AsyncIterable<StoredEntry>,
  ): Promise<'same' | 'differs' | undefined> {
    this.shared.delete(kept.id);
    const snapshot = await this.newest(kept);
    if (snapshot === undefined) return undefined;
    const journal = snapshotOf(await rebuilt(snapshot.version));
    const isSame = journal !== undefined && sha256(bytesOf(journal)) === sha256(snapshot.columns);
    if (isSame && (await hasTexts(snapshot, entries))) return 'same';
    await this.discard(kept.id, 'it says otherwise than the journal');
    return 'differs';
  }

  /** Throws the snapshot of a corporation away. */
  async drop(corporation: string, database: Kysely<Tables> = this.database): Promise<void> {
    this.shared.delete(corporation);
    await database.deleteFrom('snapshots').where('corporation', '=', corporation).execute();
    await database.deleteFrom('snapshot_parts').where('corporation', '=', corporation).execute();
  }

  /** Throws it away, and tells why. */
  async discard(corporation: string, why: string, database: Kysely<Tables> = this.database): Promise<undefined> {
    await this.drop(corporation, database);
    this.discarded({ corporation, why });
    return undefined;
  }

  /** The full parts of texts that are kept already, as far as they are of this journal. */
  private async keptTexts(corporation: string, version: number): Promise<string[]> {
    const row = await rowOf(this.database, corporation);
    if (row === undefined || row.format !== format || row.checksum !== checksumOf(row)) return [];
    const stands = await hashAt(this.database, corporation, row.version);
    if (stands !== row.hash || row.version > version) return [];
    const texts = JSON.parse(row.texts) as string[];
    return texts.slice(0, Math.floor(row.version / perPart));
  }

  private async keepPart(corporation: string, content: Uint8Array): Promise<string> {
    const hash = sha256(content);
    await this.database
      .insertInto('snapshot_parts')
      .values({ corporation, hash, content: Buffer.from(content) })
      .onConflict((conflict) => conflict.columns(['corporation', 'hash']).doNothing())
      .execute();
    return hash;
  }

  private async keepRow(
    corporation: string,
    { version, hash }: Head,
    parts: { readonly columns: readonly string[]; readonly texts: readonly string[] },
  ): Promise<boolean> {
    const [columns, texts] = [JSON.stringify(parts.columns), JSON.stringify(parts.texts)];
    const unsigned = { version, hash, format, columns, texts };
    const made = { ...unsigned, checksum: checksumOf({ corporation, ...unsigned }) };
    return this.database.transaction().execute(async (transaction) => {
      if ((await hashAt(transaction, corporation, version)) !== hash) return false;
      await transaction
        .insertInto('snapshots')
        .values({ corporation, ...made })
        .onConflict((conflict) => conflict.column('corporation').doUpdateSet(made))
        .execute();
      await transaction
        .deleteFrom('snapshot_parts')
        .where('corporation', '=', corporation)
        .where('hash', 'not in', [...parts.columns, ...parts.texts])
        .execute();
      return true;
    });
  }
}

async function hasTexts({ version, texts }: SharedSnapshot, entries: AsyncIterable<StoredEntry>): Promise<boolean> {
  const textAt = textsIn(texts);
  try {
    for await (const { sequence, text } of entries) {
      if (sequence > version) return true;
      if (textAt(sequence) !== text) return false;
    }
    return true;
  } catch {
    return false;
  }
}
