import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { record } from '../records/records.js';

/** Who may see a paper: everybody who reads the corporation, or those of these roles and these accounts. */
export type SeenBy = 'everybody' | SeenByFew;

/** Roles and accounts; whoever is of either. */
export interface SeenByFew {
  readonly roles: readonly string[];
  readonly accounts: readonly string[];
}

/** That somebody said who may see a paper. */
export interface Sight {
  readonly seenBy: SeenBy;
  readonly by: string;
  readonly at: string;
}

/** Somebody who asks for papers; whoever works on the store itself is none, and sees all. */
export interface Viewer {
  readonly account: string;
  readonly role: string | undefined;
}

/** Whether somebody sees a paper of which this was said, time after time. */
export function sees(viewer: Viewer | undefined, sights: readonly Sight[]): boolean {
  if (viewer === undefined) return true;
  const { account, role } = viewer;
  const seenBy = sights.at(-1)?.seenBy ?? 'everybody';
  if (seenBy === 'everybody') return true;
  return seenBy.accounts.includes(account) || (role !== undefined && seenBy.roles.includes(role));
}

/** Those who have a role with a corporation, by their accounts: as whom they see its papers. */
export async function viewersOf(database: Kysely<Tables>, corporation: string): Promise<ReadonlyMap<string, Viewer>> {
  const grants = database.selectFrom('grants').select(['account', 'role']).where('corporation', '=', corporation);
  return new Map((await grants.execute()).map((each) => [each.account, each]));
}

/** What was said of these papers of a corporation, by that under which each is kept. */
export async function sightsOf(
  database: Kysely<Tables>,
  corporation: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly Sight[]>> {
  const found = new Map<string, Sight[]>();
  for (let from = 0; from < keys.length; from += portion) {
    const rows = await database
      .selectFrom('paper_sight')
      .selectAll()
      .where('corporation', '=', corporation)
      .where('hash', 'in', keys.slice(from, from + portion))
      .orderBy('place')
      .execute();
    for (const row of rows) {
      const sights = found.get(row.hash) ?? [];
      found.set(row.hash, sights);
      sights.push({ seenBy: seenByOf(row), by: row.set_by, at: row.set_at });
    }
  }
  return found;
}

const portion = 500;

/** Writes down who may see a paper from now on. */
export async function addSight(
  database: Kysely<Tables>,
  { corporation, key: hash }: { readonly corporation: string; readonly key: string },
  { seenBy, by, at }: Sight,
): Promise<void> {
  const last = await database
    .selectFrom('paper_sight')
    .select('place')
    .where('corporation', '=', corporation)
    .where('hash', '=', hash)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  const place = (last?.place ?? 0) + 1;
  const list = (each: readonly string[]): string => JSON.stringify([...new Set(each)].toSorted());
  const few = seenBy === 'everybody' ? undefined : seenBy;
  await database
    .insertInto('paper_sight')
    .values({
      corporation,
      hash,
      place,
      roles: few === undefined ? null : list(few.roles),
      accounts: few === undefined ? null : list(few.accounts),
      set_by: by,
      set_at: at,
    })
    .execute();
  await record(database, corporation, ['paper_sight', hash, place]);
}

function seenByOf({ roles, accounts }: Tables['paper_sight']): SeenBy {
  if (roles === null || accounts === null) return 'everybody';
  return { roles: JSON.parse(roles) as readonly string[], accounts: JSON.parse(accounts) as readonly string[] };
}
