import { toWire } from '../../exact/index.js';
import type { WholePosting } from '../accounts/index.js';
import type { Cells, Column } from '../columns/column.js';
import { logOf, type Journal } from '../journal.js';
import type { Log } from '../log.js';
import { lookOf } from '../looks.js';
import { idHash } from './id-hash.js';
import { RestingEntries } from './resting-entries.js';
import { snapshotFormat, type Snapshot, type WholeInWords, type Words } from './snapshot.js';

/**
 * The snapshot of a journal at its head. The columns are its own: the journal may grow on.
 * @returns undefined where another journal grew on from this one; take that of the longer
 */
export function snapshotOf(journal: Journal): Snapshot | undefined {
  const log = logOf(journal);
  if (log.entries.length !== journal.length) return undefined;
  const words: Words = {
    format: snapshotFormat,
    corporation: journal.corporation,
    formed: journal.formed ?? null,
    length: journal.length,
    inOrderOfEntry: log.inOrderOfEntry,
    names: log.names.all(),
    classes: log.postings.classes.all(),
    others: Array.from(log.postings.others, ([row, held]) => [row, toWire(held)]),
    whole: log.postings.whole.map(wholeInWords),
  };
  return { words: JSON.stringify(words), columns: columnsOf(log) };
}

function wholeInWords(posting: WholePosting): WholeInWords {
  if ('split' in posting) return { ...posting, becomes: toWire(posting.becomes) };
  return 'perShare' in posting ? { ...posting, perShare: toWire(posting.perShare) } : posting;
}

function columnsOf(log: Log): Readonly<Record<string, Cells>> {
  const { columns, persons, postings } = log;
  const plain = {
    places: columns.places,
    types: columns.types,
    bases: columns.bases,
    personEntries: persons.sequences,
    persons: persons.persons,
    ...postings.columns,
  };
  return {
    ids: hashesOf(log),
    superseded: Int32Array.from([...log.superseded].flat()),
    ...Object.fromEntries(Object.entries(plain).map(([name, column]) => [name, (column as Column).all().slice()])),
    ...knownColumns(log),
  };
}

function hashesOf({ entries }: Log): Int32Array {
  const { atRest } = entries;
  const hashes = new Int32Array(entries.length);
  if (atRest instanceof RestingEntries) hashes.set(atRest.hashes);
  for (let sequence = atRest.length + 1; sequence <= entries.length; sequence += 1) {
    hashes[sequence - 1] = idHash(lookOf(entries.at(sequence)?.id ?? ''));
  }
  return hashes;
}

/** In an order of their own, each as long as there are names; those of which nothing is known are left out. */
function knownColumns({ known, names }: Log): Readonly<Record<string, Int32Array>> {
  const found: [string, Int32Array][] = [];
  const keep = (key: string, column: Column<Int32Array>): void => {
    const cells = new Int32Array(names.size);
    cells.set(column.all().subarray(0, names.size));
    if (cells.some((each) => each !== 0)) found.push([key, cells]);
  };
  for (const [thing, column] of known.columns.uses) keep(`uses/${thing}`, column);
  for (const [thing, byType] of known.columns.introduced) {
    for (const [type, column] of byType) keep(`introduced/${thing}/${type}`, column);
  }
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
