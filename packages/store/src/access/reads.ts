import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { SortedIds } from './sorted-ids.js';
import { turn } from '../turn.js';

/** That somebody was given something that stands behind a wall. */
export interface Read {
  /** By this it is told where to go on; it sorts by the instant, and counts nothing. */
  readonly id: string;
  readonly at: string;
  readonly by: string;
  /** What sort of thing it was, in a short word of the service's own: `paper`, `note`, `personal data`. */
  readonly what: string;
  /** The id of the thing. */
  readonly subject: string;
  /** The matter within which it was read; absent: outside of every one. */
  readonly matter?: string;
}

/** A read that is about to be. */
export type NewRead = Omit<Read, 'id' | 'at'>;

/** Which reads are told. Those within a matter are told only to whoever names it: a list never goes through a wall. */
export interface ReadSelection {
  /** The matter within which; absent: outside of every matter. */
  readonly matter?: string;
  /** Of this one, or of any of these. */
  readonly subject?: string | readonly string[];
  /** Only of these sorts of things. */
  readonly what?: readonly string[];
  /** Only those before this one, by its id. */
  readonly before?: string;
  /** At most so many; absent: all. */
  readonly limit?: number;
}

/** Who was given what of the things behind walls, and when. It is written before the thing is given out, and never changed. */
export class Reads {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly ids = new SortedIds();

  constructor(database: Kysely<Tables>, clock: () => string) {
    this.database = database;
    this.clock = clock;
  }

  /** Writes down that something is about to be given out. When this has returned, it is on disk. */
  async record(corporation: string, read: NewRead): Promise<void> {
    await this.recordAll(corporation, [read]);
  }

  /** The same of several things that are given out together. */
  async recordAll(corporation: string, reads: readonly NewRead[]): Promise<void> {
    const at = this.clock();
    for (let from = 0; from < reads.length; from += portion) {
      const rows = reads.slice(from, from + portion).map(({ by, what, subject, matter = null }) => ({
        corporation,
        id: this.ids.at(at),
        at,
        read_by: by,
        what,
        subject,
        matter,
      }));
      const query = this.database.insertInto('reads').values(rows);
      await query.execute();
      if (from + portion < reads.length) await turn();
    }
  }

  /** Those of this selection, the latest first. */
  async of(
    corporation: string,
    { matter, subject, what, before, limit }: ReadSelection = {},
  ): Promise<readonly Read[]> {
    let query = this.readsOf(corporation).orderBy('id', 'desc');
    query = matter === undefined ? query.where('matter', 'is', null) : query.where('matter', '=', matter);
    if (subject !== undefined) query = query.where('subject', 'in', [subject].flat());
    if (what !== undefined) query = query.where('what', 'in', [...what]);
    if (before !== undefined) query = query.where('id', '<', before);
    if (limit !== undefined) query = query.limit(limit);
    const rows = await query.execute();
    return rows.map(readFrom);
  }

  private readsOf(corporation: string) {
    return this.database.selectFrom('reads').selectAll().where('corporation', '=', corporation);
  }
}

const portion = 500;

function readFrom({ id, at, read_by: by, what, subject, matter }: Tables['reads']): Read {
  return { id, at, by, what, subject, ...(matter === null ? undefined : { matter }) };
}
