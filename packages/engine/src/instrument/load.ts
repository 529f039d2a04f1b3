import { beyondEnds } from '../exact/index.js';
import { nearest } from './nearest.js';
import { citation, instrumentSchema, type Article, type Instrument } from './instrument.js';
import { InstrumentError, type InstrumentProblem } from './instrument-error.js';
import type { KindCore, Placed } from './kind.js';
import type { Provision } from './provision.js';
import { problemsOfReferences } from './references.js';
import { sectionsIn, standsIn } from './section.js';
import { problemsOfShape } from './shape.js';
import { withYesAndNo } from './yes-and-no.js';
import { problemsOfYielding } from './yielding.js';

/** An instrument with the parameters of every provision read by its kind. */
export interface LoadedInstrument {
  readonly instrument: Instrument;
  readonly placed: readonly Placed[];
}

/**
 * Reads an instrument: its shape, the parameters of each provision by its kind, and its references to itself (sections
 * displaced or yielded to, readings, notes).
 * @throws {InstrumentError} listing every mistake with its place.
 */
export function loadInstrument(data: unknown, kinds: ReadonlyMap<string, KindCore>): LoadedInstrument {
  const id = idOf(data);
  const beyond = beyondEnds(data);
  if (beyond.length > 0) {
    const problems = beyond.map(({ path, says }) => ({ place: path.join('.'), problem: says, path }));
    throw new InstrumentError(id, problems);
  }
  const shape = instrumentSchema.safeParse(data);
  if (!shape.success) {
    throw new InstrumentError(id, problemsOfShape(shape.error, { schema: instrumentSchema, written: data }));
  }
  const instrument = shape.data as Instrument;
  const problems: InstrumentProblem[] = [];
  const said = instrument.articles.flatMap(({ number, provisions }, article) =>
    provisions.flatMap((written, index): readonly Read[] => {
      const path = ['articles', article, 'provisions', index];
      const read = readProvision(written, kinds, path, problems);
      if (read === undefined) return [];
      const cite = citation(instrument, read.cite);
      return [{ path, placed: { instrument, article: number, provision: read, cite, written } }];
    }),
  );
  const placed = said.flatMap((each) => writtenOut(each, kinds, problems));
  problems.push(...problemsOfReferences(instrument, said), ...problemsOfYielding(placed, kinds));
  if (problems.length > 0) throw new InstrumentError(id, problems);
  return {
    instrument,
    placed: instrument.articles.flatMap((article, index) => [
      ...placed.filter(({ path }) => path[1] === index).map((each) => each.placed),
      ...missingIn(article).map((cite) => missing(instrument, article.number, cite)),
    ]),
  };
}

interface Read {
  readonly path: readonly (string | number)[];
  readonly placed: Placed;
}

/** What a provision stands for: itself, or what a word says, where the word stands. */
function writtenOut(
  { path, placed: word }: Read,
  kinds: ReadonlyMap<string, KindCore>,
  problems: InstrumentProblem[],
): readonly Read[] {
  const kind = kinds.get(word.provision.kind);
  if (kind?.expands === undefined) return [{ path, placed: word }];
  return kind.expands(withYesAndNo(kind.parameters, word.written) as Provision).flatMap((written) => {
    const read = readProvision(written, kinds, path, problems);
    if (read === undefined) return [];
    const cite = citation(word.instrument, read.cite);
    return [{ path, placed: { ...word, provision: read, cite, written, word } }];
  });
}

/** The instrument with every word written out: the same provisions, in kinds that say them whole. */
export function withWordsWrittenOut({ instrument, placed }: LoadedInstrument): Instrument {
  const articles = instrument.articles.map((article) => ({
    ...article,
    provisions: placed.flatMap(({ article: number, written }) =>
      number === article.number && written !== undefined ? [written] : [],
    ),
  }));
  return { ...instrument, articles };
}

/** The sections that the document has and for which nothing is entered; an article without provisions is one. */
function missingIn({ number, sections, provisions }: Article): readonly string[] {
  if (sections === undefined) return provisions.length === 0 ? [number] : [];
  const entered = new Set(sectionsIn(provisions));
  return sections.filter((section) => !standsIn(section, entered));
}

/** A section for which nothing is entered is a text that nobody has worked out. */
function missing(instrument: Instrument, article: string, cite: string): Placed {
  const summary = 'a section of the document for which no provision is entered';
  const provision = { kind: 'not-worked-out', cite, summary };
  return { instrument, article, provision, cite: citation(instrument, cite) };
}

function readProvision(
  provision: Provision,
  kinds: ReadonlyMap<string, KindCore>,
  path: readonly (string | number)[],
  problems: InstrumentProblem[],
): Provision | undefined {
  const { cite } = provision;
  const kind = kinds.get(provision.kind);
  if (kind === undefined) {
    const near = nearest(provision.kind, kinds.keys());
    const problem = `no kind of provision is called "${provision.kind}"${near === undefined ? '' : `; did you mean "${near}"?`}`;
    problems.push({ place: cite, problem, path: [...path, 'kind'], ...(near === undefined ? {} : { nearest: near }) });
    return undefined;
  }
  const read = kind.parameters.safeParse(provision);
  if (read.success) return read.data;
  const understood = kind.parameters.safeParse(withYesAndNo(kind.parameters, provision));
  if (understood.success) return understood.data;
  const form = { schema: kind.parameters, written: provision };
  problems.push(...problemsOfShape(read.error, form, { place: `${cite} (${provision.kind})`, path }));
  return undefined;
}

function idOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : 'without id';
}
