import {
  answerData,
  CaseFileError,
  instrumentsOf,
  knownThrough,
  openCorporation,
  post,
  QuestionError,
  readFields,
  type Corporation,
  type InstrumentChoice,
  type PreparedCase,
} from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { caseOfFile, textOf } from '../cases/case-of-file.js';
import { emptyCase } from '../cases/empty-case.js';
import { charterNamed } from '../instrument-choice.js';
import { withStore, type StoreOptions } from '../kept/store-place.js';
import type { Output } from '../output.js';
import { renderAnswer, type Layer } from '../render/answer.js';

/** What the command line says beside the name and the fields of a question. */
export interface AskOptions extends StoreOptions {
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
  const corporation = options.kept === undefined ? opened(options, output) : await openedKept(options.kept, options);
  const input = { ...fieldsOfFile(options.file), ...fields };
  const sensitivity = options.pairs === true ? 'pairs' : 'single';
  try {
    const answer = corporation.ask({ question, asOf: options.asOf, input, sensitivity });
    output.write(
      output.json
        ? JSON.stringify(answerData(answer), undefined, 2)
        : renderAnswer(answer, { layer: options.layer }, output),
    );
    return exits.well;
  } catch (error) {
    if (error instanceof QuestionError) throw new BadInputError(error.message);
    throw error;
  }
}

/** The corporation of the case and charter named, ready to be asked. */
export function opened(options: AskOptions, output: Output): Corporation {
  const { strict, knownAt } = options;
  return caseOf(options, output).open({
    readings: readingsOf(options.reading ?? []),
    ...(strict === undefined ? undefined : { strict }),
    ...(knownAt === undefined ? undefined : { knownAt }),
  });
}

/** A corporation whose journal is kept, ready to be asked. */
async function openedKept(id: string, options: AskOptions): Promise<Corporation> {
  const { knownAt, strict, reading = [], instruments = ['charter'] } = options;
  if (options.journal !== undefined) throw new BadInputError('Give --kept or --journal, not both.');
  const { charter, journal } = await withStore(options, async (store) => ({
    charter: options.charter ?? (await store.corporation(id)).charter,
    journal: await store.journal(id),
  }));
  return openCorporation({
    instruments: instrumentsOf(charterNamed(charter), instruments as readonly InstrumentChoice[]),
    books: post(journal, knownAt === undefined ? {} : { knownAt: knownThrough(knownAt) }),
    readings: readingsOf(reading),
    ...(strict === undefined ? undefined : { strict }),
  });
}

/** The case of the file; without one, a case in which nothing is entered. */
function caseOf({ journal, charter, instruments, asOf, case: name }: AskOptions, output: Output): PreparedCase {
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
