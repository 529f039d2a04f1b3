import type { z } from 'zod';
import type { Books, Withheld } from './books/index.js';
import { canonical, QuestionError, toPlain, UnknownNotionError } from './evaluation/index.js';
import type { Answer, Sensitivity, WorkedOut } from './evaluation/index.js';
import { beyondEnds, textBeyond, day, isDay, type Day } from './exact/index.js';
import { loadInstrument, workedOutOf, type Instrument, type LoadedInstrument } from './instrument/index.js';
import { enteredUnder } from './entered-under.js';
import { formProblems } from './journal/form-problems.js';
import { builtInNotions, kinds } from './kinds/index.js';
import { byTextOfItsDay, questionNamed } from './questions/index.js';
import { Session, type Given } from './session/index.js';

/** What a corporation's questions are answered from. */
export interface CorporationParts {
  /** The governing instruments, as data: every version of each. */
  readonly instruments: readonly Instrument[];
  readonly books: Books;
  readonly given?: readonly Given[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
  /** Interim counts, where whoever asks may not see them. */
  readonly withheld?: Withheld;
}

/** A question as it is put: its name, the day, and its fields in written form. */
export interface Put {
  readonly question: string;
  readonly asOf: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly sensitivity?: Sensitivity;
}

/** A corporation at one head of its journal: instruments and books, ready to be asked. */
export interface Corporation {
  readonly session: Session;
  /**
   * @throws {QuestionError} for an unknown question, a wrong field or an unknown id, saying what was expected; and where no
   *   instrument in force on the day speaks of what it asks
   */
  ask(put: Put): Answer;
}

/**
 * Opens a corporation for questions.
 * @throws {InstrumentError} when an instrument cannot be used, listing every mistake with its place.
 */
export function openCorporation(parts: CorporationParts): Corporation {
  const instruments = parts.instruments.map(loaded);
  const session = new Session({
    instruments,
    kinds,
    under: enteredUnder(instruments),
    builtIn: builtInNotions,
    books: parts.books,
    ...(parts.given === undefined ? undefined : { given: parts.given }),
    ...(parts.readings === undefined ? undefined : { readings: parts.readings }),
    ...(parts.strict === undefined ? undefined : { strict: parts.strict }),
    ...(parts.withheld === undefined ? undefined : { withheld: parts.withheld }),
  });
  const answers = new Map<string, Answer>();
  return { session, ask: (put) => askOf(session, answers, put) };
}

const loadedBefore = new WeakMap<Instrument, LoadedInstrument>();

/**
 * An instrument with the parameters of its provisions read by the kinds of the engine; read once, for data never change.
 * @throws {InstrumentError} when it cannot be used, listing every mistake with its place.
 */
export function loaded(instrument: Instrument): LoadedInstrument {
  const known = loadedBefore.get(instrument);
  if (known !== undefined) return known;
  const fresh = loadInstrument(instrument, kinds);
  loadedBefore.set(instrument, fresh);
  return fresh;
}

/** How far an instrument is worked out, section by section. */
export function workedOut(instrument: Instrument): WorkedOut {
  return workedOutOf(loaded(instrument), kinds);
}

function dayAsked(asOf: string): Day {
  if (isDay(asOf)) return day(asOf);
  throw new QuestionError('asOf: expected a date of the calendar, year-month-day, such as 1998-12-15.');
}

const mostAnswersKept = 100;

/** A question about what no instrument in force on its day speaks of cannot be put, and says so. */
function spokenOf<T>({ question, asOf }: Put, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnknownNotionError)) throw error;
    throw new QuestionError(`The question "${question}" cannot be put as of ${asOf}: ${error.message}`);
  }
}

/** What was to be expected of a text that no question can be about: it is beyond its end, or nothing is written. */
function notToBePut(text: string): string | undefined {
  return text.trim() === '' ? 'something written here; leave the field out where nothing is meant' : textBeyond(text);
}

/** The same question on the same books has the same answer: it is worked out once, and given again as it was. */
function askOf(session: Session, answers: Map<string, Answer>, put: Put): Answer {
  const question = questionNamed(put.question);
  const beyond = beyondEnds(put.input, notToBePut).map(({ path, says }) => ({ path, message: says }));
  if (beyond.length > 0) throw cannotBePut(put, beyond);
  const read = question.input.safeParse(put.input ?? {});
  if (!read.success) {
    const schema: z.ZodType = question.input;
    const form = { schema: schema as z.ZodObject, written: put.input ?? {} };
    throw cannotBePut(put, formProblems(read.error, form, { entry: '', index: 0, path: [] }));
  }
  const asking = {
    question: put.question,
    asOf: dayAsked(put.asOf),
    ...(put.input === undefined ? undefined : { input: put.input }),
    ...(put.sensitivity === undefined ? undefined : { sensitivity: put.sensitivity }),
  };
  const key = canonical(toPlain(put).plain);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const worked = spokenOf(put, () =>
    session.ask(asking, (context) => byTextOfItsDay(context, question, read.data, question.put(context, read.data))),
  );
  const oldest = answers.keys().next().value;
  if (answers.size >= mostAnswersKept && oldest !== undefined) answers.delete(oldest);
  answers.set(key, worked);
  return worked;
}

function cannotBePut(
  { question }: Put,
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): QuestionError {
  const problems = issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`);
  return new QuestionError(`The question "${question}" cannot be put: ${problems.join('; ').replace(/\.$/u, '')}.`);
}
