import type { Kysely, Transaction } from 'kysely';
import { sha256 } from '../chain/sha256.js';
import type { Tables } from '../database/tables.js';
import type { NewEntry } from '../journals/new-entry.js';
import { NotKeptError, PapersMissingError, SettledError, StoreError } from '../store-error.js';

/** What has become of a paper. */
export const paperStates = ['drafted', 'signed', 'filed'] as const;
export type PaperState = (typeof paperStates)[number];

/** A paper to be kept. */
export interface NewPaper {
  readonly name: string;
  /** Such as application/pdf. */
  readonly mediaType: string;
  readonly content: Uint8Array;
  readonly state: PaperState;
  readonly by: string;
}

/** What is known of a paper without its content. */
export interface PaperRecord {
  /** SHA-256 of the bytes, in hexadecimal: what entries name it by. */
  readonly hash: string;
  readonly name: string;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  readonly keptAt: string;
  /** Every state that it had, the earliest first. */
  readonly states: readonly { readonly state: PaperState; readonly at: string; readonly by: string }[];
}

/** The papers behind the entries of journals, each kept once by its hash. */
export class Papers {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;

  constructor(database: Kysely<Tables>, clock: () => string) {
    this.database = database;
    this.clock = clock;
  }

  /** Keeps a paper. The same bytes given again are the paper that is there; a state other than its last one is added. */
  async keep(corporation: string, paper: NewPaper): Promise<PaperRecord> {
    return this.database.transaction().execute(async (transaction) => this.keepIn(transaction, corporation, paper));
  }

  /** The same, as a part of something greater. */
  async keepIn(
    transaction: Transaction<Tables>,
    corporation: string,
    { name, mediaType, content, state, by }: NewPaper,
  ): Promise<PaperRecord> {
    const hash = sha256(content);
    await transaction
      .insertInto('papers')
      .values({
        corporation,
        hash,
        name,
        media_type: mediaType,
        size: content.byteLength,
        content,
        kept_at: this.clock(),
      })
      .onConflict((conflict) => conflict.columns(['corporation', 'hash']).doNothing())
      .execute();
    await addState(transaction, { corporation, hash, state, set_by: by, at: this.clock() });
    return recordIn(transaction, corporation, hash);
  }

  /** Whether the corporation keeps a paper of this hash. */
  async isKeptIn(transaction: Transaction<Tables>, corporation: string, hash: string): Promise<boolean> {
    const row = await transaction
      .selectFrom('papers')
      .select('hash')
      .where('corporation', '=', corporation)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Says what has become of a paper: drafted, then signed, then filed; never back. */
  async becomes(
    corporation: string,
    hash: string,
    { state, by }: Pick<NewPaper, 'state' | 'by'>,
  ): Promise<PaperRecord> {
    const { name, states } = await this.record(corporation, hash);
    const last = states.at(-1)?.state;
    if (last !== undefined && paperStates.indexOf(state) < paperStates.indexOf(last)) {
      throw new SettledError(
        `"${name}" is ${last} already; it cannot be ${state} after that. Keep the new draft as a paper of its own.`,
      );
    }
    await addState(this.database, { corporation, hash, state, set_by: by, at: this.clock() });
    return this.record(corporation, hash);
  }

  /** @throws {StoreError} where there is no such paper. */
  async record(corporation: string, hash: string): Promise<PaperRecord> {
    return recordIn(this.database, corporation, hash);
  }

  /** The bytes of a paper, held against their hash. @throws {StoreError} where they are not there, or were changed. */
  async content(corporation: string, hash: string): Promise<Uint8Array> {
    const { name } = await this.record(corporation, hash);
    const { content } = await this.database
      .selectFrom('papers')
      .select('content')
      .where('corporation', '=', corporation)
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow();
    const bytes = new Uint8Array(content);
    if (sha256(bytes) === hash) return bytes;
    throw new StoreError(
      `The bytes of "${name}" do not give its hash: they were changed after it was kept. Restore it from a backup.`,
    );
  }

  /** Every paper of a corporation, by the instant at which it was kept. */
  async all(corporation: string): Promise<readonly PaperRecord[]> {
    const rows = await this.database
      .selectFrom('papers')
      .select('hash')
      .where('corporation', '=', corporation)
      .orderBy('kept_at')
      .orderBy('hash')
      .execute();
    const records: PaperRecord[] = [];
    for (const { hash } of rows) records.push(await this.record(corporation, hash));
    return records;
  }
}

async function addState(database: Kysely<Tables>, entry: Omit<Tables['paper_states'], 'place'>): Promise<void> {
  const { corporation, hash, state } = entry;
  const last = await database
    .selectFrom('paper_states')
    .select(['place', 'state'])
    .where('corporation', '=', corporation)
    .where('hash', '=', hash)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.state === state) return;
  await database
    .insertInto('paper_states')
    .values({ ...entry, place: (last?.place ?? 0) + 1 })
    .execute();
}

async function recordIn(database: Kysely<Tables>, corporation: string, hash: string): Promise<PaperRecord> {
  const row = await database
    .selectFrom('papers')
    .select(['name', 'media_type', 'size', 'kept_at'])
    .where('corporation', '=', corporation)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) {
    throw new NotKeptError(
      `No paper with the hash ${hash} is kept for "${corporation}". Keep it first, or check the hash.`,
    );
  }
  const states = await database
    .selectFrom('paper_states')
    .select(['state', 'at', 'set_by'])
    .where('corporation', '=', corporation)
    .where('hash', '=', hash)
    .orderBy('place')
    .execute();
  return {
    hash,
    name: row.name,
    mediaType: row.media_type,
    size: row.size,
    keptAt: row.kept_at,
    states: states.map(({ state, at, set_by: by }) => ({ state: state as PaperState, at, by })),
  };
}

/**
 * Holds the papers that entries name against those that are kept; `besides` are kept elsewhere.
 * @throws {PapersMissingError} where one of these entries names a paper by a hash under which none is kept
 */
export async function papersAreKept(
  database: Kysely<Tables>,
  corporation: string,
  entries: readonly NewEntry[],
  besides: ReadonlySet<string> = new Set(),
): Promise<void> {
  const named = entries.flatMap(({ id, paper }) => (paper?.hash === undefined ? [] : [{ id, hash: paper.hash }]));
  const hashes = [...new Set(named.map(({ hash }) => hash))];
  const kept = new Set(besides);
  for (let from = 0; from < hashes.length; from += portion) {
    const rows = await database
      .selectFrom('papers')
      .select('hash')
      .where('corporation', '=', corporation)
      .where('hash', 'in', hashes.slice(from, from + portion))
      .execute();
    for (const { hash } of rows) kept.add(hash);
  }
  const missing = named.filter(({ hash }) => !kept.has(hash)).map(({ id }) => id);
  if (missing.length > 0) throw new PapersMissingError(corporation, missing);
}

const portion = 500;
