import { z } from 'zod';
import { post } from '../books/index.js';
import { loaded, openCorporation } from '../corporation.js';
import { isDay } from '../exact/index.js';
import { InstrumentError, type Instrument, type InstrumentKind } from '../instrument/index.js';
import { Journal } from '../journal/index.js';
import { charterIn, notACharterFile } from './charter-file.js';
import { formedOn, instrumentChoices, instrumentsOf, type CharterSet } from './charters.js';
import { placed, readDocument } from './document.js';
import { CaseFileError, type CaseProblem, type Path, type PathProblem } from './problem.js';
import {
  dividendsWithoutPeriods,
  electorsDenied,
  lackingBeside,
  unknownNames,
  unusedReadings,
} from './charter-names.js';
import type { OfInstrument } from './charter-names.js';
import { questionsLeftOut } from './questions-left-out.js';
import { shapeProblems } from './shape-problems.js';

/** A charter file is read no further than this, in characters; the longest that comes with Quorate has a quarter of it. */
export const longestCharter = 1_000_000;

/**
 * Reads a charter file that comes from elsewhere, YAML or JSON, and every instrument in it, so that nothing of it is found
 * wrong only when a question is asked. Nothing in it refers to another file, and nothing stands for another part of it.
 * @throws {CaseFileError} with every mistake, or the first thousand: its line, what was expected, and the nearest valid name
 */
export function checkedCharter(text: string, id: string, { aliases = false }: CheckedCharterOptions = {}): CharterSet {
  if (text.length > longestCharter) throw tooLong();
  const document = readDocument(text, { schema: 'core', aliases });
  const problems = problemsIn(document.plain);
  if (problems.length > 0) throw new CaseFileError(placed(document, problems.slice(0, mostTold)));
  const set = charterIn(document.plain, id);
  const unknown = problemsOfSet(document.plain, set, unknownNames).slice(0, mostTold);
  if (unknown.length > 0) throw new CaseFileError(placed(document, unknown));
  if (/\p{Cc}/u.test(set.name)) throw new CaseFileError([{ line: 1, column: 1, message: oneLineName }]);
  const why = whyNotAsked(set);
  if (why !== undefined) throw new CaseFileError([{ line: 1, column: 1, message: why }]);
  return set;
}

/** How a charter file is read. */
export interface CheckedCharterOptions {
  /** Whether a part may stand for another by its name, as in a file of one's own: a small file can then be a very large one. */
  readonly aliases?: boolean;
}

/**
 * What is no mistake in a charter file that can be used, and worth a look: readings that nothing consults, questions that a text in
 * words only does not name though it names others of their family, what a provision needs beside it that is not there, dividends
 * in the terms of a series that nobody can reckon, and provisions on the directors of classes that deny each other.
 * @throws {CaseFileError} as `checkedCharter` does
 */
export function charterWarnings(text: string, id: string, options: CheckedCharterOptions = {}): readonly CaseProblem[] {
  const document = readDocument(text, { schema: 'core', aliases: options.aliases ?? false });
  const set = charterIn(document.plain, id);
  const warnings = [unusedReadings, questionsLeftOut, lackingBeside, dividendsWithoutPeriods, electorsDenied].flatMap(
    (find) => problemsOfSet(document.plain, set, find),
  );
  return placed(document, warnings.slice(0, mostTold));
}

/** What is found of all instruments of a file together, each by its way through the file. */
function problemsOfSet(
  data: unknown,
  set: CharterSet,
  find: (instruments: readonly Instrument[]) => readonly OfInstrument[],
): readonly PathProblem[] {
  const standing = instrumentsWithPaths(set);
  const found = find(standing.map(({ instrument }) => instrument));
  const isOneInstrument = typeof data === 'object' && data !== null && 'articles' in data;
  return found.map(({ index, path, ...problem }) => ({
    ...problem,
    path: isOneInstrument ? path : [...(standing[index]?.path ?? []), ...path],
  }));
}

function instrumentsWithPaths(set: CharterSet): readonly { readonly instrument: Instrument; readonly path: Path }[] {
  const named = Object.keys(kindOf) as readonly (keyof CharterSet)[];
  return named.flatMap((name) => {
    const written = set[name] as Instrument | readonly Instrument[] | undefined;
    if (written === undefined) return [];
    if (Array.isArray(written))
      return (written as readonly Instrument[]).map((instrument, at) => ({ instrument, path: [name, at] }));
    return [{ instrument: written as Instrument, path: [name] }];
  });
}

/** Each mistake is looked for in the file again: of hundreds of thousands that would take a minute. */
const mostTold = 1_000;

const oneLineName = 'the name of the corporation must be a text of one line, without control characters';

const setSchema = z.strictObject({
  name: z.string({ error: 'expected the name of the corporation as text' }).min(1).max(200).optional(),
  formed: z
    .string({ error: 'expected a calendar date such as 1998-12-15' })
    .refine(isDay, { error: 'expected a calendar date such as 1998-12-15' })
    .optional(),
  charter: z.unknown(),
  designations: z.unknown().optional(),
  bylaws: z.unknown().optional(),
  law: z.unknown().optional(),
});

/** What stands under each name of the file. */
const kindOf: Readonly<Record<string, InstrumentKind>> = {
  charter: 'charter',
  designations: 'designation',
  bylaws: 'bylaws',
  law: 'law',
};

function problemsIn(data: unknown): readonly PathProblem[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [{ path: [], message: notACharterFile }];
  if ('articles' in data) return problemsOf(data, 'charter', []);
  if (!('charter' in data)) return [{ path: [], message: notACharterFile }];
  const shape = setSchema.safeParse(data);
  const own = shape.success ? [] : shapeProblems(shape.error, setSchema, data, []);
  const within = Object.entries(kindOf).flatMap(([name, kind]) => {
    const written = (data as Readonly<Record<string, unknown>>)[name];
    if (written === undefined) return [];
    if (!Array.isArray(written)) return problemsOf(written, kind, [name]);
    if (written.length === 0)
      return [{ path: [name], message: 'an instrument was expected, or a list of its versions' }];
    return written.flatMap((each, index) => problemsOf(each, kind, [name, index]));
  });
  return [...own, ...within];
}

function problemsOf(data: unknown, kind: InstrumentKind, path: Path): readonly PathProblem[] {
  if (typeof data !== 'object' || data === null)
    return [{ path, message: 'an instrument was expected, with its articles' }];
  try {
    const { instrument } = loaded(data as Instrument);
    if (instrument.kind === kind) return [];
    return [{ path: [...path, 'kind'], message: `an instrument of the kind "${kind}" was expected here` }];
  } catch (error) {
    if (!(error instanceof InstrumentError)) throw error;
    return error.problems.map(({ place, problem, path: within, nearest }) => ({
      path: [...path, ...within],
      message: `${place}: ${problem}`,
      ...(nearest === undefined ? undefined : { nearest }),
    }));
  }
}

/** Why no question can be asked under a charter of which each instrument by itself is well formed. */
function whyNotAsked(set: CharterSet): string | undefined {
  try {
    const corporation = openCorporation({
      instruments: instrumentsOf(set, instrumentChoices),
      books: post(Journal.empty('nobody')),
    });
    corporation.ask({ question: 'instrument.profile', asOf: formedOn(set) ?? '', sensitivity: 'none' });
    return undefined;
  } catch (error) {
    return `nothing can be asked under this charter: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function tooLong(): CaseFileError {
  const message = `a charter of at most ${longestCharter.toLocaleString('en')} characters was expected; leave out what is no provision`;
  return new CaseFileError([{ line: 1, column: 1, message }]);
}
