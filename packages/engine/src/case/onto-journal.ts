import { canonical, toPlain } from '../evaluation/index.js';
import { readEntry, type EntryInput, type Journal } from '../journal/index.js';
import type { EntryAt } from './entry.js';

/** A journal that is kept: what a file enters goes on top of it, and is judged and named beside what is there. */
export interface OntoJournal {
  readonly journal: Journal;
  /**
   * The entries under the ids that they are to have in the journal: an id that is but a place means something in its file alone.
   * @param named the ids that the file itself gives
   */
  idsGiven(entries: readonly EntryInput[], named: ReadonlySet<string>): readonly EntryInput[];
}

/** The entries of a file under the ids that they have in the journal, of the corporation whose journal it is. */
export function underItsIds(entries: readonly EntryAt[], onto: OntoJournal): readonly EntryAt[] {
  const inputs = entries.map(({ input }) => ({ ...input, corporation: onto.journal.corporation }));
  const given = onto.idsGiven(inputs, namedIn(entries));
  return entries.map((entry, index) => ({ ...entry, input: given[index] ?? entry.input }));
}

/** The ids that the file itself gives. */
export function namedIn(entries: readonly EntryAt[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ isNamed, input }) => (isNamed === true ? [input.id] : [])));
}

/** Whether a journal has an entry of that id that says the same; who wrote it, and when, is no matter. */
export function isThere(input: EntryInput, journal: Journal): boolean {
  const there = journal.entry(input.id);
  if (there === undefined) return false;
  const read = readEntry(input, 0, there.sequence);
  return 'entry' in read && whatItSays(read.entry) === whatItSays(there);
}

function whatItSays({ type, on, time, basis, paper, data, supersedes }: Omit<EntryInput, 'id'>): string {
  return canonical(toPlain({ type, on, time, basis, paper, data, supersedes }).plain);
}
