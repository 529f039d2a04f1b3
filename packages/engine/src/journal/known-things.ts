import type { Names } from './accounts/index.js';
import { wholes, type Column } from './columns/column.js';
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

/** How often things are named, and by entries of which types they were introduced: columns whose rows are numbers of names. */
export interface KnownColumns {
  readonly introduced: Map<NamedThing, Map<EntryTypeName, Column<Int32Array>>>;
  readonly uses: Map<NamedThing, Column<Int32Array>>;
}

/** What the entries of a journal have introduced, by kind and id, and how often each id is named. */
export class KnownThings {
  readonly columns: KnownColumns;
  private readonly names: Names;

  /** @param names the names of the journal, the ids of things among them */
  constructor(names: Names, columns: KnownColumns = { introduced: new Map(), uses: new Map() }) {
    this.names = names;
    this.columns = columns;
  }

  add(entry: AnyEntry): void {
    this.change(entry, 1);
  }

  remove(entry: AnyEntry): void {
    this.change(entry, -1);
  }

  /** Whether an id names a thing of one of these kinds. */
  knows(things: readonly NamedThing[], id: string): boolean {
    return things.some((thing) => (thing === 'person' && isReserved(id)) || this.isIntroduced(thing, id));
  }

  /** Whether an entry of a type that introduces a thing may do so under this id: nobody did, or others tell of it too. */
  isFree(note: FieldNote, id: string, type: EntryTypeName): boolean {
    if (note.introduces === undefined) return true;
    if (note.introduces === 'person' && isReserved(id)) return false;
    if (note.toldByOthersToo !== true) return !this.isIntroduced(note.introduces, id);
    const name = this.names.known(id);
    const byType = this.columns.introduced.get(note.introduces)?.get(type);
    return name === undefined || byType === undefined || byType.at(name) === 0;
  }

  /** Whether an entry names the thing. */
  isNamed(thing: NamedThing, id: string): boolean {
    const name = this.names.known(id);
    return name !== undefined && (this.columns.uses.get(thing)?.at(name) ?? 0) > 0;
  }

  /** All ids of these kinds. */
  ids(things: readonly NamedThing[]): readonly string[] {
    const reserved = things.includes('person') ? reservedPersons : [];
    return [...reserved, ...things.flatMap((thing) => this.names.all().filter((id) => this.isIntroduced(thing, id)))];
  }

  private isIntroduced(thing: NamedThing, id: string): boolean {
    const name = this.names.known(id);
    const byType = this.columns.introduced.get(thing);
    if (name === undefined || byType === undefined) return false;
    for (const column of byType.values()) if (column.at(name) > 0) return true;
    return false;
  }

  private change(entry: AnyEntry, by: 1 | -1): void {
    // Whose personal data came with an entry is named by it.
    const of = entry.personal?.of;
    if (of !== undefined) this.usesOf('person').add(this.names.number(of), by);
    visitIds(entry, (id, { introduces, names = [] }) => {
      if (introduces !== undefined) this.introducedBy(introduces, entry.type).add(this.names.number(id), by);
      else for (const thing of names) this.usesOf(thing).add(this.names.number(id), by);
    });
  }

  private introducedBy(thing: NamedThing, type: EntryTypeName): Column<Int32Array> {
    const { introduced } = this.columns;
    const byType = introduced.get(thing) ?? new Map<EntryTypeName, Column<Int32Array>>();
    introduced.set(thing, byType);
    const column = byType.get(type) ?? wholes();
    byType.set(type, column);
    return column;
  }

  private usesOf(thing: NamedThing): Column<Int32Array> {
    const column = this.columns.uses.get(thing) ?? wholes();
    this.columns.uses.set(thing, column);
    return column;
  }
}

/** Gives every id in an entry that introduces or names something its number. */
export function numberIds(entry: AnyEntry, names: Names): void {
  visitIds(entry, (id, note) => {
    if (note.introduces !== undefined || note.names !== undefined) names.number(id);
  });
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
