import {
  answerData,
  answersDiffer,
  CaseFileError,
  InstrumentError,
  instrumentsOf,
  openedWith,
  QuestionError,
  questions,
  readCase,
  type Answer,
  type AnswerAsData,
  type CharterSet,
  type Corporation,
  type InstrumentChoice,
  type Journal,
} from '@quorate/engine';
import { dirname } from 'node:path';
import { textOf } from '../cases/case-of-file.js';
import { chartersFrom } from '../charters.js';
import { BadInputError } from '../bad-input.js';

/** A question that was put under two versions, and what came of it. */
export interface AnswerChange {
  readonly case?: string;
  readonly question: string;
  readonly asOf: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** In what the answers differ, in words. */
  readonly differences: readonly string[];
}

/** How many questions were put, and those whose answers are not the same. */
export interface AnswersChanged {
  readonly asked: number;
  readonly changed: readonly AnswerChange[];
}

interface Posed {
  readonly case?: string;
  readonly question: string;
  readonly asOf: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly answered: AnswerAsData | { readonly refusal: string };
}

/** The questions of a case file, each put under both. @throws {BadInputError} where neither can be asked */
export function changedInCases(file: string, before: CharterSet, after: CharterSet): AnswersChanged {
  const [was, is] = [askedOfFile(file, before), askedOfFile(file, after)];
  if ('refusal' in was && 'refusal' in is) throw new BadInputError(`${file}: ${was.refusal}`);
  if ('posed' in was && 'posed' in is) return compared(was.posed, is.posed);
  const posed = 'posed' in was ? was.posed : 'posed' in is ? is.posed : [];
  const refusal = 'refusal' in was ? was.refusal : 'refusal' in is ? is.refusal : '';
  const refused = posed.map((each) => ({ ...each, answered: { refusal } }));
  return 'posed' in was ? compared(posed, refused) : compared(refused, posed);
}

/** What can be asked of any books, and of every act that is proposed in them, put under both. */
export function changedInBooks(journal: Journal, asOf: string, before: CharterSet, after: CharterSet): AnswersChanged {
  const puts = [
    ...questions
      .filter(({ family, input }) => family !== 'instrument' && input.safeParse({}).success)
      .map(({ name }) => ({ question: name, asOf, input: {} })),
    ...proposalsBy(journal, asOf).map((of) => ({ question: 'approval.status', asOf, input: { of } })),
  ];
  return compared(
    puts.map((put) => ({ ...put, answered: askedOfBooks(journal, before, put) })),
    puts.map((put) => ({ ...put, answered: askedOfBooks(journal, after, put) })),
  );
}

function compared(before: readonly Posed[], after: readonly Posed[]): AnswersChanged {
  const changed = before.flatMap(({ answered, ...posed }, index): readonly AnswerChange[] => {
    const other = after[index]?.answered ?? answered;
    const differences = differencesOf(answered, other);
    return differences.length === 0 ? [] : [{ ...posed, differences }];
  });
  return { asked: before.length, changed };
}

function differencesOf(before: Posed['answered'], after: Posed['answered']): readonly string[] {
  const [was, is] = ['refusal' in before ? before.refusal : undefined, 'refusal' in after ? after.refusal : undefined];
  if (!('refusal' in before) && !('refusal' in after)) return answersDiffer(before, after);
  if (was === is) return [];
  return [
    `it ${was === undefined ? 'could be asked' : `could not be asked (${was})`}, and now ${is === undefined ? 'can' : `cannot (${is})`}`,
  ];
}

function askedOfFile(
  file: string,
  set: CharterSet,
): { readonly posed: readonly Posed[] } | { readonly refusal: string } {
  try {
    const { cases } = readCase(textOf(file), { charters: chartersFrom(dirname(file), set), charter: set.id });
    const posed = cases.flatMap((each) =>
      each.asks.map((ask): Posed => {
        const { question, asOf } = ask.written;
        const put = { question, asOf, input: ask.input };
        const answered = ask.refusal === undefined ? answeredBy(() => ask.open(), put) : { refusal: ask.refusal };
        return { ...(each.name === undefined ? undefined : { case: each.name }), ...put, answered };
      }),
    );
    return { posed };
  } catch (error) {
    if (error instanceof CaseFileError) return { refusal: error.message };
    throw error;
  }
}

/** The charter with its bylaws; values of other law are adopted by a question, and stay out. */
const loadedChoices: readonly InstrumentChoice[] = ['charter', 'bylaws'];

function askedOfBooks(journal: Journal, set: CharterSet, put: Omit<Posed, 'answered' | 'case'>) {
  const instruments = loadedChoices.filter((choice) => instrumentsOf(set, [choice]).length > 0);
  return answeredBy(() => openedWith(set, journal, { instruments }), put);
}

function answeredBy(open: () => Corporation, put: Omit<Posed, 'answered' | 'case'>): Posed['answered'] {
  try {
    const answer: Answer = open().ask({ ...put, sensitivity: 'none' });
    return answerData(answer) as unknown as AnswerAsData;
  } catch (error) {
    if (error instanceof QuestionError || error instanceof InstrumentError) return { refusal: error.message };
    throw error;
  }
}

/** The acts proposed by then, as the journal stands. */
function proposalsBy(journal: Journal, asOf: string): readonly string[] {
  return [...journal.standing()].flatMap((entry) =>
    entry.type === 'proposed' && entry.on <= asOf ? [entry.data.id] : [],
  );
}
