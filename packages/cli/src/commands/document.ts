import {
  DocumentError,
  documentForms,
  documentNamed,
  pagesOf,
  type DocumentForm,
  type Pages,
  type Writing,
} from '@quorate/documents';
import { nearest, QuestionError } from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import type { Output } from '../output.js';
import { answerFor, type AskOptions } from './ask.js';
import { saveNew } from './save-new.js';

/** What the command line says beside the name of a document and the fields of its question. */
export interface DocumentOptions extends AskOptions {
  readonly state: Writing['state'];
  /** The corporation as the document names it, where it is not as it is kept. */
  readonly corporation?: string;
  /** The file that it is written to, and not over another. */
  readonly to?: string;
}

/** Writes a document from the answer to its question. */
export async function document(
  name: string,
  fields: Readonly<Record<string, unknown>>,
  options: DocumentOptions,
  output: Output,
): Promise<number> {
  const form = formNamed(name);
  const isText = /^text|json|xml/.test(form.mediaType);
  if (options.to === undefined && !isText) throw new BadInputError(`${name} is no text: name a file for it with --to.`);
  let pages: Pages | undefined;
  let next: ReturnType<Pages['take']> = {};
  while (next !== undefined) {
    const { data, corporation } = await answered(form, { ...fields, ...next }, options, output);
    pages ??= pagesOf(form, { corporation: options.corporation ?? corporation, state: options.state });
    const own = pages;
    next = inWords(() => own.take(data));
  }
  const bytes = inWords(() => pages?.written()) ?? new Uint8Array();
  if (options.to === undefined) output.write(new TextDecoder().decode(bytes).trimEnd());
  else saveNew(options.to, bytes, '--to');
  return exits.well;
}

function formNamed(name: string): DocumentForm {
  const form = documentNamed(name);
  if (form !== undefined) return form;
  const names = documentForms.map((each) => each.name);
  const near = nearest(name, names);
  throw new BadInputError(
    `There is no document "${name}"${near === undefined ? '.' : `; did you mean "${near}"?`} There are: ${names.join(', ')}.`,
  );
}

async function answered(
  { question, asked }: DocumentForm,
  fields: Readonly<Record<string, unknown>>,
  options: DocumentOptions,
  output: Output,
) {
  try {
    return await answerFor(question, { ...asked, ...fields }, options, output);
  } catch (error) {
    if (error instanceof QuestionError) throw new BadInputError(error.message);
    throw error;
  }
}

function inWords<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof DocumentError) throw new BadInputError(error.message);
    throw error;
  }
}
