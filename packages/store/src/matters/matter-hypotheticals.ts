import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { NewEntry } from '../journals/new-entry.js';
import { retain } from '../personal/retained.js';
import { nothingPersonal } from '../personal/sealing.js';
import { NotKeptError, StoreError } from '../store-error.js';
import type { Hypothetical } from '../work/hypotheticals.js';
import { inOpenMatter, type MatterPlace } from './in-open-matter.js';
import { turn } from '../turn.js';

/** What is supposed in a matter, for all its members. What one person supposes alone is kept elsewhere, and stays with that person. */
export class MatterHypotheticals {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;

  constructor(database: Kysely<Tables>, clock: () => string) {
    this.database = database;
    this.clock = clock;
  }

  /** @throws {StoreError} where the matter has as many as may be kept */
  async make(place: MatterPlace, made: Hypothetical): Promise<void> {
    const { id, maker, title, madeAt, expiresAt } = made;
    const entries = nothingPersonal(place.corporation, made.entries);
    const row = { id, maker, title, entries: JSON.stringify(entries), made_at: madeAt, expires_at: expiresAt };
    await inOpenMatter(this.database, place, async (transaction) => {
      const over = await goneFrom(transaction, place).where('expires_at', '<=', madeAt).returningAll().execute();
      await retain(transaction, place.corporation, { table: 'matter_hypotheticals', rows: over, at: this.clock() });
      if ((await standing(transaction, place, madeAt).execute()).length >= most) {
        throw new StoreError(`${most} hypotheticals are supposed in this matter already. Drop one that nobody needs.`);
      }
      await transaction
        .insertInto('matter_hypotheticals')
        .values({ ...place, ...row })
        .execute();
    });
  }

  /** Those of a matter that are not over, the earliest first, each read when it is asked for. */
  async *each(place: MatterPlace, now: string): AsyncGenerator<Hypothetical> {
    const query = standing(this.database, place, now).clearSelect().select('id').orderBy('made_at').orderBy('id');
    for (const { id } of await query.execute()) {
      const row = await standing(this.database, place, now).where('id', '=', id).executeTakeFirst();
      if (row !== undefined) yield hypotheticalFrom(row);
      await turn();
    }
  }

  /** All of them. */
  async all(place: MatterPlace, now: string): Promise<readonly Hypothetical[]> {
    const all: Hypothetical[] = [];
    for await (const one of this.each(place, now)) all.push(one);
    return all;
  }

  /** @throws {NotKeptError} where there is none of that id in this matter that is not over */
  async one(place: MatterPlace, id: string, now: string): Promise<Hypothetical> {
    const query = standing(this.database, place, now).where('id', '=', id);
    const row = await query.executeTakeFirst();
    if (row === undefined) throw noSuchHypothetical();
    return hypotheticalFrom(row);
  }

  /** @throws {NotKeptError} where there is none of that id in this matter */
  async drop(place: MatterPlace, id: string): Promise<void> {
    await inOpenMatter(this.database, place, async (transaction) => {
      const gone = await goneFrom(transaction, place).where('id', '=', id).returningAll().execute();
      if (gone.length === 0) throw noSuchHypothetical();
      await retain(transaction, place.corporation, { table: 'matter_hypotheticals', rows: gone, at: this.clock() });
    });
  }
}

const most = 100;

function standing(database: Kysely<Tables>, { corporation, matter }: MatterPlace, now: string) {
  return database
    .selectFrom('matter_hypotheticals')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('matter', '=', matter)
    .where('expires_at', '>', now);
}

function goneFrom(database: Kysely<Tables>, { corporation, matter }: MatterPlace) {
  return database
    .deleteFrom('matter_hypotheticals')
    .where('corporation', '=', corporation)
    .where('matter', '=', matter);
}

function noSuchHypothetical(): NotKeptError {
  return new NotKeptError('There is no such hypothetical in this matter, or its time is over.');
}

function hypotheticalFrom(row: Tables['matter_hypotheticals']): Hypothetical {
  const { id, maker, title, entries, made_at: madeAt, expires_at: expiresAt } = row;
  return { id, maker, title, entries: JSON.parse(entries) as readonly NewEntry[], madeAt, expiresAt };
}
