import { bases, type Basis } from '../entry.js';
import type { AnyEntry, EntryTypeName } from '../entry-types.js';
import { placeOf } from '../accounts/index.js';
import { entryTypes } from '../registry.js';
import { doubles, smallWholes, type Column } from './column.js';

/** What is looked up of every entry without reading it: its type, its place in time, its basis. Rows are sequences less one. */
export class EntryColumns {
  readonly places: Column<Float64Array>;
  readonly types: Column<Uint16Array>;
  readonly bases: Column<Uint16Array>;

  constructor(
    given: {
      readonly places: Column<Float64Array>;
      readonly types: Column<Uint16Array>;
      readonly bases: Column<Uint16Array>;
    } = {
      places: doubles(),
      types: smallWholes(),
      bases: smallWholes(),
    },
  ) {
    this.places = given.places;
    this.types = given.types;
    this.bases = given.bases;
  }

  push(entry: AnyEntry): void {
    this.places.push(placeOf(entry.on, entry.time));
    this.types.push(numberOfType.get(entry.type) ?? 0);
    this.bases.push(bases.indexOf(entry.basis));
  }

  cutTo(length: number): void {
    for (const column of [this.places, this.types, this.bases]) column.cutTo(length);
  }

  placeAt(sequence: number): number {
    return this.places.at(sequence - 1);
  }

  basisAt(sequence: number): Basis | undefined {
    return bases[this.bases.at(sequence - 1)];
  }
}

/** The number by which a type of entry stands in a column. */
export function typeNumber(type: EntryTypeName): number {
  return numberOfType.get(type) ?? -1;
}

const numberOfType: ReadonlyMap<EntryTypeName, number> = new Map(entryTypes.map(({ type }, number) => [type, number]));
