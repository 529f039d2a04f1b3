import { held, message, reason, type Held } from '../../evaluation/index.js';
import {
  atClose,
  compareMoney,
  earliestOf,
  isZero,
  minusMoney,
  noMoney,
  plusMoney,
  showMoney,
  sumMoney,
} from '../../exact/index.js';
import type { Day, Money, Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { seriesNames, type Series } from '../../terms/index.js';
import { onShares } from './money-on-shares.js';
import { declaredTotal } from './series/declared-dividend.js';

/**
 * What was declared on a series in cash and is not paid, set aside or not. Dividends have to be entered since there is the series. A payment that
 * names no dividend pays those that are still open.
 */
export function declaredUnpaid(
  c: Context,
  series: Pick<Series, 'id' | 'filed'>,
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
  const nothing = noMoney(currency);
  const above = (a: Money, b: Money): Money => (compareMoney(a, b) > 0 ? minusMoney(a, b) : nothing);
  const total = (amounts: readonly Money[]): Money => sumMoney(currency, amounts);
  const open = declared.map((entry) => {
    const own = total(paid.filter(({ data }) => data.for === entry.data.id).map(({ data }) => data.amount));
    return above(declaredTotal(c, entry, currency), own);
  });
  const loose = total(paid.filter(({ data }) => data.for === undefined).map(({ data }) => data.amount));
  return above(open.reduce(plusMoney, nothing), loose);
}

const declaredSays = message(
  'dividends.declared-unpaid',
  'On each share of {series} it is declared and unpaid: {outcome}',
);

/**
 * What of it falls on each share on a day. Undefined where that is not the same on all, or the declarations do not tell: a part was paid, or
 * there were other shares at a record date. That nothing is declared or paid before a day that is ahead is a premise.
 */
export function declaredOnAShare(
  c: Context,
  series: string,
  on: Day,
  currency: string,
  cites: readonly string[],
): Held<Money> | undefined {
  const found = seriesNames(c, c.asOf).find(({ id }) => id === series);
  const by = earliestOf(on, c.asOf);
  const at = atClose(c.covered('dividends', by, cites, found?.since ?? by));
  const total = declaredUnpaid(c, { id: series, filed: found?.since }, at, currency, cites);
  const paid = c.books.paid(series, at);
  const each = c.books
    .declared(series, at)
    .filter(({ id, data }) => c.books.rescissions(id, at).length === 0 && !paid.some((one) => one.data.for === data.id))
    .flatMap(({ data }) => data['per-share'] ?? []);
  const value = isZero(total.amount) ? noMoney(currency) : sumMoney(currency, each);
  if (compareMoney(onShares(value, c.books.outstanding(series).at(at)), total) !== 0) return undefined;
  if (on !== by)
    c.premise({
      kind: 'continues',
      about: `until ${on} (${series})`,
      says: `nothing is declared or paid on ${series} after ${by} and before ${on}`,
      until: on,
    });
  return held(value, reason(declaredSays, showMoney(value), { figures: { series }, cites }));
}
