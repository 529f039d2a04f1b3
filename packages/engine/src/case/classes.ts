import { nearest, wordsIn, type Instrument } from '../instrument/index.js';
import { classUses, lookOf, mistakenFor, type AnyEntry, type IdUse, type Problem } from '../journal/index.js';
import { naming, wrongIn, type Entering } from './entering.js';

/**
 * Entries about a class or series that there is not: none of the instruments loaded names it, and no series of that id
 * was designated. No rule would ever look at them; it is a slip of the pen.
 */
export function unknownClasses(entering: Entering, instruments: readonly Instrument[]): readonly Problem[] {
  let known: ReadonlySet<string> | undefined;
  return wrongIn(entering, (entry) => {
    const uses = classUses(entry).filter(isOfStock);
    if (uses.length === 0) return [];
    const classes = (known ??= knownClasses(naming(entering.journal), instruments));
    return uses
      .filter(({ id }) => !classes.has(id))
      .map(({ id, path }) => {
        const near = nearest(id, classes);
        const hint =
          near === undefined ? 'enter its designation (series-designated), or check the id' : `did you mean "${near}"?`;
        const message = `the instruments have no class or series "${id}"; ${hint}`;
        return { path, message, ...(near === undefined ? undefined : { nearest: near }) };
      });
  });
}

/** Series that entries make under an id that a reader would take for that of a class or series that is there. */
export function mistakableSeries(entering: Entering, instruments: readonly Instrument[]): readonly Problem[] {
  let known: ReadonlySet<string> | undefined;
  return wrongIn(entering, (entry) => {
    const series = new Set(seriesMadeBy(entry));
    const made = classUses(entry).filter((use) => series.has(use.id) && !isOfStock(use));
    return made.flatMap(({ id, path }) => {
      const classes = (known ??= classesThere(naming(entering.journal), instruments));
      const look = lookOf(id);
      const alike = () => [...classes].filter((each) => each !== id && lookOf(each) === look);
      const message = mistakenFor(id, 'class or series', alike);
      return message === undefined ? [] : [{ path, message }];
    });
  });
}

/** The classes and series that the instruments speak of, or that an entry made. */
function classesThere(entries: Iterable<AnyEntry>, instruments: readonly Instrument[]): ReadonlySet<string> {
  const there = new Set<string>(instruments.flatMap((instrument) => [...classesIn(instrument.articles)]));
  for (const entry of entries) for (const id of seriesMadeBy(entry)) there.add(id);
  return there;
}

/** What stands where a provision names a class or series. */
function* classesIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && (key === 'class' || key === 'series')) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* classesIn(part, Array.isArray(value) ? key : name);
}

function knownClasses(entries: Iterable<AnyEntry>, instruments: readonly Instrument[]): ReadonlySet<string> {
  const known = new Set<string>(instruments.flatMap((instrument) => [...wordsIn(instrument)]));
  for (const entry of entries) for (const id of seriesMadeBy(entry)) known.add(id);
  return known;
}

/** Who elects to a seat may be told of a series whose designation is not shown: its seats count, and not its stock. */
function isOfStock({ path }: IdUse): boolean {
  return path.at(-1) !== 'series';
}

/** The series that an entry designates, or proposes to make. */
function seriesMadeBy({ type, data }: AnyEntry): readonly string[] {
  if (type === 'series-designated') return [data.series];
  if (type !== 'proposed') return [];
  if (data.act.kind === 'amendment') return data.act.makes?.map(({ series }) => series) ?? [];
  return data.act.kind === 'designate-series' ? [data.act.series] : [];
}
