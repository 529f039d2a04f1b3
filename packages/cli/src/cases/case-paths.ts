import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BadInputError } from '../bad-input.js';

/** The case files that these paths name: files as they are, folders with every YAML file under them, in order. */
export function caseFilesAt(paths: readonly string[]): readonly string[] {
  const files = paths.flatMap(filesAt);
  if (files.length === 0)
    throw new BadInputError(
      `There is no case file at ${paths.join(', ')}: a file, or a folder with .yaml files, was expected.`,
    );
  return [...new Set(files)];
}

function filesAt(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new BadInputError(`There is nothing at ${path}.`);
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.yaml', '.yml'].includes(extname(name)))
    .map((name) => join(path, name))
    .toSorted();
}
