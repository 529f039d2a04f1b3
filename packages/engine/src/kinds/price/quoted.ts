import { z } from 'zod';
import { openFact, nothingFurther, message, reason, type Reason } from '../../evaluation/index.js';
import { compare, dividedBy, equals, moneyOf, ratio, showMoney } from '../../exact/index.js';
import type { Day, Quantity, Window } from '../../exact/index.js';
import type { Quotation } from '../../books/index.js';
import { quotationSorts, venues, type QuotationSort } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { inCurrency } from '../../terms/index.js';

/** One step of a ladder of venues: where a stock may be quoted, and which prices of it count there. */
export const rung = z.strictObject({
  cite: z.string().describe('its section'),
  venue: z.enum(venues).describe('where'),
  sorts: z.array(z.enum(quotationSorts)).min(1).describe('the prices that count, the highest of all of them'),
  says: z.string().describe('the venue in words'),
});
export type Rung = z.output<typeof rung>;

/** Asked where nothing is entered of what a security was quoted at in some days. */
export const quotedBetween = openFact('quoted-between', 'security', 'venue', 'prices', 'first day', 'last day').yesNo(
  'Was {0} quoted ({2}) at the {1} on any day from {3} through {4}?',
);

/** Supposed not so, where the prices of another venue are entered. */
export const quotedHigherUp = openFact('quoted-there-too', 'security', 'venue', 'first day', 'last day').yesNo(
  'Was {0} quoted at the {1} too on any day from {2} through {3}?',
  nothingFurther(
    'inquiry found that {0} was not quoted at the {1} from {2} through {3}, beside where it is entered to be',
  ),
);

/** Asked where a security was quoted, and it is not entered at what. */
export const highestBetween = openFact(
  'highest-quotation',
  'security',
  'venue',
  'prices',
  'first day',
  'last day',
).money('What was the highest price ({2}) of {0} at the {1} from {3} through {4}?', { leastExcluded: true });

/** What is looked up: a security in the days before a day, in the money and the share of that day. */
export interface Lookup {
  readonly c: Context;
  readonly security: string;
  readonly on: Day;
  readonly window: Window;
  readonly currency: string;
  /** Whether a price from before a split is turned into one of the share of the day asked about. */
  readonly restated: () => boolean;
}

export interface Highest {
  readonly price: Quantity<'money'>;
  readonly reason: Reason;
}

const highest = message(
  'market.highest',
  'From {from} through {last} the highest price of {security} on {venue} ({sorts}) was {outcome}{when}',
);

/** The highest price of a rung within the days; undefined where there was none. Days of which nothing is entered are asked about. */
export function highestOn(look: Lookup, rungOf: Rung): Highest | undefined {
  const { c, security, window, currency } = look;
  const found = isKept(look, rungOf) ? fromTables(look, rungOf) : fromReplies(look, rungOf);
  if (found === undefined) return undefined;
  c.restsOn(found.entries);
  const shown = showMoney(moneyOf(found.price, currency));
  const figures = { ...window, security, venue: rungOf.says, sorts: wordsOf(rungOf.sorts), when: found.when };
  return {
    price: found.price,
    reason: reason(highest, shown, { figures, cites: [rungOf.cite], entries: found.entries }),
  };
}

interface Found {
  readonly price: Quantity<'money'>;
  readonly when: string;
  readonly entries: readonly string[];
}

function isKept({ c, security, window }: Lookup, { venue, sorts }: Rung): boolean {
  return sorts.some((sort) =>
    c.books
      .quotationGaps({ security, venue, sort }, window)
      .every((gap) => gap.from !== window.from || gap.last !== window.last),
  );
}

function fromTables(look: Lookup, { cite, venue, sorts }: Rung): Found | undefined {
  const { c, security, window } = look;
  const found = sorts.flatMap((sort): readonly Found[] => {
    const of = { security, venue, sort };
    const entered = c.books.quotations(of, window).map((quotation) => asFound(look, quotation));
    const gaps = c.books.quotationGaps(of, window).flatMap((gap) => asked(look, { cite, venue, sorts: [sort] }, gap));
    return [...entered, ...gaps];
  });
  return greatestOf(found);
}

function fromReplies(look: Lookup, rungOf: Rung): Found | undefined {
  const { c, security, window } = look;
  if (!c.books.isQuotationKept(security, window)) return greatestOf(asked(look, rungOf, window));
  const about = [security, rungOf.venue, window.from, window.last];
  if (!c.is(quotedHigherUp, { about, cites: [rungOf.cite] })) return undefined;
  return { price: priceAsked(look, rungOf, window), when: ', as stated', entries: [] };
}

/** What is replied of days of which no table tells. */
function asked(look: Lookup, rungOf: Pick<Rung, 'cite' | 'venue' | 'sorts'>, days: Window): readonly Found[] {
  const about = [look.security, rungOf.venue, wordsOf(rungOf.sorts), days.from, days.last];
  if (!look.c.is(quotedBetween, { about, cites: [rungOf.cite] })) return [];
  return [{ price: priceAsked(look, rungOf, days), when: ', as stated', entries: [] }];
}

function priceAsked(
  { c, security }: Lookup,
  { cite, venue, sorts }: Pick<Rung, 'cite' | 'venue' | 'sorts'>,
  days: Window,
) {
  const about = [security, venue, wordsOf(sorts), days.from, days.last];
  return c.exactly(c.quantity<'money'>('money', highestBetween, { about, cites: [cite] }));
}

function asFound(look: Lookup, { on, price, entry }: Quotation): Found {
  const { c, security, currency } = look;
  const each = inCurrency(price, currency, entry);
  const units = c.books.sharesFor(security, on, look.on);
  if (equals(units, ratio(1)) || !look.restated()) return { price: each, when: `, on ${on}`, entries: [entry] };
  const when = `, on ${on}, ${showMoney(price)} for a share of that day`;
  return { price: dividedBy(each, units), when, entries: [entry] };
}

function greatestOf(found: readonly Found[]): Found | undefined {
  return found.reduce<Found | undefined>(
    (most, each) => (most === undefined || compare<'money'>(each.price, most.price) > 0 ? each : most),
    undefined,
  );
}

const inWords: Readonly<Record<QuotationSort, string>> = {
  'closing-sale': 'closing sale',
  'closing-bid': 'closing bid',
  'last-sale': 'last sale',
  'highest-sale': 'highest sale',
};

function wordsOf(sorts: readonly QuotationSort[]): string {
  return sorts.map((sort) => inWords[sort]).join(' or ');
}
