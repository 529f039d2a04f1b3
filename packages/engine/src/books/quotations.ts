import { plusDays, type Day, type Money, type Window } from '../exact/index.js';
import type { EntryOf, QuotationSort, Venue } from '../journal/index.js';
import { groupedBy } from './grouped.js';
import { remembered } from './remembered.js';
import type { StandingOf } from './standing.js';

/** What one unit of a security was quoted at on a day. */
export interface Quotation {
  readonly on: Day;
  readonly price: Money;
  readonly entry: string;
}

/** Where a security is quoted, and what the prices are. */
export interface Quoted {
  readonly security: string;
  readonly venue: Venue;
  readonly sort: QuotationSort;
}

/** Prices of securities, as tables of them were entered. */
export interface QuotationBooks {
  /** The prices within a window, in order. */
  readonly quotations: (of: Quoted, window: Window) => readonly Quotation[];
  /** The parts of a window of which no table tells. None: on a day without a price there was none. */
  readonly quotationGaps: (of: Quoted, window: Window) => readonly Window[];
  /** Whether some table of a security tells of a day of a window, at whatever venue. */
  readonly isQuotationKept: (security: string, window: Window) => boolean;
}

export function quotationBooks(standing: StandingOf<'market'>): QuotationBooks {
  const tables = standing.ofType('quotations');
  const byQuoted = groupedBy(tables, ({ data }) => keyOf(data));
  const bySecurity = groupedBy(tables, ({ data }) => data.security);
  const series = remembered((key: string): readonly Quotation[] => inOrder(byQuoted.get(key) ?? []));
  const spans = remembered((key: string): readonly Window[] => spansOf(byQuoted.get(key) ?? []));
  return {
    quotations: (of, window) => within(series(keyOf(of)), window),
    quotationGaps: (of, window) => gaps(spans(keyOf(of)), window),
    isQuotationKept: (security, { from, last }) =>
      (bySecurity.get(security) ?? []).some(({ data }) => data.from <= last && from <= data.through),
  };
}

type Table = EntryOf<'quotations'>;

function keyOf({ security, venue, sort }: Quoted): string {
  return `${security} ${venue} ${sort}`;
}

/** Tables of one key do not overlap: put in order of their first days, their prices are in order of days. */
function inOrder(tables: readonly Table[]): readonly Quotation[] {
  return byFirstDay(tables).flatMap(({ id, data }) => data.prices.map(({ on, price }) => ({ on, price, entry: id })));
}

function spansOf(tables: readonly Table[]): readonly Window[] {
  return byFirstDay(tables).map(({ data }) => ({ from: data.from, last: data.through }));
}

function byFirstDay(tables: readonly Table[]): readonly Table[] {
  return tables.toSorted((a, b) => (a.data.from < b.data.from ? -1 : 1));
}

function within(all: readonly Quotation[], { from, last }: Window): readonly Quotation[] {
  const start = firstFrom(all, (each) => each.on, from);
  const found: Quotation[] = [];
  for (let at = start; at < all.length; at += 1) {
    const one = all[at]!;
    if (one.on > last) break;
    found.push(one);
  }
  return found;
}

function gaps(spans: readonly Window[], { from, last }: Window): readonly Window[] {
  const found: Window[] = [];
  let next = from;
  for (let at = firstFrom(spans, (span) => span.last, from); at < spans.length && next <= last; at += 1) {
    const span = spans[at]!;
    if (span.from > last) break;
    if (span.from > next) found.push({ from: next, last: plusDays(span.from, -1) });
    next = plusDays(span.last, 1);
  }
  return next <= last ? [...found, { from: next, last }] : found;
}

/** The first of some items in order of days that is of a day or after it. */
function firstFrom<T>(items: readonly T[], dayOf: (item: T) => Day, from: Day): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (dayOf(items[middle]!) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
