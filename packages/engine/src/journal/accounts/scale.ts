import { denominator, numerator, quantityOf, type Shares } from '../../exact/index.js';
import type { Rows } from './rows.js';

/**
 * The denominator under which every balance of a class is a whole number: the least common one of its changes, times
 * those of its splits. One for a class that was never divided.
 */
export function denominatorOf(rows: Rows): bigint {
  let common = 1n;
  for (const change of rows.others.values()) common = leastCommonMultiple(common, denominator(change));
  return rows.splits.reduce((product, { becomes }) => product * denominator(becomes), common);
}

/** A balance counted in parts of a share, as a quantity. */
export function quantityOfParts(parts: number | bigint, perShare: bigint): Shares {
  return quantityOf('shares', BigInt(parts), perShare);
}

/** A change counted in parts of a share. */
export function partsOf(change: Shares, perShare: bigint): bigint {
  return (numerator(change) * perShare) / denominator(change);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
