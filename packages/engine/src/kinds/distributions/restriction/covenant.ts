import { openFact } from '../../../evaluation/index.js';
import { compareDays, type Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { dividendPeriodsNotion, periodOn, type DividendPeriod, type PeriodDividend } from '../../../terms/index.js';
import { standingOn } from './condition.js';
import type { Excepted } from './excepted.js';
import { paidFor } from './period-standing.js';
import type { ExceptionOf } from './restriction-parameters.js';

export const neededForCovenant = openFact('needed-to-keep-covenant', 'act').yesNo(
  'Would a covenant by which the corporation is bound be materially breached without {0}, and is no more paid than that takes?',
);

/**
 * Whether a dividend on stock at parity is needed to keep a covenant, and falls in a period of the series that has a dividend: one
 * paid in it, declared and paid in it, or paid for it.
 */
export function toKeepCovenant(
  c: Context,
  { placed, matter, touched, ...done }: Excepted,
  { cite, period: how }: ExceptionOf<'to-keep-covenant'>,
): boolean {
  if (touched.stock !== 'parity') return false;
  const { provision, article } = placed;
  const at = standingOn(done);
  const periods = c.notion(dividendPeriodsNotion, [provision.series], at, article).value;
  const current = periodOn(periods, at.day);
  if (current === undefined) return false;
  const paid = periods.map((each) => paidFor(c, placed, each, at, false).value);
  return hasDividend(paid, current, c.resolve(how)) && c.holds(neededForCovenant, [matter.id], cite);
}

function hasDividend(
  paid: readonly PeriodDividend[],
  current: DividendPeriod,
  how: 'paid-in-it' | 'declared-and-paid-in-it' | 'paid-for-it',
): boolean {
  const within = (when: Day) => compareDays(current.first, when) <= 0 && compareDays(when, current.last) <= 0;
  switch (how) {
    case 'paid-in-it':
      return paid.some(({ payments }) => payments.some(within));
    case 'declared-and-paid-in-it':
      return paid.some(({ payments, declared }) => payments.some(within) && declared.some(within));
    case 'paid-for-it':
      return paid.some(({ period, payments }) => period.number === current.number && payments.length > 0);
  }
}
