import { QuestionError, type Answer, type Sensitivity } from '../evaluation/index.js';
import type { Charters } from './charters.js';
import type { Mismatch } from './compare.js';
import { placed, readDocument, type CaseDocument } from './document.js';
import { expectsTurns, mismatchesOf, refusalMismatches } from './expectation.js';
import { prepareCases, type AlsoAsking, type PreparedCase } from './prepare.js';
import type { PreparedAsk } from './prepare-ask.js';
import { CaseFileError, type CaseProblem, type PathProblem } from './problem.js';
import { shapeProblems } from './shape-problems.js';
import { caseFileShape, type Expectation } from './shape.js';

/** A case file read and checked; nothing of it is run yet. */
export interface CaseFile {
  readonly title: string;
  readonly cases: readonly PreparedCase[];
  /** What is no mistake, and worth a look: entries of which no rule of the instruments could make use. */
  readonly unread: readonly CaseProblem[];
  /** The line on which a question stands. */
  lineOf(ask: PreparedAsk): number;
}

/** What came of one question of a case file. */
export interface AskResult {
  /** The name of the case within the file, where there are several. */
  readonly case?: string;
  /** The worked cases that it encodes. */
  readonly encodes: readonly string[];
  readonly question: string;
  readonly asOf: string;
  readonly title?: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly line: number;
  readonly answer?: Answer;
  /** Why there is no answer: the question was refused. */
  readonly refusal?: string;
  readonly expect?: Expectation;
  /** What is not as expected; empty where all is, and where nothing is expected and there is an answer. */
  readonly mismatches: readonly Mismatch[];
}

export interface CaseRun {
  readonly title: string;
  readonly results: readonly AskResult[];
}

export interface RunOptions extends AlsoAsking {
  readonly charters: Charters;
  /** Turn readings two at a time as well. */
  readonly pairs?: boolean;
  /**
   * Give each answer whole, with what would change it. Left out, readings, determinations and premises are turned only where the
   * file expects something of them, or nothing at all, so that its answer is there to be read.
   */
  readonly whole?: boolean;
}

/**
 * Reads a case file: its YAML, its shape, every name in it, its entries, its questions. Nothing is asked.
 * @throws {CaseFileError} with every mistake: line, column, what was expected, the nearest valid name.
 */
export function readCase(text: string, options: RunOptions): CaseFile {
  const document = readDocument(text);
  const shape = caseFileShape.safeParse(document.plain);
  if (!shape.success) fail(document, shapeProblems(shape.error, caseFileShape, document.plain, []));
  const problems: PathProblem[] = [];
  const cases = prepareCases(shape.data, options.charters, problems, options);
  if (problems.length > 0) fail(document, problems);
  return {
    title: shape.data.title,
    cases,
    unread: placed(
      document,
      cases.flatMap((each) => each.unread),
    ),
    lineOf: (ask) => document.place(ask.path).line,
  };
}

/**
 * Runs a case file: every question of every case, and what is not as expected.
 * @throws {CaseFileError} where the file cannot be run; then nothing of it was.
 */
export function runCase(text: string, options: RunOptions): CaseRun {
  const file = readCase(text, options);
  const results = file.cases.flatMap((each) => each.asks.map((ask) => runAsk(file, each, ask, options)));
  return { title: file.title, results };
}

function runAsk(file: CaseFile, inCase: PreparedCase, ask: PreparedAsk, options: RunOptions): AskResult {
  const { written, expect } = ask;
  const told = {
    ...(inCase.name === undefined ? undefined : { case: inCase.name }),
    encodes: inCase.encodes,
    question: written.question,
    asOf: written.asOf,
    ...(written.title === undefined ? undefined : { title: written.title }),
    input: ask.input,
    line: file.lineOf(ask),
    ...(expect === undefined ? undefined : { expect }),
  };
  if (ask.refusal !== undefined)
    return { ...told, refusal: ask.refusal, mismatches: refusalMismatches(expect, ask.refusal) };
  try {
    const sensitivity = sensitivityFor(expect, options);
    const answer = ask.open().ask({ question: written.question, asOf: written.asOf, input: ask.input, sensitivity });
    return { ...told, answer, mismatches: expect === undefined ? [] : mismatchesOf(expect, answer) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const refusal = error.message;
    return {
      ...told,
      refusal,
      mismatches: error instanceof QuestionError ? refusalMismatches(expect, refusal) : [fault(error)],
    };
  }
}

function sensitivityFor(expect: Expectation | undefined, { pairs, whole }: RunOptions): Sensitivity {
  if (pairs === true) return 'pairs';
  return whole === true || expect === undefined || expectsTurns(expect) ? 'single' : 'none';
}

/** What nobody foresaw is a fault of the engine or of the charter, and no file can expect it. */
function fault(error: Error): Mismatch {
  const [message, ...frames] = String(error.stack).split('\n');
  const nearest = frames.slice(0, 4).map((frame) => frame.trim());
  return { where: 'fault', expected: 'an answer', found: [message, ...nearest].join('\n') };
}

function fail(document: CaseDocument, problems: readonly PathProblem[]): never {
  const distinct = new Map<string, CaseProblem>();
  for (const problem of placed(document, problems))
    distinct.set(`${problem.line} ${problem.column} ${problem.message}`, problem);
  throw new CaseFileError([...distinct.values()]);
}
