import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file for its owner alone, in the place of what stood there, once all of it is written. */
export function writeOwn(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  // What somebody else put there beforehand would stay theirs, or lead elsewhere.
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, text, { mode: 0o600, flag: 'wx' });
  renameSync(unfinished, file);
}
