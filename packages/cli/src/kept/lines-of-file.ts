import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { linesIn, UnsoundJournalError } from '@quorate/store';
import { BadInputError } from '../bad-input.js';

/** @throws {BadInputError} where there is no such file. */
export function needed(path: string): void {
  if (!existsSync(path)) throw new BadInputError(`There is no file ${path}.`);
}

/** The lines of a file; one whose name ends in .gz is unpacked. */
export async function* linesOfFile(path: string): AsyncGenerator<string> {
  needed(path);
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  // An error of the file itself is one of what is unpacked of it.
  file.on('error', (error) => input.destroy(error));
  try {
    yield* linesIn(input);
  } catch (error) {
    if (error instanceof UnsoundJournalError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BadInputError(`${path} cannot be read to its end: ${why}. Nothing of it was taken in.`);
  }
}

/**
 * Writes lines into a new file, packed where its name ends in .gz, that nobody else on the machine may read. The file has its name only when all of it is there.
 * @throws {BadInputError} where there is a file of that name: nothing is written over
 */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<number> {
  if (existsSync(path)) throw new BadInputError(`${path} is there already, and is not written over. Name a new file.`);
  let written = 0;
  async function* counted(): AsyncGenerator<string> {
    for await (const line of lines) {
      written += 1;
      yield `${line}\n`;
    }
  }
  const unfinished = `${path}.unfinished`;
  // What somebody else put there beforehand would stay theirs, or lead elsewhere.
  rmSync(unfinished, { force: true });
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' });
    const source = Readable.from(counted());
    await (path.endsWith('.gz') ? pipeline(source, createGzip(), target) : pipeline(source, target));
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return written;
}
