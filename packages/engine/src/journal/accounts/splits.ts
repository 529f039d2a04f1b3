import { Rows } from './rows.js';

/**
 * The rows of a class with a row for each split in each account that was open by then, so that an account is summed up
 * from its own rows alone. A row whose sequence is that of a split is a split.
 */
export function withSplitRows(rows: Rows, holders: number): Rows {
  if (rows.splits.length === 0) return rows;
  const opened = firstPlaces(rows, holders);
  const all = copyOf(rows);
  for (const { place, sequence } of rows.splits) {
    for (let holder = 0; holder < holders; holder += 1) {
      if (opened[holder]! <= place) all.addWhole(place, holder, 0, sequence);
    }
  }
  return all;
}

function firstPlaces(rows: Rows, holders: number): Float64Array {
  const first = new Float64Array(holders).fill(Infinity);
  const places = rows.places();
  for (let row = 0; row < rows.length; row += 1) {
    const holder = rows.holders[row]!;
    first[holder] = Math.min(first[holder]!, places[row]!);
  }
  return first;
}

function copyOf(rows: Rows): Rows {
  const copy = new Rows();
  const places = rows.places();
  for (let row = 0; row < rows.length; row += 1) {
    const other = rows.others.get(row);
    if (other !== undefined) copy.others.set(row, other);
    copy.addWhole(places[row]!, rows.holders[row]!, rows.changes[row]!, rows.sequences[row]!);
  }
  copy.splits.push(...rows.splits);
  return copy;
}
