import {
  CharterUnreadableError,
  InstrumentError,
  instrumentsOf,
  loaded,
  nearest,
  type CharterSet,
  type InstrumentChoice,
  type LoadedInstrument,
} from '@quorate/engine';
import { BadInputError } from './bad-input.js';
import { chartersFrom } from './charters.js';

/** The charter of that id or path. @throws {BadInputError} with the nearest id where there is none. */
export function charterNamed(name: string): CharterSet {
  const charters = chartersFrom('.');
  try {
    const set = charters.find(name);
    if (set !== undefined) return set;
  } catch (error) {
    if (error instanceof CharterUnreadableError) throw new BadInputError(error.message);
    throw error;
  }
  const known = [...charters.names()];
  const near = nearest(name, known);
  throw new BadInputError(
    `There is no charter "${name}"${near === undefined ? `; there are: ${known.join(', ')}, or the path of a charter file` : `; did you mean "${near}"?`}`,
  );
}

/** The instruments of a charter's corporation, each with its provisions read. */
export function loadedInstruments(name: string, choices: readonly InstrumentChoice[]): readonly LoadedInstrument[] {
  try {
    return instrumentsOf(charterNamed(name), choices).map(loaded);
  } catch (error) {
    if (error instanceof InstrumentError) throw new BadInputError(error.message);
    throw error;
  }
}
