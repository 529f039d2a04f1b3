import { compareDays } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { isOver, matterOf } from '../../../terms/index.js';
import { isRedemptionOf, type Redemption } from './called.js';

/** The redemptions of a series that were proposed by the question's day and not withdrawn. */
export function redemptionsAhead(
  c: Context,
  series: string,
  cite: string,
): readonly { readonly id: string; readonly act: Redemption; readonly entry: string }[] {
  const through = c.covered('acts', c.asOf, [cite]);
  return c.books
    .proposals()
    .map((id) => matterOf(c, id))
    .filter((matter) => compareDays(matter.proposed.day, through) <= 0 && !isOver(c, matter))
    .flatMap(({ id, act, entry }) => (isRedemptionOf(act, series) ? [{ id, act, entry }] : []));
}
