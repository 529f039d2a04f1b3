import { held, message, reason } from '../../evaluation/index.js';
import { exactly, moneyOf, showMoney } from '../../exact/index.js';
import type { BuiltInNotion } from '../../session/index.js';
import { seriesOn } from '../../terms/index.js';
import { dividendClaim, unpaidDividends } from './senior-claims.js';
import { fixedDividends } from './series/fixed-dividends.js';

const told = message(
  'unpaid-dividends.told',
  'Of the dividends of {series} that fell due {outcome} is neither paid nor declared and set aside',
);

/** What of the dividends of a series is neither paid nor declared and set aside; asked for where no entries and no terms tell. */
export const unpaidOnSeries: BuiltInNotion = (c, [id = ''], at) => {
  const fixed = fixedDividends(c, id, at.day);
  const cites = fixed === undefined ? [] : [fixed.dividend.cite];
  const series = seriesOn(c, at.day, cites).find((each) => each.id === id);
  const currency = fixed?.dividend.instrument.currency ?? series?.terms?.dividend?.currency;
  const short =
    series === undefined || currency === undefined
      ? c.quantity<'money'>('money', unpaidDividends, { about: [id], cites })
      : dividendClaim(c, series, at, currency, cites).short;
  const known = exactly(short);
  const outcome = known === undefined || currency === undefined ? 'an amount' : showMoney(moneyOf(known, currency));
  return held(short, reason(told, outcome, { figures: { series: id }, cites }));
};
