import { windowOf, type Day, type Moment, type Window } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { milestoneDay } from '../../../terms/index.js';
import type { OwnershipLimitProvision } from './parameters.js';

export type Years = NonNullable<OwnershipLimitProvision['years']>;

/** The years of a limit, from the day of the milestone through their last day. */
export function yearsOf(c: Context, { cite }: Pick<Placed, 'cite'>, { from, number, firstDayCounts }: Years): Window {
  const entered = c.books.milestoneEntry(from);
  if (entered !== undefined) c.restsOn([entered.id]);
  const start = entered?.on ?? (c.ask(milestoneDay, { about: [from], cites: [cite] }) as Day);
  return windowOf(start, number, c.resolve(firstDayCounts));
}

/** Whether a moment falls in the time of which the provision speaks; any does where it names none. */
export function isInTime(c: Context, placed: Placed<OwnershipLimitProvision>, when: Moment): boolean {
  const { years } = placed.provision;
  if (years === undefined) return true;
  const window = yearsOf(c, placed, years);
  return years.when === 'after' ? when.day > window.last : when.day >= window.from && when.day <= window.last;
}
