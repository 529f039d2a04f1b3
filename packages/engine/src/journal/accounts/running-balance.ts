import { denominator, numerator, type Ratio } from '../../exact/index.js';
import type { Rows } from './rows.js';
import { partsOf } from './scale.js';

/** The sum of an account, in parts of a share, row after row. */
export interface RunningBalance<N extends number | bigint> {
  /** Starts an account with nothing in it. */
  reset(): void;
  /** Takes a row in and gives the balance after it; nothing when doubles can no longer hold it exactly. */
  after(row: number): N | undefined;
}

/** Sums in doubles, which are exact for whole numbers up to 2^53; it stops where they would not be. */
export function balanceInDoubles(rows: Rows, perShare: bigint): RunningBalance<number> {
  const scale = Number(perShare);
  const splits = splitsBySequence(rows);
  let balance = 0;
  return {
    reset: () => {
      balance = 0;
    },
    after: (row) => {
      const split = splits.size > 0 ? splits.get(rows.sequences[row] ?? 0) : undefined;
      if (split !== undefined) {
        const product = balance * Number(numerator(split));
        balance = Number.isSafeInteger(product) ? product / Number(denominator(split)) : Number.NaN;
      } else {
        const other = rows.others.size > 0 ? rows.others.get(row) : undefined;
        const change = other === undefined ? (rows.changes[row] ?? 0) * scale : Number(partsOf(other, perShare));
        balance = Number.isSafeInteger(change) ? balance + change : Number.NaN;
      }
      return Number.isSafeInteger(balance) ? balance : undefined;
    },
  };
}

/** Sums in bigints, for numbers no double holds. */
export function balanceInBigints(rows: Rows, perShare: bigint): RunningBalance<bigint> {
  const splits = splitsBySequence(rows);
  let balance = 0n;
  return {
    reset: () => {
      balance = 0n;
    },
    after: (row) => {
      const split = splits.get(rows.sequences[row] ?? 0);
      const other = rows.others.get(row);
      if (split !== undefined) balance = (balance * numerator(split)) / denominator(split);
      else if (other !== undefined) balance += partsOf(other, perShare);
      else balance += BigInt(rows.changes[row] ?? 0) * perShare;
      return balance;
    },
  };
}

function splitsBySequence(rows: Rows): ReadonlyMap<number, Ratio> {
  return new Map(rows.splits.map(({ sequence, becomes }) => [sequence, becomes]));
}
