import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { builtInCharters } from '@quorate/charters';
import { CaseFileError, CharterUnreadableError, checkedCharter, type Charters, type CharterSet } from '@quorate/engine';

/** The charters that come with Quorate, any charter file by its path, and one more where one is given. */
export function chartersFrom(folder: string, own?: CharterSet): Charters {
  return {
    find: (name) =>
      (own?.id === name ? own : undefined) ??
      builtInCharters.find((set) => set.id === name) ??
      (isPath(name) ? readCharter(resolve(folder, name), name) : undefined),
    names: () => builtInCharters.map((set) => set.id),
  };
}

/** Whether a charter is named by the path of its file. */
export function isPath(name: string): boolean {
  return ['.yaml', '.yml', '.json'].includes(extname(name));
}

const readBefore = new Map<string, CharterSet>();

function readCharter(path: string, name: string): CharterSet {
  const known = readBefore.get(path);
  if (known !== undefined) return known;
  if (!existsSync(path)) throw new CharterUnreadableError(`there is no charter file at ${path}`);
  try {
    const set = checkedCharter(readFileSync(path, 'utf8'), name, { aliases: true });
    readBefore.set(path, set);
    return set;
  } catch (error) {
    const why =
      error instanceof CaseFileError
        ? `\n${error.message}`
        : `: ${error instanceof Error ? error.message : String(error)}`;
    throw new CharterUnreadableError(`the charter file "${path}" cannot be read${why}`);
  }
}
