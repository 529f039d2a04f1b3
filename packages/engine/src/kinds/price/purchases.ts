import { defineNotion, held, message, reason } from '../../evaluation/index.js';
import { amount, compareDays, compareMoments, plusDays, shares } from '../../exact/index.js';
import type { Amount, Day, Moment, Money, Shares, Span } from '../../exact/index.js';
import type { Acquisition } from '../../books/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { BuiltInNotion, Context } from '../../session/index.js';
import { affiliatesNotion, inCurrency } from '../../terms/index.js';
import { acquiredFor, boughtBesides, boughtUnkept, firstBesides, highestBesides, pricePaid } from './purchase-facts.js';
import type { PriceUse } from './price-test.js';

/** Shares of a class that came to the interested side, and what was paid for each. */
export interface Purchase {
  readonly class: string;
  readonly at: Moment;
  readonly shares: Shares;
  /** For one share of that day; nothing where they came without a price. */
  readonly price: Amount<'money'> | undefined;
  /** The price as it is entered. */
  readonly entered?: Money | undefined;
  /** In what it was paid, where that is entered. */
  readonly paidIn?: string | undefined;
  /** The holder of record before, where there was one. */
  readonly from?: string | undefined;
  readonly entry: string;
}

/** Whose purchases count: those of the interested shareholder, or those of its affiliates as well. */
export const purchasers = ['interested', 'interested-and-affiliates'] as const;
export type Purchasers = (typeof purchasers)[number];

/** Whose purchases a section asks for. */
export interface Whose {
  readonly by: Purchasers;
  readonly cite: string;
}

const told = message('purchases.found', '{person} acquired {class} {count} times by {on}, as entered');

const allPurchases = defineNotion<
  readonly Purchase[],
  readonly [person: string, className: string, by: Purchasers, cite: string]
>('purchases');

/**
 * Everything of a class that came to an interested side by a moment, in order. Worked out once: every limb of a price
 * rests on it. Notion `purchases` about [person, class, whose, section that asks].
 */
export const purchasesNotion: readonly [string, BuiltInNotion] = [
  allPurchases,
  (c, about, at, place) => {
    const [person = '', cls = '', by = '', cite = place] = about;
    c.covered('register', at.day, [cite]);
    const side = sideOf(c, person, by as Purchasers, at, place);
    const found = [...side, ...nomineesOf(c, cls, side)].flatMap((holder) =>
      acquiredBy({ c, person, cite, side, class: cls }, holder).filter((each) => compareMoments(each.at, at) !== 1),
    );
    const all = found.map((each) => asPurchase(c, cite, cls, each)).toSorted((a, b) => compareMoments(a.at, b.at) ?? 0);
    const figures = { person: c.nameOf(person), class: cls, count: String(all.length), on: at.day };
    return held(all, reason(told, String(all.length), { figures, entries: all.map(({ entry }) => entry) }));
  },
];

/** Everything of a class that came to the interested side by the day of the test. */
export function purchasesOf(use: PriceUse, cls: string, { by, cite }: Whose): readonly Purchase[] {
  const { c, person, at, place, currency } = use;
  const found = c.notion(allPurchases, [person, cls, by, cite], at, place).value;
  for (const { entered, entry } of found) if (entered !== undefined) inCurrency(entered, currency, entry);
  return found;
}

/** The purchases within a span of days, and those in it of which the entries do not tell. */
export function purchasesWithin(use: PriceUse, cls: string, whose: Whose, span: Span): readonly Purchase[] {
  const within = purchasesOf(use, cls, whose).filter(({ at }) => span.from <= at.day && at.day < span.until);
  return [...within, ...besides(use, cls, whose.cite, span)];
}

/** What the interested side acquired in the transaction by which it became interested: what came to it at that moment. */
export function crossingPurchases(use: PriceUse, cls: string, whose: Whose, crossing: Moment): readonly Purchase[] {
  const entered = purchasesOf(use, cls, whose).filter(({ at }) => {
    const order = compareMoments(at, crossing);
    return order === 0 || (order === undefined && at.day === crossing.day);
  });
  const { day } = crossing;
  return use.c.books.covers('register', day, day)
    ? entered
    : [...entered, ...besides(use, cls, whose.cite, { from: day, until: plusDays(day, 1) })];
}

