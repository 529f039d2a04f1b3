import { day, isDay } from '../exact/index.js';
import { Journal } from '../journal/index.js';
import { coverageEntries } from './coverage.js';
import { problemAt, readEntry, type EntryAt } from './entry.js';
import { factProblems } from './fact.js';
import type { CaseCorporation, Layer } from './layer.js';
import { misnamedEntries } from './misnamed-entries.js';
import { personEntries } from './persons.js';
import { isThere, underItsIds, type OntoJournal } from './onto-journal.js';
import type { Path, PathProblem } from './problem.js';
import type { WrittenEntry } from './shape.js';

/** A journal, with the entries that were put into it last and the places where they were written. */
export interface JournalRead {
  readonly journal: Journal;
  readonly entries: readonly EntryAt[];
  /** Those of the entries that the journal did not have before. */
  readonly fresh: readonly EntryAt[];
}

/** The journal of a case: its persons, its coverage and what happened, entered together, in a journal of its own or onto one. */
export function journalOf(
  layers: readonly Layer[],
  corporation: CaseCorporation,
  latest: string | undefined,
  problems: PathProblem[],
  onto?: OntoJournal,
): JournalRead | undefined {
  const { id, formed } = corporation;
  const persons = layers.flatMap(({ written, path }) => personEntries(written.persons ?? [], [...path, 'persons'], id));
  const coverage = coverageOf(layers, latest ?? formed ?? '', id, problems);
  const entries = layers.flatMap(({ written, path }) =>
    readEntries(written.journal ?? [], [...path, 'journal'], id, problems),
  );
  const all = correctedFirst([...persons, ...coverage, ...entries]);
  if (onto !== undefined) {
    const named = underItsIds(all, onto);
    const fresh = named.filter(({ input }) => !isThere(input, onto.journal));
    return entered(onto.journal, named, problems, fresh);
  }
  const empty = Journal.empty(id, formed !== undefined && isDay(formed) ? day(formed) : undefined);
  return entered(empty, all, problems);
}

/** The journal with further entries, or undefined with the problems. */
export function furtherJournal(
  journal: Journal,
  written: readonly WrittenEntry[],
  path: Path,
  problems: PathProblem[],
): JournalRead | undefined {
  const entries = correctedFirst(readEntries(written, path, journal.corporation, problems));
  return entered(journal, entries, problems);
}

/** What the entries call by a name by which no rule would find anything, at the places where it was written. */
export function misnamedIn(
  { journal, entries }: JournalRead,
  { instruments }: CaseCorporation,
  words: ReadonlySet<string>,
): readonly PathProblem[] {
  const entering = { journal, entries: entries.map(({ input }) => input) };
  return misnamedEntries(entering, instruments, () => words).map((problem) =>
    problemAt(entries[problem.index]!, problem),
  );
}

/** The entries, each after the one whose place it takes: a file may say first what is right, and below what was wrong. */
function correctedFirst(entries: readonly EntryAt[]): readonly EntryAt[] {
  const byId = new Map(entries.map((entry) => [entry.input.id, entry]));
  const ordered = new Set<EntryAt>();
  const begun = new Set<EntryAt>();
  const take = (entry: EntryAt): void => {
    if (begun.has(entry)) return;
    begun.add(entry);
    const corrected = byId.get(entry.input.supersedes?.entry ?? '');
    if (corrected !== undefined) take(corrected);
    ordered.add(entry);
  };
  for (const entry of entries) take(entry);
  return [...ordered];
}

function coverageOf(
  layers: readonly Layer[],
  latest: string,
  corporation: string,
  problems: PathProblem[],
): readonly EntryAt[] {
  const written = Object.assign({}, ...layers.map((layer) => layer.written.coverage ?? {})) as Readonly<
    Record<string, string>
  >;
  const pathOf = (family: string): Path => {
    const layer = layers.findLast((each) => each.written.coverage?.[family] !== undefined)!;
    return [...layer.path, 'coverage', family];
  };
  return coverageEntries(written, pathOf, latest, corporation, problems);
}

function readEntries(
  written: readonly WrittenEntry[],
  path: Path,
  corporation: string,
  problems: PathProblem[],
): readonly EntryAt[] {
  return written.flatMap((each, index) => {
    const at = [...path, index];
    const read = readEntry(each, at, { corporation, id: idAt(at) });
    if ('problems' in read) {
      problems.push(...read.problems);
      return [];
    }
    problems.push(...factProblems(read.entry));
    return [read.entry];
  });
}

function entered(
  journal: Journal,
  entries: readonly EntryAt[],
  problems: PathProblem[],
  fresh = entries,
): JournalRead | undefined {
  const complete = problems.length === 0;
  const appended = journal.append(fresh.map((entry) => entry.input));
  if (appended.journal !== undefined) return complete ? { journal: appended.journal, entries, fresh } : undefined;
  // Beside entries that could not be read, what looks impossible may follow from them; what is misspelt does not.
  for (const problem of appended.problems.filter(({ kind }) => complete || kind === 'form')) {
    const entry = fresh[problem.index];
    if (entry !== undefined) problems.push(problemAt(entry, problem));
  }
  return undefined;
}

/** An entry without an id has that of its place: the third of the journal is `journal-3`. */
function idAt(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join('-');
}
