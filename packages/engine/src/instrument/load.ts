import { beyondEnds } from '../exact/index.js';
import { meaningsOf, mostMeanings, type Meaning, type MeaningProblem, type Path } from './meanings.js';
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
      const read = readProvision(written, kinds, path);
      if ('problems' in read) {
        problems.push(...read.problems);
        return [];
      }
      return placedAs(read.all, { instrument, article: number, written }).map((placed) => ({ path, placed }));
    }),
  );
  const placed = said.flatMap((each) => writtenOut(each, kinds, problems));
  problems.push(...problemsOfReferences(instrument, inTheFile(said)), ...problemsOfYielding(placed, kinds));
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
  readonly path: Path;
  readonly placed: Placed;
}

/** What stands in the file: of a text with several meanings that text as it is written, once. */
function inTheFile(said: readonly Read[]): readonly Read[] {
  const texts = new Map(said.map((each) => [each.placed.word ?? each, each]));
  return [...texts.values()].map(({ path, placed }) => {
    const { word } = placed;
    return { path, placed: word?.written === undefined ? placed : { ...word, provision: word.written } };
  });
}

/** A provision where it stands; of a text with several meanings one for each. */
function placedAs(
  all: readonly Meant[],
  where: Pick<Placed, 'instrument' | 'article'> & { readonly written: Provision },
): readonly Placed[] {
  const [first] = all;
  if (first === undefined) return [];
  const cite = citation(where.instrument, first.provision.cite);
  if (first.written === where.written) return [{ ...where, provision: first.provision, cite }];
  const adopted = new Map(where.instrument.readings.map((reading) => [reading.id, reading.adopted]));
  const isAdopted = ({ provision: { ifRead = {} } }: Meant): boolean =>
    Object.entries(ifRead).every(([reading, option]) => adopted.get(reading) === option);
  const { provision } = all.find(isAdopted) ?? first;
  const word: Placed = { ...where, provision: { ...provision, ifRead: where.written.ifRead }, cite };
  return all.map((each) => ({ ...where, ...each, cite, word }));
}

/** What a provision stands for: itself, or what a word says, where the word stands. */
function writtenOut(
  { path, placed: word }: Read,
  kinds: ReadonlyMap<string, KindCore>,
  problems: InstrumentProblem[],
): readonly Read[] {
  const kind = kinds.get(word.provision.kind);
  if (kind?.expands === undefined) return [{ path, placed: word }];
  return kind.expands(withYesAndNo(kind.parameters, word.written) as Provision).flatMap((clause) => {
    const read = readProvision(clause, kinds, path);
    if ('problems' in read) {
      problems.push(...read.problems);
      return [];
    }
    return read.all.map(({ provision, written }) => {
      const cite = citation(word.instrument, provision.cite);
      return { path, placed: { ...word, provision, cite, written, word } };
    });
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

type ReadAs = { readonly all: readonly Meant[] } | { readonly problems: readonly InstrumentProblem[] };

/** What a provision says, and what is written of it. */
interface Meant {
  readonly provision: Provision;
  readonly written: Provision;
}

/** Reads a provision by its kind, in each of its meanings. */
function readProvision(written: Provision, kinds: ReadonlyMap<string, KindCore>, path: Path): ReadAs {
  const kind = kinds.get(written.kind);
  if (kind === undefined) {
    const near = nearest(written.kind, kinds.keys());
    const problem = `no kind of provision is called "${written.kind}"${near === undefined ? '' : `; did you mean "${near}"?`}`;
    const found = { place: written.cite, problem, path: [...path, 'kind'] };
    return { problems: [near === undefined ? found : { ...found, nearest: near }] };
  }
  const meanings = meaningsOf(kind, written);
  const problems = [...meanings.flatMap((each) => each.problems), ...problemsOfMeanings(kind, written, meanings)];
  if (problems.length === 0) return { all: meanings.map((each) => ({ provision: each.read!, written: each.written })) };
  const once = new Map(problems.map((each) => [`${each.path.join(' ')} ${each.problem}`, each]));
  return {
    problems: [...once.values()].map(({ place, problem, nearest: near, ...at }) => ({
      place,
      problem,
      path: [...path, ...at.path],
      ...(near === undefined ? {} : { nearest: near }),
    })),
  };
}

function problemsOfMeanings(
  kind: KindCore,
  { cite, kind: name, ifRead }: Provision,
  { length }: readonly Meaning[],
): readonly MeaningProblem[] {
  const place = `${cite} (${name})`;
  if (length > mostMeanings) {
    const problem = `by its readings it has more than ${mostMeanings} meanings; say it in several provisions`;
    return [{ place, path: [], problem, isOfOption: false }];
  }
  if (kind.series === undefined || ifRead === undefined) return [];
  const problem = 'what fixes a series is read one way; say what is doubtful of its terms in the provisions on it';
  return [{ place, path: ['ifRead'], problem, isOfOption: false }];
}

function idOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : 'without id';
}
