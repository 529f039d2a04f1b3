import type { Kysely } from 'kysely';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { transacted } from '../database/transacted.js';
import { record } from '../records/records.js';
import { NotKeptError } from '../store-error.js';

/** An answer as somebody relied on it. It is never changed; whether it still holds is found by asking again. */
export interface FrozenAnswer {
  readonly id: string;
  readonly question: string;
  readonly asOf: string;
  /** How it was asked, so that it can be asked again. */
  readonly asked: unknown;
  /** What was answered, with its stamp. */
  readonly answer: unknown;
  /** What it was relied on for. */
  readonly purpose: string;
  readonly by: string;
  readonly at: string;
  /** The head of the journal then. */
  readonly head: Head;
}

/** Answers that somebody relied on. */
export class FrozenAnswers {
  private readonly database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.database = database;
  }

  async keep(corporation: string, frozen: FrozenAnswer): Promise<void> {
    const { id, question, asOf, asked, answer, purpose, by, at, head } = frozen;
    await transacted(this.database, async (transaction) => {
      await transaction
        .insertInto('frozen_answers')
        .values({
          corporation,
          id,
          question,
          as_of: asOf,
          asked: JSON.stringify(asked),
          answer: JSON.stringify(answer),
          purpose,
          frozen_by: by,
          frozen_at: at,
          version: head.version,
          hash: head.hash,
        })
        .execute();
      await record(transaction, corporation, ['frozen_answers', id]);
    });
  }

  /** Those of a corporation, the earliest first, without what was answered. */
  async all(corporation: string): Promise<readonly Omit<FrozenAnswer, 'answer' | 'asked'>[]> {
    const rows = await this.database
      .selectFrom('frozen_answers')
      .select(['id', 'question', 'as_of', 'purpose', 'frozen_by', 'frozen_at', 'version', 'hash'])
      .where('corporation', '=', corporation)
      .orderBy('frozen_at')
      .orderBy('id')
      .execute();
    return rows.map(listed);
  }

  /** @throws {NotKeptError} where there is none of that id */
  async one(corporation: string, id: string): Promise<FrozenAnswer> {
    const row = await this.database
      .selectFrom('frozen_answers')
      .selectAll()
      .where('corporation', '=', corporation)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw new NotKeptError('No answer was frozen under that id.');
    return { ...listed(row), asked: JSON.parse(row.asked) as unknown, answer: JSON.parse(row.answer) as unknown };
  }
}

function listed(row: Omit<Tables['frozen_answers'], 'corporation' | 'asked' | 'answer'>) {
  const { id, question, as_of: asOf, purpose, frozen_by: by, frozen_at: at, version, hash } = row;
  return { id, question, asOf, purpose, by, at, head: { version, hash } };
}
