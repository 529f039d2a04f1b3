import { dayOfMonthOf, daysInMonth, monthOf, yearOf, type Day } from './day.js';

/**
 * Days from one day until another by months of thirty days, as bonds in the United States count them (30/360 US): a 31st
 * counts as a 30th where the first day is one, or is itself a 31st; so does the end of February where the first day is one.
 * From 1 January to 31 March it is 90, from 1 July to 1 September 60.
 */
export function daysByThirties(from: Day, until: Day): number {
  const fromEndsFebruary = endsFebruary(from);
  const first = fromEndsFebruary ? 30 : Math.min(dayOfMonthOf(from), 30);
  const lastAsIs = fromEndsFebruary && endsFebruary(until) ? 30 : dayOfMonthOf(until);
  const last = lastAsIs === 31 && first === 30 ? 30 : lastAsIs;
  return (yearOf(until) - yearOf(from)) * 360 + (monthOf(until) - monthOf(from)) * 30 + (last - first);
}

function endsFebruary(d: Day): boolean {
  return monthOf(d) === 2 && dayOfMonthOf(d) === daysInMonth(d);
}
