import { compareDays, plusDays, type Day } from '../exact/index.js';
import type { CompleteFamily } from '../journal/family.js';
import type { Standing } from './standing.js';

/** A span of days in which a family is kept whole. */
export interface CoveredSpan {
  readonly from: Day;
  /** The last day; nothing while the family is still being kept. */
  readonly through?: Day;
  readonly vouchedBy?: string;
  readonly entry: string;
}

/** What is known of how far the complete families are kept. */
export interface CoverageBooks {
  /** The spans entered for a family, in order. */
  readonly coverage: (family: CompleteFamily) => readonly CoveredSpan[];
  /** Whether a family is kept whole on every day from one to another, both included. */
  readonly covers: (family: CompleteFamily, from: Day, to: Day) => boolean;
  /** The last day on which a family is kept whole: `stillKept` where no end is entered, nothing where nobody covered it. */
  readonly through: (family: CompleteFamily) => Day | undefined;
}

/** The day that stands for "still being kept": no day that anybody asks about is after it. */
export const stillKept = '9999-12-31' as Day;

export function coverageBooks(standing: Standing): CoverageBooks {
  const coverage = (family: CompleteFamily): readonly CoveredSpan[] =>
    standing
      .ofType('coverage')
      .filter(({ data }) => data.family === family)
      .map(({ id, data }) => ({
        from: data.from,
        ...(data.through === undefined ? undefined : { through: data.through }),
        ...(data['vouched-by'] === undefined ? undefined : { vouchedBy: data['vouched-by'] }),
        entry: id,
      }))
      .toSorted((a, b) => compareDays(a.from, b.from));
  return {
    coverage,
    covers: (family, from, to) => firstUncovered(coverage(family), from) > to,
    through: (family) => {
      const ends = coverage(family).map(({ through }) => through ?? stillKept);
      return ends.toSorted(compareDays).at(-1);
    },
  };
}

/** The first day from `from` on that no span covers. */
function firstUncovered(spans: readonly CoveredSpan[], from: Day): Day | typeof afterAll {
  let next = from;
  for (const { from: start, through = stillKept } of spans) {
    if (start > next) return next;
    if (through === stillKept) return afterAll;
    if (through >= next) next = plusDays(through, 1);
  }
  return next;
}

const afterAll = '9999-12-32';
