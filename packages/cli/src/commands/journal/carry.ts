import { exits } from '../../bad-input.js';
import { linesOfFile, needed, writeLines } from '../../kept/lines-of-file.js';
import { mustBeStore, type KeptOptions } from '../../kept/kept-place.js';
import { withStore } from '../../kept/store-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';
import { entriesInWords } from './list.js';

export interface ExportOptions extends KeptOptions {
  /** The personal data of its entries too. */
  readonly withPersonalData?: boolean;
}

/** Writes a kept journal into a new file. */
export async function exportJournal(id: string, file: string, options: ExportOptions, output: Output): Promise<number> {
  const { withPersonalData = false, ...place } = options;
  const lines = await withKept(place, output, async (kept) => writeLines(file, kept.exported(id, withPersonalData)));
  const what = withPersonalData ? `${lines} lines, with personal data,` : entriesInWords(lines - 1);
  output.write(`${what} of "${id}" were written to ${file}.`);
  return exits.well;
}

/** Takes in a journal that was exported: all of it, after verifying it, or nothing. */
export async function importJournal(file: string, options: KeptOptions, output: Output): Promise<number> {
  needed(file);
  const { id, version } = await withKept(options, output, async (kept) => kept.takenIn(linesOfFile(file)));
  output.write(`The journal of "${id}" was verified and taken in: ${entriesInWords(version)}.`);
  return exits.well;
}

/** Writes everything that is kept into a new file. */
export async function backup(file: string, options: KeptOptions, output: Output): Promise<number> {
  const lines = await withKept(options, output, async (kept) => writeLines(file, kept.backedUp()));
  output.write(`${lines} lines were written to ${file}.`);
  return exits.well;
}

/** Fills an empty store from a backup. */
export async function restore(file: string, options: KeptOptions, output: Output): Promise<number> {
  needed(file);
  await mustBeStore(options, 'A backup is not restored', output);
  const corporations = await withStore(options, async (store) => store.backups.restore(linesOfFile(file)));
  output.write(`${corporations === 1 ? '1 journal was' : `${corporations} journals were`} verified and restored.`);
  return exits.well;
}
