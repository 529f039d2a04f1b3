import type { Books } from '@quorate/engine';

/** Whom the books know by an id: those that two ids were found to be stand once. */
export function personsOf(books: Books) {
  return books
    .persons()
    .filter(({ data }) => books.oneId(data.id) === data.id)
    .map(({ id, data }) => ({ id: data.id, name: books.nameOf(data.id), kind: data.kind, entry: id }))
    .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
