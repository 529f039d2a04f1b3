import { LineCounter, parseDocument } from 'yaml';
import type { Instrument } from '../instrument/index.js';
import type { CharterSet } from './charters.js';
import { CaseFileError } from './problem.js';
import { boundedYaml } from './yaml-bounds.js';

/**
 * Reads a charter file, YAML or JSON: one instrument, or a record of `charter`, `designations`,
 * `bylaws` and `law` with the `name` of the
 * corporation and the day it was `formed`. The instruments are judged when they are loaded.
 * @throws {CaseFileError} where it is not YAML, or holds no charter.
 */
export function readCharterFile(text: string, id: string): CharterSet {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = parsed.errors.map((error) => {
    const { line, col } = lines.linePos(error.pos[0]);
    return { line, column: col, message: `this is not YAML that can be read: ${error.message}` };
  });
  if (problems.length > 0) throw new CaseFileError(problems);
  return charterIn(parsed.toJS(), id);
}

/** The charter that a file holds, by what was read of it. @throws {CaseFileError} where it holds none */
export function charterIn(data: unknown, id: string): CharterSet {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw notACharter();
  if ('articles' in data) {
    const instrument = data as Instrument;
    return { id, name: instrument.corporation, charter: instrument };
  }
  if (!('charter' in data)) throw notACharter();
  const { name, formed, charter, designations, bylaws, law } = data as Partial<CharterSet>;
  return {
    id,
    name: name ?? id,
    charter: charter as Instrument,
    ...(formed === undefined ? undefined : { formed }),
    ...(designations === undefined ? undefined : { designations }),
    ...(bylaws === undefined ? undefined : { bylaws }),
    ...(law === undefined ? undefined : { law }),
  };
}

/**
 * Whether a file is meant as a charter file, not as a case file: it has articles, or a charter written out in it.
 * @throws {CaseFileError} where it is too much to be built
 */
export function holdsCharter(text: string): boolean {
  boundedYaml(text);
  const data: unknown = parseDocument(text, { uniqueKeys: false }).toJS();
  if (typeof data !== 'object' || data === null) return false;
  return 'articles' in data || ('charter' in data && typeof data.charter === 'object');
}

function notACharter(): CaseFileError {
  return new CaseFileError([{ line: 1, column: 1, message: notACharterFile }]);
}

/** What a file that holds no charter is told. */
export const notACharterFile =
  'a charter was expected: an instrument with its articles, or a record with charter:, designations:, bylaws: and law:';
