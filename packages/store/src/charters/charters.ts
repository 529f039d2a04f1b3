import {
  CaseFileError,
  instrumentChoices,
  instrumentsOf,
  readCharterFile,
  type CharterSet,
  type Instrument,
} from '@quorate/engine';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { NotYetError } from '../database/transacted.js';
import { record } from '../records/records.js';
import { NotKeptError } from '../store-error.js';
import { isUploaded, type CharterType, UploadedCharter } from './uploaded-charter.js';

/** A charter file as it is kept, without its text. */
export interface KeptCharter {
  /** The name under which it is found. */
  readonly charter: string;
  /** The name of the corporation, as the file has it. */
  readonly name: string;
  readonly mediaType: CharterType;
  readonly by: string;
  readonly at: string;
}

/** That a corporation is asked by another charter: a corrected encoding, or another text of it. */
export interface CharterChange {
  readonly before: string;
  readonly charter: string;
  readonly because: string;
  readonly by: string;
  readonly at: string;
}

/** What is changed, why, and by whom. */
export interface NewCharterChange {
  /** A charter that was read, or the name of one that is kept here or comes with Quorate. */
  readonly charter: UploadedCharter | string;
  readonly because: string;
  readonly by: string;
}

/** Reads a charter file that is kept under this name. @throws {CaseFileError} where it is none */
export type ReadingCharter = (file: { readonly text: string; readonly name: string }) => Promise<CharterSet>;

/** What charters need of the journals. */
export interface CharterTurns {
  readonly clock: () => string;
  /** Does something in one transaction in which nobody else writes to this corporation. */
  inTurn<T>(corporation: string, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
}

/**
 * The charter files of corporations that have one of their own. One that was uploaded stays, by the hash of its text: answers
 * were given by it. Which one questions are answered by is said by the corporation, and every change of that stays too.
 */
export class Charters {
  private readonly database: Kysely<Tables>;
  private readonly turns: CharterTurns;
  /** Those that come with Quorate. */
  private builtIn: readonly CharterSet[] = [];
  private readElsewhere: ReadingCharter | undefined;
  /** Those uploaded that were read lately; one that cannot be read any more as nothing. By the hash of its text it is always the same. */
  private readonly read = new Map<string, CharterSet | undefined>();

  constructor(database: Kysely<Tables>, turns: CharterTurns) {
    this.database = database;
    this.turns = turns;
  }

  /**
   * Says which charters come with Quorate: entries of corporations under them are judged by the names that they have.
   * @param readElsewhere reads those that were uploaded, and not where requests are answered
   */
  comeWith(builtIn: readonly CharterSet[], readElsewhere?: ReadingCharter): void {
    this.builtIn = builtIn;
    this.readElsewhere = readElsewhere;
  }

  /**
   * Every instrument of the charter by which a corporation is asked; nothing where it is not known here.
   * @throws {NotYetError} where it is to be read elsewhere first
   */
  async instrumentsIn(
    database: Kysely<Tables>,
    { id: corporation, charter }: { readonly id: string; readonly charter: string },
  ): Promise<readonly Instrument[] | undefined> {
    if (isUploaded(charter) && !this.read.has(charter)) {
      const { content } = await rowOf(database, corporation, charter);
      const { readElsewhere } = this;
      if (readElsewhere !== undefined) {
        throw new NotYetError(async () =>
          this.hasRead(charter, await readElsewhere({ text: content, name: charter }).catch(nothingRead)),
        );
      }
      this.hasRead(charter, readable(content, charter));
    }
    const set = isUploaded(charter) ? this.read.get(charter) : this.builtIn.find(({ id }) => id === charter);
    return set === undefined ? undefined : instrumentsOf(set, instrumentChoices);
  }

  /** Keeps a charter file, as a part of something greater; the same text given again is the file that is there. */
  async keepIn(
    transaction: Transaction<Tables>,
    corporation: string,
    { charter, by }: { readonly charter: UploadedCharter; readonly by: string },
  ): Promise<void> {
    const { id, set, mediaType, text } = charter;
    this.hasRead(id, set);
    await transaction
      .insertInto('charters')
      .values({
        corporation,
        charter: id,
        name: set.name,
        media_type: mediaType,
        content: text,
        kept_by: by,
        kept_at: this.turns.clock(),
      })
      .onConflict((conflict) => conflict.columns(['corporation', 'charter']).doNothing())
      .execute();
    await record(transaction, corporation, ['charters', id]);
  }

