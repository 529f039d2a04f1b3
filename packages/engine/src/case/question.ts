import { isDay } from '../exact/index.js';
import { nearest } from '../instrument/index.js';
import { questions, type Question } from '../questions/index.js';
import { expandAct, isRecord } from './entry.js';
import { shapeProblems } from './shape-problems.js';
import { askFields, type WrittenAsk } from './shape.js';
import type { Path, PathProblem } from './problem.js';

/** The names that a question's own fields may not have, because case files use them. */
export const reservedInAsks: readonly string[] = Object.keys(askFields);

/** A question of a case file: the question of the catalogue, and its fields. */
export interface QuestionRead {
  readonly question: Question;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The question that was written, or what is wrong with it: an unknown name, an unknown or missing field, a wrong reply. */
export function readQuestion(
  written: WrittenAsk,
  path: Path,
): QuestionRead | { readonly problems: readonly PathProblem[] } {
  const question = questions.find((each) => each.name === written.question);
  if (question === undefined) return { problems: [unknownQuestion(written.question, [...path, 'question'])] };
  const input = expandedInput(
    question,
    Object.fromEntries(Object.entries(written).filter(([name]) => !reservedInAsks.includes(name))),
  );
  const read = question.input.safeParse(input);
  if (read.success) return { question, input };
  const names = reservedInAsks.filter((name) => name !== 'question');
  const problems = shapeProblems(read.error, question.input, input, path).map((problem) => nearName(problem, names));
  return { problems: problems.map((problem) => ({ ...problem, message: `${question.name}: ${problem.message}` })) };
}

/** An act may be written by its kind: `merger: {…}` for `act: {kind: merger, …}`. */
function expandedInput(
  question: Question,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { shape } = question.input as { readonly shape?: object };
  const expanded = shape !== undefined && 'act' in shape ? expandAct(input) : input;
  return isRecord(expanded) ? expanded : input;
}

/** A mistyped field may be one that every question of a case file has. */
function nearName(problem: PathProblem, names: readonly string[]): PathProblem {
  const written = problem.path.at(-1);
  if (problem.atName !== true || problem.nearest !== undefined || typeof written !== 'string') return problem;
  const near = nearest(written, names);
  return near === undefined
    ? problem
    : { ...problem, nearest: near, message: `there is no field '${written}' here; did you mean '${near}'?` };
}

function unknownQuestion(name: string, path: Path): PathProblem {
  const near = nearest(
    name,
    questions.map((question) => question.name),
  );
  const hint = near === undefined ? '; "quorate questions" lists them' : `; did you mean "${near}"?`;
  return {
    path,
    message: `there is no question "${name}"${hint}`,
    ...(near === undefined ? undefined : { nearest: near }),
  };
}

/** The last of these days. */
export function latestDay(days: readonly string[]): string | undefined {
  return days.filter(isDay).toSorted().at(-1);
}
