import type { EntryInput } from '@quorate/engine';
import type { NewEntry } from '@quorate/store';
import { exits } from '../../bad-input.js';
import { caseOfFile } from '../../cases/case-of-file.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';
import { entriesInWords } from './list.js';

export interface EnterOptions extends KeptOptions {
  /** Which case of the file, where it has several. */
  readonly case?: string;
  /** Coverage without an end goes through this day. */
  readonly through?: string;
}

/** Enters the persons, the coverage and the journal of a case file in a kept journal: all of them, or none. */
export async function enter(id: string, file: string, options: EnterOptions, output: Output): Promise<number> {
  const head = await withKept(options, output, async (kept) => {
    const { charter, version } = await kept.corporation(id);
    const through = options.through === undefined ? undefined : { alsoAsOf: options.through };
    const { entries: written } = caseOfFile(file, options.case, { charter, ...through }, output);
    const entries = written.map(newEntry);
    return kept.append(id, version, entries);
  });
  if (output.json) output.write(JSON.stringify(head, undefined, 2));
  else
    output.write(
      `Entered. The journal of "${id}" has ${entriesInWords(head.version)}; the last has the hash ${head.hash}.`,
    );
  return exits.well;
}

/** The store gives the corporation and the instant of entry. */
function newEntry(input: EntryInput): NewEntry {
  const { corporation, enteredAt, ...entry } = input;
  void [corporation, enteredAt];
  return entry;
}