  /**
   * Has questions answered by another charter from now on. The one that is in force already stays so, and nothing is changed.
   * @returns every change up to this one, the earliest first
   * @throws {NotKeptError} where an uploaded charter of that name is not kept
   */
  async change(corporation: string, { charter, because, by }: NewCharterChange): Promise<readonly CharterChange[]> {
    return this.turns.inTurn(corporation, async (transaction) => {
      const id = typeof charter === 'string' ? charter : charter.id;
      if (charter instanceof UploadedCharter) await this.keepIn(transaction, corporation, { charter, by });
      else if (isUploaded(id)) await rowOf(transaction, corporation, id);
      const { charter: before } = await transaction
        .selectFrom('corporations')
        .select('charter')
        .where('corporation', '=', corporation)
        .executeTakeFirstOrThrow();
      const changes = await changesIn(transaction, corporation);
      if (before === id) return changes.map(changeFrom);
      const place = changes.length + 1;
      const change = { charter_before: before, charter: id, because, changed_by: by, changed_at: this.turns.clock() };
      await transaction
        .insertInto('charter_changes')
        .values({ corporation, place, ...change })
        .execute();
      await transaction
        .updateTable('corporations')
        .set({ charter: id })
        .where('corporation', '=', corporation)
        .execute();
      await record(transaction, corporation, ['charter_changes', place], ['corporations']);
      return [...changes, change].map(changeFrom);
    });
  }

  private hasRead(charter: string, set: CharterSet | undefined): void {
    const oldest = this.read.keys().next().value;
    if (this.read.size >= mostRead && oldest !== undefined) this.read.delete(oldest);
    this.read.set(charter, set);
  }

  /** Every charter file of a corporation, the earliest first. */
  async all(corporation: string): Promise<readonly KeptCharter[]> {
    const rows = await this.database
      .selectFrom('charters')
      .select(['charter', 'name', 'media_type', 'kept_by', 'kept_at'])
      .where('corporation', '=', corporation)
      .orderBy('kept_at')
      .orderBy('charter')
      .execute();
    return rows.map(keptFrom);
  }

  /** Every change of the charter, the earliest first. */
  async changes(corporation: string): Promise<readonly CharterChange[]> {
    return (await changesIn(this.database, corporation)).map(changeFrom);
  }

  /** A charter file with its text, as it was uploaded. @throws {NotKeptError} where none of that name is kept */
  async one(corporation: string, charter: string): Promise<KeptCharter & { readonly text: string }> {
    const row = await rowOf(this.database, corporation, charter);
    return { ...keptFrom(row), text: row.content };
  }
}

const mostRead = 50;

/** A charter file that an earlier version took may say what this one does not read. */
function readable(text: string, charter: string): CharterSet | undefined {
  try {
    return readCharterFile(text, charter);
  } catch (error) {
    return nothingRead(error);
  }
}

function nothingRead(error: unknown): undefined {
  if (error instanceof CaseFileError) return undefined;
  throw error;
}

async function changesIn(database: Kysely<Tables>, corporation: string) {
  return database
    .selectFrom('charter_changes')
    .selectAll()
    .where('corporation', '=', corporation)
    .orderBy('place')
    .execute();
}

function changeFrom(row: Omit<Tables['charter_changes'], 'corporation' | 'place'>): CharterChange {
  const { charter_before: before, charter, because, changed_by: by, changed_at: at } = row;
  return { before, charter, because, by, at };
}

async function rowOf(database: Kysely<Tables>, corporation: string, charter: string): Promise<Tables['charters']> {
  const row = await database
    .selectFrom('charters')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('charter', '=', charter)
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw new NotKeptError('No charter of that name is kept for this corporation. Upload it first.');
}

function keptFrom(row: Omit<Tables['charters'], 'corporation' | 'content'>): KeptCharter {
  const { charter, name, media_type: mediaType, kept_by: by, kept_at: at } = row;
  return { charter, name, mediaType: mediaType as CharterType, by, at };
}
