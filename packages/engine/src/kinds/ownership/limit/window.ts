import { windowOf, type Day, type Moment, type Window } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dayOfMilestone } from '../../../terms/index.js';
import type { OwnershipLimit, OwnershipLimitProvision } from './parameters.js';

export type Years = NonNullable<OwnershipLimitProvision['years']>;

/** The years of a limit, from the day of the milestone through their last day; undefined where it has not been reached, by a day. */
export function yearsOf(
  c: Context,
  { cite }: Pick<Placed, 'cite'>,
  { from, number, firstDayCounts }: Years,
  by?: Day,
): Window | undefined {
  const start = dayOfMilestone(c, cite, from, by);
  return start === undefined ? undefined : windowOf(start, number, c.resolve(firstDayCounts));
}

/** Whether a moment falls in the time of which the provision speaks; any does where it names none. */
export function isInTime(c: Context, placed: OwnershipLimit, when: Moment): boolean {
  const { years } = placed.provision;
  if (years === undefined) return true;
  const window = yearsOf(c, placed, years, when.day);
  if (window === undefined) return false;
  return years.when === 'after' ? when.day > window.last : when.day >= window.from && when.day <= window.last;
}
