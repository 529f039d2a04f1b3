import type { Corporation } from '../corporation.js';
import type { Journal } from '../journal/index.js';
import { furtherJournal, misnamedIn, type JournalRead } from './case-journal.js';
import { joinedGivens, readGivens, type GivenAt } from './given.js';
import type { CaseCorporation } from './layer.js';
import { expectationProblems, notionProblems, readingProblems } from './names.js';
import type { Path, PathProblem } from './problem.js';
import { readQuestion } from './question.js';
import type { Expectation, WrittenAsk } from './shape.js';
import { opening, supposedToo, type Supposed } from './suppose.js';
import { givenAboutNobody } from './words.js';

/** A question of a case, ready to be put. */
export interface PreparedAsk {
  readonly path: Path;
  readonly written: WrittenAsk;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expect: Expectation | undefined;
  /** An entry or a question that the file itself expects to be refused, and was. */
  readonly refusal?: string;
  open(): Corporation;
}

/** The case around a question. */
export interface Around {
  readonly corporation: CaseCorporation;
  readonly supposed: Supposed;
  readonly givens: readonly (readonly GivenAt[])[];
  /** What a stated fact may be about; undefined where the journal has mistakes. */
  readonly words: ReadonlySet<string> | undefined;
  readonly open: () => Corporation;
}

/** Reads a question with what is supposed for it alone; a refusal that it expects is no mistake of the file. */
export function prepareAsk(ask: WrittenAsk, path: Path, around: Around, problems: PathProblem[]): PreparedAsk {
  const { names } = around.corporation;
  const own = readGivens(ask.given, [...path, 'given'], problems);
  problems.push(
    ...notionProblems(own, names),
    ...readingProblems(ask.readings, [...path, 'readings'], names),
    ...expectationProblems(ask.expect, [...path, 'expect'], names),
  );
  const refusals: PathProblem[] = [];
  const read = readQuestion(ask, path);
  if ('problems' in read) refusals.push(...read.problems);
  const further = furtherOf(ask, path, around.supposed.journal, refusals);
  if (around.words !== undefined) {
    problems.push(...givenAboutNobody(own, around.words));
    if (further !== undefined) refusals.push(...misnamedIn(further, around.corporation, around.words));
  }
  const journal = ask.journal === undefined ? around.supposed.journal : further?.journal;
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
    open: openingFor(ask, own, journal, around),
  };
}

function furtherOf(
  ask: WrittenAsk,
  path: Path,
  journal: Journal | undefined,
  problems: PathProblem[],
): JournalRead | undefined {
  if (ask.journal === undefined || journal === undefined) return undefined;
  return furtherJournal(journal, ask.journal, [...path, 'journal'], problems);
}

/** The corporation of the case, unless something is supposed for this question alone. */
function openingFor(
  ask: WrittenAsk,
  own: readonly GivenAt[],
  journal: Journal | undefined,
  { corporation, supposed, givens, open }: Around,
): () => Corporation {
  const { readings, suppose, knownAt } = ask;
  const isPlain = [ask.journal, ask.given, readings, suppose, knownAt].every((each) => each === undefined);
  if (isPlain) return open;
  const also = {
    ...(readings === undefined ? undefined : { readings }),
    ...(suppose === undefined ? undefined : { strict: suppose === 'strict' }),
    ...(knownAt === undefined ? undefined : { knownAt }),
  };
  const forThis = supposedToo({ ...supposed, journal, givens: joinedGivens(...givens, own) }, also);
  return opening(corporation, forThis);
}
