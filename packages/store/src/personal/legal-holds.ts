import type { Kysely, Transaction } from 'kysely';
import { inWords } from '../database/in-words.js';
import type { Tables } from '../database/tables.js';
import { letGo } from './retained.js';
import { LegalHoldError, NotKeptError, SettledError, StoreError } from '../store-error.js';

/** What a hold covers: all that is kept of a corporation, or persons, entries and papers by name. */
export type HoldScope = { readonly whole: true } | Holdable;

/** Persons and entries by their ids, papers by their hashes. */
export interface Holdable {
  readonly persons?: readonly string[];
  readonly entries?: readonly string[];
  readonly papers?: readonly string[];
}

/** A hold to be set. */
export interface NewLegalHold {
  /** Made by whoever sets it, so that a request sent again sets nothing twice. */
  readonly id: string;
  readonly reason: string;
  readonly scope: HoldScope;
  readonly by: string;
}

/** A hold: while it stands nothing that it covers is erased. It is released, and never deleted. */
export interface LegalHold {
  readonly id: string;
  readonly reason: string;
  readonly scope: HoldScope;
  readonly setBy: string;
  readonly setAt: string;
  readonly released?: { readonly by: string; readonly at: string; readonly why: string };
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
        return holdFrom(row);
      }
      if (isSame(known, row)) return holdFrom(known);
      throw new SettledError(`Another hold was set as "${id}". Make a new id for a new hold.`);
    });
  }

  /** Every hold of a corporation, the earliest first, released ones too. */
  async all(corporation: string): Promise<readonly LegalHold[]> {
    const query = this.database.selectFrom('legal_holds').selectAll().where('corporation', '=', corporation);
    const rows = await inWords('reading', async () => query.orderBy('set_at').orderBy('id').execute());
    return rows.map(holdFrom);
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
      await letGo(transaction, corporation);
      return holdFrom({ ...row, ...released });
    });
  }
}

type InTurn = <T>(corporation: string, work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>;

/** @throws {LegalHoldError} naming the holds that cover any of these */
export async function notHeld(database: Kysely<Tables>, corporation: string, things: Holdable): Promise<void> {
  const holds = (await standing(database, corporation)).filter(({ scope }) => covers(scope, things));
  if (holds.length > 0) throw new LegalHoldError(holds.map(({ id }) => id));
}

/** Whether everything of the corporation is held: then nothing is deleted that would otherwise be, only put out of sight. */
export async function isHeldWhole(database: Kysely<Tables>, corporation: string): Promise<boolean> {
  return (await standing(database, corporation)).some(({ scope }) => 'whole' in scope);
}

/** The entries that holds name. */
export async function heldEntries(database: Kysely<Tables>, corporation: string): Promise<readonly string[]> {
  return (await standing(database, corporation)).flatMap(({ scope }) =>
    'whole' in scope ? [] : (scope.entries ?? []),
  );
}

async function standing(database: Kysely<Tables>, corporation: string): Promise<readonly LegalHold[]> {
  const rows = await database
    .selectFrom('legal_holds')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('released_at', 'is', null)
    .orderBy('set_at')
    .orderBy('id')
    .execute();
  return rows.map(holdFrom);
}

function covers(scope: HoldScope, things: Holdable): boolean {
  if ('whole' in scope) return true;
  return (['persons', 'entries', 'papers'] as const).some((sort) => {
    const held = new Set(scope[sort]);
    return (things[sort] ?? []).some((each) => held.has(each));
  });
}

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

function holdFrom(row: Tables['legal_holds']): LegalHold {
  const { id, reason, set_by: setBy, set_at: setAt, released_by: by, released_at: at, released_why: why } = row;
  const released = by === null || at === null || why === null ? undefined : { released: { by, at, why } };
  return { id, reason, scope: scopeFrom(row), setBy, setAt, ...released };
}

function scopeFrom({ is_whole: isWhole, persons, entries, papers }: Tables['legal_holds']): HoldScope {
  if (isWhole === 1) return { whole: true };
  const list = (text: string) => JSON.parse(text) as readonly string[];
  return { persons: list(persons), entries: list(entries), papers: list(papers) };
}
