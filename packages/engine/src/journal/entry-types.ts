import type { z } from 'zod';
import type { Entry } from './entry.js';
import type { EntryType } from './entry-type.js';
import type { Family } from './family.js';
import { nearestName } from './nearest.js';
import { entryTypes } from './registry.js';

type Registered = (typeof entryTypes)[number];

/** The name of a type of entry. */
export type EntryTypeName = Registered['type'];

/** The names of the types of one family. */
export type EntryTypeNameOf<F extends Family> = Extract<Registered, { family: F }>['type'];

/** The data of a type of entry, read. */
export type DataOf<T extends EntryTypeName> = z.output<Extract<Registered, { type: T }>['data']>;

/** The data of a type of entry as it is written: every scalar is text. */
export type DataInputOf<T extends EntryTypeName> = z.input<Extract<Registered, { type: T }>['data']>;

/** An entry of one type. */
export type EntryOf<T extends EntryTypeName> = Entry<T, DataOf<T>>;

/** An entry of any type; told apart by `type`. */
export type AnyEntry = { readonly [T in EntryTypeName]: EntryOf<T> }[EntryTypeName];

/** The type of that name, or nothing. */
export function entryTypeNamed(name: string): EntryType | undefined {
  return byName.get(name);
}

/** The known type whose name is most like a mistyped one. */
export function nearestEntryType(name: string): string | undefined {
  return nearestName(name, byName.keys());
}

const byName: ReadonlyMap<string, EntryType> = new Map(
  entryTypes.map((type) => [type.type, type as unknown as EntryType]),
);
