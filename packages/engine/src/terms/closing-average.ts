import { openFact } from '../evaluation/index.js';
import { amount, dividedBy, equals, moneyOf, plusDays, ratio, sumOf } from '../exact/index.js';
import type { Amount, Day, Money } from '../exact/index.js';
import { venues } from '../journal/index.js';
import type { Context } from '../session/index.js';

/** Asked where no table of closing prices reaches back far enough, or more than one does. */
export const averageClosingPrice = openFact('average-closing-price', 'class', 'number of days', 'day').money(
  'What is the average of the closing sale prices of {0} before {2}, over this number of trading days: {1}?',
  { leastExcluded: true },
);

interface Averaged {
  readonly of: string;
  readonly on: Day;
  readonly tradingDays: number;
  readonly currency: string;
  readonly cites: readonly string[];
}

/**
 * The average of the closing sale prices of a class on the last trading days before a day, to the last digit. It is reckoned
 * from the tables that were entered where one venue has a whole table of those days, in the currency and the share of that day.
 */
export function closingAverage(c: Context, asked: Averaged): Amount<'money'> {
  const { of, on, tradingDays, cites } = asked;
  const found = venues.flatMap((venue) => averageAt(c, asked, venue) ?? []);
  const [only] = found;
  if (only !== undefined && found.every((each) => equals(each.average, only.average))) {
    c.restsOn(only.entries);
    return amount(only.average);
  }
  return c.quantity<'money'>('money', averageClosingPrice, { about: [of, String(tradingDays), on], cites });
}

function averageAt(c: Context, { of, on, tradingDays, currency }: Averaged, venue: (typeof venues)[number]) {
  const quoted = { security: of, venue, sort: 'closing-sale' } as const;
  // Markets are closed on weekends and holidays: three calendar days for each trading day are more than enough.
  const window = { from: plusDays(on, -3 * tradingDays - 7), last: plusDays(on, -1) };
  const prices = c.books.quotations(quoted, window).slice(-tradingDays);
  const [first] = prices;
  if (first === undefined || prices.length < tradingDays) return undefined;
  const isWhole = c.books.quotationGaps(quoted, { from: first.on, last: window.last }).length === 0;
  const isOfOneShare = equals(c.books.sharesFor(of, first.on, on), ratio(1));
  if (!isWhole || !isOfOneShare || prices.some(({ price }) => price.currency !== currency)) return undefined;
  const total = sumOf('money', prices, ({ price }) => price.amount);
  return { average: dividedBy(total, ratio(tradingDays)), entries: [...new Set(prices.map(({ entry }) => entry))] };
}

/** The closing sale price of the last trading day before a day. */
export function lastClose(c: Context, asked: Omit<Averaged, 'tradingDays'>): Money {
  return moneyOf(c.exactly(closingAverage(c, { ...asked, tradingDays: 1 })), asked.currency);
}
