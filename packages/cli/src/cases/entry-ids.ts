import type { EntryInput } from '@quorate/engine';
import { canonicalText, sha256 } from '@quorate/store';

/**
 * The entries of a case file with ids for a journal that is kept. Those that the file names keep their ids. The others, which a
 * case knows by their places, get ids out of what they say: so the same file entered again has the same entries, and another
 * file has others. What a file says twice are two entries.
 */
export function idsByWhatIsSaid(entries: readonly EntryInput[], named: ReadonlySet<string>): readonly EntryInput[] {
  const places = new Map(entries.flatMap((entry) => (named.has(entry.id) ? [] : [[entry.id, entry] as const])));
  const said = new Map<string, number>();
  const ids = new Map<string, string>();
  const begun = new Set<string>();

  /** The id of an entry by its place. One that speaks of another, earlier or later, has the id of that in what it says. */
  const idOf = (place: string): string | undefined => {
    const entry = places.get(place);
    // Of two that speak of each other the one is said by its place.
    if (entry === undefined || begun.has(place)) return ids.get(place);
    begun.add(place);
    const text = whatItSays(withReferences(entry, idOf));
    const times = (said.get(text) ?? 0) + 1;
    said.set(text, times);
    const id = `${entry.type}-${sha256(text).slice(0, 16)}${times === 1 ? '' : `-${times}`}`;
    ids.set(place, id);
    return id;
  };

  for (const place of places.keys()) idOf(place);
  return entries.map((entry) => ({ ...withReferences(entry, idOf), id: ids.get(entry.id) ?? entry.id }));
}

/** What an entry says, as text: not who wrote it, when, nor under which id. */
function whatItSays({ type, on, time, basis, paper, data, supersedes }: EntryInput): string {
  const content = { type, on, time, basis, paper, data, supersedes };
  return canonicalText(Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)));
}

type IdOf = (place: string) => string | undefined;

/** An entry may name another by its place, to correct it or to speak of it. */
function withReferences(entry: EntryInput, idOf: IdOf): EntryInput {
  const { supersedes } = entry;
  return {
    ...entry,
    data: withIds(entry.data, idOf),
    ...(supersedes === undefined
      ? undefined
      : { supersedes: { ...supersedes, entry: idOf(supersedes.entry) ?? supersedes.entry } }),
  };
}

function withIds(data: unknown, idOf: IdOf): unknown {
  if (typeof data === 'string') return idOf(data) ?? data;
  if (Array.isArray(data)) return data.map((each) => withIds(each, idOf));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, withIds(value, idOf)]));
}
