import {
  compareDays,
  compareMoney,
  isNegative,
  minus,
  noMoney,
  plusMoney,
  plusMonths,
  sumMoney,
  sumOfMoney,
  zero,
} from '../../exact/index.js';
import type { Day, Moment, Money } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { Series, SeriesTerms } from '../../terms/index.js';
import { declaredTotal } from './series/declared-dividend.js';
import { dividendAccount } from './series/dividend-account.js';
import { fixedDividends, type FixedDividends } from './series/fixed-dividends.js';
import { paymentDatesWithin } from './series/payment-dates.js';
import { onShares } from './money-on-shares.js';

/** What the terms of a series make due by a day, and since when payments count against it. */
export interface DividendsDue {
  readonly entitled: Money;
  /** Payments before this day were for something else; undefined where every payment counts. */
  readonly since: Day | undefined;
  readonly periods: number;
  /** The most of it that fell due on shares that are outstanding no more: what was unpaid on these is due to nobody. */
  readonly onGone?: Money;
}

/**
 * The dividends of a series that have fallen due and must be paid before the common stock: all periods where they are
 * cumulative, the last one where they are not, nothing beyond what was declared where the terms say so. Each period is
 * counted on the shares outstanding at its end, and nothing that is unpaid on shares that are gone since. Undefined where what is entered does not tell: no terms, no period, or
 * no account kept from the first period on.
 */
export function dividendsDue(c: Context, series: Series, at: Moment, currency: string): DividendsDue | undefined {
  const { terms } = series;
  const fixed = fixedDividends(c, series.id, at.day);
  if (fixed !== undefined) return fixedByInstrument(c, fixed, series, at);
  if (terms === undefined) return undefined;
  const { dividend } = terms;
  if (terms.cumulative === false && terms['must-pay'] === 'when-declared') return asDeclared(c, series, at, currency);
  if (dividend === undefined) return { entitled: noMoney(currency), since: undefined, periods: 0 };
  if (terms.cumulative === true) return cumulative(c, series, terms, dividend, at);
  if (terms.cumulative === undefined || terms['must-pay'] === undefined) return undefined;
  return lastPeriod(c, series, terms, dividend, at);
}

/** The days after one day, through another, on which dividends of a series fall due by its terms; undefined where what is entered does not tell. */
export function duesWithin(c: Context, { id, terms }: Series, after: Day, through: Day): readonly Day[] | undefined {
  const fixed = fixedDividends(c, id, after);
  if (fixed !== undefined) return paymentDatesWithin(fixed.dividend.provision.on, after, through);
  if (terms === undefined) return undefined;
  if (terms.dividend === undefined || (terms.cumulative === false && terms['must-pay'] === 'when-declared')) return [];
  return periodEnds(terms, through)?.filter((end) => compareDays(end, after) > 0);
}

function fixedByInstrument(c: Context, fixed: FixedDividends, series: Series, at: Moment): DividendsDue | undefined {
  const account = dividendAccount(c, fixed, at);
  if (account === undefined) return undefined;
  const since = c.books.openingDividends(series.id, at).at(-1)?.on;
  const paid = c.books.paid(series.id, at).filter((each) => since === undefined || compareDays(each.on, since) >= 0);
  const stays = paid.reduce((sum, { data }) => plusMoney(sum, data.amount), account.unpaid);
  const entitled = compareMoney(stays, account.entitled) < 0 ? stays : account.entitled;
  return { entitled, since, periods: account.rates.length };
}

function cumulative(
  c: Context,
  series: Series,
  terms: SeriesTerms,
  dividend: Money,
  at: Moment,
): DividendsDue | undefined {
  const opening = c.books.openingDividends(series.id, at).at(-1);
  const from = opening?.on ?? terms['dividends-from'];
  const ends = periodEnds(terms, at.day);
  if (ends === undefined || from === undefined || !c.books.covers('dividends', from, at.day)) return undefined;
  const later = ends.filter((end) => opening === undefined || compareDays(end, opening.on) > 0);
  const accrued = sumOfMoney(dividend.currency, later, (end) => onEnd(c, series, dividend, end));
  const entitled = opening === undefined ? accrued : plusMoney(opening.data.arrears, accrued);
  return {
    entitled,
    since: opening?.on,
    periods: later.length,
    onGone: sumOfMoney(dividend.currency, later, (end) => onGone(c, series, dividend, end, at)),
  };
}

function lastPeriod(
  c: Context,
  series: Series,
  terms: SeriesTerms,
  dividend: Money,
  at: Moment,
): DividendsDue | undefined {
  const ends = periodEnds(terms, at.day);
  const end = ends?.at(-1);
  const months = terms['dividend-months'];
  if (ends === undefined || months === undefined) return undefined;
  if (end === undefined) return { entitled: noMoney(dividend.currency), since: undefined, periods: 0 };
  const start = plusMonths(end, -months);
  if (!c.books.covers('dividends', start, at.day)) return undefined;
  return {
    entitled: onEnd(c, series, dividend, end),
    since: start,
    periods: 1,
    onGone: onGone(c, series, dividend, end, at),
  };
}

function asDeclared(c: Context, series: Series, at: Moment, currency: string): DividendsDue {
  const declared = c.books.declared(series.id, at).map((entry) => declaredTotal(c, entry, currency));
  return { entitled: sumMoney(currency, declared), since: undefined, periods: declared.length };
}

/** The last day of each dividend period that has ended; undefined where the terms do not fix the periods. */
function periodEnds(terms: SeriesTerms, until: Day): readonly Day[] | undefined {
  const first = terms['dividends-from'];
  const months = terms['dividend-months'];
  if (first === undefined || months === undefined || months === 0) return undefined;
  const ends: Day[] = [];
  for (
    let end = plusMonths(first, months);
    compareDays(end, until) <= 0;
    end = plusMonths(first, months * (ends.length + 1))
  ) {
    ends.push(end);
  }
  return ends;
}

function onEnd(c: Context, series: Series, dividend: Money, end: Day): Money {
  return onShares(dividend, c.books.outstanding(series.id).at(end));
}

/** The same, on as many shares as have been outstanding no more since. */
function onGone(c: Context, { id }: Series, dividend: Money, end: Day, at: Moment): Money {
  const outstanding = c.books.outstanding(id);
  const gone = minus<'shares'>(outstanding.at(end), outstanding.at(at));
  return onShares(dividend, isNegative(gone) ? zero('shares') : gone);
}
