import { message, reason } from '../../../evaluation/index.js';
import { showMoney } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { ActOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { dividendRecordClose, type Bar, type DividendPeriod, type Matter } from '../../../terms/index.js';
import { availableBar } from '../legally-available.js';
import { onShares } from '../money-on-shares.js';
import { besideDue } from './beside-due.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { periodsOf } from './which-period.js';

const noMore = message(
  'periodic-dividend.no-more',
  'For period {number} the shares of {series} may have {due} in all and no more; {declared} is {outcome}',
);

/** What is not legally available cannot be paid; and what is payable on a payment date is the dividend of its period, and no more. */
export function barsOf(
  c: Context,
  placed: Placed<PeriodicDividend>,
  matter: Matter & { readonly act: ActOf<'dividend'> },
): readonly Bar[] {
  const { article, cite, provision } = placed;
  const { series, available } = provision;
  const { act } = matter;
  const each = act['per-share'];
  const shares = c.books.outstanding(series).at(dividendRecordClose(c, matter) ?? c.now);
  const total = act.total ?? (each === undefined ? undefined : onShares(each, shares));
  const paid = periodsOf(c, { article, cite, provision }, c.now).value.filter(
    ({ payable, scheduled }) => payable === act.payable || scheduled === act.payable,
  );
  const enough = availableBar(c, matter, { cite, law: available, what: 'dividends', total });
  const amount = paid.length === 1 ? amountBar(c, placed, paid[0]!, act) : undefined;
  return amount === undefined ? [enough] : [enough, amount];
}

function amountBar(
  c: Context,
  placed: Placed<PeriodicDividend>,
  period: DividendPeriod,
  act: ActOf<'dividend'>,
): Bar | undefined {
  const found = besideDue(c, placed, period, act, c.now);
  if (found === undefined) return undefined;
  const { cite, provision } = placed;
  const { each, due, declared, isMore } = found;
  const number = String(period.number);
  const figures = { number, series: provision.series, due: showMoney(due), declared: showMoney(declared) };
  return {
    barred: isMore,
    figures: { id: `${cite} amount`, period: period.number, due: each.value, 'due-in-all': due, 'in-all': declared },
    reason: reason(noMore, isMore ? 'more' : 'no more', { figures, cites: [cite], grounds: [each.reason] }),
  };
}
