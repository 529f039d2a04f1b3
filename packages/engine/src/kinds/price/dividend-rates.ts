import { compare, plusDays, ratio, times, type Day, type Quantity } from '../../exact/index.js';
import type { Context } from '../../session/index.js';

/** A fall of the annual rate of dividends on a class, or a rise that should have come with fewer shares and did not. */
export interface RateCut {
  readonly on: Day;
  /** The entry of the new rate, or of the change in the number of shares that the rate did not follow. */
  readonly entry: string;
  /** The rate itself became lower, or shares became fewer and it did not rise as they did. */
  readonly how: 'reduced' | 'not-raised';
  /** What a year brought on one share, and what it brings on all that became of it. */
  readonly before: Quantity<'money'>;
  readonly after: Quantity<'money'>;
}

/**
 * The falls of the rate after one day and before another. From one rate to the next, and from the last to the end, what a
 * year brings on all that became of one share is compared: a lower rate that only follows a split is no fall, and fewer
 * shares without a higher rate are one. Undefined where no rate is entered by the first day.
 */
export function rateCuts(c: Context, cls: string, after: Day, before: Day): readonly RateCut[] | undefined {
  const rates = c.books.entriesOf('dividend-rate').filter(({ data, on }) => data.class === cls && on < before);
  const start = rates.findLast(({ on }) => on <= after);
  if (start === undefined) return undefined;
  c.restsOn(rates.map(({ id }) => id));
  let rate = { on: after, amount: start.data.annual.amount };
  const cuts: RateCut[] = [];
  for (const { on, id, data } of rates.filter((each) => each.on > after)) {
    const now = times(data.annual.amount, c.books.sharesFor(cls, rate.on, on));
    if (compare(now, rate.amount) < 0) {
      const how = compare(data.annual.amount, rate.amount) < 0 ? 'reduced' : 'not-raised';
      cuts.push({ on, entry: id, how, before: rate.amount, after: now });
    }
    rate = { on, amount: data.annual.amount };
  }
  return [...cuts, ...notRaised(c, cls, rate, before)];
}

/** Fewer shares since the last rate, and no higher one. */
function notRaised(
  c: Context,
  cls: string,
  rate: { readonly on: Day; readonly amount: Quantity<'money'> },
  before: Day,
): readonly RateCut[] {
  const last = plusDays(before, -1);
  const units = c.books.sharesFor(cls, rate.on, last);
  if (compare(units, ratio(1)) >= 0) return [];
  const reduced = c.books.splits(cls, last).findLast(({ how }) => how === 'combination');
  if (reduced === undefined) return [];
  const { on, id } = reduced.entry;
  return [{ on, entry: id, how: 'not-raised', before: rate.amount, after: times(rate.amount, units) }];
}
