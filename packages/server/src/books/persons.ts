import type { Books } from '@quorate/engine';

/** Whom the books know by an id: those that two ids were found to be stand once; of these ids alone, each as it is asked for, where some are. */
export function personsOf(books: Books, ids?: readonly string[]) {
  const wanted = ids && new Set(ids);
  return books
    .persons()
    .filter(({ data: { id } }) => (wanted === undefined ? books.oneId(id) === id : wanted.has(id)))
    .map(({ id, data }) => ({ id: data.id, name: books.nameOf(data.id), kind: data.kind, entry: id }))
    .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
