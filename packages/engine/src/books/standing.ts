import type { Day, Moment } from '../exact/index.js';
import { closeOf, lastNotAfter, placeAt, placeOf, startOf, type Accounts } from '../journal/accounts/index.js';
import type { AnyEntry, Basis, EntryOf, EntryTypeName, EntryTypeNameOf, Family, Journal } from '../journal/index.js';
import { logOf } from '../journal/journal.js';
import { standingPlaces } from '../journal/standing-places.js';
import { placesByType } from './places-by-type.js';
import { onePersonEach, type OneId } from './same-person.js';

/** What of a journal is posted. */
export interface Posting {
  /** Only what was entered by this instant, and as it was then corrected. */
  readonly knownAt?: string;
  /** Only entries on one of these bases: the view of somebody who may look at no others. */
  readonly bases?: readonly Basis[];
}

/** The entries that stand, found by type, day and id. Each is read when it is first asked for. */
export interface Standing {
  /** Those of a type, in order of time; of one moment, in the order entered. */
  readonly ofType: <T extends EntryTypeName>(type: T) => readonly EntryOf<T>[];
  /** The same, from one place in time to another, both included. */
  readonly between: <T extends EntryTypeName>(type: T, from: number, to: number) => readonly EntryOf<T>[];
  /** How many of a type there are up to a place in time; none of them is read. */
  readonly countUpTo: (type: EntryTypeName, place: number) => number;
  /** The place of the last of a type up to another; none of them is read. */
  readonly lastUpTo: (type: EntryTypeName, place: number) => number | undefined;
  /** Those of a day, in the order entered. */
  readonly ofDay: (day: Day) => readonly AnyEntry[];
  readonly entry: (id: string) => AnyEntry | undefined;
  /** The entry at a place in the journal, as it stands. */
  readonly at: (sequence: number) => AnyEntry | undefined;
  /** The entries that introduce a person, in order of time. */
  readonly introducing: (person: string) => readonly EntryOf<'person'>[];
  /** The register as these entries made it. */
  readonly accounts: () => Accounts;
  /** The id under which a person is kept, where two were found to be one. */
  readonly oneId: OneId;
}

/** The same, giving entries of some families only: books made of it cannot read past the coverage of these. */
export type StandingOf<F extends Family> = Omit<Standing, 'ofType' | 'between'> & {
  readonly ofType: <T extends EntryTypeNameOf<F>>(type: T) => readonly EntryOf<T>[];
  readonly between: <T extends EntryTypeNameOf<F>>(type: T, from: number, to: number) => readonly EntryOf<T>[];
};

/** The standing entries of a journal. */
export function standingIn(journal: Journal, posting: Posting): Standing {
  const log = logOf(journal);
  const { columns } = log;
  const isChosen = chosenIn(journal, posting);
  const places = placesByType(columns, journal.length, isChosen);
  const found = Array.from(places('same-person', 'entered'), (each) => journal.at(each) as EntryOf<'same-person'>);
  const { oneId, renamed } = onePersonEach(found);
  const read = (sequence: number) => renamed(journal.at(sequence)!);
  const at = (sequence: number) => (sequence > 0 && isChosen(sequence) ? read(sequence) : undefined);
  const lists = new Map<EntryTypeName, readonly AnyEntry[]>();
  const inTime = (a: number, b: number) => columns.placeAt(a) - columns.placeAt(b) || a - b;
  let accounts: Accounts | undefined;
  let persons: ReadonlyMap<string, readonly number[]> | undefined;
  const ofType = (type: EntryTypeName): readonly AnyEntry[] => {
    const known = lists.get(type);
    if (known !== undefined) return known;
    const list = Array.from(places(type), read);
    lists.set(type, list);
    return list;
  };
  return {
    ofType: <T extends EntryTypeName>(type: T) => ofType(type) as unknown as readonly EntryOf<T>[],
    between: <T extends EntryTypeName>(type: T, from: number, to: number) => {
      const inside = places(type).filter((each) => columns.placeAt(each) >= from && columns.placeAt(each) <= to);
      return Array.from(inside, read) as unknown as readonly EntryOf<T>[];
    },
    countUpTo: (type, place) => lastNotAfter(places(type), place, (sequence) => columns.placeAt(sequence)) + 1,
    lastUpTo: (type, place) => {
      const last = places(type)[lastNotAfter(places(type), place, (sequence) => columns.placeAt(sequence))];
      return last === undefined ? undefined : columns.placeAt(last);
    },
    ofDay: (day) => {
      const [from, to] = [startOf(day), closeOf(day)];
      const inside: AnyEntry[] = [];
      for (let sequence = 1; sequence <= journal.length; sequence += 1) {
        const place = columns.placeAt(sequence);
        if (place >= from && place <= to && isChosen(sequence)) inside.push(read(sequence));
      }
      return inside;
    },
    entry: (id) => at(journal.entry(id)?.sequence ?? 0),
    at,
    introducing: (person) => {
      persons ??= log.persons.introducing(isChosen, oneId);
      return (persons.get(person) ?? []).toSorted(inTime).map((each) => read(each) as EntryOf<'person'>);
    },
    accounts: () => (accounts ??= log.accounts(isChosen, oneId)),
    oneId,
  };
}

function chosenIn(journal: Journal, { knownAt, bases: wanted }: Posting): (sequence: number) => boolean {
  const log = logOf(journal);
  const stands = standingPlaces(log, journal.length, knownAt);
  if (wanted === undefined) return stands;
  const { columns } = log;
  return (sequence) => stands(sequence) && wanted.some((basis) => basis === columns.basisAt(sequence));
}

/** The moment of an entry. */
export function momentOfEntry(entry: { readonly on: Day; readonly time?: string }): Moment {
  return entry.time === undefined ? { day: entry.on } : { day: entry.on, time: entry.time };
}

/** The place in time of an entry. */
export function placeOfEntry(entry: { readonly on: Day; readonly time?: string }): number {
  return placeOf(entry.on, entry.time);
}

/** Of entries in order of time those that had happened by then; all of them without a moment. */
export function upTo<E extends { readonly on: Day; readonly time?: string }>(
  entries: readonly E[],
  when: Day | Moment | undefined,
): readonly E[] {
  if (when === undefined) return entries;
  const count = lastNotAfter(entries, placeAt(when), placeOfEntry) + 1;
  return count === entries.length ? entries : entries.slice(0, count);
}
