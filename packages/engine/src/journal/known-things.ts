import type { EntryTypeName, AnyEntry } from './entry-types.js';
import { entryTypes } from './registry.js';
import type { EntryType } from './entry-type.js';
import { reservedPersons, type FieldNote, type NamedThing } from './field/index.js';
import { idsIn, pathOf, type VisitId, type WalkIds } from './references.js';

/** One id in an entry: what it introduces or names, and where it stands. */
export interface IdUse {
  readonly id: string;
  readonly note: FieldNote;
  readonly path: readonly (string | number)[];
}

/** What the entries of a journal have introduced, by kind and id, and how often each id is named. */
export class KnownThings {
  /** For each kind and id, the types of entry that tell of it. */
  private readonly introduced = new Map<NamedThing, Map<string, EntryTypeName[]>>();
  private readonly uses = new Map<NamedThing, Map<string, number>>();

  add(entry: AnyEntry): void {
    visitIds(entry, (id, note) => {
      if (note.introduces === undefined) this.count(note, id, 1);
      else this.tellers(note.introduces, id).push(entry.type);
    });
  }

  remove(entry: AnyEntry): void {
    visitIds(entry, (id, note) => {
      if (note.introduces === undefined) this.count(note, id, -1);
      else this.forget(note.introduces, id, entry.type);
    });
  }

  /** Whether an id names a thing of one of these kinds. */
  knows(things: readonly NamedThing[], id: string): boolean {
    return things.some(
      (thing) => (thing === 'person' && isReserved(id)) || this.introduced.get(thing)?.has(id) === true,
    );
  }

  /** Whether an entry of a type that introduces a thing may do so under this id: nobody did, or others tell of it too. */
  isFree(note: FieldNote, id: string, type: EntryTypeName): boolean {
    if (note.introduces === undefined) return true;
    if (note.introduces === 'person' && isReserved(id)) return false;
    const tellers = this.introduced.get(note.introduces)?.get(id) ?? [];
    return note.toldByOthersToo === true ? !tellers.includes(type) : tellers.length === 0;
  }

  /** Whether an entry names the thing. */
  isNamed(thing: NamedThing, id: string): boolean {
    return (this.uses.get(thing)?.get(id) ?? 0) > 0;
  }

  /** All ids of these kinds. */
  ids(things: readonly NamedThing[]): readonly string[] {
    const reserved = things.includes('person') ? reservedPersons : [];
    return [...reserved, ...things.flatMap((thing) => [...(this.introduced.get(thing)?.keys() ?? [])])];
  }

  private tellers(thing: NamedThing, id: string): EntryTypeName[] {
    const byId = this.introduced.get(thing) ?? new Map<string, EntryTypeName[]>();
    this.introduced.set(thing, byId);
    const tellers = byId.get(id) ?? [];
    byId.set(id, tellers);
    return tellers;
  }

  private forget(thing: NamedThing, id: string, type: EntryTypeName): void {
    const tellers = this.tellers(thing, id);
    const at = tellers.indexOf(type);
    if (at >= 0) tellers.splice(at, 1);
    if (tellers.length === 0) this.introduced.get(thing)?.delete(id);
  }

  private count(note: FieldNote, id: string, by: number): void {
    for (const thing of note.names ?? []) {
      const ofThing = this.uses.get(thing) ?? new Map<string, number>();
      this.uses.set(thing, ofThing);
      ofThing.set(id, (ofThing.get(id) ?? 0) + by);
    }
  }
}

/** Every id in the data of an entry. */
export function idUses(entry: AnyEntry): readonly IdUse[] {
  return idUsesWhere(entry, () => true);
}

/** The classes and series that an entry names. */
export function classUses(entry: AnyEntry): readonly IdUse[] {
  return idUsesWhere(entry, (_id, note) => note.namesClass === true);
}

/** Those ids in the data of an entry of which something holds. */
export function idUsesWhere(entry: AnyEntry, holds: (id: string, note: FieldNote) => boolean): readonly IdUse[] {
  const uses: IdUse[] = [];
  visitIds(entry, (id, note, way) => {
    if (holds(id, note)) uses.push({ id, note, path: pathOf(way) });
  });
  return uses;
}

function visitIds(entry: AnyEntry, visit: VisitId): void {
  walks.get(entry.type)?.(entry.data, visit);
}

const walks: ReadonlyMap<EntryTypeName, WalkIds> = new Map(
  entryTypes.map((type) => [type.type, idsIn(type as unknown as EntryType)]),
);

function isReserved(id: string): boolean {
  return reservedPersons.includes(id);
}
