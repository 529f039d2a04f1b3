import { isDay } from '../exact/index.js';
import { nearest } from '../instrument/index.js';
import { completeFamilies } from '../journal/index.js';
import type { EntryAt } from './entry.js';
import type { Path, PathProblem } from './problem.js';

/** Coverage as a case file writes it: by family, `1998-12-15..2004-06-01` or `1998-12-15..`. */
export type WrittenCoverage = Readonly<Record<string, string>>;

/** Covers every family that the file does not name. */
export const everyFamily = 'all';

/**
 * The coverage entries of a case. A span without an end goes through the last day asked about.
 * @param latest the last day as of which a question is asked
 */
export function coverageEntries(
  written: WrittenCoverage,
  pathOf: (family: string) => Path,
  latest: string,
  corporation: string,
  problems: PathProblem[],
): readonly EntryAt[] {
  return Object.entries(written).flatMap(([name, span]) => {
    const path = pathOf(name);
    const families = name === everyFamily ? completeFamilies.filter((family) => !(family in written)) : [name];
    if (name !== everyFamily && !(completeFamilies as readonly string[]).includes(name)) {
      problems.push(unknownFamily(name, path));
      return [];
    }
    const read = readSpan(span);
    if (read === undefined) {
      problems.push({ path, message: `"${span}" is no span of days; write 1998-12-15.. or 1998-12-15..2004-06-01` });
      return [];
    }
    const through = read.through ?? (latest < read.from ? read.from : latest);
    return families.map((family) => ({
      path,
      input: {
        id: `coverage-${family}`,
        corporation,
        type: 'coverage',
        on: read.from,
        enteredAt: `${read.from}T00:00:00Z`,
        by: 'case file',
        basis: 'stipulated',
        data: { family, from: read.from, through },
      },
    }));
  });
}

function readSpan(written: string): { readonly from: string; readonly through?: string } | undefined {
  const [from = '', through = '', ...rest] = written.split('..').map((part) => part.trim());
  if (!written.includes('..') || rest.length > 0 || !isDay(from)) return undefined;
  if (through === '') return { from };
  return isDay(through) && through >= from ? { from, through } : undefined;
}

function unknownFamily(name: string, path: Path): PathProblem {
  const near = nearest(name, [...completeFamilies, everyFamily]);
  const choices = [...completeFamilies, everyFamily].join(', ');
  return {
    path,
    atName: true,
    message: `"${name}" is no family that is kept whole; expected one of: ${choices}`,
    ...(near === undefined ? undefined : { nearest: near }),
  };
}
