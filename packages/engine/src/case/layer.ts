import { nearest } from '../instrument/index.js';
import { corporationOf, formedOn, instrumentsOf, isInstrumentError, namesIn } from './charters.js';
import type { Charters, CharterSet, InstrumentChoice, InstrumentNames } from './charters.js';
import type { Instrument } from '../instrument/index.js';
import type { WrittenCaseFile, WrittenVariant } from './shape.js';
import type { Path, PathProblem } from './problem.js';

/** A part of the file that adds to a case: the top of it, or one of its `cases`. */
export interface Layer {
  readonly written: Omit<WrittenVariant, 'name'>;
  readonly path: Path;
}

/**
 * The top of the file, and for each of its cases the top with that case.
 * @param charter a charter in the place of the one that the file names
 */
export function layersOf(
  file: WrittenCaseFile,
  charter?: string,
): readonly { readonly name?: string; readonly layers: readonly Layer[] }[] {
  const top = { written: file, path: [] };
  const over = charter === undefined ? [] : [{ written: { charter }, path: [] }];
  if (file.cases === undefined) return [{ layers: [top, ...over] }];
  return file.cases.map((variant, index) => ({
    name: variant.name,
    layers: [top, { written: variant, path: ['cases', index] }, ...over],
  }));
}

/** The value that the last layer to write the field gives it, with its place. */
export function lastWritten<K extends keyof Layer['written']>(
  layers: readonly Layer[],
  field: K,
): { readonly value: NonNullable<Layer['written'][K]>; readonly path: Path } | undefined {
  const layer = layers.findLast(({ written }) => written[field] !== undefined);
  const value = layer?.written[field];
  if (layer === undefined || value === undefined || value === null) return undefined;
  return { value, path: [...layer.path, field] };
}

/** The corporation of a case: its instruments as chosen, and their names. */
export interface CaseCorporation {
  readonly set: CharterSet;
  readonly id: string;
  readonly formed: string | undefined;
  /** Which instruments of the charter, and these. */
  readonly choices: readonly InstrumentChoice[];
  readonly instruments: readonly Instrument[];
  readonly names: InstrumentNames;
}

/**
 * Finds the charter that a case names, and the instruments that it chooses.
 * @param unlessWritten the instruments where the case does not choose
 */
export function corporationFor(
  layers: readonly Layer[],
  charters: Charters,
  problems: PathProblem[],
  unlessWritten: readonly InstrumentChoice[],
): CaseCorporation | undefined {
  const named = lastWritten(layers, 'charter');
  if (named === undefined) {
    problems.push({
      path: [],
      message: `the file names no charter; write charter: and its id (${[...charters.names()].join(', ')}) or the path of a charter file`,
    });
    return undefined;
  }
  try {
    const set = charters.find(named.value);
    if (set === undefined) {
      problems.push({ path: named.path, ...unknownCharter(named.value, charters) });
      return undefined;
    }
    const choices = lastWritten(layers, 'instruments')?.value ?? unlessWritten;
    const instruments = instrumentsOf(set, choices);
    const formed = lastWritten(layers, 'formed')?.value ?? formedOn(set);
    return { set, id: corporationOf(set), formed, choices, instruments, names: namesIn(instruments) };
  } catch (error) {
    if (!isInstrumentError(error) && !(error instanceof CharterUnreadableError)) throw error;
    problems.push({ path: named.path, message: error.message });
    return undefined;
  }
}

/** Thrown by whoever finds charters, where the one that is named cannot be read; its words go to the writer of the file. */
export class CharterUnreadableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CharterUnreadableError';
  }
}

function unknownCharter(name: string, charters: Charters): { readonly message: string; readonly nearest?: string } {
  const known = [...charters.names()];
  const near = nearest(name, known);
  const hint =
    near === undefined
      ? `known are: ${known.join(', ')}; or write the path of a charter file`
      : `did you mean "${near}"?`;
  return { message: `there is no charter "${name}"; ${hint}`, ...(near === undefined ? undefined : { nearest: near }) };
}
