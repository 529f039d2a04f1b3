import { loaded } from '../corporation.js';
import { notionsIn } from '../entered-under.js';
import { InstrumentError, type Instrument } from '../instrument/index.js';

/** The governing instruments of one corporation, every version of each. */
export interface CharterSet {
  readonly id: string;
  readonly name: string;
  /** The day the corporation was formed; without it, the first day of its charter. */
  readonly formed?: string;
  readonly charter: Instrument | readonly Instrument[];
  /** Certificates of designation: what a board or the charter fixed for a series, of the same force as the charter. */
  readonly designations?: Instrument | readonly Instrument[];
  readonly bylaws?: Instrument | readonly Instrument[];
  /** Values of other law that a question may adopt. */
  readonly law?: Instrument | readonly Instrument[];
}

/** Finds charters by the name that a case file gives: an id, or what the caller makes of a path. Does no I/O itself. */
export interface Charters {
  /** The charter of that name; undefined where there is none. May throw, with words for the writer of the file. */
  find(name: string): CharterSet | undefined;
  /** The names that can be given, for hints. */
  names(): Iterable<string>;
}

/** The instruments that a case file may load; the charter alone where it does not say. */
export const instrumentChoices = ['charter', 'bylaws', 'law'] as const;
export type InstrumentChoice = (typeof instrumentChoices)[number];

/** The chosen instruments of a corporation; with the charter come the certificates of designation. */
export function instrumentsOf(set: CharterSet, choices: readonly InstrumentChoice[]): readonly Instrument[] {
  return choices.flatMap((choice) => [
    ...listOf(set[choice]),
    ...(choice === 'charter' ? listOf(set.designations) : []),
  ]);
}

/** The day from which the corporation exists. */
export function formedOn(set: CharterSet): string | undefined {
  return (
    set.formed ??
    listOf(set.charter)
      .map((each) => each.from)
      .toSorted()[0]
  );
}

/** The corporation's id, as the journal has it. */
export function corporationOf(set: CharterSet): string {
  return listOf(set.charter)[0]?.corporation ?? set.id;
}

/** The names that instruments bring with them, for checking a case file: readings with their options, notions, sections. */
export interface InstrumentNames {
  readonly readings: ReadonlyMap<string, readonly string[]>;
  readonly notions: ReadonlySet<string>;
}

/** @throws {InstrumentError} when an instrument cannot be used. */
export function namesIn(instruments: readonly Instrument[]): InstrumentNames {
  const readings = instruments.flatMap((each) =>
    each.readings.map((reading) => [reading.id, Object.keys(reading.options)] as const),
  );
  const notions = instruments.flatMap((each) => [...notionsIn(loaded(each))]);
  return { readings: new Map(readings), notions: new Set(notions) };
}

/** What is wrong with an instrument, in the words of its error. */
export function isInstrumentError(error: unknown): error is InstrumentError {
  return error instanceof InstrumentError;
}

function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
