import { writeFileSync } from 'node:fs';
import { BadInputError } from '../bad-input.js';

/**
 * Writes a file that is not there yet.
 * @param flag the flag that names it
 * @throws {BadInputError} where something is there already, or it cannot be written
 */
export function saveNew(path: string, content: string | Uint8Array, flag: string): void {
  try {
    writeFileSync(path, content, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new BadInputError(
      isThere
        ? `${path} is there already; name another file with ${flag}.`
        : `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
