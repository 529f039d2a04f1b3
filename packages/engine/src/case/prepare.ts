import type { Corporation } from '../corporation.js';
import type { EntryInput, Journal } from '../journal/index.js';
import { journalOf, misnamedIn } from './case-journal.js';
import { instrumentChoices, type Charters } from './charters.js';
import { joinedGivens, readGivens } from './given.js';
import { corporationFor, lastWritten, layersOf, type CaseCorporation, type Layer } from './layer.js';
import { notionProblems, readingProblems } from './names.js';
import { prepareAsk, type PreparedAsk } from './prepare-ask.js';
import type { OntoJournal } from './onto-journal.js';
import type { PathProblem } from './problem.js';
import { latestDay } from './question.js';
import { listed, type WrittenCaseFile } from './shape.js';
import { opening, supposedToo, type AlsoSupposed, type Supposed } from './suppose.js';
import { unreadIn } from './unread-entries.js';
import { givenAboutNobody, knownWords } from './words.js';

/** A case ready to be asked: everything in it was read, and every name in it is known. */
export interface PreparedCase {
  /** What tells it from the other cases of the file. */
  readonly name?: string;
  /** The worked cases that it encodes. */
  readonly encodes: readonly string[];
  readonly corporation: CaseCorporation;
  readonly journal: Journal;
  /** The entries of the case: its persons, its coverage, and what happened. */
  readonly entries: readonly EntryInput[];
  /** Those of them that the journal onto which the file was read did not have. */
  readonly fresh: readonly EntryInput[];
  readonly asks: readonly PreparedAsk[];
  /** Entries of which no rule of the instruments could make use, with the reason. */
  readonly unread: readonly PathProblem[];
  /** Opens the corporation with what the case gives and supposes, and with what the caller supposes beside it. */
  open(also?: AlsoSupposed): Corporation;
}

/** What a caller will ask of a file beside its own questions. */
export interface AlsoAsking {
  /** A further day as of which the caller will ask: coverage without an end goes through it. */
  readonly alsoAsOf?: string;
  /** A charter in the place of the one that the file names. */
  readonly charter?: string;
  /** The journal onto which the file is read; otherwise each case has a journal of its own. */
  readonly onto?: OntoJournal;
}

/** Prepares every case of a file, and adds what is wrong in it to `problems`. */
export function prepareCases(
  file: WrittenCaseFile,
  charters: Charters,
  problems: PathProblem[],
  asking: AlsoAsking,
): readonly PreparedCase[] {
  return layersOf(file, asking.charter).flatMap(({ name, layers }) => {
    const mistakes: PathProblem[] = [];
    const prepared = prepareCase(layers, charters, mistakes, asking);
    problems.push(...mistakes);
    if (prepared === undefined) return [];
    return [name === undefined ? prepared : { name, ...prepared }];
  });
}

function prepareCase(
  layers: readonly Layer[],
  charters: Charters,
  problems: PathProblem[],
  { alsoAsOf, onto }: AlsoAsking,
): PreparedCase | undefined {
  const corporation = corporationFor(layers, charters, problems, onto === undefined ? ['charter'] : instrumentChoices);
  if (corporation === undefined) return undefined;
  const asks = layers.flatMap(({ written, path }) =>
    (written.ask ?? []).map((ask, index) => ({ ask, path: [...path, 'ask', index] })),
  );
  const givens = layers.map(({ written, path }) => readGivens(written.given, [...path, 'given'], problems));
  problems.push(...notionProblems(givens.flat(), corporation.names));
  const readings = readingsOf(layers, corporation, problems);
  const days = [...asks.map(({ ask }) => ask.asOf), ...(alsoAsOf === undefined ? [] : [alsoAsOf])];
  const read = journalOf(layers, corporation, latestDay(days), problems, onto);
  const words =
    read &&
    knownWords(
      read.journal,
      corporation.instruments,
      asks.map(({ ask }) => ask),
    );
  if (read !== undefined && words !== undefined) {
    problems.push(...misnamedIn(read, corporation, words), ...givenAboutNobody(givens.flat(), words));
  }
  const { journal, entries = [], fresh = [] } = read ?? {};
  const strict = lastWritten(layers, 'suppose')?.value === 'strict';
  const supposed: Supposed = { journal, knownAt: undefined, givens: joinedGivens(...givens), readings, strict };
  const open = opening(corporation, supposed);
  const prepared = asks.map(({ ask, path }) =>
    prepareAsk(ask, path, { corporation, supposed, givens, words, open }, problems),
  );
  if (journal === undefined) return undefined;
  return {
    encodes: listed(lastWritten(layers, 'case')?.value),
    corporation,
    journal,
    entries: entries.map(({ input }) => input),
    fresh: fresh.map(({ input }) => input),
    asks: prepared,
    unread: read === undefined ? [] : unreadIn(read, corporation.instruments),
    open: (also) => (also === undefined ? open() : opening(corporation, supposedToo(supposed, also))()),
  };
}

function readingsOf(
  layers: readonly Layer[],
  corporation: CaseCorporation,
  problems: PathProblem[],
): Readonly<Record<string, string>> {
  for (const { written, path } of layers) {
    problems.push(...readingProblems(written.readings, [...path, 'readings'], corporation.names));
  }
  return Object.assign({}, ...layers.map(({ written }) => written.readings ?? {})) as Readonly<Record<string, string>>;
}
