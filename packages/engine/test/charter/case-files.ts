import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runCase, type Charters, type CharterSet, type RunOptions } from '@quorate/engine';

/** A charter, and the folder that it stands in with its case files. */
export interface CharterInFolder {
  readonly set: CharterSet;
  /** With a slash at the end. */
  readonly folder: string;
}

/** The names of its case files. */
function caseFileNames(folder: string): readonly string[] {
  const cases = `${folder}cases/`;
  const files = existsSync(cases) ? readdirSync(cases, { recursive: true, encoding: 'utf8' }) : [];
  return files.filter((name) => name.endsWith('.yaml')).toSorted();
}

/** The texts of its case files. */
export function caseFilesIn(folder: string): readonly string[] {
  return caseFileNames(folder).map((name) => readFileSync(`${folder}cases/${name}`, 'utf8'));
}

/** One charter alone, by its id or by where its case files say that it stands. */
export function only(set: CharterSet): Charters {
  const names = [set.id, '../charter.yaml'];
  return { find: (name) => (names.includes(name) ? set : undefined), names: () => names };
}

/**
 * The case files of a charter come out as they say.
 * @param whole with everything turned that may be, whatever a file expects of it
 */
export function comeOut({ set, folder }: CharterInFolder, whole = false): void {
  it.each(caseFileNames(folder))('%s comes out as it says', (file) => {
    const text = readFileSync(`${folder}cases/${file}`, 'utf8');
    expect(differencesIn(text, file, { charters: only(set), whole })).toBe('');
  });
}

/** Each part of an answer that is not as a case file expects it, as a line that a person can act on. */
export function differencesIn(text: string, file: string, options: RunOptions): string {
  const { results } = runCase(text, options);
  if (results.length === 0) return `${file} asks nothing`;
  return results
    .flatMap(({ line, question, mismatches }) =>
      mismatches.map(({ where, expected, found, hint }) => {
        const hinted = hint === undefined ? '' : ` (${hint})`;
        return `${file}:${line} ${question}: ${where}: expected ${expected}, found ${found}${hinted}`;
      }),
    )
    .join('\n');
}
