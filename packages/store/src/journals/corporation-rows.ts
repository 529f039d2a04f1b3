import { day } from '@quorate/engine';
import type { Kysely, Transaction } from 'kysely';
import { statement } from '../database/statement.js';
import { emptyRecords } from '../chain/record-chain.js';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { UnknownCorporationError } from '../store-error.js';
import type { KeptCorporation } from '../kept-corporation.js';
import { eachInTurns } from '../turn.js';

/**
 * A corporation that is kept.
 * @param lock whether its row is held until the transaction ends, where rows are held at all
 * @throws {UnknownCorporationError} where none of that id is kept
 */
export async function corporationIn(database: Kysely<Tables>, id: string, lock = false): Promise<KeptCorporation> {
  const [row] = await (lock ? rowLocked : rowOf)(database, id);
  if (row !== undefined) return keptFrom(row);
  const known = await database
    .selectFrom('corporations')
    .select('corporation')
    .orderBy('corporation')
    .limit(20)
    .execute();
  throw new UnknownCorporationError(
    id,
    known.map((each) => each.corporation),
  );
}

/** Every corporation that is kept, by id. */
export async function corporationsIn(database: Kysely<Tables>): Promise<readonly KeptCorporation[]> {
  const rows = await database.selectFrom('corporations').selectAll().orderBy('corporation').execute();
  return eachInTurns(rows, keptFrom);
}

/** Begins to keep a corporation. Nothing where one of that id is kept already. */
export async function beginIn(
  transaction: Transaction<Tables>,
  row: Tables['corporations'],
): Promise<KeptCorporation | undefined> {
  if (row.formed !== null) day(row.formed);
  const inserted = await transaction
    .insertInto('corporations')
    .values(row)
    .onConflict((conflict) => conflict.column('corporation').doNothing())
    .returning('corporation')
    .execute();
  return inserted.length === 0 ? undefined : keptFrom(row);
}

const rowOf = statement((database, id: string) =>
  database.selectFrom('corporations').selectAll().where('corporation', '=', id),
);
const rowLocked = statement((database, id: string) =>
  database.selectFrom('corporations').selectAll().where('corporation', '=', id).forUpdate(),
);

function keptFrom(row: Tables['corporations']): KeptCorporation {
  const { corporation, name, charter, formed, kept_since: keptSince, version, hash } = row;
  const records = row.records_version === 0 ? emptyRecords(corporation) : recordsHead(row);
  const own = formed === null ? undefined : { formed };
  return { id: corporation, name, charter, ...own, keptSince, version, hash, records };
}

function recordsHead({ records_version: version, records_hash: hash }: Tables['corporations']): Head {
  return { version, hash };
}
