import { minus, sum, sumOf, type Moment, type Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { seriesOn, type Series } from '../../terms/index.js';

/** How many shares of a class or series are issued, held by the corporation itself, and outstanding. */
export interface Counts {
  readonly issued: Shares;
  readonly treasury: Shares;
  readonly outstanding: Shares;
}

/** The counts of one line of the register: a class without series, or one series. */
export function countsOf(c: Context, id: string, at: Moment): Counts {
  return {
    issued: c.books.issued(id).at(at),
    treasury: c.books.treasury(id).at(at),
    outstanding: c.books.outstanding(id).at(at),
  };
}

/** The counts of a class, its series included. */
export function countsOfClass(c: Context, id: string, series: readonly Series[], at: Moment): Counts {
  const lines = [id, ...series.filter((each) => each.class === id).map((each) => each.id)].map((line) =>
    countsOf(c, line, at),
  );
  return {
    issued: sumOf('shares', lines, (line) => line.issued),
    treasury: sumOf('shares', lines, (line) => line.treasury),
    outstanding: sumOf('shares', lines, (line) => line.outstanding),
  };
}

/** The series of a class that have been filed: only these take shares out of the class. */
export function filedSeries(c: Context, className: string, at: Moment, cite: string): readonly Series[] {
  return seriesOn(c, at.day, [cite]).filter((each) => each.class === className && each.filed !== undefined);
}

/** What is left of a class for new series, or for one of them to grow into: authorised less what the others have. */
export function undesignated(authorised: Shares, filed: readonly Series[], except?: string): Shares {
  const taken = filed.filter((each) => each.id !== except).map((each) => each.designated);
  return minus(authorised, sum('shares', taken));
}
