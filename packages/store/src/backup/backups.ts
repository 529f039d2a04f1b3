import type { Kysely, Transaction } from 'kysely';
import type { StoredEntry } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { StoreError, UnsoundJournalError } from '../store-error.js';
import type { BackedUpTable, Row } from './backed-up-table.js';
import type { BackupLine } from './backup-line.js';
import { recordsRestored } from '../records/restored.js';
import { readBackup } from './read-backup.js';
import { insertRows } from './rows.js';
import { namedOfCorporation, namedOfService, type NamedTables } from './tables.js';
import { cutOff, rowsNotTaken } from './unsound-backup.js';
import { writtenBackup } from './written-backup.js';

/** What backups need of the journals. */
export interface Restoring {
  readonly clock: () => string;
  /**
   * Begins to keep a corporation with this journal, after verifying it.
   * @throws {UnsoundJournalError} where its chain does not hold, or does not end with the head of the row
   */
  taken(
    transaction: Transaction<Tables>,
    row: Tables['corporations'],
    entries: AsyncIterable<StoredEntry>,
  ): Promise<void>;
}

/** Everything that a store keeps, written out and taken in again: from one kind of store to the other too. */
export class Backups {
  private readonly database: Kysely<Tables>;
  private readonly restoring: Restoring;

  constructor(database: Kysely<Tables>, restoring: Restoring) {
    this.database = database;
    this.restoring = restoring;
  }

  /**
   * All of it as NDJSON, while the store goes on being used: each corporation as it was when its journal had the head that the
   * backup has. Sessions and links that sign in once are left out.
   */
  async *lines(): AsyncGenerator<string> {
    const written = writtenBackup(this.database);
    try {
      for (;;) {
        const next = await written.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await written.return(undefined);
    }
  }

  /**
   * Fills an empty store from a backup of any format, all of it or nothing, and tells how many journals came. Every journal is
   * verified and read by the engine again.
   * @throws {StoreError} where the store has corporations or accounts already: nothing is ever written over
   * @throws {UnsoundJournalError} where the backup is none, is cut off, or was changed
   */
  async restore(lines: AsyncIterable<string>): Promise<number> {
    // Begun once: its lines are read as they come, and cannot be read again.
    return this.database.transaction().execute(async (transaction) => {
      await mustBeEmpty(transaction);
      const { first, lines: rest } = await readBackup(lines, this.restoring.clock());
      const taken = new Set<string>();
      for (let next = await nextOf(rest); next.is !== 'end'; next = await nextOf(rest)) {
        if (next.is === 'corporation') {
          const { corporation } = next.row;
          if (taken.has(corporation)) throw rowsNotTaken('corporations', `"${corporation}" came before`);
          await this.corporation(transaction, next.row, rest);
          taken.add(corporation);
        } else if (next.is === 'service') await restRows(transaction, namedOfService, rest);
        else throw cutOff();
      }
      if (taken.size !== first.corporations) throw cutOff();
      return taken.size;
    });
  }

  private async corporation(
    transaction: Transaction<Tables>,
    row: Tables['corporations'],
    lines: AsyncGenerator<BackupLine>,
  ): Promise<void> {
    const { corporation, records_version: version, records_hash: hash } = row;
    let after: BackupLine | undefined;
    async function* entries(): AsyncGenerator<StoredEntry> {
      for (;;) {
        after = await nextOf(lines);
        if (after.is !== 'entry') return;
        const { is: _, ...entry } = after;
        yield { corporation, ...entry };
      }
    }
    await this.restoring.taken(transaction, row, entries());
    await restRows(transaction, namedOfCorporation, lines, { corporation, next: after });
    await recordsRestored(transaction, corporation, { version, hash });
  }
}

async function mustBeEmpty(database: Kysely<Tables>): Promise<void> {
  for (const table of ['corporations', 'accounts'] as const) {
    const one = await database.selectFrom(table).selectAll().limit(1).executeTakeFirst();
    if (one === undefined) continue;
    throw new StoreError(
      `This store has ${table} already, and a backup is never written over them. Name an empty one.`,
    );
  }
}

/** Where the rows of a part begin: the line that was read already, and whose rows they must be. */
interface Begun {
  readonly corporation?: string;
  readonly next?: BackupLine | undefined;
}

/** Takes in the rows that follow, to the end of their part. */
async function restRows(
  transaction: Transaction<Tables>,
  tables: NamedTables,
  lines: AsyncGenerator<BackupLine>,
  { corporation, next: begun }: Begun = {},
): Promise<void> {
  let waiting: Row[] = [];
  let of: BackedUpTable | undefined;
  const write = async (): Promise<void> => {
    if (of !== undefined) await insertRows(transaction, of, waiting);
    waiting = [];
  };
  for (let next = begun ?? (await nextOf(lines)); next.is !== 'whole'; next = await nextOf(lines)) {
    if (next.is !== 'row') throw cutOff();
    const table = tables.get(next.of);
    const row = table?.row.safeParse(next.row).data;
    if (table === undefined || row === undefined || row['corporation'] !== corporation) {
      throw new UnsoundJournalError(
        `A row of "${next.of}" is not what this version of Quorate takes in. Restore with the version that wrote the backup, or a newer one.`,
      );
    }
    if (table !== of || waiting.length >= table.portion) await write();
    of = table;
    waiting.push(row);
  }
  await write();
}

async function nextOf(lines: AsyncGenerator<BackupLine>): Promise<BackupLine> {
  const next = await lines.next();
  if (next.done === true) throw cutOff();
  return next.value;
}
