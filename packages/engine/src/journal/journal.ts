import type { Day } from '../exact/index.js';
import type { EntryInput } from './entry.js';
import { typeNumber } from './columns/entry-columns.js';
import type { AnyEntry, EntryTypeName } from './entry-types.js';
import { Log } from './log.js';
import { impossible, type Problem } from './problem.js';
import { strikingsStruck } from './correction-check.js';
import { endsProblems } from './ends-check.js';
import { readEntry } from './read-entry.js';
import type { Given } from './checked.js';
import { standingPlaces } from './standing-places.js';

/** What came of entering: a longer journal, or the same as before and the reasons. */
export type Appended =
  | { readonly journal: Journal; readonly problems?: undefined }
  | { readonly journal?: undefined; readonly problems: readonly Problem[] };

/** Entries that were read, or what is wrong with them; not taken into a journal yet. */
export interface ReadEntries {
  readonly given: readonly Given[];
  readonly problems: readonly Problem[];
}

/**
 * The entries of one corporation in the order entered. A journal never changes: entering gives a longer one, and the
 * shorter one stays as it was.
 *
 * Impossible entries are refused; acts that offend an instrument are entered, and judged elsewhere.
 */
export class Journal {
  readonly corporation: string;
  /** The number of entries. */
  readonly length: number;
  /** The day the corporation was formed, where it is known otherwise than by a milestone. */
  readonly formed: Day | undefined;
  private readonly log: Log;

  /** Only the engine makes one of a log; `empty` begins one. */
  constructor(corporation: string, formed: Day | undefined, log: Log, length = log.entries.length) {
    this.corporation = corporation;
    this.formed = formed;
    this.log = log;
    this.length = length;
    Object.freeze(this);
  }

  /**
   * A journal without entries.
   * @param formed the day the corporation was formed, where it is known otherwise than by a milestone `formed`
   */
  static empty(corporation: string, formed?: Day): Journal {
    return new Journal(corporation, formed, new Log(formed));
  }

  /** The id of the last entry; nothing for an empty journal. */
  get head(): string | undefined {
    return this.at(this.length)?.id;
  }

  /** The entry at a place, from 1. */
  at(sequence: number): AnyEntry | undefined {
    return sequence <= this.length ? this.log.entries.at(sequence) : undefined;
  }

  /** The entry of that id. */
  entry(id: string): AnyEntry | undefined {
    return this.ofThis(this.log.entries.ofId(id));
  }

  /** The entry that takes the place of another, if one does. */
  correctionOf(id: string): AnyEntry | undefined {
    return this.ofThis(this.log.correctionOf(id));
  }

  /** Every entry, corrected ones too, in the order entered. */
  *entries(): Generator<AnyEntry> {
    for (let sequence = 1; sequence <= this.length; sequence += 1) {
      const entry = this.at(sequence);
      if (entry !== undefined) yield entry;
    }
  }

  /** Every entry but those of some types, which are not read; corrected ones too, in the order entered. */
  *entriesBut(types: readonly EntryTypeName[]): Generator<AnyEntry> {
    const leftOut = new Set(types.map(typeNumber));
    for (let sequence = 1; sequence <= this.length; sequence += 1) {
      const entry = leftOut.has(this.log.columns.types.at(sequence - 1)) ? undefined : this.at(sequence);
      if (entry !== undefined) yield entry;
    }
  }

  /**
   * The entries that stand, in the order entered: without those superseded.
   * @param knownAt an instant; what was entered later is left out, and so is what it corrected
   */
  *standing(knownAt?: string): Generator<AnyEntry> {
    const stands = standingPlaces(this.log, this.length, knownAt);
    for (const entry of this.entries()) if (stands(entry.sequence)) yield entry;
  }

  /**
   * Enters all of these, or none of them. The entries may come in any order of dates, and name one another.
   * @param judge what else is wrong with the journal as it would be; then nothing is entered either
   */
  append(inputs: readonly EntryInput[], judge?: (longer: Journal) => readonly Problem[]): Appended {
    const typeOf = (id: string) => this.entry(id)?.type;
    const problems = [
      ...inputs.flatMap((input, index) => endsProblems(input, index)),
      ...strikingsStruck(inputs, typeOf),
    ];
    return problems.length > 0 ? { problems } : this.readOn(inputs, judge);
  }

  /** The same of entries that were entered before: their numbers, days and strikings are read as they were taken then. */
  readOn(inputs: readonly EntryInput[], judge?: (longer: Journal) => readonly Problem[]): Appended {
    return this.takeRead([this.read(inputs)], judge);
  }

  /**
   * Reads entries that were entered before, and takes none of them yet: many are read some at a time.
   * @param after how many before them were read, and are to be taken with them
   */
  read(inputs: readonly EntryInput[], after = 0): ReadEntries {
    const given: Given[] = [];
    const problems: Problem[] = [];
    for (const [place, input] of inputs.entries()) {
      const index = after + place;
      const read = readEntry(input, index, this.length + index + 1);
      if ('problems' in read) problems.push(...read.problems);
      else if (read.entry.corporation === this.corporation) given.push({ entry: read.entry, index });
      else problems.push(this.otherCorporation(read.entry, index));
    }
    return { given, problems };
  }

  /** Takes what was read, all of it in its order, or nothing. */
  takeRead(all: readonly ReadEntries[], judge: (longer: Journal) => readonly Problem[] = () => []): Appended {
    const problems = all.flatMap((each) => each.problems);
    const given = all.flatMap((each) => each.given);
    return problems.length > 0 ? { problems } : this.take(given, judge);
  }

  /** The journal as it was when it had so many entries. */
  through(length: number): Journal {
    return length >= this.length ? this : new Journal(this.corporation, this.formed, this.log, length);
  }

  /** The same entries in a log of their own: what is entered there in trial does not make this journal slow to enter in. */
  apart(): Journal {
    return new Journal(this.corporation, this.formed, this.ownLog());
  }

  private take(given: readonly Given[], judge: (longer: Journal) => readonly Problem[]): Appended {
    const log = this.log.entries.length === this.length ? this.log : this.ownLog();
    const withThem = () => new Journal(this.corporation, this.formed, log);
    const problems = log.take(given, () => judge(withThem()));
    return problems.length > 0 ? { problems } : { journal: withThem() };
  }

  /** Another journal has grown the log on: this one goes on in a log of its own. */
  private ownLog(): Log {
    const begun = new Log(this.formed, this.log.begin);
    // A snapshot with which the log began may have more.
    const log = begun.entries.length <= this.length ? begun : new Log(this.formed);
    const given: Given[] = [];
    for (let sequence = log.entries.length + 1; sequence <= this.length; sequence += 1) {
      const entry = this.at(sequence);
      if (entry !== undefined) given.push({ entry, index: given.length });
    }
    log.take(given);
    return log;
  }

  private ofThis(entry: AnyEntry | undefined): AnyEntry | undefined {
    return entry !== undefined && entry.sequence <= this.length ? entry : undefined;
  }

  private otherCorporation(entry: AnyEntry, index: number): Problem {
    const message = `this is the journal of '${this.corporation}', and the entry is of '${entry.corporation}'; enter it there`;
    return impossible({ entry: entry.id, index }, ['corporation'], message);
  }
}

/** The log of a journal, for what the engine makes of it. */
export function logOf(journal: Journal): Log {
  return journal['log'];
}
