import type { Context } from '../session/index.js';

/** A person whom an instrument names: the id by which entries speak of it, and who it is. */
export interface NamedPerson {
  readonly id: string;
  readonly says: string;
}

/** Says where nobody is entered under the id by which a text names a person: its shares may stand under another. */
export function tellIfNotEntered(c: Context, { id, says }: NamedPerson, cite: string): void {
  if (c.books.person(id) !== undefined) return;
  c.remark({
    says: `Nobody is entered under "${id}", the id of ${says}: what is entered of it under another id is not seen as its own, unless an entry of type same-person joins the two.`,
    cites: [cite],
  });
}
