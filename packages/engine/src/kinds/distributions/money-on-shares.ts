import { recount, timesMoney, type Money, type Shares } from '../../exact/index.js';

/** So much money on each of so many shares: the one way from a price for each share to money. */
export function onShares(each: Money, shares: Shares): Money {
  return timesMoney(each, recount('ratio', shares));
}
