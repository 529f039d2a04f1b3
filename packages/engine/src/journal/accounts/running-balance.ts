import { denominator, numerator, type Ratio } from '../../exact/index.js';
import type { Rows } from './rows.js';
import { partsOf } from './scale.js';

/** How a row changes an account, in parts of a share. */
export interface RunningBalance<N extends number | bigint> {
  /** An account with nothing in it. */
  readonly none: N;
  /** The balance after a row, by the balance before it; nothing where it cannot be held exactly. */
  readonly after: (before: N, row: number) => N | undefined;
}

/**
 * Sums in doubles, which are exact for whole numbers up to 2^53; it stops where they would not be.
 *
 * @param most the greatest balance that can be held, whatever its sign; at most 2^53 - 1
 */
export function balanceInDoubles(rows: Rows, perShare: bigint, most: number): RunningBalance<number> {
  const within = (balance: number) => (balance <= most && balance >= -most ? balance : undefined);
  if (rows.splits.length === 0 && rows.others.size === 0 && perShare === 1n) {
    const { changes } = rows;
    return { none: 0, after: (before, row) => within(before + changes[row]!) };
  }
  const scale = Number(perShare);
  const splits = splitsBySequence(rows);
  const after = (before: number, row: number) => {
    const split = splits.size > 0 ? splits.get(rows.sequences[row]!) : undefined;
    if (split !== undefined) {
      const product = before * Number(numerator(split));
      return Number.isSafeInteger(product) ? within(product / Number(denominator(split))) : undefined;
    }
    const other = rows.others.size > 0 ? rows.others.get(row) : undefined;
    const change = other === undefined ? rows.changes[row]! * scale : Number(partsOf(other, perShare));
    return Number.isSafeInteger(change) ? within(before + change) : undefined;
  };
  return { none: 0, after };
}

/** Sums in bigints, for numbers no double holds. */
export function balanceInBigints(rows: Rows, perShare: bigint): RunningBalance<bigint> {
  const splits = splitsBySequence(rows);
  const after = (before: bigint, row: number) => {
    const split = splits.get(rows.sequences[row]!);
    if (split !== undefined) return (before * numerator(split)) / denominator(split);
    const other = rows.others.get(row);
    return before + (other === undefined ? BigInt(rows.changes[row]!) * perShare : partsOf(other, perShare));
  };
  return { none: 0n, after };
}

function splitsBySequence(rows: Rows): ReadonlyMap<number, Ratio> {
  return new Map(rows.splits.map(({ sequence, becomes }) => [sequence, becomes]));
}