/** The person; who is of it, where it is a group; and its affiliates, where they count. */
export function sideOf(c: Context, person: string, by: Purchasers, at: Moment, place: string): readonly string[] {
  const group = c.books.groups(at).find(({ data }) => data.id === person);
  const persons = [person, ...(group?.data.members ?? [])];
  if (by === 'interested') return persons;
  const affiliates = persons.flatMap((each) => c.notion(affiliatesNotion, [each], at, place).value);
  return [...new Set([...persons, ...affiliates])];
}

/** Other holders of record who at some time held the class for somebody of the side. */
function nomineesOf(c: Context, cls: string, side: readonly string[]): readonly string[] {
  const holders = c.books
    .entriesOf('held-for')
    .filter(({ data }) => data.class === cls && data.owners.some((owner) => side.includes(owner)))
    .map(({ data }) => data.holder);
  return [...new Set(holders)].filter((holder) => !side.includes(holder));
}

interface Side {
  readonly c: Context;
  readonly person: string;
  readonly cite: string;
  readonly side: readonly string[];
  readonly class: string;
}

/** A nominee of all its shares acquires for its owners; of one that holds a part for others it is asked for whom. */
function acquiredBy(look: Side, holder: string): readonly Acquisition[] {
  const { c, side } = look;
  const holdings = c.books
    .entriesOf('held-for')
    .filter(({ data }) => data.holder === holder && data.class === look.class);
  return c.books.acquisitions(holder, look.class).filter((each) => {
    const then = holdings.filter((entry) => isSoAt(entry, each.at.day));
    c.restsOn(then.map(({ id }) => id));
    const [only] = then;
    if (only === undefined) return side.includes(holder);
    if (then.length === 1 && only.data.shares === undefined)
      return only.data.owners.some((owner) => side.includes(owner));
    return c.is(acquiredFor, { about: [each.entry, look.person], cites: [look.cite] });
  });
}

function isSoAt({ on, data }: EntryOf<'held-for'>, day: Day): boolean {
  return on <= day && (data.until === undefined || day < data.until);
}

function asPurchase(c: Context, cite: string, cls: string, acquired: Acquisition): Purchase {
  const { at, shares: bought, entry, paidIn, from } = acquired;
  c.restsOn([entry]);
  return {
    class: cls,
    at,
    shares: bought,
    price: pricedAt(c, cite, acquired),
    entered: acquired.perShare,
    paidIn,
    from,
    entry,
  };
}

/** What was paid, all costs in; shares given or inherited have no price. */
function pricedAt(c: Context, cite: string, { how, perShare, entry }: Acquisition): Amount<'money'> | undefined {
  if (perShare !== undefined) return amount(perShare.amount);
  if (how === 'gift' || how === 'inheritance') return undefined;
  return c.quantity<'money'>('money', pricePaid, { about: [entry], cites: [cite] });
}

/** Purchases in a span that no entry shows: supposed not to be while the register is kept, else asked for. */
function besides({ c, person }: PriceUse, cls: string, cite: string, { from, until }: Span): readonly Purchase[] {
  const asked = { about: [person, cls, from, until], cites: [cite] };
  const start = keptFrom(c, from);
  if (compareDays(start, until) >= 0) return [];
  const isKept = c.books.covers('register', start, plusDays(until, -1));
  if (!c.is(isKept ? boughtBesides : boughtUnkept, asked)) return [];
  const price = c.quantity<'money'>('money', highestBesides, asked);
  const day = c.ask(firstBesides, asked) as Day;
  return [{ class: cls, at: { day }, shares: shares(0), price, entry: '' }];
}

/** Before the corporation was formed nobody could acquire its shares. */
function keptFrom(c: Context, from: Day): Day {
  const formed = c.books.formed();
  return formed !== undefined && compareDays(from, formed) < 0 ? formed : from;
}
