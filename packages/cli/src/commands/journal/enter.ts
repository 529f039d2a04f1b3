import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CaseFileError, readCase, type EntryInput, type PreparedCase } from '@quorate/engine';
import type { NewEntry } from '@quorate/store';
import { BadInputError, exits } from '../../bad-input.js';
import { chartersFrom } from '../../charters.js';
import { withStore, type StoreOptions } from '../../kept/store-place.js';
import type { Output } from '../../output.js';
import { renderProblems } from '../../render/problems.js';
import { entriesInWords } from './list.js';

export interface EnterOptions extends StoreOptions {
  /** Which case of the file, where it has several. */
  readonly case?: string;
  /** Coverage without an end goes through this day. */
  readonly through?: string;
}

/** Enters the persons, the coverage and the journal of a case file in a kept journal: all of them, or none. */
export async function enter(id: string, file: string, options: EnterOptions, output: Output): Promise<number> {
  const head = await withStore(options, async (store) => {
    const { charter, version } = await store.corporation(id);
    const entries = entriesOf(file, charter, options, output).map(newEntry);
    return store.append({ corporation: id, expectedVersion: version, entries });
  });
  if (output.json) output.write(JSON.stringify(head, undefined, 2));
  else
    output.write(
      `Entered. The journal of "${id}" has ${entriesInWords(head.version)}; the last has the hash ${head.hash}.`,
    );
  return exits.well;
}

function entriesOf(file: string, charter: string, options: EnterOptions, output: Output): readonly EntryInput[] {
  try {
    const { cases } = readCase(textOf(file), {
      charters: chartersFrom(dirname(file)),
      charter,
      ...(options.through === undefined ? undefined : { alsoAsOf: options.through }),
    });
    return chosen(cases, options.case, file).entries;
  } catch (error) {
    if (error instanceof CaseFileError) throw new BadInputError(renderProblems(file, error.problems, output));
    throw error;
  }
}

function chosen(cases: readonly PreparedCase[], name: string | undefined, file: string): PreparedCase {
  const found = name === undefined && cases.length === 1 ? cases[0] : cases.find((each) => each.name === name);
  if (found !== undefined) return found;
  const names = cases.map((each) => `"${each.name ?? ''}"`).join(', ');
  throw new BadInputError(`${file} has these cases: ${names}. Choose one of them with --case.`);
}

/** The store gives the corporation and the instant of entry. */
function newEntry(input: EntryInput): NewEntry {
  const { corporation, enteredAt, ...entry } = input;
  void [corporation, enteredAt];
  return entry;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new BadInputError(`The file ${path} cannot be read.`);
  }
}
