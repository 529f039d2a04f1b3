import { createHash, type Hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { emptyHead, type Head } from '../chain/stored-entry.js';
import { readEntries } from '../database/entries.js';
import type { Tables } from '../database/tables.js';
import type { BackedUpTable, Row } from './backed-up-table.js';
import { formats, type BackupLine, type FirstLine } from './backup-line.js';
import { readRows } from './rows.js';
import { tablesOfCorporation, tablesOfService } from './tables.js';

/** The lines of a backup: a part for each corporation, one for the service, and a last line that says that it is the last. */
export async function* writtenBackup(database: Kysely<Tables>): AsyncGenerator<string> {
  const corporations = await database.selectFrom('corporations').select('corporation').orderBy('corporation').execute();
  const first: FirstLine = { is: 'backup', format: formats[0], corporations: corporations.length };
  yield JSON.stringify(first);
  for (const { corporation } of corporations) yield* wholePart(ofCorporation(database, corporation));
  yield* wholePart(ofService(database));
  yield JSON.stringify({ is: 'end' } satisfies BackupLine);
}

async function* ofCorporation(database: Kysely<Tables>, corporation: string): AsyncGenerator<BackupLine> {
  const kept = database.selectFrom('corporations').selectAll().where('corporation', '=', corporation);
  const row = await kept.executeTakeFirstOrThrow();
  yield { is: 'corporation', row };
  for await (const { sequence, id, text, hash } of readEntries(database, corporation, { through: row.version })) {
    yield { is: 'entry', sequence, id, text, hash };
  }
  for (const table of tablesOfCorporation) yield* ofTable(database, table, row, { corporation });
}

async function* ofService(database: Kysely<Tables>): AsyncGenerator<BackupLine> {
  yield { is: 'service' };
  for (const table of tablesOfService) yield* ofTable(database, table, emptyHead(''));
}

async function* ofTable(
  database: Kysely<Tables>,
  table: BackedUpTable,
  head: Head,
  where: Row = {},
): AsyncGenerator<BackupLine> {
  for await (const each of readRows(database, table, where)) {
    const row = table.at(each, head);
    if (row === undefined) continue;
    if (table.pieces === undefined) yield lineOf(table, row);
    else
      yield* withPieces(database, table, table.pieces, {
        ...where,
        ...Object.fromEntries(table.key.map((column) => [column, row[column]])),
      });
  }
}

/** A row with its bytes, as they are at one moment: where they are erased while they are read, it is read as erased. */
async function* withPieces(
  database: Kysely<Tables>,
  table: BackedUpTable,
  pieces: BackedUpTable,
  where: Row,
): AsyncGenerator<BackupLine> {
  const found: Row[] = [];
  for await (const piece of readRows(database, pieces, where)) found.push(piece);
  for await (const row of readRows(database, table, where)) {
    yield lineOf(table, row);
    if (row['erased_at'] === null) for (const piece of found) yield lineOf(pieces, piece);
  }
}

function lineOf({ table, row: written }: BackedUpTable, row: Row): BackupLine {
  return { is: 'row', of: table, row: z.encode(written, row) as Record<string, unknown> };
}

async function* wholePart(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const line of lines) {
    const text = JSON.stringify(line);
    takenUp(hash, text);
    count += 1;
    yield text;
  }
  yield JSON.stringify({ is: 'whole', lines: count, sha256: hash.digest('hex') } satisfies BackupLine);
}

/** Takes a line of a part into its hash. */
export function takenUp(hash: Hash, line: string): void {
  hash.update(line, 'utf8').update('\n');
}
