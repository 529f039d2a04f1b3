import type { EntryInput } from '@quorate/engine';
import { sql, type Kysely } from 'kysely';
import type { StoredEntry } from '../chain/stored-entry.js';
import type { Changed } from '../personal/beside.js';
import { turn } from '../turn.js';
import type { Tables } from './tables.js';

/** The entries of a corporation after a place, in their order; the columns by which they are looked for are held against their texts. */
export async function* withColumnsHeld(
  database: Kysely<Tables>,
  corporation: string,
  from: number,
  changed: Map<string, Changed>,
): AsyncGenerator<StoredEntry> {
  for (let after = from; ;) {
    const rows = await database
      .selectFrom('entries')
      .selectAll()
      .select(sql<number>`octet_length(id || type || on_day || entered_at || entered_by)`.as('bytes'))
      .where('corporation', '=', corporation)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(portion)
      .execute();
    for (const row of rows) {
      const wrong = wrongColumn(row);
      if (wrong !== undefined)
        changed.set(row.id, { entry: row.id, says: `its column ${wrong} is not what its text says` });
      const { sequence, id, text, hash } = row;
      yield { corporation, sequence, id, text, hash };
    }
    after = rows.at(-1)?.sequence ?? after;
    // A file of SQLite answers at once: others have their turn before the next portion.
    await turn();
    if (rows.length < portion) return;
  }
}

const portion = 200;

function wrongColumn(row: Tables['entries'] & { readonly bytes: number }): string | undefined {
  const { id, type, on_day, entered_at, entered_by, text } = row;
  const said = saidIn(text);
  // A text that is no entry is told of by the chain.
  if (said === undefined) return undefined;
  if (said.type !== type) return 'type';
  if (said.on !== on_day) return 'on_day';
  if (said.enteredAt !== entered_at) return 'entered_at';
  if (said.by !== entered_by) return 'entered_by';
  // SQLite reads a text as far as its first U+0000, and looks for all of it.
  const read = Buffer.byteLength(id + type + on_day + entered_at + entered_by);
  return read === row.bytes ? undefined : 'by which it is found';
}

function saidIn(text: string): EntryInput | undefined {
  try {
    const read = JSON.parse(text) as unknown;
    return typeof read === 'object' && read !== null ? (read as EntryInput) : undefined;
  } catch {
    return undefined;
  }
}
