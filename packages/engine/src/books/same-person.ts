import type { AnyEntry, EntryOf } from '../journal/index.js';
import { idUses } from '../journal/known-things.js';
import { remembered } from './remembered.js';

/** Gives the id under which a person is kept; other words are given back as they are. */
export type OneId = (id: string) => string;

/** Gives an entry with each person under one id. */
export type Renamed = (entry: AnyEntry) => AnyEntry;

/** Each person under one id, where some were found to be one; an entry that names none of them is the very same. */
export function onePersonEach(found: Iterable<EntryOf<'same-person'>>): {
  readonly oneId: OneId;
  readonly renamed: Renamed;
} {
  const kept = new Map<string, string>();
  const oneId: OneId = (id) => {
    const next = kept.get(id);
    return next === undefined ? id : oneId(next);
  };
  for (const entry of found) joinPersons(entry.data.persons, oneId, kept);
  if (kept.size === 0) return { oneId, renamed: (entry) => entry };
  return { oneId, renamed: remembered((entry: AnyEntry) => renamed(entry, oneId)) };
}

function joinPersons(persons: readonly string[], oneId: OneId, kept: Map<string, string>): void {
  const [first = ''] = persons;
  for (const other of persons.slice(1)) {
    if (oneId(other) !== oneId(first)) kept.set(oneId(other), oneId(first));
  }
}

function renamed(entry: AnyEntry, oneId: OneId): AnyEntry {
  let data: unknown = entry.data;
  for (const { id, note, path } of idUses(entry)) {
    const isPerson = note.introduces === 'person' || note.names?.includes('person') === true;
    if (isPerson && oneId(id) !== id) data = replaced(data, path, oneId(id));
  }
  return data === entry.data ? entry : (Object.freeze({ ...entry, data }) as AnyEntry);
}

function replaced(value: unknown, path: readonly (string | number)[], by: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === step ? replaced(item, rest, by) : item));
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [step]: replaced(record[step], rest, by) };
}
