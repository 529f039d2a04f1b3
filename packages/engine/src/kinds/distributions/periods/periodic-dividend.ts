import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { showMoney, type Day, type Money, type Moment } from '../../../exact/index.js';
import type { Placed, Provision, Written } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { accruedDividendNotion, defineKind, dividendDueNotion, periodDividendNotion } from '../../../terms/index.js';
import { legallyAvailable } from '../legally-available.js';
import { accruedUntil, dueOnEach } from './amount-on-share.js';
import { periodicDividendParameters, type PeriodicDividend } from './periodic-dividend-parameters.js';
import { ratesOf, statedRate } from './rates-of-period.js';
import { paidInFull, standingOf } from './period-standing.js';
import { periodNumbered } from './which-period.js';

/** A dividend of a series for each of its periods at a yearly rate. */
export const periodicDividend = (data: Written<typeof periodicDividendParameters>): Provision => ({
  kind: 'periodic-dividend',
  ...data,
});

const due = message(
  'periodic-dividend.due',
  'For period {number} each share of {series} gets {outcome}, if it is declared',
);
const accrued = message(
  'periodic-dividend.accrued',
  'From {first} until {until} each share of {series} accrues {outcome}',
);

/**
 * A whole period bears its part of the yearly rate and no more, however many days it has; the first bears its days. Nothing is
 * due until it is declared, and what is not declared for a period is not made up later.
 */
export const periodicDividendKind = defineKind<PeriodicDividend>({
  kind: 'periodic-dividend',
  subject: 'distributions',
  provides: 'Fixes the dividend of a series for each of its periods at a yearly rate.',
  parameters: periodicDividendParameters,
  facts: [statedRate, paidInFull, legallyAvailable],
  answers: ['dividends.amount', 'dividends.calendar', 'dividends.permit'],
  defines: () => [dividendDueNotion, periodDividendNotion, accruedDividendNotion],
  define: (c, placed, notion, about, at) => {
    if (notion === periodDividendNotion) return standingOf(c, placed, about, at);
    return notion === dividendDueNotion ? dueTold(c, placed, about, at) : accruedTold(c, placed, about, at);
  },
});

function dueTold(c: Context, placed: Placed<PeriodicDividend>, about: readonly string[], at: Moment): Held<Money> {
  const { cite, provision } = placed;
  const period = periodNumbered(c, placed, about[1] ?? '', at);
  const rates = ratesOf(c, placed, period.value, at);
  const value = dueOnEach(c, provision, period.value, rates.value);
  const figures = { number: String(period.value.number), series: provision.series };
  const cites = [period.value.number === 1 ? provision.initial.cite : cite];
  return held(value, reason(due, showMoney(value), { figures, cites, grounds: [rates.reason, period.reason] }));
}

function accruedTold(c: Context, placed: Placed<PeriodicDividend>, about: readonly string[], at: Moment): Held<Money> {
  const { cite, provision } = placed;
  const until = about[1] as Day;
  const period = periodNumbered(c, placed, until, at);
  const rates = ratesOf(c, placed, period.value, at);
  const value = accruedUntil(c, provision, period.value, rates.value, until);
  const figures = { first: period.value.first, until, series: provision.series };
  return held(
    value,
    reason(accrued, showMoney(value), { figures, cites: [cite], grounds: [rates.reason, period.reason] }),
  );
}
