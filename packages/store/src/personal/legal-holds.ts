import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { record } from '../records/records.js';
import { namingNothing, type NamesNothing } from './naming-nothing.js';
import { letGo } from './retained.js';
import { NotKeptError, SettledError, StoreError } from '../store-error.js';
import { holdFrom, type Holdable, type HoldScope, type LegalHold } from './standing-holds.js';

/** A hold to be set. */
export interface NewLegalHold {
  /** Made by whoever sets it, so that a request sent again sets nothing twice. */
  readonly id: string;
  readonly reason: string;
  readonly scope: HoldScope;
  readonly by: string;
}

/** The legal holds of corporations. */
export class LegalHolds {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly inTurn: InTurn;

  constructor(database: Kysely<Tables>, clock: () => string, { inTurn }: { readonly inTurn: InTurn }) {
    this.database = database;
    this.clock = clock;
    this.inTurn = inTurn;
  }

  /**
   * Sets a hold. From then on nothing that it covers is erased, whether it is there already or comes later.
   * @throws {StoreError} where it would cover nothing
   * @throws {SettledError} where another hold was set under that id
   */
  async set(corporation: string, { id, reason, scope, by }: NewLegalHold): Promise<LegalHold> {
    const columns = columnsOf(scope);
    if (columns.is_whole === 0 && [columns.persons, columns.entries, columns.papers].every((each) => each === '[]')) {
      throw new StoreError('This hold would cover nothing. Name persons, entries or papers, or hold everything.');
    }
    const unreleased = { released_by: null, released_at: null, released_why: null };
    const row = { corporation, id, reason, ...columns, set_by: by, set_at: this.clock(), ...unreleased };
    return this.inTurn(corporation, async (transaction) => {
      const known = await rowOf(transaction, corporation, id);
      if (known === undefined) {
        await transaction.insertInto('legal_holds').values(row).execute();
        await record(transaction, corporation, ['legal_holds', id]);
        return holdFrom(row);
      }
      if (isSame(known, row)) return holdFrom(known);
      throw new SettledError(`Another hold was set as "${id}". Make a new id for a new hold.`);
    });
  }

  /** Every hold of a corporation, the earliest first, released ones too. */
  async all(corporation: string): Promise<readonly LegalHold[]> {
    const query = this.database.selectFrom('legal_holds').selectAll().where('corporation', '=', corporation);
    const rows = await query.orderBy('set_at').orderBy('id').execute();
    return rows.map(holdFrom);
  }

  /** Those of these persons and entries under whose ids nothing is kept. */
  async namingNothing(corporation: string, named: Holdable): Promise<readonly NamesNothing[]> {
    return namingNothing(this.database, corporation, named);
  }

  /** Releases a hold. @throws {SettledError} where it was released before */
  async release(
    corporation: string,
    id: string,
    { by, why }: { readonly by: string; readonly why: string },
  ): Promise<LegalHold> {
    return this.inTurn(corporation, async (transaction) => {
      const row = await rowOf(transaction, corporation, id);
      if (row === undefined) throw new NotKeptError('There is no hold of that id.');
      if (row.released_at !== null) throw new SettledError('This hold was released already.');
      const released = { released_by: by, released_at: this.clock(), released_why: why };
      await transaction
        .updateTable('legal_holds')
        .set(released)
        .where('corporation', '=', corporation)
        .where('id', '=', id)
        .execute();
      await record(transaction, corporation, ['legal_holds', id]);
      await letGo(transaction, corporation);
      return holdFrom({ ...row, ...released });
    });
  }
}

type InTurn = <T>(corporation: string, work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>;

async function rowOf(database: Kysely<Tables>, corporation: string, id: string) {
  return database
    .selectFrom('legal_holds')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('id', '=', id)
    .executeTakeFirst();
}

function columnsOf(scope: HoldScope) {
  const { persons = [], entries = [], papers = [] } = 'whole' in scope ? {} : scope;
  const list = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)].toSorted());
  return { is_whole: 'whole' in scope ? 1 : 0, persons: list(persons), entries: list(entries), papers: list(papers) };
}

function isSame(one: Tables['legal_holds'], other: Tables['legal_holds']): boolean {
  return (['reason', 'is_whole', 'persons', 'entries', 'papers', 'set_by'] as const).every(
    (column) => one[column] === other[column],
  );
}
