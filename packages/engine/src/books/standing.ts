import { compareDays, type Day, type Moment } from '../exact/index.js';
import { placeAt, placeOf } from '../journal/accounts/index.js';
import type { AnyEntry, Basis, EntryOf, EntryTypeName, Journal } from '../journal/index.js';
import { withOnePersonEach, type OneId } from './same-person.js';

/** What of a journal is posted. */
export interface Posting {
  /** Only what was entered by this instant, and as it was then corrected. */
  readonly knownAt?: string;
  /** Only entries on one of these bases: the view of somebody who may look at no others. */
  readonly bases?: readonly Basis[];
}

/** The entries that stand, in order of time, found by type and by id. */
export interface Standing {
  /** Those of a type, in order of time; of one moment, in the order entered. */
  readonly ofType: <T extends EntryTypeName>(type: T) => readonly EntryOf<T>[];
  readonly all: readonly AnyEntry[];
  readonly entry: (id: string) => AnyEntry | undefined;
  /** The id under which a person is kept, where two were found to be one. */
  readonly oneId: OneId;
}

/** Sorts the standing entries of a journal by type and time. */
export function standingIn(journal: Journal, posting: Posting): Standing {
  const bases = posting.bases === undefined ? undefined : new Set<Basis>(posting.bases);
  const standing = [...journal.standing(posting.knownAt)].filter((each) => bases?.has(each.basis) ?? true);
  const { entries, oneId } = withOnePersonEach(standing);
  const byType = new Map<EntryTypeName, AnyEntry[]>();
  let byId: ReadonlyMap<string, AnyEntry> | undefined;
  for (const entry of entries) {
    const ofType = byType.get(entry.type);
    if (ofType === undefined) byType.set(entry.type, [entry]);
    else ofType.push(entry);
  }
  for (const list of byType.values()) sortByTime(list);
  const ofType = <T extends EntryTypeName>(type: T) => (byType.get(type) ?? []) as unknown as readonly EntryOf<T>[];
  return {
    ofType,
    all: entries,
    entry: (id) => (byId ??= new Map(entries.map((each) => [each.id, each]))).get(id),
    oneId,
  };
}

/** The moment of an entry. */
export function momentOfEntry(entry: { readonly on: Day; readonly time?: string }): Moment {
  return entry.time === undefined ? { day: entry.on } : { day: entry.on, time: entry.time };
}

/** The place in time of an entry. */
export function placeOfEntry(entry: { readonly on: Day; readonly time?: string }): number {
  return placeOf(entry.on, entry.time);
}

/** Those entries that had happened by then; all of them without a moment. */
export function upTo<E extends { readonly on: Day; readonly time?: string }>(
  entries: readonly E[],
  when: Day | Moment | undefined,
): readonly E[] {
  if (when === undefined) return entries;
  const end = placeAt(when);
  return entries.filter((entry) => placeOfEntry(entry) <= end);
}

function sortByTime(entries: AnyEntry[]): void {
  entries.sort((a, b) => compareDays(a.on, b.on) || placeOfEntry(a) - placeOfEntry(b) || a.sequence - b.sequence);
}
