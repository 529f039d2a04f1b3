import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../../evaluation/index.js';
import {
  ceiling,
  compareBy,
  compareMoney,
  dividedBy,
  equals,
  latestOf,
  moneyOf,
  plusMoney,
  recount,
  show,
  showMoney,
  showPercent,
  timesMoney,
} from '../../../exact/index.js';
import type { Day, Money, Shares } from '../../../exact/index.js';
import { byReading, citation, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { accruedDividendNotion, defineKind, moneyParameter, ratioParameter } from '../../../terms/index.js';
import type { Bar, Matter } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import { issuesOf } from '../series/series-issues.js';
import { isRedemptionOf, outstandingBefore, outstandingBeforeIts, type Redemption } from './called.js';

const parameters = parametersOf('partial-redemption', {
  series: stockName.describe('the series'),
  minimum: z
    .strictObject({
      cite: z.string(),
      part: ratioParameter.describe('the part of what was issued on the first day of issue'),
      on: moneyParameter.describe('the amount of each share by which it is reckoned'),
      outstanding: byReading(z.enum(['amount', 'with-accrued'])).describe(
        'whether what is outstanding is reckoned by that amount alone, or with what has accrued',
      ),
    })
    .optional()
    .describe(
      'the least that can be redeemed at a time; all, where less than that is outstanding; left out: any number',
    ),
  selected: z.string().describe('how the shares are selected, in our own words'),
});
export type PartialRedemption = z.output<typeof parameters>;
type Minimum = NonNullable<PartialRedemption['minimum']>;

/** What a redemption of a part must redeem at the least, and how its shares are selected. */
export const partialRedemption = writerOf(parameters);

export const issuedFirst = openFact('shares-issued-first', 'series').shares(
  'How many shares of {0} were issued on the first day on which any were?',
);

const judged = message(
  'partial-redemption.judged',
  'At the least {least} shares of {series} are redeemed at a time; {outstanding} are outstanding, and {shares} are to be redeemed: {outcome}',
);
const least = message(
  'partial-redemption.least',
  'Of what was issued of {series} first, {part} is {minimum}: {outcome} at the least',
);
const all = message(
  'partial-redemption.all',
  'Outstanding shares of {series} come to {preference}, less than {minimum}: {outcome} are redeemed, or none',
);

/** Bars a redemption of a part that is below the least amount. The whole can be redeemed whatever it comes to. */
export const partialRedemptionKind = defineKind<PartialRedemption>({
  kind: 'partial-redemption',
  subject: 'distributions',
  provides: 'Says how many shares of a series can be redeemed at a time at the least, and how they are selected.',
  parameters,
  facts: [issuedFirst],
  answers: ['capital.redeem', 'redemption.notice'],
  constants: ({ selected }) => ({ 'selection-of-shares-redeemed': selected }),
  bars: (c, placed, matter) => {
    const { minimum, series } = placed.provision;
    const { act } = matter;
    return minimum !== undefined && isRedemptionOf(act, series) ? [bar(c, placed, minimum, matter, act)] : [];
  },
  tells: (c, placed, topic, input) => {
    const { minimum, series } = placed.provision;
    if (minimum === undefined || topic !== 'least-redemption' || input['class'] !== series) return undefined;
    const on = input['on'] as Day;
    const cite = citation(placed.instrument, minimum.cite);
    return leastRedemption(c, placed, minimum, on, outstandingBefore(c, series, on, cite));
  },
});

/** The least that can be redeemed at a time. */
export interface LeastRedemption {
  readonly amount: Money;
  /** Whole shares: all that are outstanding where they come to less than the amount. */
  readonly shares: Shares;
  readonly outstanding: Shares;
}

function leastRedemption(
  c: Context,
  placed: Placed<PartialRedemption>,
  minimum: Minimum,
  on: Day,
  outstanding: Shares,
): Held<LeastRedemption> {
  const { instrument, provision } = placed;
  const { series } = provision;
  const cite = citation(instrument, minimum.cite);
  const amount = timesMoney(onShares(minimum.on, firstIssued(c, series, on, cite)), minimum.part);
  const preference = onShares(eachOutstanding(c, placed, minimum, on), outstanding);
  const figures = { series, minimum: showMoney(amount) };
  if (compareMoney(preference, amount) < 0) {
    const told = { figures: { ...figures, preference: showMoney(preference) }, cites: [cite] };
    return held({ amount, shares: outstanding, outstanding }, reason(all, `all ${show(outstanding)}`, told));
  }
  const shares = ceiling(recount('shares', dividedBy(amount.amount, recount('ratio', minimum.on.amount))));
  const told = { figures: { ...figures, part: showPercent(minimum.part) }, cites: [cite] };
  return held({ amount, shares, outstanding }, reason(least, `${show(shares)} shares`, told));
}

function eachOutstanding(
  c: Context,
  { article, provision: { series } }: Placed<PartialRedemption>,
  minimum: Minimum,
  on: Day,
): Money {
  if (c.resolve(minimum.outstanding) === 'amount') return minimum.on;
  return plusMoney(
    minimum.on,
    c.notion(accruedDividendNotion, [series, on], { day: latestOf(on, c.asOf) }, article).value,
  );
}

function firstIssued(c: Context, series: string, on: Day, cite: string): Shares {
  const [first] = issuesOf(c, series, { day: on }) ?? [];
  if (first !== undefined) return first.shares;
  return c.exactly<'shares'>(c.quantity('shares', issuedFirst, { about: [series], cites: [cite] }));
}

function bar(c: Context, placed: Placed<PartialRedemption>, minimum: Minimum, matter: Matter, act: Redemption): Bar {
  const { cite, instrument, provision } = placed;
  const { series } = provision;
  const outstanding = outstandingBeforeIts(c, matter, act, citation(instrument, minimum.cite));
  const { value, reason: because } = leastRedemption(c, placed, minimum, act.on, outstanding);
  const { shares: fewest } = value;
  const shares = act.shares ?? outstanding;
  const isWhole = equals<'shares'>(shares, outstanding);
  const barred = !isWhole && compareBy<'shares'>('lessThan', shares, fewest);
  const outcome = isWhole ? 'the whole' : barred ? 'too few' : 'enough';
  const figures = { series, least: show(fewest), outstanding: show(outstanding), shares: show(shares) };
  return {
    barred,
    figures: {
      id: `${cite} minimum`,
      least: fewest,
      amount: moneyOf(value.amount.amount, value.amount.currency),
    },
    reason: reason(judged, outcome, { figures, cites: [cite], grounds: [because] }),
  };
}
