import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CaseFileError, readCase, type AlsoAsking, type CharterSet, type PreparedCase } from '@quorate/engine';
import { BadInputError } from '../bad-input.js';
import { chartersFrom } from '../charters.js';
import type { Output } from '../output.js';
import { renderProblems } from '../render/problems.js';

/**
 * A case of a case file: the one of that name, or the only one.
 * @param asking `own`: a charter that is neither built in nor at a path
 * @throws {BadInputError} with every mistake of the file and its place, or with the names of its cases
 */
export function caseOfFile(
  file: string,
  name: string | undefined,
  { own, ...asking }: AlsoAsking & { readonly own?: CharterSet },
  output: Output,
): PreparedCase {
  try {
    const { cases } = readCase(textOf(file), { charters: chartersFrom(dirname(file), own), ...asking });
    return chosen(cases, name, file);
  } catch (error) {
    if (error instanceof CaseFileError) throw new BadInputError(renderProblems(file, error.problems, output));
    throw error;
  }
}

/** The text of a file. @throws {BadInputError} where it cannot be read */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new BadInputError(`The file ${path} cannot be read.`);
  }
}

function chosen(cases: readonly PreparedCase[], name: string | undefined, file: string): PreparedCase {
  const [first] = cases;
  const found = name === undefined ? first : cases.find((each) => each.name === name);
  if (found !== undefined && (name !== undefined || cases.length === 1)) return found;
  const names = cases.map((each) => `"${each.name ?? ''}"`).join(', ');
  throw new BadInputError(`${file} has these cases: ${names}. Choose one of them with --case.`);
}
