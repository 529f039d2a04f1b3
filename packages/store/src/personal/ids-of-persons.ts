import type { Kysely } from 'kysely';
import { entryIn } from '../chain/stored-entry.js';
import { readEntries } from '../database/entries.js';
import type { Tables } from '../database/tables.js';

/**
 * Every id of these persons: those under which somebody entered that they are one person, be it that this was corrected since. What
 * is held for one of them is not erased under another.
 */
export async function idsOfPersons(
  database: Kysely<Tables>,
  corporation: string,
  persons: readonly string[],
): Promise<readonly string[]> {
  const said: (readonly string[])[] = [];
  for await (const stored of readEntries(database, corporation, { types: ['same-person'] }))
    said.push((entryIn(stored).data as { readonly persons: readonly string[] }).persons);
  const ids = new Set(persons);
  let before = 0;
  while (ids.size > before) {
    before = ids.size;
    for (const same of said) if (same.some((id) => ids.has(id))) for (const id of same) ids.add(id);
  }
  return [...ids];
}
