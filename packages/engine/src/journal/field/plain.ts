import { z } from 'zod';
import { fieldNotes, scalar } from './scalar.js';

/** `yes` or `no`. There is no third spelling, and absence is never read as `no`. */
export const yesNo = scalar<boolean>('yes or no', booleanOf, (value) => (value ? 'yes' : 'no'));

/** Words in no fixed form, not empty. */
export const text = z.string().min(1, { error: 'expected some words' }).register(fieldNotes, { form: 'words' });

/** Several of them. */
export const texts = z.array(text).readonly();

const classForm = 'a class or series, by its id in the instruments, such as common';

/** The id of a class or series of stock, as the instruments name it. */
export const className = identifier(classForm).register(fieldNotes, { form: classForm, namesClass: true });

/** The id of a body: `board`, `continuing-directors`, `committee:audit`, `series-a-directors`. */
export const bodyName = identifier('a body, by its id, such as board or continuing-directors');

/** An id made by the writer: letters, digits, and . _ : / - after the first. */
export function identifier(form: string) {
  return z
    .string()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._:/-]*$/u, {
      error: `expected ${form}; an id has letters, digits and . _ : / - and no spaces`,
    })
    .register(fieldNotes, { form });
}

function booleanOf(written: string): boolean {
  if (written === 'yes') return true;
  if (written === 'no') return false;
  throw new Error(`'${written}' is neither yes nor no; write yes or no, or leave the field out if it is not known`);
}
