import { openFact, QuestionError } from '../../../evaluation/index.js';
import { compareDays, equals, isNegative, minus, sum, sumOf, toWire, zero } from '../../../exact/index.js';
import type { Moment, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { LotAccount } from './dividend-account.js';

export const holdersSharesOfLot = openFact('holders-shares-of-lot', 'holder', 'series', 'lot').shares(
  'Of the shares of {1} that {0} holds, how many are of the lot {2}, named by the day from which its dividends accrue?',
);

/**
 * How many shares of each lot a holder of record holds. Shares of a holder who has only what was issued to it are of the
 * lots of those issues; where shares passed from hand to hand and the lots differ, it is asked.
 * @throws {QuestionError} where the replies come to more than the holder holds
 */
export function lotsOfHolder(
  c: Context,
  holder: string,
  series: string,
  lots: readonly Pick<LotAccount, 'id' | 'issued'>[],
  at: Moment,
  cite: string,
): readonly Shares[] {
  const holding = c.books.holding(holder, series).at(at);
  if (lots.length === 1) return [holding];
  const issued = lots.map((lot) => issuedTo(c, holder, series, lot, at));
  if (equals<'shares'>(sum('shares', issued), holding)) return issued;
  const told = lots.map(({ id }, index) =>
    index === lots.length - 1
      ? zero('shares')
      : c.exactly(c.quantity<'shares'>('shares', holdersSharesOfLot, { about: [holder, series, id], cites: [cite] })),
  );
  const rest = minus(holding, sum('shares', told));
  if (isNegative(rest)) {
    throw new QuestionError(
      `${holder} holds ${toWire(holding)} shares of ${series}, and the facts "${holdersSharesOfLot.name}" come to more. Correct them.`,
    );
  }
  return told.map((shares, index) => (index === lots.length - 1 ? rest : shares));
}

function issuedTo(
  c: Context,
  holder: string,
  series: string,
  { issued }: Pick<LotAccount, 'issued'>,
  at: Moment,
): Shares {
  const entries = c.books
    .entriesOf('shares-issued')
    .filter(({ on, data }) => data.class === series && data.to === holder && compareDays(on, at.day) <= 0);
  return sumOf(
    'shares',
    entries.filter(({ on }) => issued.includes(on)),
    ({ data }) => data.shares,
  );
}
