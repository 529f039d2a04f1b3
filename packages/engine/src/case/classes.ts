import { addWords, nearest, type Instrument } from '../instrument/index.js';
import { classUses, type AnyEntry, type IdUse } from '../journal/index.js';
import type { JournalRead } from './case-journal.js';
import { problemAt } from './entry.js';
import type { PathProblem } from './problem.js';

/**
 * Entries about a class or series that there is not: none of the instruments loaded names it, and no series of that id
 * was designated. No rule would ever look at them; it is a slip of the pen.
 */
export function unknownClasses(
  { journal, entries }: JournalRead,
  instruments: readonly Instrument[],
): readonly PathProblem[] {
  const known = knownClasses(journal.entries(), instruments);
  return entries.flatMap((written) => {
    const entry = journal.entry(written.input.id);
    const uses = entry === undefined ? [] : classUses(entry).filter(isOfStock);
    const unknown = uses.filter(({ id }) => !known.has(id));
    return unknown.map(({ id, path }) => {
      const near = nearest(id, known);
      const hint =
        near === undefined ? 'enter its designation (series-designated), or check the id' : `did you mean "${near}"?`;
      const message = `the instruments have no class or series "${id}"; ${hint}`;
      const suggestion = near === undefined ? undefined : { nearest: near };
      const place = { kind: 'impossible', entry: written.input.id, index: 0, path: ['data', ...path] } as const;
      return problemAt(written, { ...place, message, ...suggestion });
    });
  });
}

function knownClasses(entries: Iterable<AnyEntry>, instruments: readonly Instrument[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { articles } of instruments) addWords(articles, known);
  for (const entry of entries) for (const id of seriesMadeBy(entry)) known.add(id);
  return known;
}

/** Who elects to a seat may be told of a series whose designation is not shown: its seats count, and not its stock. */
function isOfStock({ path }: IdUse): boolean {
  return path.at(-1) !== 'series';
}

/** The series that an entry designates, or proposes to designate. */
function seriesMadeBy({ type, data }: AnyEntry): readonly string[] {
  if (type === 'series-designated') return [data.series];
  return type === 'proposed' && data.act.kind === 'designate-series' ? [data.act.series] : [];
}
