import * as fc from 'fast-check';
import { dividedBy, greatest, ratio, times, type Ratio } from '../../src/exact/index.js';

/** What is known of a price rule, as plain lists on days counted from one day on. Prices are in mills. */
export interface PlainPrices {
  /** The day on which the proposal was first announced. */
  readonly announced: number;
  /** What the interested side paid for a share, all costs in; one of them took it across the line. */
  readonly purchases: readonly { readonly on: number; readonly mills: number; readonly crossing: boolean }[];
  /** Closing prices: none, one, or several on a day. */
  readonly quotations: readonly { readonly on: number; readonly mills: number }[];
  /** The preference of a share in a liquidation; absent for the common stock. */
  readonly preference?: number;
}

/** The highest price in the thirty days before a day, that day left out; undefined where there is none. */
export function marketValue({ quotations }: PlainPrices, on: number): number | undefined {
  const found = quotations.filter((each) => each.on >= on - 30 && each.on < on).map(({ mills }) => mills);
  return found.length === 0 ? undefined : Math.max(...found);
}

/**
 * What a share must get at least: the highest of the highest price paid in the two years before the announcement or in
 * crossing the line; the preference; the market value on the day of announcement or of crossing; and the latter raised as the
 * highest price of the two years stands to the market value on the first day of buying in them. Undefined where a market
 * value that it needs is not known.
 */
export function requiredPrice(prices: PlainPrices, yearsInDays = 730): Ratio | undefined {
  const recent = prices.purchases.filter(({ on }) => on >= prices.announced - yearsInDays && on < prices.announced);
  const crossing = prices.purchases.filter((each) => each.crossing);
  const determined = crossing[0]?.on;
  const values = [prices.announced, ...(determined === undefined ? [] : [determined])].map((on) =>
    marketValue(prices, on),
  );
  if (values.includes(undefined)) return undefined;
  const market = Math.max(...values.map((value) => value ?? 0));
  const limbs = [...recent, ...crossing].map(({ mills }) => ratio(mills));
  limbs.push(ratio(market), ...(prices.preference === undefined ? [] : [ratio(prices.preference)]));
  const first = recent.map(({ on }) => on).toSorted((a, b) => a - b)[0];
  if (first !== undefined) {
    const then = marketValue(prices, first);
    if (then === undefined) return undefined;
    const highest = Math.max(...recent.map(({ mills }) => mills));
    limbs.push(times(ratio(market), dividedBy(ratio(highest), ratio(then))));
  }
  const [one = ratio(0), ...others] = limbs;
  return greatest(one, ...others);
}

const price = fc.constantFrom(30_000, 32_000, 36_200, 39_000, 39_875, 40_000, 41_500);

const before = fc.constantFrom(1, 15, 29, 30);
const outside = fc.constantFrom(0, 31, 40);

/**
 * Purchases before, at the edge of and within the two years, on days of their own; the first of all or a later one crosses.
 * Prices in the thirty days before every day that matters, at its edges and just outside.
 */
export const plainPrices: fc.Arbitrary<PlainPrices> = fc
  .record({
    purchases: fc.uniqueArray(
      fc.record({
        on: fc.oneof(fc.constantFrom(769, 770, 771, 1_499), fc.integer({ min: 300, max: 1_499 })),
        mills: price,
      }),
      { minLength: 1, maxLength: 4, selector: ({ on }) => on },
    ),
    crossing: fc.nat(),
    quoted: fc.array(fc.record({ before, mills: price, outside, other: price }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ purchases, crossing, quoted }) => {
    const announced = 1_500;
    const inOrder = purchases.toSorted((a, b) => a.on - b.on);
    const days = [announced, ...inOrder.map(({ on }) => on)];
    const quotations = days.flatMap((day, index) => {
      const each = quoted[index % quoted.length];
      if (each === undefined) return [];
      return [
        { on: day - each.before, mills: each.mills },
        { on: day - each.outside, mills: each.other },
      ];
    });
    return {
      announced,
      purchases: inOrder.map((each, index) => ({ ...each, crossing: index === crossing % inOrder.length })),
      quotations: [...new Map(quotations.map((each) => [each.on, each])).values()].toSorted((a, b) => a.on - b.on),
    };
  });
