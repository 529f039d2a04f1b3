import type { Kysely } from 'kysely';
import { rowName, type RecordedRow } from '../chain/record-chain.js';
import type { Tables } from '../database/tables.js';
import type { KeptCorporation } from '../kept-corporation.js';

/**
 * What is as nobody is said to have made it: a role, or the charter, that is not the one which was given, or to which it was changed, last.
 * Whoever writes in the database can record it as the service does, and is named nowhere then. In the order of the records, as clocks of
 * several services differ; of roles that were last recorded before any change was, nothing is said: it was not kept yet who gave them.
 */
export async function unsaid(
  database: Kysely<Tables>,
  { id, charter }: Pick<KeptCorporation, 'id' | 'charter'>,
  rows: ReadonlyMap<string, RecordedRow>,
): Promise<readonly string[]> {
  const placeOf = (table: 'grants' | 'grant_changes', key: string): number =>
    rows.get(rowName({ table, key: [key] }))?.at(-1)?.place ?? Number.POSITIVE_INFINITY;
  const changes = (await database.selectFrom('grant_changes').selectAll().where('corporation', '=', id).execute())
    .map((change) => ({ ...change, place: placeOf('grant_changes', change.id) }))
    .toSorted((a, b) => a.place - b.place);
  const grants = await database.selectFrom('grants').selectAll().where('corporation', '=', id).execute();
  const last = new Map(changes.map((change) => [change.account, change]));
  const held = new Map(grants.map((grant) => [grant.account, grant]));
  const isAsSaid = (account: string): boolean => {
    const [said, is] = [last.get(account), held.get(account)];
    if (said === undefined) return placeOf('grants', account) < (changes[0]?.place ?? Number.POSITIVE_INFINITY);
    return said.role === (is?.role ?? null) && said.until === (is?.until ?? null);
  };
  const others = [...new Set([...last.keys(), ...held.keys()])].filter((account) => !isAsSaid(account));
  const [change] = await database
    .selectFrom('charter_changes')
    .select('charter')
    .where('corporation', '=', id)
    .orderBy('place', 'desc')
    .limit(1)
    .execute();
  return [
    ...others.map(
      (account) => `grants ${account}: the role is not the one that was given last, by what is said of who gave which`,
    ),
    ...(change === undefined || change.charter === charter
      ? []
      : ['corporations: the charter is not the one to which it was changed last']),
  ];
}
