import { held, message, openFact, reason, type Held } from '../../../evaluation/index.js';
import {
  amount,
  compareDays,
  compareMoney,
  dividedBy,
  floor,
  isExact,
  isPositive,
  minus,
  minusAmount,
  moneyOf,
  noMoney,
  plus,
  recount,
  show,
  showMoney,
  showPercent,
  sumOf,
  timesAmount,
  timesMoney,
  zero,
} from '../../../exact/index.js';
import type { Amount, Moment, Money, Ratio } from '../../../exact/index.js';
import { writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  capitalThresholdNotion,
  defineKind,
  dividendPeriodsNotion,
  reportedLendingNotion,
  tellIfNotEntered,
} from '../../../terms/index.js';
import type { CapitalThreshold } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import { isOut, noneOut } from '../restriction/reach.js';
import { issuesOf } from '../series/series-issues.js';
import { capitalThresholdParameters, type Threshold } from './capital-threshold-parameters.js';
import { netChargeOffsNotion } from './net-charge-offs.js';

/** The capital that must be left after a dividend or a purchase of stock, so long as a series is outstanding. */
export const capitalThreshold = writerOf(capitalThresholdParameters);

/** The topic on which provisions tell the threshold of { series }. */
export const capitalThresholdTopic = 'capital-threshold';

const issuedInAll = openFact('issued-in-all', 'series').shares(
  'How many shares of {0} have been issued in all, those since redeemed among them?',
);

const made = message(
  'threshold.made',
  'Of {capital} and {issued} issued, less net charge-offs of {chargedOff}, together {sum}, {factor} is {part}; less {lowered} for growth of lending: {outcome}',
);
const notYet = message('threshold.not-yet', 'Growth of lending lowers it only from period {from} on: {outcome}');
const grown = message(
  'threshold.grown',
  'Lending in period {period} grew by {change} from the baseline; for {every} {step} of that {by} of {issued} goes off, which is {each}, {times} times: {outcome}',
);
const notGrown = message(
  'threshold.not-grown',
  'Lending in period {period} did not grow from the baseline, but changed by {change}: {outcome} goes off',
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
  const charged = c.notion(netChargeOffsNotion, [], at, article);
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
    sum: inWords(sumOf, currency),
    part: inWords(timesAmount(sumOf, factor), currency),
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
    reason(
      made,
      threshold === raw ? inWords(raw, currency) : `${inWords(threshold, currency)}, as it is never below nothing`,
      { figures, cites: [cite], grounds: [charged.reason, low.reason] },
    ),
  );
}

/** What was issued of the series, to whom the text names where it names somebody, whatever has been redeemed since. */
function issuedOf(c: Context, { cite, provision }: Placed<Threshold>, at: Moment): Money {
  c.covered('register', at.day, [cite]);
  const { series, issuedTo, each } = provision;
  const issues = issuesOf(c, series, at);
  if (issues === undefined) {
    return onShares(each, c.exactly(c.quantity('shares', issuedInAll, { about: [series], cites: [cite] })));
  }
  const all = sumOf('shares', issues, ({ shares }) => shares);
  if (issuedTo === undefined) return onShares(each, all);
  tellIfNotEntered(c, issuedTo, cite);
  const entries = c.books
    .entriesOf('shares-issued', at)
    .filter(({ data }) => data.class === series && data.to === issuedTo.id);
  const counted = sumOf('shares', entries, ({ data }) => data.shares);
  const others = minus<'shares'>(all, counted);
  if (isPositive(others)) {
    c.remark({
      says: `${show(others)} shares of ${series} were issued to others than ${issuedTo.says}, and do not count here`,
      cites: [cite],
    });
  }
  return onShares(each, counted);
}

interface Lowered {
  readonly by: Money;
  readonly change: Ratio | undefined;
}

function loweredBy(c: Context, placed: Placed<Threshold>, issued: Money, at: Moment): Held<Lowered> {
  const { cite, provision, article } = placed;
  const { from, lendingOf, forEach, by, steps } = provision.lowered;
  const nothing = noMoney(issued.currency);
  const periods = c.notion(dividendPeriodsNotion, [provision.series], at, article);
  const begun = periods.value.some(({ number, first }) => number === from && compareDays(first, at.day) <= 0);
  if (!begun) {
    const said = reason(notYet, 'not yet', {
      figures: { from: String(from) },
      cites: [cite],
      grounds: [periods.reason],
    });
    return held({ by: nothing, change: undefined }, said);
  }
  const lending = c.notion(reportedLendingNotion, [provision.series, String(lendingOf)], at, article);
  const { change } = lending.value;
  const counted = dividedBy(change, forEach);
  const parts = c.resolve(steps) === 'whole' ? floor(counted) : counted;
  const each = timesMoney(issued, by);
  const full = isPositive(change) ? onSteps(each, parts) : nothing;
  const isCapped = c.resolve(provision.bounds) !== 'none' && compareMoney(full, issued) > 0;
  const capped = isCapped ? issued : full;
  const figures = {
    period: String(lendingOf),
    change: showPercent(change),
    by: showPercent(by),
    issued: showMoney(issued),
    step: showPercent(forEach),
    every: c.resolve(steps) === 'whole' ? 'each full' : 'each',
    each: showMoney(each),
    times: show(parts),
  };
  const said = isPositive(change) ? grown : notGrown;
  const lowering = isCapped ? `${showMoney(capped)}, as no more goes off than was issued` : showMoney(capped);
  return held({ by: capped, change }, reason(said, lowering, { figures, cites: [cite], grounds: [lending.reason] }));
}

function onSteps(each: Money, steps: Ratio): Money {
  return timesMoney(each, recount('ratio', steps));
}

function notUnderNothing(c: Context, raw: Amount<'money'>): Amount<'money'> {
  const nothing = amount(zero('money'));
  return c.test('moreThan', raw, nothing) ? raw : nothing;
}

function tell(c: Context, placed: Placed<Threshold>, at: Moment): Held<unknown> {
  if (!isOut(c, placed, at.day)) {
    const figures = { series: placed.provision.series };
    return held(
      { outcome: 'none' },
      reason(noneOut, 'no capital need be left for it', { figures, cites: [placed.cite] }),
    );
  }
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
