import { readCharterFile, type EntryInput } from '@quorate/engine';
import { isUploaded, type Head, type NewEntry } from '@quorate/store';
import { exits } from '../../bad-input.js';
import { caseOfFile } from '../../cases/case-of-file.js';
import { idsByWhatIsSaid } from '../../cases/entry-ids.js';
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

/**
 * Enters the persons, the coverage and the journal of a case file in a kept journal: all that is not there yet, or nothing. The
 * file is read onto that journal: it may name what is there. An entry is there where one of the same id says the same.
 */
export async function enter(id: string, file: string, options: EnterOptions, output: Output): Promise<number> {
  const { head, entered, known, unread } = await withKept(options, output, async (kept) => {
    const { charter, version, hash } = await kept.corporation(id);
    const own = isUploaded(charter) ? readCharterFile(await kept.charterText(id, charter), charter) : undefined;
    const {
      entries,
      fresh,
      unread: ofFile,
    } = caseOfFile(
      file,
      options.case,
      {
        charter,
        onto: { journal: await kept.journal(id), idsGiven: idsByWhatIsSaid },
        ...(own === undefined ? undefined : { own }),
        ...(options.through === undefined ? undefined : { alsoAsOf: options.through }),
      },
      output,
    );
    const now: Head = fresh.length === 0 ? { version, hash } : await kept.append(id, version, fresh.map(newEntry));
    return { head: now, entered: fresh.length, known: entries.length - fresh.length, unread: ofFile.length };
  });
  if (output.json) output.write(JSON.stringify(head, undefined, 2));
  else output.write(`${whatWasDone(entered, known)} The journal of "${id}" ${itsEnd(head)}`);
  if (unread > 0) {
    const which = `${entriesInWords(unread)} of the file`;
    output.warn(`No rule can make use of ${which}: "quorate check ${file}" says why.`);
  }
  return exits.well;
}

/** The store gives the corporation and the instant of entry. */
function newEntry(input: EntryInput): NewEntry {
  const { corporation, enteredAt, ...entry } = input;
  void [corporation, enteredAt];
  return entry;
}

function whatWasDone(entered: number, known: number): string {
  if (entered === 0) return 'Nothing to enter: all of it is there already.';
  return known === 0 ? 'Entered.' : `Entered ${entriesInWords(entered)}; ${known} of the file were there already.`;
}

function itsEnd({ version, hash }: Head): string {
  return version === 0 ? 'has no entries.' : `has ${entriesInWords(version)}; the last has the hash ${hash}.`;
}
