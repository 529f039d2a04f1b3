import type { Day, Moment } from '../exact/index.js';
import { momentOfPlace, placeAt, placeOf } from '../journal/accounts/index.js';
import { reservedPersons, type AnyEntry } from '../journal/index.js';
import { idUses } from '../journal/known-things.js';
import type { BeneficialBooks, Block } from './beneficial.js';
import type { OutstandingBooks } from './outstanding.js';
import { ownedBlocks, type NamedBlocks } from './owned-blocks.js';
import type { OwnershipBooks } from './ownership.js';
import type { RegisterBooks } from './register.js';
import { placesOf } from './relation.js';
import { remembered, rememberedLately } from './remembered.js';
import type { RightBooks } from './rights.js';
import { upTo, type Standing } from './standing.js';

/** The persons that rules look at, and their shares. */
export interface NamedBooks {
  /**
   * Everybody who may matter by itself on a day, sorted: named by a relation, agreement, group, right, determination or
   * proposed act that had begun, or by an open fact whenever stated, or holding of record so much of the outstanding
   * shares of a class: a twentieth, or less where the books look from less on (see `Books.lookingFrom`). Never all holders.
   */
  readonly named: (when: Day | Moment) => readonly string[];
  /** The outstanding shares of a class held of record by or for the named persons, by the set of their owners. */
  readonly blocks: (cls: string, when: Day | Moment) => readonly Block[];
  /** The outstanding shares of a class that any of these persons own, each once; of persons not yet named then as well. */
  readonly blocksOwned: (owners: readonly string[], cls: string, when: Day | Moment) => readonly Block[];
  /**
   * The moments at which something changed that may change how much of these classes these persons own: their holdings
   * of record, whom others hold for, their relations and rights, and what is stated of them. Changes of what is outstanding are in `outstanding`.
   */
  readonly changeMoments: (classes: readonly string[], persons: readonly string[]) => readonly Moment[];
}

/** The books that these are made from. */
export interface NamedParts {
  readonly standing: Standing;
  readonly register: RegisterBooks;
  readonly outstanding: OutstandingBooks;
  readonly beneficial: BeneficialBooks;
  readonly ownership: OwnershipBooks;
  readonly rights: RightBooks;
}

/** @param oneIn who holds one share in so many of a class matters by itself */
export function namedBooks(parts: NamedParts, oneIn: bigint): NamedBooks {
  const { beneficial } = parts;
  const named = rememberedLately((place: number) => namedAt(parts, momentOfPlace(place), oneIn));
  const blocks = remembered((cls: string) =>
    rememberedLately((place: number) => {
      const when = momentOfPlace(place);
      return Object.freeze(
        beneficial.blocksOf([...named(place), ...beneficial.holdersForOthers(cls, when)], cls, when),
      );
    }),
  );
  const shown: NamedBlocks = {
    named: (when) => named(placeAt(when)),
    blocks: (cls, when) => blocks(cls)(placeAt(when)),
  };
  let stated: ReadonlyMap<string, readonly number[]> | undefined;
  return {
    ...shown,
    blocksOwned: ownedBlocks(shown, beneficial),
    changeMoments: (classes, persons) => {
      const ofThese = new Set(persons);
      stated ??= statedPlaces(parts.standing);
      const places = new Set(changePlaces(parts, classes, ofThese));
      for (const person of ofThese) for (const place of stated.get(person) ?? []) places.add(place);
      return [...places].sort((a, b) => a - b).map(momentOfPlace);
    },
  };
}

function namedAt(parts: NamedParts, when: Moment, oneIn: bigint): readonly string[] {
  const { standing, register, outstanding, beneficial, ownership, rights } = parts;
  const largeAt = (cls: string) => register.largeHolders(cls, when, outstanding.outstanding(cls).at(when), oneIn);
  const place = placeAt(when);
  const persons = new Set([
    ...ownership.related(when),
    ...rights.rightHolders(when),
    ...beneficial.relations
      .filter(({ start }) => start <= place)
      .flatMap(({ entry }) => [entry.data.holder, ...entry.data.owners]),
    ...register.classes().flatMap((cls) => largeAt(cls).map(({ holder }) => holder)),
    ...[...upTo(standing.ofType('determination'), when), ...standing.ofType('stated')].flatMap(({ data }) =>
      [...data.about, ...listed(data.value)].filter((id) => standing.introducing(id).length > 0),
    ),
    ...upTo(standing.ofType('proposed'), when).flatMap(personsIn),
  ]);
  for (const reserved of reservedPersons) persons.delete(reserved);
  return Object.freeze([...persons].sort());
}

/** The ids in a value that is a list of persons, as of those who are counted together. */
function listed(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split(',').map((id) => id.trim()) : [];
}

function personsIn(entry: AnyEntry): readonly string[] {
  return idUses(entry).flatMap(({ id, note }) => (note.names?.includes('person') === true ? [id] : []));
}

function changePlaces(parts: NamedParts, classes: readonly string[], persons: ReadonlySet<string>): readonly number[] {
  const { register, beneficial, ownership, rights } = parts;
  const heldFor = beneficial.relations.filter(
    ({ entry: { data } }) =>
      classes.includes(data.class) && (persons.has(data.holder) || data.owners.some((owner) => persons.has(owner))),
  );
  const holders = new Set([...persons, ...heldFor.map(({ entry }) => entry.data.holder)]);
  const ofRecord = [...holders].flatMap((holder) => classes.flatMap((cls) => register.holding(holder, cls).moments()));
  return [
    ...ofRecord.map(placeAt),
    ...placesOf(heldFor),
    ...ownership.relationPlaces(persons),
    ...rights.rightPlaces(persons),
  ];
}

/** By whom it is stated of, the places at which that begins or ceases to be so. */
function statedPlaces({ oneId, ofType }: Standing): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { data, on } of ofType('stated')) {
    const { about, from, until } = data;
    const places = [placeOf(from ?? on), ...(until === undefined ? [] : [placeOf(until)])];
    for (const person of new Set(about.map(oneId))) {
      const known = found.get(person);
      if (known === undefined) found.set(person, [...places]);
      else known.push(...places);
    }
  }
  return found;
}
