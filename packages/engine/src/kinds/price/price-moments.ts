import type { Held } from '../../evaluation/index.js';
import { isPositive, type Day, type Moment } from '../../exact/index.js';
import type { PriceUse } from './price-test.js';
import { announcementDateNotion, determinationDateNotion, votingStockNotion } from '../../terms/index.js';

/** The classes of voting stock outstanding before the deal takes effect. */
export function votingClassesAt({ c, at, place }: PriceUse): readonly string[] {
  const stock = c.notion(votingStockNotion, [], at, place).value;
  return stock.classes.filter(({ outstanding }) => isPositive(outstanding)).map(({ id }) => id);
}

/** Every class and series outstanding before the deal takes effect. */
export function outstandingClassesAt({ c, at }: PriceUse): readonly string[] {
  return c.books.classes(at).filter((cls) => isPositive(c.books.outstanding(cls).at(at)));
}

/** The date of announcement. */
export function announcedOn(use: PriceUse): Day {
  return announcementOf(use).value;
}

/** The date of announcement, with what it follows from. */
export function announcementOf({ c, matter, place }: PriceUse): Held<Day> {
  return c.notion(announcementDateNotion, [matter.id], c.now, place);
}

/** When the person became interested; only somebody who did is tested. */
export function determinedAt(use: PriceUse): Moment {
  return determinedOf(use).value;
}

/** The day on which the person became interested, with what it follows from. */
export function determinationDayOf(use: PriceUse): Held<Day> {
  const { value, reason } = determinedOf(use);
  return { value: value.day, reason };
}

function determinedOf(use: PriceUse): Held<Moment> {
  const { value, reason } = determinationOf(use);
  if (value === undefined) throw new Error(`${use.person} is tested, and is no interested shareholder.`);
  return { value, reason };
}

/** When the person became interested; undefined where it is not. */
export function determinationOf({ c, person, at, place }: PriceUse): Held<Moment | undefined> {
  return c.notion(determinationDateNotion, [person], at, place);
}
