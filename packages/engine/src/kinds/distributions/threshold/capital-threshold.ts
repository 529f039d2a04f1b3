import { held, message, reason, type FactType, type Held } from '../../../evaluation/index.js';
import {
  amount,
  compareDays,
  compareMoney,
  dividedBy,
  floor,
  isExact,
  isPositive,
  minusAmount,
  moneyOf,
  plus,
  recount,
  showMoney,
  showPercent,
  sum,
  timesAmount,
  timesMoney,
  zero,
  type Amount,
  type Money,
  type Moment,
  type Quantity,
  type Ratio,
} from '../../../exact/index.js';
import type { Placed, Provision, Written } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  capitalThresholdNotion,
  defineKind,
  dividendPeriodsNotion,
  reportedLendingNotion,
  type CapitalThreshold,
  type DividendPeriod,
  type ReportedLending,
} from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import { issuesOf } from '../series/series-issues.js';
import { capitalThresholdParameters, type Threshold } from './capital-threshold-parameters.js';
import { netChargeOffsNotion, type ChargedOff } from './net-charge-offs.js';

/** The capital that must be left after a dividend or a purchase of stock, so long as a series is outstanding. */
export const capitalThreshold = (data: Written<typeof capitalThresholdParameters>): Provision => ({
  kind: 'capital-threshold',
  ...data,
});

/** The topic on which provisions tell the threshold of { series }. */
export const capitalThresholdTopic = 'capital-threshold';

const issuedInAll: FactType = {
  name: 'issued-in-all',
  asks: 'How many shares of {0} have been issued in all, those since redeemed among them?',
  about: ['series'],
  reply: { kind: 'quantity', unit: 'shares', least: '0' },
};

const made = message(
  'threshold.made',
  '{factor} of {capital} and {issued} issued, less net charge-offs of {chargedOff}; that lowered by {lowered}: {outcome}',
);
const notYet = message('threshold.not-yet', 'Growth of lending lowers it from period {from} on: {outcome}');
const grown = message(
  'threshold.grown',
  'Lending in period {period} changed by {change} from the baseline, and {by} of {issued} goes off for each {step}: {outcome}',
);

/**
 * A part of the capital of a day and of what was issued of a series, less net charge-offs since; from a period on it is lowered by a part
 * of what was issued for each step by which lending has grown. Redemptions do not change what was issued.
 */
export const capitalThresholdKind = defineKind<Threshold>({
  kind: 'capital-threshold',
  subject: 'distributions',
  provides: 'Says what capital must be left after dividends and purchases of stock while a series is outstanding.',
  parameters: capitalThresholdParameters,
  facts: [issuedInAll],
  answers: ['dividends.threshold', 'dividends.permit', 'capital.reacquire'],
  defines: () => [capitalThresholdNotion],
  define: (c, placed, _notion, _about, at) => thresholdOf(c, placed, at),
  tells: (c, placed, topic, input, at) =>
    topic === capitalThresholdTopic && input['series'] === placed.provision.series ? tell(c, placed, at) : undefined,
});

function thresholdOf(c: Context, placed: Placed<Threshold>, at: Moment): Held<CapitalThreshold> {
  const { cite, provision, instrument, article } = placed;
  const { measure, capital, factor } = provision;
  const issued = issuedOf(c, placed, at);
  const charged = c.notion<ChargedOff>(netChargeOffsNotion, [], at, article);
  const low = loweredBy(c, placed, issued, at);
  const sumOf = minusAmount<'money'>(amount(plus<'money'>(capital.amount, issued.amount)), charged.value.amount);
  const raw = minusAmount<'money'>(timesAmount(sumOf, factor), amount(low.value.by.amount));
  const threshold = c.resolve(provision.bounds) === 'none' ? raw : notUnderNothing(c, raw);
  const { currency } = instrument;
  const figures = {
    factor: showPercent(factor),
    capital: showMoney(capital),
    issued: showMoney(issued),
    chargedOff: inWords(charged.value.amount, currency),
    lowered: showMoney(low.value.by),
  };
  return held(
    {
      measure,
      capital,
      issued,
      chargedOff: charged.value.amount,
      through: charged.value.through,
      change: low.value.change,
      lowered: low.value.by,
      threshold,
    },
    reason(made, inWords(threshold, currency), { figures, cites: [cite], grounds: [charged.reason, low.reason] }),
  );
}

/** What was issued of the series, whatever has been redeemed since. */
function issuedOf(c: Context, { cite, provision }: Placed<Threshold>, at: Moment): Money {
  c.covered('register', at.day, [cite]);
  const issues = issuesOf(c, provision.series, at);
  const all: Quantity<'shares'> =
    issues === undefined
      ? c.exactly(c.quantity('shares', issuedInAll, { about: [provision.series], cites: [cite] }))
      : sum(
          'shares',
          issues.map(({ shares }) => shares),
        );
  return onShares(provision.each, all);
}

interface Lowered {
  readonly by: Money;
  readonly change: Ratio | undefined;
}

function loweredBy(c: Context, placed: Placed<Threshold>, issued: Money, at: Moment): Held<Lowered> {
  const { cite, provision, article } = placed;
  const { from, lendingOf, forEach, by, steps } = provision.lowered;
  const nothing = moneyOf(zero('money'), issued.currency);
  const periods = c.notion<readonly DividendPeriod[]>(dividendPeriodsNotion, [provision.series], at, article);
  const begun = periods.value.some(({ number, first }) => number === from && compareDays(first, at.day) <= 0);
  if (!begun) {
    const said = reason(notYet, 'not yet', {
      figures: { from: String(from) },
      cites: [cite],
      grounds: [periods.reason],
    });
    return held({ by: nothing, change: undefined }, said);
  }
  const lending = c.notion<ReportedLending>(reportedLendingNotion, [provision.series, String(lendingOf)], at, article);
  const { change } = lending.value;
  const counted = dividedBy(change, forEach);
  const parts = c.resolve(steps) === 'whole' ? floor(counted) : counted;
  const full = isPositive(change) ? onSteps(timesMoney(issued, by), parts) : nothing;
  const capped = c.resolve(provision.bounds) !== 'none' && compareMoney(full, issued) > 0 ? issued : full;
  const figures = {
    period: String(lendingOf),
    change: showPercent(change),
    by: showPercent(by),
    issued: showMoney(issued),
    step: showPercent(forEach),
  };
  return held(
    { by: capped, change },
    reason(grown, showMoney(capped), { figures, cites: [cite], grounds: [lending.reason] }),
  );
}

function onSteps(each: Money, steps: Ratio): Money {
  return timesMoney(each, recount('ratio', steps));
}

function notUnderNothing(c: Context, raw: Amount<'money'>): Amount<'money'> {
  const nothing = amount(zero('money'));
  return c.test('moreThan', raw, nothing) ? raw : nothing;
}

function tell(c: Context, placed: Placed<Threshold>, at: Moment): Held<unknown> {
  const { value, reason: why } = thresholdOf(c, placed, at);
  const { currency } = placed.instrument;
  const exact = (of: Amount<'money'>) => moneyOf(c.exactly(of), currency);
  const { chargedOff, threshold, lowered, ...others } = value;
  const told = {
    ...others,
    factor: placed.provision.factor,
    'charged-off': exact(chargedOff),
    'lowered-by': lowered,
    threshold: exact(threshold),
  };
  return held({ outcome: 'told', ...told }, why);
}

function inWords(of: Amount<'money'>, currency: string): string {
  return isExact(of) ? showMoney(moneyOf(of.known, currency)) : 'an amount not known yet';
}
