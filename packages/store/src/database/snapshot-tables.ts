import type { Kysely } from 'kysely';
import { createTable, type Division } from './create-table.js';

/** What journals came to, kept beside them; all of it can be thrown away. */
export interface SnapshotTables {
  /** The newest snapshot of a corporation, and what it is made of. */
  snapshots: {
    corporation: string;
    version: number;
    /** The hash of its last entry. */
    hash: string;
    /** By which engine it was made, and how. */
    format: string;
    /** The hashes of the parts of its columns, and of its texts, in their order, as JSON. */
    columns: string;
    texts: string;
    /** SHA-256 over all of these. */
    checksum: string;
  };
  /** Parts of snapshots by the hash of their bytes: one that a later snapshot has too stays. */
  snapshot_parts: { corporation: string; hash: string; content: Uint8Array };
}

/** The tables of snapshots. */
export async function snapshotTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const columns =
    'corporation text not null, version integer not null, hash text not null, format text not null, columns text not null, texts text not null, checksum text not null, primary key (corporation)';
  await createTable(database, { name: 'snapshots', columns, partitions });
  // PostgreSQL knows no blob, SQLite takes either.
  const parts =
    'corporation text not null, hash text not null, content bytea not null, primary key (corporation, hash)';
  await createTable(database, { name: 'snapshot_parts', columns: parts, partitions });
}
