import { held, message, reason } from '../../evaluation/index.js';
import { amount, exactly, isZero, moneyOf, plusAmount, showMoney, zero, type Day } from '../../exact/index.js';
import type { BuiltInNotion } from '../../session/index.js';
import { seriesOn } from '../../terms/index.js';
import { duesWithin } from './dividends-due.js';
import { dividendClaim, unpaidDividends } from './senior-claims.js';
import { unpaidAhead, unpaidByThen } from './series/arrears-ahead.js';
import { fixedDividends } from './series/fixed-dividends.js';

const told = message(
  'unpaid-dividends.told',
  'Of the dividends of {series} that fell due {outcome} is neither paid nor declared and set aside',
);

/**
 * What of the dividends of a series is neither paid nor declared and set aside; asked for where no entries and no terms tell. By a day that
 * is ahead also what falls due until then and is not paid: that it is paid is supposed.
 */
export const unpaidOnSeries: BuiltInNotion = (c, [id = '', planned], at) => {
  const fixed = fixedDividends(c, id, at.day);
  const cites = fixed === undefined ? [] : [fixed.dividend.cite];
  const series = seriesOn(c, at.day, cites).find((each) => each.id === id);
  const isGone = series !== undefined && isZero(c.books.outstanding(id).at(at));
  const currency = fixed?.dividend.instrument.currency ?? series?.terms?.dividend?.currency;
  const short = isGone
    ? amount(zero('money'))
    : series === undefined || currency === undefined
      ? c.quantity<'money'>('money', unpaidDividends, { about: [id], cites })
      : dividendClaim(c, series, at, currency, cites).short;
  const known = exactly(short);
  const outcome = known === undefined || currency === undefined ? 'an amount' : showMoney(moneyOf(known, currency));
  const now = reason(told, outcome, { figures: { series: id }, cites });
  if (planned === undefined || isGone) return held(short, now);
  const dues = series === undefined ? undefined : duesWithin(c, series, at.day, planned as Day);
  const othersUntil = dues === undefined ? (planned as Day) : undefined;
  const unpaid = unpaidAhead(c, { series: id, dues: dues ?? [], othersUntil, cites }, now);
  if (unpaid === undefined) return held(short, now);
  const more = c.quantity<'money'>('money', unpaidByThen, { about: [id, unpaid.due ?? planned], cites });
  return held(plusAmount<'money'>(short, more), unpaid.reason);
};
