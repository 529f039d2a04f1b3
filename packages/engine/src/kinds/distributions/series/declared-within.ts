import { compareDays, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { DeclaredDividend } from './declared-dividend.js';

/** From one day through another. */
export interface DaysAsked {
  readonly from: Day;
  readonly to: Day;
}

/**
 * Dividends declared by a moment that stand, of which a day lies between two days: that of declaring, of paying, of falling due,
 * or one of those that `also` tells.
 */
export function declaredWithin(
  c: Context,
  { from, to }: DaysAsked,
  at: Moment,
  also: (entry: DeclaredDividend) => readonly Day[] = () => [],
): readonly DeclaredDividend[] {
  const isWithin = (day: Day) => compareDays(from, day) <= 0 && compareDays(day, to) <= 0;
  return c.books
    .entriesOf('dividend-declared', at)
    .filter(({ id }) => c.books.rescissions(id, at).length === 0)
    .filter((entry) => [entry.on, ...daysPaid(c, entry, at), ...also(entry)].some(isWithin));
}

/** The days on which a dividend was paid; of one that is unpaid that on which it is to be. */
export function daysPaid(c: Context, { data }: DeclaredDividend, at: Moment): readonly Day[] {
  const paid = c.books.paid(data.class, at).filter((each) => each.data.for === data.id);
  return paid.length > 0 || data.payable === undefined ? paid.map(({ on }) => on) : [data.payable];
}
