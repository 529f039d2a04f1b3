import type { Names } from '../accounts/index.js';
import type { AnyEntry } from '../entry-types.js';
import { wholes, type Column } from './column.js';

/** The entries that introduce persons, and whom each does, in columns: nobody's entry is read to find another's. */
export class Persons {
  readonly sequences: Column<Int32Array>;
  /** Numbers of names. */
  readonly persons: Column<Int32Array>;
  private readonly names: Names;

  /** @param names the names of the journal, the ids of persons among them */
  constructor(
    names: Names,
    given: { readonly sequences: Column<Int32Array>; readonly persons: Column<Int32Array> } = {
      sequences: wholes(),
      persons: wholes(),
    },
  ) {
    this.names = names;
    this.sequences = given.sequences;
    this.persons = given.persons;
  }

  push(entry: AnyEntry): void {
    if (entry.type !== 'person') return;
    this.sequences.push(entry.sequence);
    this.persons.push(this.names.number(entry.data.id));
  }

  cutTo(rows: number): void {
    this.sequences.cutTo(rows);
    this.persons.cutTo(rows);
  }

  /** By the id of a person, the places of the entries that introduce it and are chosen. */
  introducing(isChosen: (sequence: number) => boolean, oneId: (id: string) => string): Map<string, number[]> {
    const found = new Map<string, number[]>();
    for (const [row, sequence] of this.sequences.all().entries()) {
      if (!isChosen(sequence)) continue;
      const id = oneId(this.names.name(this.persons.at(row)));
      const before = found.get(id);
      if (before === undefined) found.set(id, [sequence]);
      else before.push(sequence);
    }
    return found;
  }
}
