import { openFact } from '../../../evaluation/index.js';
import { compareDays, isPositive, minus, type Day, type Moment, type Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';

export const firstIssueOf = openFact('first-issue', 'series').day(
  'On what day was the first share, or fraction of a share, of {0} issued?',
);

/** Shares of a series issued on one day. */
export interface Issue {
  readonly on: Day;
  readonly shares: Shares;
}

/**
 * Every issue of a series by a moment, by day. Undefined where the register does not tell the days: it opens with a list of
 * the series, or its shares became others in a split, so that an increase is no issue.
 */
export function issuesOf(c: Context, series: string, at: Moment): readonly Issue[] | undefined {
  if (opensWithList(c, series) || isSplit(c, series, at)) return undefined;
  return increases(c, series, undefined, at);
}

/** The issues of a series after one day, by another moment. */
export function issuesAfter(c: Context, series: string, after: Day, at: Moment): readonly Issue[] {
  return increases(c, series, after, at);
}

/** The day of the first issue; nothing where none was issued by then, and asked for where the register opens with a list. */
export function firstIssue(c: Context, series: string, at: Moment, cite: string): Day | undefined {
  if (opensWithList(c, series)) return c.ask(firstIssueOf, { about: [series], cites: [cite] }) as Day;
  return increases(c, series, undefined, at)[0]?.on;
}

function opensWithList(c: Context, series: string): boolean {
  return c.books.entriesOf('opening-register').some(({ data }) => data.class === series && isPositive(data.issued));
}

export function isSplit(c: Context, series: string, at: Moment): boolean {
  return c.books
    .entriesOf('shares-split')
    .some(({ on, data }) => data.class === series && compareDays(on, at.day) <= 0);
}

function increases(c: Context, series: string, after: Day | undefined, at: Moment): readonly Issue[] {
  const issued = c.books.issued(series);
  const days = new Set(issued.moments().map(({ day }) => day));
  let before = after === undefined ? undefined : issued.at(after);
  return [...days]
    .filter((day) => (after === undefined || compareDays(day, after) > 0) && compareDays(day, at.day) <= 0)
    .toSorted(compareDays)
    .flatMap((on) => {
      const now = issued.at(on);
      const more = before === undefined ? now : minus(now, before);
      before = now;
      return isPositive(more) ? [{ on, shares: more }] : [];
    });
}
