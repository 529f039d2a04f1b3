import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { DatabaseUnusableError, StoreUnavailableError } from '../store-error.js';
import { charterTables } from './charter-tables.js';
import { createTable, type Division } from './create-table.js';
import { grantTables } from './grant-tables.js';
import { matterTables } from './matter-tables.js';
import { erasedInMatters, personalTables } from './personal-tables.js';
import { readTables } from './read-tables.js';
import { recordTables } from '../records/table-of-records.js';
import { countTables } from './count-tables.js';
import { hashColumn } from '../papers/paper-key.js';
import { piecesOfPapers } from '../papers/table-of-pieces.js';
import { firstUses, signInTables } from './sign-in-tables.js';
import { snapshotTables } from './snapshot-tables.js';
import {
  factRequestTables,
  frozenAnswerTables,
  hypotheticalTables,
  proposedErasures,
  secondPersonTables,
} from './work-tables.js';

/**
 * Brings a database to the newest tables, all of the way or not at all. Safe to run again, and from two processes at once: the second
 * waits for the first.
 * @throws {DatabaseUnusableError} where the database is of a later version of Quorate, or a migration fails
 */
export async function migrate(database: Kysely<unknown>, division: Division = {}): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations(division) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const why =
    error instanceof StoreUnavailableError
      ? error.problem
      : error instanceof Error
        ? error.message
        : 'for a reason that it does not tell';
  throw new DatabaseUnusableError(
    `The tables of the database could not be brought to this version of Quorate: ${why}. Use the version of Quorate that wrote it last, or a newer one.`,
  );
}

function migrations(division: Division): Record<string, Migration> {
  return {
    '0001-journals': { up: async (database) => journals(database, division) },
    '0002-papers': { up: async (database) => papers(database, division) },
    '0003-accounts': { up: async (database) => accounts(database, division) },
    '0004-second-person': { up: async (database) => secondPersonTables(database, division) },
    '0005-hypotheticals': { up: async (database) => hypotheticalTables(database, division) },
    '0006-fact-requests': { up: async (database) => factRequestTables(database, division) },
    '0007-frozen-answers': { up: async (database) => frozenAnswerTables(database, division) },
    '0008-matters-and-reads': {
      up: async (database) => {
        await matterTables(database, division);
        await readTables(database, division);
      },
    },
    '0009-personal-data': { up: async (database) => personalTables(database, division) },
    '0010-charters': { up: async (database) => charterTables(database, division) },
    '0011-snapshots': { up: async (database) => snapshotTables(database, division) },
    '0012-identities': { up: async (database) => signInTables(database) },
    '0013-counts': { up: async (database) => countTables(database) },
    '0014-changes-of-roles': { up: async (database) => grantTables(database, division) },
    '0015-erased-in-matters': { up: async (database) => erasedInMatters(database) },
    '0016-first-use': { up: async (database) => firstUses(database) },
    '0017-records': { up: async (database) => recordTables(database, division) },
    '0018-copies-of-papers': { up: copiesOfPapers },
    '0019-proposed-erasures': { up: async (database) => proposedErasures(database) },
    '0020-pieces-of-papers': { up: async (database) => piecesOfPapers(database, division) },
  };
}

async function accounts(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const grants =
    'corporation text not null, account text not null, role text not null, until text, primary key (corporation, account)';
  await createTable(database, { name: 'grants', columns: grants, partitions });
  const people =
    'account text not null, password_hash text, is_owner integer not null, is_closed integer not null, primary key (account)';
  await createTable(database, { name: 'accounts', columns: people });
  const secrets =
    'hash text not null, account text not null, sort text not null, id text not null, made_at text not null, expires_at text not null, permissions text not null, primary key (hash)';
  await createTable(database, { name: 'secrets', columns: secrets });
  await sql`create index secrets_by_account on secrets (account, sort)`.execute(database);
}

async function papers(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  // A column of bytes is called otherwise in the two databases; PostgreSQL knows no blob, SQLite takes either.
  const columns = `corporation text not null, hash text not null, name text not null, media_type text not null, size integer not null, content bytea not null, kept_at text not null, primary key (corporation, hash)`;
  await createTable(database, { name: 'papers', columns, partitions });
  const states = `corporation text not null, hash text not null, place integer not null, state text not null, at text not null, set_by text not null, primary key (corporation, hash, place)`;
  await createTable(database, { name: 'paper_states', columns: states, partitions });
}

/** Copies of the same bytes are found by what their keys begin with. */
async function copiesOfPapers(database: Kysely<unknown>): Promise<void> {
  await sql`create index papers_by_bytes on papers (corporation, ${hashColumn()})`.execute(database);
}

async function journals(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const tables: readonly (readonly [name: string, columns: string])[] = [
    [
      'corporations',
      'corporation text not null, name text not null, charter text not null, formed text, kept_since text not null, version integer not null, hash text not null, primary key (corporation)',
    ],
    [
      'entries',
      'corporation text not null, sequence integer not null, id text not null, type text not null, on_day text not null, entered_at text not null, entered_by text not null, text text not null, hash text not null, primary key (corporation, sequence), unique (corporation, id)',
    ],
    [
      'requests',
      'corporation text not null, key text not null, request text not null, version integer not null, hash text not null, primary key (corporation, key)',
    ],
    [
      'checkpoints',
      'corporation text not null, version integer not null, hash text not null, signed_at text not null, public_key text not null, signature text not null, primary key (corporation, version, public_key)',
    ],
  ];
  for (const [name, columns] of tables) {
    await createTable(database, { name, columns, partitions });
  }
  await sql`create index entries_by_type on entries (corporation, type, sequence)`.execute(database);
  await sql`create index entries_by_day on entries (corporation, on_day, sequence)`.execute(database);
}
