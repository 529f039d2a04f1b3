import type { EntryInput, PreparedCase } from '@quorate/engine';
import { canonicalText, sha256, type NewEntry } from '@quorate/store';

/**
 * The entries of a case for a journal that is kept. Those that the file names keep their ids. The others, which a case knows by
 * their places, get ids out of what they say: so the same file entered again has the same entries, and another file has others.
 * What a file says twice are two entries.
 */
export function entriesOfCase({ entries, named }: PreparedCase): readonly NewEntry[] {
  const said = new Map<string, number>();
  const renamed = new Map<string, string>();
  return entries.map((input) => {
    const entry = withReferences(newEntry(input), renamed);
    if (named.has(entry.id)) return entry;
    const text = whatItSays(entry);
    const times = (said.get(text) ?? 0) + 1;
    said.set(text, times);
    const id = `${entry.type}-${sha256(text).slice(0, 16)}${times === 1 ? '' : `-${times}`}`;
    renamed.set(entry.id, id);
    return { ...entry, id };
  });
}

/** What an entry says, as text to be compared: not who wrote it, when, nor under which id. */
export function whatItSays({ type, on, time, basis, paper, data, supersedes }: NewEntry): string {
  const content = { type, on, time, basis, paper, data, supersedes };
  return canonicalText(Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)));
}

/** An entry may name another by its place, to correct it or to speak of it. */
function withReferences(entry: NewEntry, renamed: ReadonlyMap<string, string>): NewEntry {
  const { supersedes } = entry;
  return {
    ...entry,
    data: withRenamed(entry.data, renamed),
    ...(supersedes === undefined
      ? undefined
      : { supersedes: { ...supersedes, entry: renamed.get(supersedes.entry) ?? supersedes.entry } }),
  };
}

function withRenamed(data: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (typeof data === 'string') return renamed.get(data) ?? data;
  if (Array.isArray(data)) return data.map((each) => withRenamed(each, renamed));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, withRenamed(value, renamed)]));
}

/** The store gives the corporation and the instant of entry. */
function newEntry(input: EntryInput): NewEntry {
  const { corporation, enteredAt, ...entry } = input;
  void [corporation, enteredAt];
  return entry;
}
