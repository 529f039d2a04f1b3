import { readCharterFile } from '@quorate/engine';
import { entryIn, isUploaded, type Head, type NewEntry } from '@quorate/store';
import { exits } from '../../bad-input.js';
import { caseOfFile } from '../../cases/case-of-file.js';
import { entriesOfCase, whatItSays } from '../../cases/entries-of-case.js';
import type { Kept } from '../../kept/kept.js';
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
 * Enters the persons, the coverage and the journal of a case file in a kept journal: all that is not there yet, or nothing. An
 * entry is there where one of the same id says the same.
 */
export async function enter(id: string, file: string, options: EnterOptions, output: Output): Promise<number> {
  const { head, entered, known } = await withKept(options, output, async (kept) => {
    const { charter, version, hash } = await kept.corporation(id);
    const through = options.through === undefined ? undefined : { alsoAsOf: options.through };
    const own = isUploaded(charter) ? readCharterFile(await kept.charterText(id, charter), charter) : undefined;
    const under = { charter, ...(own === undefined ? undefined : { own }) };
    const entries = entriesOfCase(caseOfFile(file, options.case, { ...under, ...through }, output));
    const there = await alreadyThere(kept, id, entries);
    const missing = entries.filter((entry) => there.get(entry.id) !== whatItSays(entry));
    const now: Head = missing.length === 0 ? { version, hash } : await kept.append(id, version, missing);
    return { head: now, entered: missing.length, known: entries.length - missing.length };
  });
  if (output.json) output.write(JSON.stringify(head, undefined, 2));
  else output.write(`${whatWasDone(entered, known)} The journal of "${id}" ${itsEnd(head)}`);
  return exits.well;
}

/** What the entries say that have these ids already. */
async function alreadyThere(
  kept: Kept,
  id: string,
  entries: readonly NewEntry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(entries.map((entry) => entry.id));
  const days = entries.map(({ on }) => on).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const there = new Map<string, string>();
  if (from === undefined || to === undefined) return there;
  const types = [...new Set(entries.map(({ type }) => type))];
  for await (const stored of kept.entries(id, { types, from, to }))
    if (ids.has(stored.id)) there.set(stored.id, whatItSays(entryIn(stored)));
  return there;
}

function whatWasDone(entered: number, known: number): string {
  if (entered === 0) return 'Nothing to enter: all of it is there already.';
  return known === 0 ? 'Entered.' : `Entered ${entriesInWords(entered)}; ${known} of the file were there already.`;
}

function itsEnd({ version, hash }: Head): string {
  return version === 0 ? 'has no entries.' : `has ${entriesInWords(version)}; the last has the hash ${hash}.`;
}
