import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { canonicalText } from '../chain/canonical-text.js';
import type { Tables } from '../database/tables.js';
import { record } from '../records/records.js';
import { UnsoundJournalError } from '../store-error.js';
import type { NamedBeside } from './beside.js';
import { commitmentTo, fieldsSchema, type PersonalFields } from './personal.js';

const kept = { hash: z.string(), of: z.string(), entry: z.string(), keptBy: z.string(), keptAt: z.string() };
const erased = z.strictObject({ by: z.string(), at: z.string(), why: z.string() });

/** Personal data as a line of an exported journal has it: with its salt, or as erased. */
export const exportedPersonal = z.union([
  z.strictObject({ ...kept, fields: fieldsSchema, salt: z.string() }),
  z.strictObject({ ...kept, erased }),
]);
export type ExportedPersonal = z.output<typeof exportedPersonal>;

/** The personal data of a journal, to be carried elsewhere. */
export async function* readPersonal(database: Kysely<Tables>, corporation: string): AsyncGenerator<ExportedPersonal> {
  let after = '';
  for (;;) {
    const rows = await database
      .selectFrom('personal_data')
      .selectAll()
      .where('corporation', '=', corporation)
      .where('hash', '>', after)
      .orderBy('hash')
      .limit(portion)
      .execute();
    yield* rows.map(exportedFrom);
    after = rows.at(-1)?.hash ?? after;
    if (rows.length < portion) return;
  }
}

const portion = 500;

/**
 * Takes in the personal data that came with an exported journal.
 * @throws {UnsoundJournalError} where any does not give its hash, or no entry names it
 */
export async function takePersonalIn(
  transaction: Transaction<Tables>,
  corporation: string,
  personal: readonly ExportedPersonal[],
  named: NamedBeside,
): Promise<void> {
  const taken = new Set<string>();
  for (const each of personal) {
    if (taken.has(each.hash)) {
      throw new UnsoundJournalError(
        `The personal data of entry "${each.entry}" is there twice. Nothing was taken in; export the journal again.`,
      );
    }
    taken.add(each.hash);
    if (JSON.stringify(each).includes('\\u0000')) {
      throw new UnsoundJournalError('Personal data is there with the character U+0000, which no text here has.');
    }
    if (!named.namesPersonal(each)) {
      throw new UnsoundJournalError(
        `Personal data is there that no entry names, under "${each.entry}". Nothing was taken in; export the journal again.`,
      );
    }
    if ('fields' in each && commitmentTo({ ...each, fields: fieldsOf(each.fields) }).hash !== each.hash) {
      throw new UnsoundJournalError(
        `The personal data of entry "${each.entry}" does not give its hash: it was changed. Nothing was taken in; export the journal again.`,
      );
    }
    await transaction.insertInto('personal_data').values(rowFrom(corporation, each)).execute();
    await record(transaction, corporation, ['personal_data', each.hash]);
  }
}

function exportedFrom(row: Tables['personal_data']): ExportedPersonal {
  const { hash, person: of, entry, fields, salt, kept_by: keptBy, kept_at: keptAt } = row;
  const base = { hash, of, entry, keptBy, keptAt };
  if (fields !== null && salt !== null) return { ...base, fields: fieldsSchema.parse(JSON.parse(fields)), salt };
  return { ...base, erased: { by: row.erased_by ?? '', at: row.erased_at ?? '', why: row.erased_why ?? '' } };
}

function rowFrom(corporation: string, exported: ExportedPersonal): Tables['personal_data'] {
  const { hash, of: person, entry, keptBy, keptAt } = exported;
  const base = { corporation, hash, person, entry, kept_by: keptBy, kept_at: keptAt };
  if ('erased' in exported) {
    const { by, at, why } = exported.erased;
    return { ...base, fields: null, salt: null, erased_by: by, erased_at: at, erased_why: why };
  }
  const fields = canonicalText(fieldsOf(exported.fields));
  return { ...base, fields, salt: exported.salt, erased_by: null, erased_at: null, erased_why: null };
}

/** The schema gives absent fields as such; under exact types they are left out. */
function fieldsOf(fields: z.output<typeof fieldsSchema>): PersonalFields {
  return JSON.parse(JSON.stringify(fields)) as PersonalFields;
}
