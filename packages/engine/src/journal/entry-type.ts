import type { z } from 'zod';
import type { Family } from './family.js';

/**
 * A type of entry: the sentence that says what it records, the schema of its data, and an example in written form.
 *
 * `version` is that of the schema. Stored data of an older version is read through `upgrades`: the function under a
 * version turns its written data into that of the next. A version, once used, is never changed.
 */
export interface EntryType<T extends string = string, S extends z.ZodObject = z.ZodObject, F extends Family = Family> {
  readonly type: T;
  readonly version: number;
  readonly family: F;
  readonly says: string;
  /** It is kept, and told where it bears on an answer; no rule reads it. */
  readonly forTheRecord?: true;
  /** The fact of a day that such an entry states by its own day. */
  readonly states?: DayStated<z.output<S>>;
  readonly data: S;
  readonly example: z.input<S>;
  readonly upgrades?: Readonly<Record<number, (data: unknown) => unknown>>;
}

/** A fact of a day, and what it is about in an entry; undefined where it states none. */
export interface DayStated<D> {
  readonly fact: string;
  /** @param proposalOf what an act of a body was taken on */
  readonly about: (data: D, proposalOf: (act: string) => string | undefined) => readonly string[] | undefined;
}

/** Declares a type of entry, in its first version where none is told; it takes effect once it stands in the registry. */
export function defineEntryType<const T extends string, S extends z.ZodObject, const F extends Family>(
  definition: Omit<EntryType<T, S, F>, 'version'> & { readonly version?: number },
): EntryType<T, S, F> {
  return Object.freeze({ version: 1, ...definition });
}
