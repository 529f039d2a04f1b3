import type { AnyEntry, EntryInput, EntryTypeName, Journal, Problem } from '../journal/index.js';

/** Entries that were put into a journal last, in the order given. */
export interface Entering {
  /** The journal with these entries. */
  readonly journal: Journal;
  readonly entries: readonly Pick<EntryInput, 'id'>[];
}

/** Something wrong in the data of one of the entries. */
export interface Misnamed extends Pick<Problem, 'message'> {
  readonly path: Problem['path'];
  readonly nearest?: string;
}

/** What is wrong with each of the entries, in their order. */
export function wrongIn(
  { journal, entries }: Entering,
  judge: (entry: AnyEntry) => readonly Misnamed[],
): readonly Problem[] {
  return entries.flatMap(({ id }, index) => {
    const entry = journal.entry(id);
    return entry === undefined
      ? []
      : judge(entry).map(({ path, ...problem }): Problem => ({
          kind: 'impossible',
          entry: id,
          index,
          path: ['data', ...path],
          ...problem,
        }));
  });
}

/** Of these there may be many, and they name what other entries introduce: what a name means is not looked for in them. */
const many: readonly EntryTypeName[] = ['shares-issued', 'shares-transferred', 'ballot', 'election-ballot'];

/** The entries in which names are looked for that entries introduce. */
export function naming(journal: Journal): Iterable<AnyEntry> {
  return journal.entriesBut(many);
}
