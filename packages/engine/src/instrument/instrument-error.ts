/** One mistake in an instrument: where, what was wrong, what was expected, what to do. */
export interface InstrumentProblem {
  readonly place: string;
  readonly problem: string;
  /** The way to it from the top of the instrument. */
  readonly path: readonly (string | number)[];
  /** The valid name most like the one written. */
  readonly nearest?: string;
}

/** An instrument that cannot be used, with every mistake in it. */
export class InstrumentError extends Error {
  readonly problems: readonly InstrumentProblem[];
  constructor(id: string, problems: readonly InstrumentProblem[]) {
    super(`The instrument "${id}" cannot be used:\n${problems.map((p) => `  ${p.place}: ${p.problem}`).join('\n')}`);
    this.name = 'InstrumentError';
    this.problems = problems;
  }
}
