import type { Right } from '../../books/index.js';
import { compareBy, isZero, minus, show, sumOf, type Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';

/** The rights to new shares of a class or series that stand: options, rights, warrants, conversions. */
export function rightsToNewShares(c: Context, id: string): readonly Right[] {
  const holders = [...new Set(c.books.rightHolders(c.now))];
  return holders.flatMap((holder) => c.books.rights(holder, id, c.now)).filter((right) => right.over === 'unissued');
}

/** Says where an issue would leave fewer unissued shares than outstanding rights to new shares need; it bars nothing. */
export function remarkOnReserved(c: Context, id: string, taken: Shares, unissued: Shares, cite: string): void {
  const needed = sumOf('shares', rightsToNewShares(c, id), (right) => right.shares);
  const left = minus<'shares'>(unissued, taken);
  if (isZero(needed) || compareBy<'shares'>('atLeast', left, needed)) return;
  c.remark({
    says: `After it ${show(left)} shares of ${id} would be unissued, and outstanding rights to new shares need ${show(needed)}.`,
    cites: [cite],
  });
}
