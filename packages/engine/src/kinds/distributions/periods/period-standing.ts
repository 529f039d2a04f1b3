import { held, message, openFact, reason, type Held } from '../../../evaluation/index.js';
import {
  atClose,
  compareDays,
  compareMoney,
  isZero,
  noMoney,
  plusMoney,
  roundToCents,
  showMoney,
  sumOfMoney,
} from '../../../exact/index.js';
import type { Day, Moment, Money, Shares } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dividendDueNotion, type DividendPeriod, type PeriodDividend } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { enteredFor, recordDayOf, sharesOnRecord } from './declared-for.js';
import { periodNumbered } from './which-period.js';

export const paidInFull = openFact('dividend-paid-in-full', 'series', 'period').yesNo(
  'Did what was paid on {0} for its dividend period {1} pay that dividend in full?',
);

/** Asked of the periods before the dividends are kept: one reply for all of them. */
export const earlierPaidInFull = openFact('dividends-paid-before-kept', 'series', 'day').yesNo(
  'Was every dividend of {0} that was payable before {1}, from when the dividends are kept, paid in full on the day it was payable?',
);

const told = message(
  'period-dividend',
  'For period {number}, which was payable on {payable}, {paid} was paid on {series} by {on}: {outcome}',
);

/**
 * What was declared and paid for one period by a moment. Only where the dividends are kept whole does nothing entered mean
 * nothing declared or paid. Whether it is all is reckoned on the shares outstanding at the record date; where the rate is not
 * known it is asked.
 */
export function standingOf(
  c: Context,
  placed: Placed<PeriodicDividend>,
  about: readonly string[],
  at: Moment,
): Held<PeriodDividend> {
  const { cite, provision } = placed;
  const { series } = provision;
  const through = atClose(c.covered('dividends', at.day, [cite]));
  const period = periodNumbered(c, placed, about[1] ?? '', at);
  const { declared, paid: payments } = enteredFor(c, placed, period.value, through);
  c.restsOn([...declared, ...payments].map(({ id }) => id));
  const { currency } = provision.on;
  const paid = sumOfMoney(currency, payments, ({ data }) => data.amount);
  const recordDate = declared.at(-1)?.data['record-date'];
  const shares = sharesOnRecord(c, placed, recordDayOf(period.value, recordDate), through);
  const days = payments.map(({ on }) => on);
  const completed = isZero(shares)
    ? undefined
    : (completedOn(c, placed, period.value, shares, payments, through) ??
      beforeKept(c, placed, period.value, through.day));
  if (completed !== undefined && declared.length === 0) {
    c.premise({
      kind: 'regular',
      about: `declared(${series}, ${period.value.number})`,
      says: `what was paid on ${series} for period ${period.value.number} was declared before it was paid (${cite})`,
    });
  }
  const value: PeriodDividend = {
    period: period.value,
    declared: declared.map(({ on }) => on),
    recordDate,
    payments: days,
    paid,
    standing: standing(shares, completed, days),
    paidInFull: completed,
    inGrace: completed !== undefined && compareDays(completed, period.value.graceEnds) <= 0,
    onTime: completed !== undefined && compareDays(completed, period.value.payable) <= 0,
  };
  const figures = {
    number: String(period.value.number),
    payable: period.value.payable,
    paid: showMoney(paid),
    series,
    on: through.day,
  };
  return held(value, reason(told, inWords(value), { figures, cites: [cite], grounds: [period.reason] }));
}

function standing(shares: Shares, completed: Day | undefined, payments: readonly Day[]): PeriodDividend['standing'] {
  if (isZero(shares)) return 'nothing-due';
  if (completed !== undefined) return 'paid-in-full';
  return payments.length === 0 ? 'unpaid' : 'paid-in-part';
}

/**
 * Of a period that was payable before the dividends are kept nothing entered is not nothing paid: the day on which it was paid,
 * as stated; where it was not, the entries are asked for.
 */
function beforeKept(c: Context, { cite, provision }: Placed<PeriodicDividend>, { payable }: DividendPeriod, by: Day) {
  if (c.books.through('dividends') === undefined || c.isKept('dividends', payable, by)) return undefined;
  const from = c.books.keptFrom('dividends', by) ?? by;
  if (c.is(earlierPaidInFull, { about: [provision.series, from], cites: [cite] })) return payable;
  c.covered('dividends', by, [cite], payable);
  return undefined;
}

function inWords({ standing: how, paidInFull: on, inGrace }: PeriodDividend): string {
  if (how === 'nothing-due') return 'no share was outstanding, and nothing is due';
  if (how === 'unpaid') return 'nothing of it is paid';
  if (on === undefined) return 'it is paid in part only';
  return `it is paid in full since ${on}${inGrace ? '' : ', after the days of grace'}`;
}

/** The day of the payment with which all that is due was paid, in whole cents; nothing where something is wanting. */
function completedOn(
  c: Context,
  { article, cite, provision }: Placed<PeriodicDividend>,
  { number }: DividendPeriod,
  shares: Shares,
  payments: readonly { readonly on: Day; readonly data: { readonly amount: Money } }[],
  at: Moment,
): Day | undefined {
  if (payments.length === 0) return undefined;
  const about = [provision.series, String(number)] as const;
  const due = c.attempt(() => c.notion(dividendDueNotion, about, at, article).value);
  if (!due.settled) {
    const rate = due.waiting.flatMap(({ inquiries }) => inquiries.flatMap((inquiry) => inquiry.cites));
    const cites = [...new Set([cite, ...rate])];
    return c.is(paidInFull, { about, cites }) ? payments.at(-1)?.on : undefined;
  }
  const whole = roundToCents(onShares(due.value, shares), 'halfUp');
  let sofar = noMoney(whole.currency);
  for (const { on, data } of payments) {
    sofar = plusMoney(sofar, data.amount);
    if (compareMoney(sofar, whole) >= 0) return on;
  }
  return undefined;
}
