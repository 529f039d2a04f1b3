import * as fc from 'fast-check';
import { compareBy, dividedBy, minus, plus, ratio, times, type Ratio } from '../../src/exact/index.js';

/** A liquidation as plain numbers, in cents and whole shares. */
export interface PlainLiquidation {
  /** What is left after debts and senior preferences. */
  readonly cents: number;
  readonly common: Ratio;
  /** Lots of the participating series: shares, and the preference of each with what has accrued. */
  readonly lots: readonly { readonly shares: number; readonly cents: number }[];
  /** How many common shares each of them counts for beyond its preference. */
  readonly multiple: Ratio;
  /** What another series of the same rank is entitled to in all. */
  readonly parity: number;
}

/** In cents: to each common share, to each share of each lot, to the parity series in all. */
export interface Paid {
  readonly common: Ratio;
  readonly lots: readonly Ratio[];
  readonly parity: Ratio;
}

/**
 * Preferences rateably while they are not covered. After them each lot gets its preference, or the multiple of what a common
 * share gets where that is more: tried with every set of lots that may take the multiple, until one fits itself.
 */
export function liquidationIn(world: PlainLiquidation): Paid {
  const cents = ratio(world.cents);
  const preferences = world.lots.reduce((sofar, lot) => sofar + lot.shares * lot.cents, world.parity);
  if (world.cents <= preferences) {
    const part = preferences === 0 ? ratio(0) : dividedBy(cents, ratio(preferences));
    return {
      common: ratio(0),
      lots: world.lots.map((lot) => times(ratio(lot.cents), part)),
      parity: times(ratio(world.parity), part),
    };
  }
  for (let taking = 0; taking < 2 ** world.lots.length; taking += 1) {
    const takes = (index: number): boolean => Math.floor(taking / 2 ** index) % 2 === 1;
    const fixed = world.lots.reduce(
      (sofar, lot, index) => (takes(index) ? sofar : sofar + lot.shares * lot.cents),
      world.parity,
    );
    const sharing = world.lots.reduce(
      (sofar, lot, index) => (takes(index) ? plus(sofar, times(world.multiple, ratio(lot.shares))) : sofar),
      world.common,
    );
    if (fixed > world.cents) continue;
    const common = dividedBy(minus(cents, ratio(fixed)), sharing);
    const multiple = times(world.multiple, common);
    const fits = world.lots.every((lot, index) =>
      takes(index)
        ? compareBy<'ratio'>('moreThan', multiple, ratio(lot.cents))
        : compareBy<'ratio'>('notMoreThan', multiple, ratio(lot.cents)),
    );
    if (!fits) continue;
    const lots = world.lots.map((lot, index) => (takes(index) ? multiple : ratio(lot.cents)));
    return { common, lots, parity: ratio(world.parity) };
  }
  throw new Error('No set of lots fits itself.');
}

/** Assets from nothing to far more than the preferences; up to three lots with different arrears. */
export const plainLiquidations: fc.Arbitrary<PlainLiquidation> = fc.record({
  cents: fc.oneof(
    fc.constantFrom(0, 10_000_000, 10_200_000, 50_000_000, 300_000_000),
    fc.integer({ min: 0, max: 3_000_000_000 }),
  ),
  common: fc.constantFrom(2_400_000, 1, 999, 100_000).map((count) => ratio(count)),
  lots: fc.array(
    fc.record({
      shares: fc.constantFrom(1, 7, 1000, 4000, 10_000),
      cents: fc.constantFrom(10_000, 10_200, 10_049, 13_333),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  multiple: fc.constantFrom('100', '150', '165/4', '129.36', '10').map((text) => ratio(text)),
  parity: fc.constantFrom(0, 0, 68_000_000, 1_000_001),
});
