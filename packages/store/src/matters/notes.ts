import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { ChangedSinceError, NotKeptError, NotOwnError } from '../store-error.js';
import { inOpenMatter, type MatterPlace } from './in-open-matter.js';
import { eachInTurns } from '../turn.js';

/** A note as it was written, changed or withdrawn. */
export interface NoteVersion {
  /** 1, 2, 3 … */
  readonly version: number;
  readonly title: string;
  /** Absent: by this version the note was withdrawn. */
  readonly text?: string;
  readonly writtenAt: string;
}

/** A privileged note, with all that it ever said. */
export interface Note {
  readonly id: string;
  readonly author: string;
  readonly versions: readonly NoteVersion[];
}

/** A note without its text. */
export interface NoteListed {
  readonly id: string;
  readonly author: string;
  readonly title: string;
  /** Its last version. */
  readonly version: number;
  readonly writtenAt: string;
  readonly isWithdrawn: boolean;
}

/** Privileged notes of matters. What a note said is kept; its author writes a new version of it, or withdraws it. */
export class Notes {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;

  constructor(database: Kysely<Tables>, clock: () => string) {
    this.database = database;
    this.clock = clock;
  }

  /** @throws {SettledError} where the matter is closed */
  async write(
    place: MatterPlace,
    note: { readonly id: string; readonly title: string; readonly text: string; readonly by: string },
  ): Promise<NoteListed> {
    const { id, title, text, by } = note;
    const row = { ...place, id, version: 1, title, text, author: by, written_at: this.clock() };
    await inOpenMatter(this.database, place, async (transaction) =>
      transaction.insertInto('matter_notes').values(row).execute(),
    );
    return listedFrom(row);
  }

  /**
   * Writes a new version of a note; without a text, it is withdrawn.
   * @throws {NotOwnError} where somebody else wrote it
   * @throws {ChangedSinceError} where it has another version than expected
   * @throws {NotKeptError} where there is none of that id, or it is withdrawn
   */
  async change(
    place: MatterPlace,
    id: string,
    change: { readonly expectedVersion: number; readonly title?: string; readonly text?: string; readonly by: string },
  ): Promise<NoteListed> {
    return inOpenMatter(this.database, place, async (transaction) => {
      const last = (await versionsOf(transaction, place, id)).at(-1);
      if (last === undefined || last.text === null) throw noSuchNote();
      if (last.author !== change.by)
        throw new NotOwnError('Only the author of a note changes it. Write one of your own.');
      const { title = last.title, text = null, expectedVersion } = change;
      const row = { ...last, version: expectedVersion + 1, title, text, written_at: this.clock() };
      const written =
        last.version === expectedVersion
          ? await transaction
              .insertInto('matter_notes')
              .values(row)
              .onConflict((conflict) => conflict.columns(['corporation', 'matter', 'id', 'version']).doNothing())
              .returning('version')
              .execute()
          : [];
      if (written.length === 0) throw new ChangedSinceError('note', expectedVersion, last.version);
      return listedFrom(row);
    });
  }

  /** The notes of a matter in the order first written, each as it is now. */
  async all({ corporation, matter }: MatterPlace): Promise<readonly NoteListed[]> {
    const rows = await this.database
      .selectFrom('matter_notes')
      .select((each) => [
        ...(['id', 'version', 'title', 'author', 'written_at'] as const),
        each('text', 'is', null).as('withdrawn'),
      ])
      .where('corporation', '=', corporation)
      .where('matter', '=', matter)
      .orderBy('version')
      .orderBy('written_at')
      .orderBy('id')
      .execute();
    const notes = new Map<string, NoteListed>();
    await eachInTurns(rows, ({ withdrawn, ...row }) =>
      notes.set(row.id, listedFrom({ ...row, text: withdrawn ? null : '' })),
    );
    return [...notes.values()];
  }

  /** @throws {NotKeptError} where there is none of that id */
  async one(place: MatterPlace, id: string): Promise<Note> {
    const rows = await versionsOf(this.database, place, id);
    const [first] = rows;
    if (first === undefined) throw noSuchNote();
    const versions = rows.map(({ version, title, text, written_at: writtenAt }) => ({
      version,
      title,
      ...(text === null ? undefined : { text }),
      writtenAt,
    }));
    return { id, author: first.author, versions };
  }
}

async function versionsOf(database: Kysely<Tables>, { corporation, matter }: MatterPlace, id: string) {
  return database
    .selectFrom('matter_notes')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('matter', '=', matter)
    .where('id', '=', id)
    .orderBy('version')
    .execute();
}

function noSuchNote(): NotKeptError {
  return new NotKeptError('There is no such note in this matter, or it is withdrawn.');
}

function listedFrom(row: Omit<Tables['matter_notes'], 'corporation' | 'matter'>): NoteListed {
  const { id, author, title, version, written_at: writtenAt, text } = row;
  return { id, author, title, version, writtenAt, isWithdrawn: text === null };
}
