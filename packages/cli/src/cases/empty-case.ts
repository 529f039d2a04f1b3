import { CaseFileError, readCase, type PreparedCase } from '@quorate/engine';
import { BadInputError } from '../bad-input.js';
import { chartersFrom } from '../charters.js';

/** A case of a charter in which nothing is entered. @throws {BadInputError} where the charter cannot be opened */
export function emptyCase(charter: string, instruments: readonly string[] = []): PreparedCase {
  const loaded = instruments.length === 0 ? {} : { instruments };
  const text = JSON.stringify({ title: 'a charter without a journal', charter, ...loaded });
  try {
    const [only] = readCase(text, { charters: chartersFrom('.') }).cases;
    if (only !== undefined) return only;
  } catch (error) {
    if (!(error instanceof CaseFileError)) throw error;
    throw new BadInputError(error.problems.map((problem) => problem.message).join('\n'));
  }
  throw new BadInputError(`The charter "${charter}" cannot be opened.`);
}
