import type { EntryAt } from './entry.js';
import { isRecord } from './entry.js';
import type { Path } from './problem.js';

/** Persons are introduced before anything that an entry can tell of them. */
const before = '1900-01-01';

/** The persons of a case as written: a list of ids, or ids with a kind or with what is known of each. */
export type WrittenPersons = readonly string[] | Readonly<Record<string, unknown>>;

/** The entries that introduce the persons, before anything else. A person of whom no kind is written is of kind `other`. */
export function personEntries(written: WrittenPersons, path: Path, corporation: string): readonly EntryAt[] {
  const items: readonly (readonly [string, unknown, string | number])[] = Array.isArray(written)
    ? (written as readonly string[]).map((id, index) => [id, {}, index])
    : Object.entries(written as Readonly<Record<string, unknown>>).map(([id, known]) => [id, known, id]);
  return items.map(([id, known, step]) => ({
    path: [...path, step],
    input: {
      id: `person-${id}`,
      corporation,
      type: 'person',
      on: before,
      enteredAt: `${before}T00:00:00Z`,
      by: 'case file',
      basis: 'stipulated',
      data: { id, kind: 'other', ...fieldsOf(known) },
    },
  }));
}

function fieldsOf(known: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(known)) return known;
  return known === '' ? {} : { kind: known };
}
