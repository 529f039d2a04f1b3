/** One mistake in a case file: where it stands, what is wrong, what was expected, and the valid name that may be meant. */
export interface CaseProblem {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
  readonly nearest?: string;
}

/** A case file that cannot be run. Nothing of it was run. */
export class CaseFileError extends Error {
  readonly problems: readonly CaseProblem[];
  constructor(problems: readonly CaseProblem[]) {
    super(problems.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`).join('\n'));
    this.name = 'CaseFileError';
    this.problems = problems;
  }
}

/** A way from the top of a file to a place in it. */
export type Path = readonly (string | number)[];

/** A mistake by its way through the file; the line is found when all mistakes are known. */
export interface PathProblem {
  readonly path: Path;
  readonly message: string;
  readonly nearest?: string;
  /** Point at the name of the field, not at what stands in it. */
  readonly atName?: boolean;
}
