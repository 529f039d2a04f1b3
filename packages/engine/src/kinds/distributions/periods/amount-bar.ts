import { message, openFact, reason, listed } from '../../../evaluation/index.js';
import { showMoney } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { ActOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { dividendRecordOrNow, type Bar, type Matter } from '../../../terms/index.js';
import { availableBar } from '../legally-available.js';
import { onShares } from '../money-on-shares.js';
import { besideDue } from './beside-due.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { periodNumbered, periodsOf } from './which-period.js';

const noMore = message(
  'periodic-dividend.no-more',
  'For {periods} the shares of {series} may have {due} in all and no more; {declared} is {outcome}',
);
const noMoreThanSaid = message(
  'periodic-dividend.no-more-than-said',
  'On {day} no dividend of {series} that has begun to accrue is payable; for the periods that it pays the amount is {outcome}',
);

/** Asked of a dividend that names no periods, and is paid on no payment date of one that has begun. */
export const exceedsPeriods = openFact('exceeds-dividend-of-periods', 'act', 'series').yesNo(
  'Does {0} pay more on {1} than the dividends come to of the periods for which it is paid?',
);

/** What is not legally available cannot be paid; and what is paid is the dividend of a period, or of several, and no more. */
export function barsOf(
  c: Context,
  placed: Placed<PeriodicDividend>,
  matter: Matter & { readonly act: ActOf<'dividend'> },
): readonly Bar[] {
  const { cite, provision } = placed;
  const { series, available } = provision;
  const { act } = matter;
  const each = act['per-share'];
  const shares = c.books.outstanding(series).at(dividendRecordOrNow(c, matter));
  const total = act.total ?? (each === undefined ? undefined : onShares(each, shares));
  const enough = availableBar(c, matter, { cite, law: available, what: 'dividends', total });
  return total === undefined ? [enough] : [enough, amountBar(c, placed, matter)];
}

function amountBar(
  c: Context,
  placed: Placed<PeriodicDividend>,
  { id: matter, act }: Matter & { readonly act: ActOf<'dividend'> },
): Bar {
  const { cite, provision } = placed;
  const { series } = provision;
  const id = `${cite} amount`;
  const day = act.payable ?? c.asOf;
  const named = act['for-periods']?.map((number) => periodNumbered(c, placed, number, c.now).value.number);
  const paid = periodsOf(c, placed, c.now).value.filter(
    ({ number, payable, scheduled }) => named?.includes(number) ?? (payable === day || scheduled === day),
  );
  const [first, ...others] = paid;
  if (first === undefined) {
    const isMore = c.holds(exceedsPeriods, [matter, series], cite);
    const figures = { day, series };
    return {
      barred: isMore,
      figures: { id },
      reason: reason(noMoreThanSaid, isMore ? 'more' : 'no more', { figures, cites: [cite] }),
    };
  }
  const { each, due, declared, isMore } = besideDue(c, placed, [first, ...others], act, c.now)!;
  const numbers = paid.map(({ number }) => number);
  const periods = `${others.length === 0 ? 'period' : 'periods'} ${listed(numbers.map(String))}`;
  const figures = { periods, series, due: showMoney(due), declared: showMoney(declared) };
  return {
    barred: isMore,
    figures: {
      id,
      ...(others.length === 0 ? { period: first.number, due: each[0]!.value } : { periods: numbers }),
      'due-in-all': due,
      'in-all': declared,
    },
    reason: reason(noMore, isMore ? 'more' : 'no more', {
      figures,
      cites: [cite],
      grounds: each.map((one) => one.reason),
    }),
  };
}
