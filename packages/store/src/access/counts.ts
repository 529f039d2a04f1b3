import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** How often something was done since a stretch of time began, and the instant at which it ends and the count begins anew. */
export interface Count {
  readonly times: number;
  readonly endsAt: string;
}

/** What several servers on one database count together, such as attempts to sign in. */
export class Counts {
  private readonly database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.database = database;
  }

  /**
   * Counts so many times more, and tells how many they are now. A stretch that would end later than one that begins now was begun by a
   * clock that was ahead, and is over.
   * @param endsAt when a stretch ends that begins with this
   */
  async add(
    key: string,
    times: number,
    { now, endsAt }: { readonly now: string; readonly endsAt: string },
  ): Promise<Count> {
    const isOver = sql<boolean>`(counts.ends_at <= ${now} or counts.ends_at > ${endsAt})`;
    const query = this.database
      .insertInto('counts')
      .values({ key, times, ends_at: endsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          times: sql<number>`case when ${isOver} then excluded.times else counts.times + excluded.times end`,
          ends_at: sql<string>`case when ${isOver} then excluded.ends_at else counts.ends_at end`,
        }),
      )
      .returning(['times', 'ends_at']);
    const row = await query.executeTakeFirstOrThrow();
    return { times: row.times, endsAt: row.ends_at };
  }

  /** Begins a count anew. */
  async forget(key: string): Promise<void> {
    await this.database.deleteFrom('counts').where('key', '=', key).execute();
  }

  async forgetExpired(now: string): Promise<void> {
    await this.database.deleteFrom('counts').where('ends_at', '<=', now).execute();
  }
}
