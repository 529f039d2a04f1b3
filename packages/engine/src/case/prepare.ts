import { post } from '../books/index.js';
import { openCorporation, type Corporation } from '../corporation.js';
import { isDay } from '../exact/index.js';
import type { Journal } from '../journal/index.js';
import type { Given } from '../session/index.js';
import { furtherJournal, journalOf } from './case-journal.js';
import type { Charters } from './charters.js';
import { joinedGivens, readGivens, type GivenAt } from './given.js';
import { corporationFor, lastWritten, layersOf, type CaseCorporation, type Layer } from './layer.js';
import { expectationProblems, notionProblems, readingProblems } from './names.js';
import type { Path, PathProblem } from './problem.js';
import { latestDay, readQuestion } from './question.js';
import { listed, type Expectation, type WrittenAsk, type WrittenCaseFile } from './shape.js';

/** A case ready to be asked: everything in it was read, and every name in it is known. */
export interface PreparedCase {
  /** What tells it from the other cases of the file. */
  readonly name?: string;
  /** The worked cases that it encodes. */
  readonly encodes: readonly string[];
  readonly corporation: CaseCorporation;
  readonly journal: Journal;
  readonly asks: readonly PreparedAsk[];
  /** Opens the corporation with what the case gives and supposes. */
  open(): Corporation;
}

export interface PreparedAsk {
  readonly path: Path;
  readonly written: WrittenAsk;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expect: Expectation | undefined;
  /** An entry or a question that the file itself expects to be refused, and was. */
  readonly refusal?: string;
  open(): Corporation;
}

/** What is supposed for a question beside the instruments. */
interface Supposed {
  readonly journal: Journal;
  readonly knownAt: string | undefined;
  readonly givens: readonly Given[];
  readonly readings: Readonly<Record<string, string>>;
  readonly strict: boolean;
}

/**
 * Prepares every case of a file, and adds what is wrong in it to `problems`.
 * @param alsoAsOf a further day as of which the caller will ask: coverage without an end goes through it
 */
export function prepareCases(
  file: WrittenCaseFile,
  charters: Charters,
  problems: PathProblem[],
  alsoAsOf?: string,
): readonly PreparedCase[] {
  return layersOf(file).flatMap(({ name, layers }) => {
    const mistakes: PathProblem[] = [];
    const prepared = prepareCase(name, layers, charters, mistakes, alsoAsOf);
    problems.push(...mistakes);
    return prepared === undefined ? [] : [prepared];
  });
}

function prepareCase(
  name: string | undefined,
  layers: readonly Layer[],
  charters: Charters,
  problems: PathProblem[],
  alsoAsOf: string | undefined,
): PreparedCase | undefined {
  const corporation = corporationFor(layers, charters, problems);
  if (corporation === undefined) return undefined;
  const { names } = corporation;
  const readings = Object.assign({}, ...layers.map(({ written }) => written.readings ?? {})) as Readonly<
    Record<string, string>
  >;
  for (const { written, path } of layers)
    problems.push(...readingProblems(written.readings, [...path, 'readings'], names));
  const givens = layers.map(({ written, path }) => readGivens(written.given, [...path, 'given'], problems));
  problems.push(...notionProblems(givens.flat(), names));
  const asks = layers.flatMap(({ written, path }) =>
    (written.ask ?? []).map((ask, index) => ({ ask, path: [...path, 'ask', index] })),
  );
  const latest = latestDay([...asks.map(({ ask }) => ask), ...(alsoAsOf === undefined ? [] : [{ asOf: alsoAsOf }])]);
  const journal = journalOf(layers, corporation, latest, problems);
  const supposed = {
    journal: journal as Journal,
    knownAt: undefined,
    givens: joinedGivens(...givens),
    readings,
    strict: lastWritten(layers, 'suppose')?.value === 'strict',
  };
  const opened = once(() => open(corporation, supposed));
  const preparedAsks = asks.map(({ ask, path }) =>
    prepareAsk(ask, path, { corporation, supposed, givens, opened }, problems),
  );
  if (journal === undefined) return undefined;
  const encodes = listed(lastWritten(layers, 'case')?.value);
  return {
    ...(name === undefined ? undefined : { name }),
    encodes,
    corporation,
    journal,
    asks: preparedAsks,
    open: opened,
  };
}

interface Around {
  readonly corporation: CaseCorporation;
  readonly supposed: Supposed;
  readonly givens: readonly (readonly GivenAt[])[];
  readonly opened: () => Corporation;
}

function prepareAsk(ask: WrittenAsk, path: Path, around: Around, problems: PathProblem[]): PreparedAsk {
  const { corporation, supposed, givens, opened } = around;
  const { names } = corporation;
  const refusals: PathProblem[] = [];
  const own = readGivens(ask.given, [...path, 'given'], problems);
  problems.push(
    ...notionProblems(own, names),
    ...readingProblems(ask.readings, [...path, 'readings'], names),
    ...expectationProblems(ask.expect, [...path, 'expect'], names),
  );
  const read = readQuestion(ask, path);
  if ('problems' in read) refusals.push(...read.problems);
  const further =
    (supposed.journal as Journal | undefined) === undefined
      ? undefined
      : withFurther(ask, path, supposed.journal, refusals);
  const isPlain =
    further === supposed.journal &&
    own.length === 0 &&
    ask.readings === undefined &&
    ask.suppose === undefined &&
    ask.knownAt === undefined;
  const changed = {
    journal: further ?? supposed.journal,
    knownAt: ask.knownAt === undefined || !isDay(ask.knownAt) ? ask.knownAt : `${ask.knownAt}T23:59:59Z`,
    givens: joinedGivens(...givens, own),
    readings: { ...supposed.readings, ...ask.readings },
    strict: ask.suppose === undefined ? supposed.strict : ask.suppose === 'strict',
  };
  const expectsRefusal = ask.expect?.error !== undefined;
  if (!expectsRefusal) problems.push(...refusals);
  return {
    path,
    written: ask,
    input: 'problems' in read ? {} : read.input,
    expect: ask.expect,
    ...(expectsRefusal && refusals.length > 0
      ? { refusal: refusals.map((each) => each.message).join('\n') }
      : undefined),
    open: isPlain ? opened : once(() => open(corporation, changed)),
  };
}

function withFurther(ask: WrittenAsk, path: Path, journal: Journal, problems: PathProblem[]): Journal | undefined {
  return ask.journal === undefined ? journal : furtherJournal(journal, ask.journal, [...path, 'journal'], problems);
}

function open(corporation: CaseCorporation, supposed: Supposed): Corporation {
  const { journal, knownAt, givens, readings, strict } = supposed;
  return openCorporation({
    instruments: corporation.instruments,
    books: post(journal, knownAt === undefined ? {} : { knownAt }),
    given: givens,
    readings,
    strict,
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
