import { dividedBy, equals, ratio, timesAmount, type Amount, type Day } from '../../exact/index.js';
import type { PriceUse } from './price-test.js';

/** Whether prices from before a split are restated, asked only where there was one. */
export type Restating = () => boolean;

/** A price for a share of an earlier day as one for the share of the day of the test; as it was, where it is not restated. */
export function inUnitsOfTest(
  { c, at }: Pick<PriceUse, 'c' | 'at'>,
  restated: Restating,
  cls: string,
  day: Day,
  price: Amount<'money'>,
): Amount<'money'> {
  const units = c.books.sharesFor(cls, day, at.day);
  if (equals(units, ratio(1)) || !restated()) return price;
  return timesAmount(price, dividedBy(ratio(1), units));
}
