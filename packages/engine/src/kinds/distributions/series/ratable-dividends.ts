import { compareMoney, isZero, moneyOf, noMoney, share, sumOfMoney, timesMoney } from '../../../exact/index.js';
import type { Moment, Money } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { seriesOn } from '../../../terms/index.js';
import { arrearsProvision } from './arrears.js';
import { treatedAs } from './mixed-standing.js';
import { dividendClaim, outstandingSeries } from '../senior-claims.js';
import { standingBeside } from './series-rank.js';

/** What a series, or one at parity with it, is due, and gets of an amount that is divided among them. */
export interface Ratable {
  readonly id: string;
  readonly due: Money;
  readonly gets: Money;
}

/**
 * Divides an amount among a series and the outstanding series at parity with it for dividends, in proportion to all that the
 * holders of each are due; nobody gets more than that.
 */
export function ratably(
  c: Context,
  { cite, instrument }: Placed,
  series: string,
  due: Money,
  amount: Money,
  at: Moment,
): readonly Ratable[] {
  const { currency } = instrument;
  const className = seriesOn(c, at.day, [cite]).find(({ id }) => id === series)?.class;
  const beside = className === undefined ? [] : outstandingSeries(c, className, at, cite);
  const mixed = arrearsProvision(c, series, at.day)?.provision.mixed;
  const atParity = beside
    .filter(({ id }) => id !== series)
    .filter(({ id }) => treatedAs(c, mixed, standingBeside(c, series, id, at.day, cite), 'dividends') === 'parity')
    .map((each) => {
      const { short } = dividendClaim(c, each, at, currency, [cite]);
      return { id: each.id, due: moneyOf(c.exactly(short), currency) };
    });
  const all = [{ id: series, due }, ...atParity];
  const total = sumOfMoney(currency, all, (each) => each.due);
  const part =
    isZero(total.amount) || compareMoney(amount, total) >= 0 ? undefined : share(amount.amount, total.amount);
  const nothing = noMoney(currency);
  return all.map(({ id, due: own }) => ({
    id,
    due: own,
    gets: isZero(total.amount) ? nothing : part === undefined ? own : timesMoney(own, part),
  }));
}
