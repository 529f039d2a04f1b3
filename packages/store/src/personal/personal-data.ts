import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { record } from '../records/records.js';
import { NotKeptError } from '../store-error.js';
import { aloneMayErase } from '../work/policies.js';
import { idsOfPersons } from './ids-of-persons.js';
import { readPersonal, type ExportedPersonal } from './exported-personal.js';
import { erasedFrom, type Erased, type Erasing } from './erasing.js';
import type { PersonalFields } from './personal.js';

/** Personal data that came with an entry, or what became of it. */
export interface PersonalRecord {
  /** What stands for it in the chain. */
  readonly hash: string;
  /** Whose it is. */
  readonly of: string;
  /** The entry with which it came. */
  readonly entry: string;
  readonly keptBy: string;
  readonly keptAt: string;
  /** Absent where it was erased. */
  readonly fields?: PersonalFields;
  readonly erased?: Erased;
}

/** Whose personal data is meant: all of a person's, or that which came with an entry. */
export type PersonalSelection = { readonly person: string } | { readonly entry: string };

/** Personal data beside the chain. An entry has a salted hash of it, so that the chain holds when the data is erased. */
export class PersonalData {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly erasing: Erasing;

  constructor(database: Kysely<Tables>, clock: () => string, erasing: Erasing) {
    this.database = database;
    this.clock = clock;
    this.erasing = erasing;
  }

  /** What was kept of a person or with an entry, the earliest first; erased ones are told as erased. */
  async of(corporation: string, selection: PersonalSelection): Promise<readonly PersonalRecord[]> {
    const rows = await rowsOf(this.database, corporation, selection);
    return rows.map(recordFrom);
  }

  /** All that is kept of a corporation, to be carried elsewhere with its journal. */
  exported(corporation: string): AsyncGenerator<ExportedPersonal> {
    return readPersonal(this.database, corporation);
  }

  /**
   * Erases the data of a person, or of an entry, for good: fields and salts. Whoever erases says why; that stays.
   * @throws {NotKeptError} where nothing was ever kept of it
   * @throws {LegalHoldError} where a hold covers any of it: then nothing is erased
   * @throws {SecondPersonError} where the policy asks a second person for it
   */
  async erase(
    corporation: string,
    selection: PersonalSelection,
    erasing: Omit<Erased, 'at'>,
  ): Promise<readonly PersonalRecord[]> {
    return this.erasing.erasing(corporation, async (transaction) => {
      await aloneMayErase(transaction, corporation, 'erasing personal data');
      return this.eraseIn(transaction, corporation, selection, erasing);
    });
  }

  /** The same as a part of something greater, whoever accepted it. */
  async eraseIn(
    transaction: Transaction<Tables>,
    corporation: string,
    selection: PersonalSelection,
    { by, why }: Omit<Erased, 'at'>,
  ): Promise<readonly PersonalRecord[]> {
    await this.mayBeErased(transaction, corporation, selection);
    const erased = { fields: null, salt: null, erased_by: by, erased_at: this.clock(), erased_why: why };
    const [column, value] = keyOf(selection);
    await transaction
      .updateTable('personal_data')
      .set(erased)
      .where('corporation', '=', corporation)
      .where(column, '=', value)
      .where('erased_at', 'is', null)
      .execute();
    const now = await rowsOf(transaction, corporation, selection);
    await record(transaction, corporation, ...now.map(({ hash }) => ['personal_data', hash] as const));
    return now.map(recordFrom);
  }

  /** Erases nothing. @throws {NotKeptError} where nothing was kept of it @throws {LegalHoldError} where a hold covers it */
  async mayBeErased(
    transaction: Transaction<Tables>,
    corporation: string,
    selection: PersonalSelection,
  ): Promise<void> {
    const rows = await rowsOf(transaction, corporation, selection);
    if (rows.length === 0) throw new NotKeptError('No personal data is kept of it. Check the id.');
    const held = {
      persons: await idsOfPersons(
        transaction,
        corporation,
        rows.map(({ person }) => person),
      ),
      entries: rows.map(({ entry }) => entry),
    };
    await this.erasing.notHeld(transaction, corporation, held);
  }
}

function keyOf(selection: PersonalSelection): readonly ['person' | 'entry', string] {
  return 'person' in selection ? ['person', selection.person] : ['entry', selection.entry];
}

async function rowsOf(database: Kysely<Tables>, corporation: string, selection: PersonalSelection) {
  const [column, value] = keyOf(selection);
  return database
    .selectFrom('personal_data')
    .selectAll()
    .where('corporation', '=', corporation)
    .where(column, '=', value)
    .orderBy('kept_at')
    .orderBy('hash')
    .execute();
}

function recordFrom(row: Tables['personal_data']): PersonalRecord {
  const { hash, person: of, entry, fields, kept_by: keptBy, kept_at: keptAt } = row;
  const erased = erasedFrom(row);
  return {
    hash,
    of,
    entry,
    keptBy,
    keptAt,
    ...(fields === null ? undefined : { fields: JSON.parse(fields) as PersonalFields }),
    ...(erased === undefined ? undefined : { erased }),
  };
}
