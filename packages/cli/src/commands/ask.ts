import {
  answerData,
  CaseFileError,
  knownThrough,
  QuestionError,
  readFields,
  type Corporation,
  type InstrumentChoice,
  type PreparedCase,
} from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { caseOfFile, textOf } from '../cases/case-of-file.js';
import { emptyCase } from '../cases/empty-case.js';
import type { AnswerOfKept, AskedOfKept } from '../kept/kept.js';
import type { KeptOptions } from '../kept/kept-place.js';
import type { Output } from '../output.js';
import { renderAnswer, type Layer } from '../render/answer.js';

/** What the command line says beside the name and the fields of a question. */
export interface AskOptions extends KeptOptions {
  readonly asOf: string;
  readonly charter?: string;
  readonly instruments?: readonly string[];
  /** A case file: its persons, coverage, journal, given and readings serve. */
  readonly journal?: string;
  /** A corporation whose journal is kept: that journal serves. */
  readonly kept?: string;
  /** Which case of the file, where it has several. */
  readonly case?: string;
  /** A file with the fields of the question. */
  readonly file?: string;
  readonly reading?: readonly string[];
  readonly knownAt?: string;
  readonly strict?: boolean;
  readonly pairs?: boolean;
  readonly layer: Layer;
}

/** Asks one question, and prints the answer. */
export async function ask(
  question: string,
  fields: Readonly<Record<string, unknown>>,
  options: AskOptions,
  output: Output,
): Promise<number> {
  const { layer } = options;
  try {
    const { answer, asserted, data } = await answerFor(question, fields, options, output);
    const how = asserted === undefined ? { layer } : { layer, asserted };
    output.write(output.json ? asJson(data) : renderAnswer(answer, how, output));
    return exits.well;
  } catch (error) {
    if (error instanceof QuestionError) throw new BadInputError(error.message);
    throw error;
  }
}

/** An answer, for people and as data, and the corporation by name. */
export interface AnswerFor extends Omit<AnswerOfKept, 'asserted'> {
  /** Absent of a case: there nothing is kept that a paper could show. */
  readonly asserted?: readonly string[];
  readonly corporation: string;
}

/** Asks a case file, or a corporation that is kept. */
export async function answerFor(
  question: string,
  fields: Readonly<Record<string, unknown>>,
  options: AskOptions,
  output: Output,
): Promise<AnswerFor> {
  const { asOf, kept } = options;
  const input = { ...fieldsOfFile(options.file), ...fields };
  const sensitivity = options.pairs === true ? 'pairs' : 'single';
  const put = { question, asOf, input, sensitivity } as const;
  if (kept !== undefined) return askedOfKept(kept, put, options, output);
  const prepared = caseOf(options, output);
  const answer = openedFrom(prepared, options).ask(put);
  return { answer, data: answerData(answer), corporation: prepared.corporation.set.name };
}

function asJson(data: unknown): string {
  return JSON.stringify(data, undefined, 2);
}

/** Asks of a corporation whose journal is kept, in a store or at a service. */
async function askedOfKept(
  id: string,
  put: Pick<AskedOfKept, 'question' | 'asOf' | 'input' | 'sensitivity'>,
  options: AskOptions,
  output: Output,
): Promise<AnswerFor> {
  const { knownAt, strict = false, reading = [], instruments = ['charter'], charter, journal } = options;
  if (journal !== undefined) throw new BadInputError('Give --kept or --journal, not both.');
  const asked: AskedOfKept = {
    ...put,
    strict,
    instruments: instruments as readonly InstrumentChoice[],
    readings: readingsOf(reading),
    ...(knownAt === undefined ? undefined : { knownAt: knownThrough(knownAt) }),
    ...(charter === undefined ? undefined : { charter }),
  };
  return (await import('../kept/with-kept.js')).withKept(options, output, async (kept) => ({
    ...(await kept.ask(id, asked)),
    corporation: (await kept.corporation(id)).name,
  }));
}

/** The corporation of the case and charter named, ready to be asked. */
export function opened(options: AskOptions, output: Output): Corporation {
  return openedFrom(caseOf(options, output), options);
}

function openedFrom(prepared: PreparedCase, options: AskOptions): Corporation {
  const { strict, knownAt } = options;
  return prepared.open({
    readings: readingsOf(options.reading ?? []),
    ...(strict === undefined ? undefined : { strict }),
    ...(knownAt === undefined ? undefined : { knownAt }),
  });
}

/** The case of the file; without one, a case in which nothing is entered. */
function caseOf({ journal, charter, instruments, asOf, case: name }: AskOptions, output: Output): PreparedCase {
  if (journal !== undefined && instruments !== undefined)
    throw new BadInputError(
      `${journal} says itself which instruments are loaded, under "instruments"; write them there, and leave out --instruments.`,
    );
  if (journal !== undefined)
    return caseOfFile(journal, name, { alsoAsOf: asOf, ...(charter === undefined ? undefined : { charter }) }, output);
  if (charter === undefined)
    throw new BadInputError('Of which corporation? Name a charter with --charter, or a case file with --journal.');
  return emptyCase(charter, instruments);
}

/** `I-16e=party` sets a reading. */
function readingsOf(written: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    written.map((each) => {
      const [, id, option] = /^([^=]+)=(.+)$/.exec(each) ?? [];
      if (id === undefined || option === undefined)
        throw new BadInputError(`"${each}" is no reading with its option; write --reading I-16e=party.`);
      return [id, option];
    }),
  );
}

function fieldsOfFile(path: string | undefined): Readonly<Record<string, unknown>> {
  if (path === undefined) return {};
  const fields = fieldsIn(textOf(path), path);
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
    return fields as Readonly<Record<string, unknown>>;
  throw new BadInputError(`${path} holds no fields; a record was expected, such as of: deal.`);
}

/** What is written for a field on the command line: text, or a record or list as YAML writes it. */
export function fieldValue(written: string): unknown {
  return /^\s*[[{]/.test(written) ? fieldsIn(written, 'a field') : written;
}

function fieldsIn(text: string, where: string): unknown {
  try {
    return readFields(text);
  } catch (error) {
    if (error instanceof CaseFileError) throw new BadInputError(`${where}: ${error.message}`);
    throw error;
  }
}
