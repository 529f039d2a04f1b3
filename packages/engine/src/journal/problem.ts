/**
 * Why an entry was refused. `form`: it is not written as its type wants. `impossible`: it cannot have happened beside
 * what the journal already holds. An act that offends an instrument is neither; it is entered.
 */
export interface Problem {
  readonly kind: 'form' | 'impossible';
  /** The id of the entry, as far as it has one. */
  readonly entry: string;
  /** Which of the entries given together, from 0. */
  readonly index: number;
  /** The way to the field, from the top of the entry. */
  readonly path: readonly (string | number)[];
  /** What is wrong, what was expected, and what to do. */
  readonly message: string;
  /** The valid name most like the one written. */
  readonly nearest?: string;
}

/** An impossible entry, with the way to the field at fault. */
export function impossible(
  place: { readonly entry: string; readonly index: number },
  path: readonly (string | number)[],
  message: string,
  nearest?: string,
): Problem {
  const suggestion = nearest === undefined ? {} : { nearest };
  return { kind: 'impossible', entry: place.entry, index: place.index, path, message, ...suggestion };
}
