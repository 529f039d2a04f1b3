import {
  CaseFileError,
  instrumentChoices,
  instrumentsOf,
  isDay,
  loaded,
  readCharterFile,
  type CharterSet,
  type Instrument,
  type LoadedInstrument,
} from '@quorate/engine';
import { isUploaded } from '@quorate/store';
import { BadInputError } from '../bad-input.js';
import { charterNamed, loadedInstruments } from '../instrument-choice.js';
import type { Kept } from '../kept/kept.js';

/** One side of a comparison: a charter, with the version of each of its instruments that is meant. */
export interface Version {
  readonly name: string;
  readonly set: CharterSet;
  readonly instruments: readonly LoadedInstrument[];
}

/** The corporation whose kept charters may be named. */
export interface KeptCharters {
  readonly id: string;
  readonly kept: Kept;
}

/**
 * The version that a name means: a charter that comes with Quorate, the path of a file, or `sha256:…` of a file that is kept
 * with the corporation; with `@2003-01-01` after it the versions in force on that day, else the last of each.
 * @throws {BadInputError} where there is none, or it cannot be used
 */
export async function versionNamed(written: string, from: KeptCharters | undefined): Promise<Version> {
  const [, name = written, on] = /^(.+)@(\d{4}-\d\d-\d\d)$/.exec(written) ?? [];
  if (on !== undefined && !isDay(on)) throw new BadInputError(`"${on}" is no day of the calendar.`);
  const set = isUploaded(name) ? await keptCharter(name, from) : charterNamed(name);
  if (!isUploaded(name)) loadedInstruments(name, instrumentChoices);
  const instruments = meant(instrumentsOf(set, instrumentChoices), on).map(loaded);
  if (instruments.length === 0) throw new BadInputError(`Of ${name} nothing is in force on ${on ?? 'any day'}.`);
  return { name: written, set, instruments };
}

async function keptCharter(name: string, from: KeptCharters | undefined): Promise<CharterSet> {
  if (from === undefined)
    throw new BadInputError(`With which corporation is ${name} kept? Name it with --kept, or give the path of a file.`);
  try {
    return readCharterFile(await from.kept.charterText(from.id, name), name);
  } catch (error) {
    if (error instanceof CaseFileError) throw new BadInputError(`${name}: ${error.message}`);
    throw error;
  }
}

/** Of several versions of a charter, of the bylaws or of other law, the one of the day, else the last; of each designation. */
function meant(instruments: readonly Instrument[], on: string | undefined): readonly Instrument[] {
  const spoken = instruments.filter(({ from, until }) => on === undefined || (from <= on && (until ?? on) >= on));
  const lasts = new Map<string, Instrument>();
  for (const each of spoken.toSorted((a, b) => (a.from < b.from ? -1 : 1))) lasts.set(partOf(each), each);
  return spoken.filter((each) => lasts.get(partOf(each)) === each);
}

/** What is a version of what: a corporation has one charter and one set of bylaws, and other texts by their own ids. */
export function partOf({ kind, id }: Instrument): string {
  return kind === 'charter' || kind === 'bylaws' ? kind : `${kind} ${id}`;
}
