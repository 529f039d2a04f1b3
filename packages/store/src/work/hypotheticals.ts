import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { inTurnOf } from '../database/transacted.js';
import type { NewEntry } from '../journals/new-entry.js';
import { retain } from '../personal/retained.js';
import { nothingPersonal } from '../personal/sealing.js';
import { NotKeptError, StoreError } from '../store-error.js';
import { turn } from '../turn.js';

/** Entries that somebody supposes on top of a journal. Nothing of it is ever entered. */
export interface Hypothetical {
  /** Not to be guessed; it is shown to its maker alone. */
  readonly id: string;
  readonly maker: string;
  /** What the maker calls it. */
  readonly title: string;
  readonly entries: readonly NewEntry[];
  readonly madeAt: string;
  /** From this instant on it is gone. */
  readonly expiresAt: string;
}

/** What is supposed, each by one person and for that person alone: to everybody else it is not there. */
export class Hypotheticals {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;

  constructor(database: Kysely<Tables>, clock: () => string) {
    this.database = database;
    this.clock = clock;
  }

  /** @throws {StoreError} where its maker has as many as may be kept */
  async make(corporation: string, made: Hypothetical): Promise<void> {
    const { id, maker, title, madeAt, expiresAt } = made;
    const entries = nothingPersonal(corporation, made.entries);
    await this.forgetExpired(corporation, madeAt);
    await inTurnOf(this.database, corporation, async (transaction) => {
      if ((await ownIn(transaction, corporation, maker, madeAt).select('id').execute()).length >= most) {
        throw new StoreError(`You suppose ${most} hypotheticals already. Drop one that you no longer need.`);
      }
      await transaction
        .insertInto('hypotheticals')
        .values({
          corporation,
          id,
          maker,
          title,
          entries: JSON.stringify(entries),
          made_at: madeAt,
          expires_at: expiresAt,
        })
        .execute();
    });
  }

  /** Those of one maker that are not over, the earliest first, each read when it is asked for. */
  async *eachBy(corporation: string, maker: string, now: string): AsyncGenerator<Hypothetical> {
    const own = this.own(corporation, maker, now);
    for (const { id } of await own.select('id').orderBy('made_at').orderBy('id').execute()) {
      const row = await own.selectAll().where('id', '=', id).executeTakeFirst();
      if (row !== undefined) yield hypotheticalFrom(row);
      await turn();
    }
  }

  /** All of them. */
  async by(corporation: string, maker: string, now: string): Promise<readonly Hypothetical[]> {
    const all: Hypothetical[] = [];
    for await (const one of this.eachBy(corporation, maker, now)) all.push(one);
    return all;
  }

  /** @throws {NotKeptError} where this maker has none of that id that is not over */
  async one(corporation: string, maker: string, id: string, now: string): Promise<Hypothetical> {
    const row = await this.own(corporation, maker, now).selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new NotKeptError('You have no such hypothetical, or its time is over.');
    return hypotheticalFrom(row);
  }

  /** @throws {NotKeptError} where this maker has none of that id */
  async drop(corporation: string, maker: string, id: string): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const query = goneFrom(transaction, corporation).where('maker', '=', maker).where('id', '=', id);
      const rows = await query.returningAll().execute();
      if (rows.length === 0) throw new NotKeptError('You have no such hypothetical, or its time is over.');
      await retain(transaction, corporation, { table: 'hypotheticals', rows, at: this.clock() });
    });
  }

  /** Drops those of a corporation whose time is over. */
  async forgetExpired(corporation: string, now: string): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const rows = await goneFrom(transaction, corporation).where('expires_at', '<=', now).returningAll().execute();
      await retain(transaction, corporation, { table: 'hypotheticals', rows, at: this.clock() });
    });
  }

  private own(corporation: string, maker: string, now: string) {
    return ownIn(this.database, corporation, maker, now);
  }
}

function ownIn(database: Kysely<Tables>, corporation: string, maker: string, now: string) {
  return database
    .selectFrom('hypotheticals')
    .where('corporation', '=', corporation)
    .where('maker', '=', maker)
    .where('expires_at', '>', now);
}

const most = 100;

function goneFrom(database: Kysely<Tables>, corporation: string) {
  return database.deleteFrom('hypotheticals').where('corporation', '=', corporation);
}

function hypotheticalFrom(row: Tables['hypotheticals']): Hypothetical {
  const { id, maker, title, entries, made_at: madeAt, expires_at: expiresAt } = row;
  return { id, maker, title, entries: JSON.parse(entries) as readonly NewEntry[], madeAt, expiresAt };
}
