import { compareDays, dayOf, monthOf, plusDays, plusMonths, yearOf, type Day } from '../../../exact/index.js';

/** A quarter of the calendar. */
export interface Quarter {
  readonly first: Day;
  readonly last: Day;
  /** The last day of the quarter before it, where that is of the same year; undefined for the first quarter of a year. */
  readonly before: Day | undefined;
}

/** The quarters that begin on a day or later and are over before another: its last day is before that day. */
export function quartersBetween(from: Day, before: Day): readonly Quarter[] {
  const quarters: Quarter[] = [];
  for (let quarter = firstFrom(from); compareDays(quarter.last, before) < 0; quarter = quarterFrom(next(quarter))) {
    quarters.push(quarter);
  }
  return quarters;
}

function firstFrom(from: Day): Quarter {
  const quarter = quarterFrom(startOf(from));
  return quarter.first === from ? quarter : quarterFrom(next(quarter));
}

function startOf(d: Day): Day {
  return dayOf(yearOf(d), monthOf(d) - ((monthOf(d) - 1) % 3), 1);
}

function next({ last }: Quarter): Day {
  return plusDays(last, 1);
}

function quarterFrom(first: Day): Quarter {
  return {
    first,
    last: plusDays(plusMonths(first, 3), -1),
    before: monthOf(first) === 1 ? undefined : plusDays(first, -1),
  };
}
