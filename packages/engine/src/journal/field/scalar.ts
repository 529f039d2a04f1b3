import { z } from 'zod';

/**
 * A field whose written form is text and whose read form is typed: `'800000'` and a quantity of shares, `'yes'` and `true`.
 * Files and messages carry every scalar as text, so that `0.10` is never turned into another number on the way.
 *
 * @param form what a person may write, in words, with an example; shown in documentation and in errors
 * @param read turns the text into the value; an error it throws becomes a problem of the field
 * @param write turns the value back into its text
 */
export function scalar<T>(form: string, read: (text: string) => T, write: (value: T) => string) {
  const field = z.codec(z.string({ error: `expected ${form}, written as text` }), z.custom<T>(), {
    decode: (text, payload) => {
      try {
        return read(text);
      } catch (error) {
        payload.issues.push({ code: 'custom', input: text, message: explained(error, form) });
        return z.NEVER;
      }
    },
    encode: write,
  });
  return field.register(fieldNotes, { form });
}

/** What the documentation and the checks of references know about a field, beside its description. */
export interface FieldNote {
  readonly form?: string;
  readonly names?: readonly NamedThing[];
  readonly introduces?: NamedThing;
  /** It names a class or series. Which there are the instruments say, and not the journal. */
  readonly namesClass?: true;
  /** Entries of several types may tell of the same thing, each type once: a meeting is called, then held. */
  readonly toldByOthersToo?: boolean;
}

/** The things that entries name by an id. A class of stock is not among them: the instruments say which classes there are. */
export type NamedThing =
  | 'person'
  | 'proposal'
  | 'meeting'
  | 'right'
  | 'group'
  | 'act'
  | 'determination'
  | 'dividend'
  | 'offer'
  | 'entry';

/** The notes of all fields; a note stays with a field that is described or made optional afterwards. */
export const fieldNotes = z.registry<FieldNote>();

function explained(error: unknown, form: string): string {
  return error instanceof Error ? error.message : `expected ${form}`;
}
