import { defineNotion, held, message, reason, type Held } from '../../evaluation/index.js';
import { amount, times, type Moment, type Quantity, type Ratio, type Unit } from '../../exact/index.js';
import { remembered, type Affiliates } from '../../books/index.js';
import type { Placed } from '../../instrument/index.js';
import { isLeftOpen, type Context } from '../../session/index.js';
import {
  affiliatesNotion,
  associatesNotion,
  beneficialOwnershipNotion,
  countedTogetherNotion,
} from '../../terms/index.js';
import { isNear } from './anyone-else.js';
import { isGroup } from './counted-together.js';
import { areFurtherHoldingsKnown } from './further-holdings.js';
import type { OwnershipProvision } from './ownership-parameters.js';
import { sharesOwned, type Counted } from './owned-together.js';
import { seriesOf } from './stock.js';

/** Outstanding shares of a class that a person owns with those counted with it, and the entries that show it. */
interface PlainHolding {
  readonly shares: Quantity<'shares'>;
  readonly entries: readonly string[];
}

/**
 * What of a class everybody owns of whom there is nothing but shares and control, about [the class]: the figures of
 * `beneficial-ownership` without its reasons, of all at once. Of anybody else it tells nothing.
 */
export const plainHoldingsNotion = defineNotion<ReadonlyMap<string, PlainHolding>, readonly [className: string]>(
  'plain-holdings',
);

/** What else would have a say in what a person owns, were it given with a question or left to a text in words only. */
const others = [
  beneficialOwnershipNotion,
  countedTogetherNotion,
  affiliatesNotion,
  associatesNotion,
  'owned-together',
  'affiliate',
  'associate',
] as const;

const listed = message(
  'ownership.plain',
  'Of {count} persons nothing is entered but shares of the {class}, and control',
);

/** Works the notion out. */
export function plainHoldings(
  c: Context,
  placed: Placed<OwnershipProvision>,
  className: string,
  at: Moment,
): Held<ReadonlyMap<string, PlainHolding>> {
  const found = isPlain(c, placed, at) ? holdingsOf(c, placed, className, at) : new Map<string, PlainHolding>();
  const figures = { count: String(found.size), class: className };
  return held(found, reason(listed, figures.count, { figures, cites: [placed.cite] }));
}

/** Whether shares and control alone decide what most persons own: no body, text or question says more. */
function isPlain(c: Context, { provision, cite }: Placed<OwnershipProvision>, at: Moment): boolean {
  if (provision.proxies !== undefined || provision.apart !== undefined || provision.underPlans === 'nobodys')
    return false;
  if (c.books.determinations().length > 0) return false;
  if (others.some((notion) => c.isGiven(notion) || isLeftOpen(c, notion, at))) return false;
  const rightsOfAllCount =
    c.resolve(provision.base) === 'with-all-rights' && c.books.asEntered('right-granted').length > 0;
  return !rightsOfAllCount && c.covered('register', at.day, [cite]) === at.day;
}

function holdingsOf(
  c: Context,
  placed: Placed<OwnershipProvision>,
  className: string,
  at: Moment,
): ReadonlyMap<string, PlainHolding> {
  const ids = seriesOf(c, className, at);
  const withMore = new Set([
    ...c.books.asEntered('right-granted').map(({ data }) => data.holder),
    ...c.books.asEntered('proxy-granted').map(({ data }) => data.to),
  ]);
  // Whoever an owner is partner of counts with all who are tied to that owner.
  const withPartners = placed.provision.together.includes('partners');
  const mayBePartner = (one: string): boolean =>
    withPartners && (c.books.agreementsOf(one, at).length > 0 || c.books.groupsOf(one, at).length > 0);
  const plain = new Set(
    c.books
      .named(at)
      .filter((one) => !withMore.has(one) && !mayBePartner(one) && !areFurtherHoldingsKnown(c, one, className)),
  );
  // Who are under one control share one list of owners: what these own is found once.
  const ownedBy = remembered(
    (owners: readonly string[]): Counted | false =>
      owners.every((owner) => plain.has(owner)) && sharesOwned(c, owners, ids, at),
  );
  const holding = remembered((ties: Affiliates): PlainHolding | false => {
    const owned = ownedBy(ties.persons);
    return owned && { shares: owned.shares, entries: [...ties.entries, ...owned.entries] };
  });
  const found = new Map<string, PlainHolding>();
  for (const person of plain) {
    const ties = tiesOf(c, placed, person, at);
    const of = ties !== undefined && holding(ties);
    if (of !== false) found.set(person, of);
  }
  return found;
}

/** Whose shares count with a person's by control alone, and by which entries; undefined where more than that may tie somebody to it. */
function tiesOf(c: Context, placed: Placed<OwnershipProvision>, person: string, at: Moment): Affiliates | undefined {
  const own = tiedBy(c, placed, person, at);
  if (own === undefined || own.persons.length === 1) return own;
  if (placed.provision.reach !== undefined && c.resolve(placed.provision.reach) !== 'one-hop') return undefined;
  // What is found for all of them is looked up for the first.
  const [first = person] = own.persons;
  const ofFirst = tiedBy(c, placed, first, at);
  if (ofFirst === undefined || ofFirst === own) return ofFirst;
  return { persons: own.persons, entries: [...own.entries, ...ofFirst.entries] };
}

function tiedBy(
  c: Context,
  { provision: { together }, article }: Placed<OwnershipProvision>,
  person: string,
  at: Moment,
) {
  if (isGroup(c, person)) return undefined;
  if (together.includes('associates') && c.books.relationships(person, at).length > 0) return undefined;
  const tied: Affiliates[] = [];
  if (together.includes('affiliates')) {
    if (c.books.disputedAffiliatesOf(person, at).length > 0) return undefined;
    const affiliates = c.books.affiliatesOf(person, at);
    if (affiliates.persons.length > 1 && c.isDefined(affiliatesNotion, article, at)) return undefined;
    tied.push(affiliates);
  }
  if (together.includes('controlled')) tied.push(c.books.controlledBy(person, at));
  const [only, ...more] = tied;
  if (only !== undefined && more.length === 0) return only;
  return {
    persons: [...new Set([person, ...tied.flatMap(({ persons }) => persons)])].toSorted(),
    entries: tied.flatMap(({ entries }) => entries),
  };
}

/** The one class of which a person's shares are held against a line, and what each of them counts for. */
export interface MeasuredTo {
  readonly id: string;
  readonly each: Ratio;
  readonly line: Quantity<Unit>;
}

/**
 * Those of some persons who by what is entered come to less than half of every line, each with the entries that show it. Who comes
 * nearer is none of them, nor who has more than shares and control entered of it.
 */
export function farBelow(
  c: Context,
  article: string,
  measures: readonly MeasuredTo[],
  persons: readonly string[],
  at: Moment,
): ReadonlyMap<string, readonly string[]> {
  if (measures.length === 0 || !c.isDefined(plainHoldingsNotion, article, at)) return new Map();
  const lines = measures.map(({ id, each, line }) => {
    const rows = c.notion(plainHoldingsNotion, [id], at, article).value;
    return (person: string): readonly string[] | undefined => {
      const row = rows.get(person);
      return row === undefined || isNear<Unit>(amount(times<Unit>(row.shares, each)), amount(line))
        ? undefined
        : row.entries;
    };
  });
  return new Map(
    persons.flatMap((person): [string, readonly string[]][] => {
      const found = lines.map((entriesOf) => entriesOf(person));
      return found.includes(undefined) ? [] : [[person, found.flatMap((entries) => entries ?? [])]];
    }),
  );
}
