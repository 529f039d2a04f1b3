import { entryTypeNamed } from '@quorate/engine';
import type { Kysely } from 'kysely';
import { statement } from '../database/statement.js';
import type { Tables } from '../database/tables.js';
import { inTurnOf } from '../database/transacted.js';
import { record } from '../records/records.js';
import { SecondPersonError, StoreError } from '../store-error.js';
import { allInTurns } from '../turn.js';
import type { NewEntry } from '../journals/new-entry.js';

/** What a corporation wants accepted by a second person before it is entered. */
export interface Policy {
  /** Types of entry. */
  readonly types: readonly string[];
  /** Whether any entry that takes the place of an earlier one does. */
  readonly corrections: boolean;
  /** Whether erasing personal data, or the bytes of a paper outside matters, does; left out, as it was set before. */
  readonly erasures?: boolean;
}

/** A policy as it was set, and by whom; a corporation of which none was set wants no second person. */
export type SetPolicy = Policy & { readonly setBy?: string; readonly setAt?: string };

/** Stands among the types where erasing takes a second person: no type of entry is called so. */
const erasing = 'erasing';

/** The policies of corporations. */
export class Policies {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;

  constructor(database: Kysely<Tables>, clock: () => string) {
    this.database = database;
    this.clock = clock;
  }

  async of(corporation: string): Promise<SetPolicy> {
    return policyOf(this.database, corporation);
  }

  /** @throws {StoreError} naming every type of entry that there is not */
  async set(corporation: string, { types, corrections, erasures }: Policy, by: string): Promise<void> {
    const unknown = types.filter((type) => entryTypeNamed(type) === undefined);
    if (unknown.length > 0) throw new StoreError(`There is no type of entry ${unknown.map(quoted).join(', ')}.`);
    // What is left out is as it was set before: by whoever came just before, too.
    await inTurnOf(this.database, corporation, async (transaction) => {
      const erases = erasures ?? (await policyOf(transaction, corporation)).erasures === true;
      const row = {
        types: JSON.stringify([...new Set([...types, ...(erases ? [erasing] : [])])].toSorted()),
        corrections: corrections ? 1 : 0,
        set_by: by,
        set_at: this.clock(),
      };
      await transaction
        .insertInto('policies')
        .values({ corporation, ...row })
        .onConflict((conflict) => conflict.column('corporation').doUpdateSet(row))
        .execute();
      await record(transaction, corporation, ['policies']);
    });
  }
}

/** @throws {SecondPersonError} where one of these is not for one person alone */
export async function aloneMayEnter(
  database: Kysely<Tables>,
  corporation: string,
  entries: readonly NewEntry[],
): Promise<void> {
  const { types, corrections } = await policyOf(database, corporation);
  const guarded = await allInTurns(entries, ({ id, type, supersedes }) =>
    types.includes(type) || (corrections && supersedes !== undefined) ? [`"${id}" (${type})`] : [],
  );
  if (guarded.length > 0) throw new SecondPersonError(corporation, guarded);
}

/** @throws {SecondPersonError} where nothing is erased by one person alone */
export async function aloneMayErase(database: Kysely<Tables>, corporation: string, what: string): Promise<void> {
  const { erasures } = await policyOf(database, corporation);
  if (erasures === true) throw new SecondPersonError(corporation, [what], 'erased');
}

async function policyOf(database: Kysely<Tables>, corporation: string): Promise<SetPolicy> {
  const [row] = await rowsOf(database, corporation);
  if (row === undefined) return { types: [], corrections: false, erasures: false };
  const { types: text, corrections, set_by: setBy, set_at: setAt } = row;
  const all = JSON.parse(text) as readonly string[];
  const types = all.filter((type) => type !== erasing);
  return { types, corrections: corrections === 1, erasures: types.length < all.length, setBy, setAt };
}

const rowsOf = statement((database, corporation: string) =>
  database.selectFrom('policies').selectAll().where('corporation', '=', corporation),
);

function quoted(name: string): string {
  return `"${name}"`;
}
