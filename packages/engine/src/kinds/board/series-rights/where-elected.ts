import { compareDays, lastDayWithinAfter, type Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { MissedDividendRight } from './parameters.js';

/** Where the directors of a series are elected first. */
export type WhereElected =
  | { readonly elects: 'at-annual-meeting'; readonly meeting: string; readonly on: Day }
  | { readonly elects: 'at-special-meeting'; readonly calledBy: string; readonly because: string };

/**
 * At the next annual meeting, if it was scheduled when the right came and for no more than so many days later; else at a
 * special meeting.
 */
export function whereElected(
  c: Context,
  { annualMeetingWithin, calledBy }: NonNullable<MissedDividendRight['directors']>,
  from: Day,
  cite: string,
): WhereElected | undefined {
  if (annualMeetingWithin === undefined || calledBy === undefined) return undefined;
  const by = calledBy;
  c.covered('meetings', from, [cite]);
  const next = c.books
    .entriesOf('meeting-called')
    .filter(({ on, data }) => data.kind === 'annual' && data.of === 'shareholders' && compareDays(on, from) <= 0)
    .flatMap(({ id, data }) => (data.for === undefined ? [] : [{ id, meeting: data.id, on: data.for.day }]))
    .filter(({ on }) => compareDays(on, from) >= 0)
    .toSorted((a, b) => compareDays(a.on, b.on))[0];
  if (next === undefined) return special('no annual meeting is scheduled');
  c.restsOn([next.id]);
  const last = lastDayWithinAfter(annualMeetingWithin, from);
  if (compareDays(next.on, last) > 0) return special(`the annual meeting is on ${next.on}, after ${last}`);
  return { elects: 'at-annual-meeting', meeting: next.meeting, on: next.on };

  function special(because: string): WhereElected {
    return { elects: 'at-special-meeting', calledBy: by, because };
  }
}
