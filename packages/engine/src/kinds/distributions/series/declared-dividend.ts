import { noMoney, type Money } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { onShares } from '../money-on-shares.js';

/** A dividend as it was declared. */
export type DeclaredDividend = ReturnType<Context['books']['declared']>[number];

/** What a declared dividend comes to in cash: its total, else so much on each share outstanding at its record date. */
export function declaredTotal(c: Context, entry: DeclaredDividend, currency: string): Money {
  const { data } = entry;
  if (data.total !== undefined) return data.total;
  const each = data['per-share'];
  if (each === undefined) return noMoney(currency);
  return onShares(each, c.books.outstanding(data.class).at(data['record-date'] ?? entry.on));
}

/** Whether all that a dividend pays is shares of the class that it is on. */
export function isOwnShares({ data }: DeclaredDividend): boolean {
  const other = data['per-share'] ?? data.total ?? data['in-kind'];
  return other === undefined && data['in-shares']?.class === data.class;
}
