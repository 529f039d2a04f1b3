import {
  atClose,
  compareMoney,
  minusMoney,
  moneyOf,
  plusMoney,
  sumMoney,
  zero,
  type Money,
  type Moment,
} from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { Series } from '../../terms/index.js';
import { declaredTotal } from './series/declared-dividend.js';

/**
 * What was declared on a series in cash and is not paid, set aside or not. Dividends have to be entered since there is the series. A payment that
 * names no dividend pays those that are still open.
 */
export function declaredUnpaid(
  c: Context,
  series: Series,
  when: Moment,
  currency: string,
  cites: readonly string[],
): Money {
  const at = atClose(c.covered('dividends', when.day, cites, series.filed ?? when.day));
  const declared = c.books.declared(series.id, at).filter(({ id }) => c.books.rescissions(id, at).length === 0);
  const paid = c.books.paid(series.id, at);
  c.restsOn([...declared, ...paid].map(({ id }) => id));
  if (declared.some(({ data }) => data['in-kind'] !== undefined || data['in-shares'] !== undefined)) {
    c.remark({
      says: `What was declared on ${series.id} in property or shares is not in its preference; where it is not delivered, it comes on top.`,
      cites,
    });
  }
  const nothing = moneyOf(zero('money'), currency);
  const above = (a: Money, b: Money): Money => (compareMoney(a, b) > 0 ? minusMoney(a, b) : nothing);
  const total = (amounts: readonly Money[]): Money => sumMoney(currency, amounts);
  const open = declared.map((entry) => {
    const own = total(paid.filter(({ data }) => data.for === entry.data.id).map(({ data }) => data.amount));
    return above(declaredTotal(c, entry, currency), own);
  });
  const loose = total(paid.filter(({ data }) => data.for === undefined).map(({ data }) => data.amount));
  return above(open.reduce(plusMoney, nothing), loose);
}
