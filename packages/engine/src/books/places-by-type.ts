import { typeNumber, type EntryColumns } from '../journal/columns/entry-columns.js';
import { entryTypes, type EntryTypeName } from '../journal/index.js';

/** The places of entries of a type: in order of time, and of one moment in the order entered; or in the order entered. */
export type PlacesOfType = (type: EntryTypeName, order?: 'entered') => Int32Array;

/** Finds the chosen entries of every type by going through the columns once. */
export function placesByType(
  columns: EntryColumns,
  length: number,
  isChosen: (sequence: number) => boolean,
): PlacesOfType {
  const types = columns.types.all();
  const counts = new Int32Array(entryTypes.length);
  for (let sequence = 1; sequence <= length; sequence += 1) {
    if (isChosen(sequence)) counts[types[sequence - 1]!] = counts[types[sequence - 1]!]! + 1;
  }
  const entered = Array.from(counts, (count) => new Int32Array(count));
  const next = new Int32Array(entryTypes.length);
  for (let sequence = 1; sequence <= length; sequence += 1) {
    if (!isChosen(sequence)) continue;
    const type = types[sequence - 1]!;
    entered[type]![next[type]!] = sequence;
    next[type] = next[type]! + 1;
  }
  const inTime = new Map<number, Int32Array>();
  return (type, order) => {
    const number = typeNumber(type);
    const places = entered[number] ?? new Int32Array(0);
    if (order === 'entered') return places;
    const known = inTime.get(number);
    if (known !== undefined) return known;
    const sorted = inOrderOfTime(places, columns);
    inTime.set(number, sorted);
    return sorted;
  };
}

function inOrderOfTime(places: Int32Array, columns: EntryColumns): Int32Array {
  const isBefore = (a: number, b: number) => columns.placeAt(a) - columns.placeAt(b) || a - b;
  for (let at = 1; at < places.length; at += 1) {
    if (isBefore(places[at - 1]!, places[at]!) > 0) return places.toSorted(isBefore);
  }
  return places;
}
