import { message, reason } from '../../../evaluation/index.js';
import { compareMoney, showMoney, type Money } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { ActOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { dividendDueNotion, type Bar, type DividendPeriod } from '../../../terms/index.js';
import { availableBar } from '../legally-available.js';
import { onShares } from '../money-on-shares.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { periodsOf } from './which-period.js';

const noMore = message(
  'periodic-dividend.no-more',
  'For period {number} a share of {series} may have {due} and no more; {each} is {outcome}',
);

/** What is not legally available cannot be paid; and what is payable on a payment date is the dividend of its period, and no more. */
export function barsOf(c: Context, placed: Placed<PeriodicDividend>, act: ActOf<'dividend'>): readonly Bar[] {
  const { article, cite, provision } = placed;
  const { series, available } = provision;
  const each = act['per-share'];
  const shares = c.books.outstanding(series).at(c.asOf);
  const total = act.total ?? (each === undefined ? undefined : onShares(each, shares));
  const paid = periodsOf(c, { article, cite, provision }, c.now).value.filter(
    ({ payable, scheduled }) => payable === act.payable || scheduled === act.payable,
  );
  const enough = availableBar(c, { cite, law: available, what: 'dividends', total });
  return each === undefined || paid.length !== 1 ? [enough] : [enough, amountBar(c, placed, paid[0]!, each)];
}

function amountBar(c: Context, placed: Placed<PeriodicDividend>, { number }: DividendPeriod, each: Money): Bar {
  const { article, cite, provision } = placed;
  const due = c.notion<Money>(dividendDueNotion, [provision.series, String(number)], c.now, article);
  const barred = compareMoney(each, due.value) > 0;
  const figures = {
    number: String(number),
    series: provision.series,
    due: showMoney(due.value),
    each: showMoney(each),
  };
  return {
    barred,
    figures: { id: `${cite} amount`, period: number, due: due.value, 'per-share': each },
    reason: reason(noMore, barred ? 'more' : 'no more', { figures, cites: [cite], grounds: [due.reason] }),
  };
}
