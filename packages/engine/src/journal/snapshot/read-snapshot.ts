import { day, fromWire, type Day } from '../../exact/index.js';
import { Names, Postings, type WholePosting } from '../accounts/index.js';
import { Column, type Cells } from '../columns/column.js';
import { EntryColumns } from '../columns/entry-columns.js';
import { Persons } from '../columns/persons.js';
import type { EntryTypeName } from '../entry-types.js';
import type { NamedThing } from '../field/index.js';
import { HeldEntries } from '../held-entries.js';
import { Journal } from '../journal.js';
import { KnownThings, type KnownColumns } from '../known-things.js';
import { Log, type LogParts } from '../log.js';
import { RestingEntries } from './resting-entries.js';
import { snapshotFormat, type Snapshot, type WholeInWords, type Words } from './snapshot.js';

/** Where a snapshot is to fit, and the texts of its entries. */
export interface SnapshotPlace {
  readonly corporation: string;
  /** The day the corporation was formed, where it is known otherwise than by a milestone `formed`. */
  readonly formed: Day | undefined;
  readonly length: number;
  /** The text of the entry at a place, as it was entered. */
  readonly textAt: (sequence: number) => string;
}

/**
 * The journal of a snapshot. Its entries are read when they are asked for; what is entered on top is judged as always. The cells
 * of the columns are read and never written to, so that several threads may share them.
 * @returns undefined where the snapshot is of another format, corporation, day or length
 */
export function journalFromSnapshot({ words, columns }: Snapshot, place: SnapshotPlace): Journal | undefined {
  const told = JSON.parse(words) as Words;
  const { corporation, formed, length } = place;
  if (told.format !== snapshotFormat || told.corporation !== corporation) return undefined;
  if (told.formed !== (formed ?? null) || told.length !== length) return undefined;
  const entries = new RestingEntries(whole(columns, 'ids'), place.textAt);
  if (entries.length !== length || whole16(columns, 'types').length !== length) return undefined;
  const postings = postingsIn(told);
  return new Journal(corporation, formed, new Log(formed, () => partsOf(told, columns, entries, postings)));
}

interface ToldPostings {
  readonly others: readonly (readonly [number, ReturnType<typeof fromWire<'shares'>>])[];
  readonly whole: readonly WholePosting[];
}

function postingsIn({ others, whole: inWords }: Words): ToldPostings {
  return {
    others: others.map(([row, held]) => [row, fromWire('shares', held)] as const),
    whole: inWords.map(wholeFrom),
  };
}

function wholeFrom(posting: WholeInWords): WholePosting {
  if ('split' in posting) return { ...posting, becomes: fromWire('ratio', posting.becomes) };
  if (!('perShare' in posting)) return posting;
  return { ...posting, perShare: fromWire('ratio', posting.perShare), heldOn: day(posting.heldOn) };
}

function partsOf(
  told: Words,
  columns: Snapshot['columns'],
  entries: RestingEntries,
  { others, whole: wholePostings }: ToldPostings,
): LogParts {
  const names = new Names(told.names);
  const superseded = whole(columns, 'superseded');
  const pairs = Array.from({ length: superseded.length / 2 }, (_, at) => {
    return [superseded[at * 2]!, superseded[at * 2 + 1]!] as const;
  });
  return {
    entries: new HeldEntries(entries),
    names,
    columns: new EntryColumns({
      places: new Column(doubles(columns, 'places')),
      types: new Column(whole16(columns, 'types')),
      bases: new Column(whole16(columns, 'bases')),
    }),
    persons: new Persons(names, {
      sequences: new Column(whole(columns, 'personEntries')),
      persons: new Column(whole(columns, 'persons')),
    }),
    postings: new Postings(names, {
      columns: {
        sequences: new Column(whole(columns, 'sequences')),
        classes: new Column(whole16(columns, 'classes')),
        holders: new Column(whole(columns, 'holders')),
        changes: new Column(doubles(columns, 'changes')),
      },
      classes: told.classes,
      others,
      whole: wholePostings,
    }),
    known: new KnownThings(names, knownIn(columns)),
    superseded: new Map(pairs),
    inOrderOfEntry: told.inOrderOfEntry,
  };
}

function knownIn(columns: Snapshot['columns']): KnownColumns {
  const known: KnownColumns = { introduced: new Map(), uses: new Map() };
  for (const key of Object.keys(columns)) {
    const [sort, thing, type] = key.split('/') as [string, NamedThing, EntryTypeName];
    if (sort === 'uses') known.uses.set(thing, new Column(whole(columns, key)));
    if (sort !== 'introduced') continue;
    const byType = known.introduced.get(thing) ?? new Map<EntryTypeName, Column<Int32Array>>();
    known.introduced.set(thing, byType.set(type, new Column(whole(columns, key))));
  }
  return known;
}

function whole(columns: Snapshot['columns'], name: string): Int32Array {
  const cells = columns[name];
  return cells instanceof Int32Array ? cells : missing(name, cells);
}

function whole16(columns: Snapshot['columns'], name: string): Uint16Array {
  const cells = columns[name];
  return cells instanceof Uint16Array ? cells : missing(name, cells);
}

function doubles(columns: Snapshot['columns'], name: string): Float64Array {
  const cells = columns[name];
  return cells instanceof Float64Array ? cells : missing(name, cells);
}

function missing(name: string, cells: Cells | undefined): never {
  throw new TypeError(
    `The column ${name} of the snapshot is ${cells === undefined ? 'not there' : 'of another sort'}.`,
  );
}
