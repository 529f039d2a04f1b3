import { compareDays, plusDays, type Day } from '../exact/index.js';
import { closeOf, momentOfPlace } from '../journal/accounts/index.js';
import { entryTypes, type CompleteFamily } from '../journal/index.js';
import { remembered } from './remembered.js';
import type { StandingOf } from './standing.js';

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
  /** The first day of the unbroken time in which a family is kept whole and a day lies; nothing where it lies in none. */
  readonly keptFrom: (family: CompleteFamily, on: Day) => Day | undefined;
  /** The last day on which a family is kept whole: `stillKept` where no end is entered, nothing where nobody covered it. */
  readonly through: (family: CompleteFamily) => Day | undefined;
  /** Whether something of a family is entered after one day and through another: what was kept of it only that far does not tell. */
  readonly goesOn: (family: CompleteFamily, after: Day, through: Day) => boolean;
  /** The day of the last entry of a family by the close of a day; nothing where there is none. */
  readonly lastEntered: (family: CompleteFamily, by: Day) => Day | undefined;
}

/** What nobody has to keep in order to ask about it: what an act is, and rights that a list of holders does not show. */
const askedAboutAllTheSame: ReadonlySet<string> = new Set(['proposed', 'right-granted']);

const typesOf = remembered((family: CompleteFamily) =>
  entryTypes.filter((each) => each.family === family).map(({ type }) => type),
);

const typesKept = (family: CompleteFamily) => typesOf(family).filter((type) => !askedAboutAllTheSame.has(type));

/** The day that stands for "still being kept": no day that anybody asks about is after it. */
export const stillKept = '9999-12-31' as Day;

export function coverageBooks(standing: StandingOf<'general'>): CoverageBooks {
  const coverage = remembered((family: CompleteFamily): readonly CoveredSpan[] =>
    standing
      .ofType('coverage')
      .filter(({ data }) => data.family === family)
      .map(({ id, data }) => ({
        from: data.from,
        ...(data.through === undefined ? undefined : { through: data.through }),
        ...(data['vouched-by'] === undefined ? undefined : { vouchedBy: data['vouched-by'] }),
        entry: id,
      }))
      .toSorted((a, b) => compareDays(a.from, b.from)),
  );
  return {
    coverage,
    covers: (family, from, to) => firstUncovered(coverage(family), from) > to,
    keptFrom: (family, on) => startOfStretch(coverage(family), on),
    through: remembered((family: CompleteFamily) => {
      const ends = coverage(family).map(({ through }) => through ?? stillKept);
      return ends.toSorted(compareDays).at(-1);
    }),
    goesOn: (family, after, through) => {
      const [from, to] = [closeOf(after), closeOf(through)];
      return typesKept(family).some((type) => standing.countUpTo(type, to) > standing.countUpTo(type, from));
    },
    lastEntered: (family, by) => {
      const places = typesOf(family).flatMap((type) => standing.lastUpTo(type, closeOf(by)) ?? []);
      return places.length === 0 ? undefined : momentOfPlace(Math.max(...places)).day;
    },
  };
}

function startOfStretch(spans: readonly CoveredSpan[], on: Day): Day | undefined {
  let start: Day | undefined;
  let end: Day | undefined;
  for (const { from, through = stillKept } of spans) {
    if (from > on) break;
    const joins = end !== undefined && (end === stillKept || from <= plusDays(end, 1));
    if (!joins) start = from;
    end = joins && end !== undefined && end > through ? end : through;
  }
  return end !== undefined && end >= on ? start : undefined;
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
