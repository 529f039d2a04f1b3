import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { turn } from '../turn.js';
import { hashColumn } from '../papers/paper-key.js';
import type { HeldPapers } from '../papers/held-papers.js';
import { sees, sightsOf, type Viewer } from '../papers/paper-sight.js';
import type { Beside, BesideCount, NamedBeside } from './beside.js';
import { commitmentTo, type PersonalFields } from './personal.js';

/**
 * What has become of what entries name. Every paper is read, and held against its hash as personal data is.
 * @param viewer to whom it is told: copies of papers that this one does not see are not counted
 */
export async function foundBeside(
  database: Kysely<Tables>,
  corporation: string,
  { personal, papers }: NamedBeside,
  { viewer, held }: { readonly viewer: Viewer | undefined; readonly held: HeldPapers },
): Promise<Beside> {
  const tally = new Tally();
  const rows = await personalRows(database, corporation, [...personal.keys()]);
  for (const [place, [hash, { entry, of }]] of [...personal].entries()) {
    if (place % portion === portion - 1) await turn();
    const row = rows.get(hash);
    tally.count('personal', row);
    if (row !== undefined && row.person !== of) tally.changed.push({ entry, says: notItsPerson });
    else if (row?.erased_at === null && hashOfRow(row) !== hash)
      tally.changed.push({ entry, says: notItsPersonalData });
  }
  for (const [hash, entry] of papers) {
    const copies = await copiesOf(database, corporation, hash);
    const sights = await sightsOf(database, corporation, viewer === undefined ? [] : copies.map((copy) => copy.hash));
    const seen = copies.filter((copy) => sees(viewer, sights.get(copy.hash) ?? []));
    tally.count('papers', seen.find(({ erased_at }) => erased_at === null) ?? seen[0]);
    for (const copy of copies) {
      if (copy.erased_at === null && !(await held.holds(database, copy)))
        tally.changed.push({ entry, says: notItsPaper });
    }
  }
  return tally;
}

const notItsPerson = 'the personal data kept beside it is another person’s: it was changed after it was kept';
const notItsPersonalData = 'the personal data kept beside it does not give its hash: it was changed after it was kept';
const notItsPaper = 'the paper kept beside it does not give its hash: it was changed after it was kept';

class Tally {
  readonly personal = { kept: 0, erased: 0, absent: 0 };
  readonly papers = { kept: 0, erased: 0, absent: 0 };
  readonly changed: { readonly entry: string; readonly says: string }[] = [];

  count(what: 'personal' | 'papers', row: { readonly erased_at: string | null } | undefined): void {
    const as: keyof BesideCount = row === undefined ? 'absent' : row.erased_at === null ? 'kept' : 'erased';
    this[what][as] += 1;
  }
}

type PersonalRow = Pick<Tables['personal_data'], 'person' | 'fields' | 'salt' | 'erased_at'>;

async function personalRows(
  database: Kysely<Tables>,
  corporation: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, PersonalRow>> {
  const found = new Map<string, PersonalRow>();
  for (let from = 0; from < hashes.length; from += portion) {
    const rows = await database
      .selectFrom('personal_data')
      .select(['hash', 'person', 'fields', 'salt', 'erased_at'])
      .where('corporation', '=', corporation)
      .where('hash', 'in', hashes.slice(from, from + portion))
      .execute();
    for (const row of rows) found.set(row.hash, row);
    await turn();
  }
  return found;
}

const portion = 200;

async function copiesOf(database: Kysely<Tables>, corporation: string, hash: string) {
  return database
    .selectFrom('papers')
    .select(['corporation', 'hash', 'size', 'erased_at'])
    .where('corporation', '=', corporation)
    .where(hashColumn(), '=', hash)
    .orderBy('hash')
    .execute();
}

/** What personal data gives; nothing where there is none of it. */
export function hashOfRow({ person, fields, salt }: PersonalRow): string | undefined {
  if (fields === null || salt === null) return undefined;
  try {
    return commitmentTo({ of: person, fields: JSON.parse(fields) as PersonalFields, salt }).hash;
  } catch {
    return undefined;
  }
}
