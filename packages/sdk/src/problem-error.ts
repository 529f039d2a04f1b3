import type { Wire } from './wire.js';

/** What the service refused, in its own words. */
export class ProblemError extends Error {
  readonly problem: Wire['Problem'];
  /** The id under which the log of the service has the request. */
  readonly request: string | undefined;
  constructor(problem: Wire['Problem'], request: string | undefined) {
    const { title, status, detail, problems = [] } = problem;
    const each = problems.map(({ entry, path, message }) => `\n  ${entry} ${path}: ${message}`);
    super(`${title} (${status})${detail === undefined ? '' : `: ${detail}`}${each.join('')}`);
    this.name = new.target.name;
    this.problem = problem;
    this.request = request;
  }
}

/** Nobody answered, or not as this service does, however often it was tried. */
export class UnreachableError extends Error {
  constructor(url: string, options: { readonly cause?: unknown } = {}) {
    super(`No Quorate service answers at ${url}. Check the address, and that it runs.`, options);
    this.name = new.target.name;
  }
}
