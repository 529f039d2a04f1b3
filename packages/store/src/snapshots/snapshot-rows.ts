import { engineVersion, snapshotFormat } from '@quorate/engine';
import type { Kysely } from 'kysely';
import { sha256 } from '../chain/sha256.js';
import type { Tables } from '../database/tables.js';
import type { KeptCorporation } from '../kept-corporation.js';

/** The record of a snapshot, which names its parts. */
export type Row = Tables['snapshots'];

/** By which engine snapshots are made here, and how; others are not read. */
export const format = `1 ${engineVersion} ${snapshotFormat}`;

/** The record of the snapshot of a corporation. */
export async function rowOf(database: Kysely<Tables>, corporation: string): Promise<Row | undefined> {
  return database.selectFrom('snapshots').selectAll().where('corporation', '=', corporation).executeTakeFirst();
}

/** Why a snapshot does not fit its journal; nothing where it does. */
export async function misfitOf(database: Kysely<Tables>, kept: KeptCorporation, row: Row): Promise<string | undefined> {
  if (row.format !== format) return 'it was made by another engine, or otherwise';
  if (row.checksum !== checksumOf(row)) return 'its record was changed';
  if (row.version > kept.version) return 'it has more entries than the journal';
  const hash = row.version === kept.version ? kept.hash : await hashAt(database, kept.id, row.version);
  return hash === row.hash ? undefined : 'the journal has another entry at its place';
}

/** What makes sure that a record is as it was written. */
export function checksumOf({ corporation, version, hash, format: by, columns, texts }: Omit<Row, 'checksum'>): string {
  return sha256([by, corporation, version, hash, columns, texts].join('\n'));
}

/** The hash of the entry at a place. */
export async function hashAt(
  database: Kysely<Tables>,
  corporation: string,
  sequence: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('entries')
    .select('hash')
    .where('corporation', '=', corporation)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row?.hash;
}

/** The bytes of parts, in their order; nothing where one is missing or is not as its hash says. */
export async function partsOf(
  database: Kysely<Tables>,
  corporation: string,
  hashes: readonly string[],
): Promise<readonly Uint8Array[] | undefined> {
  const parts: Uint8Array[] = [];
  for (const hash of hashes) {
    const row = await database
      .selectFrom('snapshot_parts')
      .select('content')
      .where('corporation', '=', corporation)
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined || sha256(row.content) !== hash) return undefined;
    parts.push(row.content);
  }
  return parts;
}

/** Bytes one after the other, in memory that threads share. */
export function together(parts: readonly Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const all = new Uint8Array(new SharedArrayBuffer(size));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
