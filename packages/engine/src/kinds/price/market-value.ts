import { z } from 'zod';
import { openFact, defineNotion, held, message, reason, type Held, type Reason } from '../../evaluation/index.js';
import { amount, moneyOf, plusDays, type Amount, type Day, type Window } from '../../exact/index.js';
import { writerOf, byReading, provisionFields, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  marketValueNotion,
  amountInWords,
  averageClosingPrice,
  closingAverage,
  defineKind,
} from '../../terms/index.js';

import { decider, votesOfDecider, judgeValue, valueByBody, valueSettled } from './decider.js';
import { highestBetween, highestOn, quotedBetween, quotedHigherUp, rung, type Lookup } from './quoted.js';

const fairMarketValueNotion = defineNotion<Amount<'money'>, readonly [security: string, day: Day]>('fair-market-value');

const head = { ...provisionFields, kind: z.literal('market-value') };
const settledBy = {
  unquoted: decider.describe('who values a stock that was not quoted in those days'),
  property: decider.describe('who values property other than cash and stock'),
};

/** The highest price in some days, at the first venue where the stock is quoted. */
const byHighest = z.strictObject({
  ...head,
  days: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .describe('how many days immediately before the date count; the date itself does not'),
  ladder: byReading(z.array(rung).min(1)).describe('the venues, in the order in which one is looked at after another'),
  splits: byReading(z.enum(['restated', 'literal'])).describe(
    'whether a price from before a split is turned into one of the share as it is on the date',
  ),
  ...settledBy,
});

/** The average of the closing prices of some trading days, on the exchange on which the stock is listed. */
const byAverage = z.strictObject({
  ...head,
  average: z
    .strictObject({
      cite: z.string().describe('its section'),
      tradingDays: z.int().positive().describe('how many trading days, the last before the date'),
    })
    .describe('instead of the highest price: the average of the closing sale prices'),
  ...settledBy,
});

const parameters = z.union([byHighest, byAverage]);
type MarketValue = z.output<typeof parameters>;

/** Asked where an average is taken of prices on an exchange, and no table of them is entered. */
const listedOnExchange = openFact('listed-on-exchange', 'security', 'day').yesNo(
  'Was {0} listed on an exchange in the trading days before {1}?',
);

/**
 * The market value of a security: the highest price in the days before a date at the first venue where it is quoted, or the average
 * of its closing prices where it is listed; else what a body values it at. Defines the notions
 *
 * - `market-value` about [security] at a moment: money for one share on that day (`Amount<'money'>`, in the currency of the
 *   instrument);
 * - `fair-market-value` about [security, day] and `property-value` about [property, day]: what the body settles. A
 *   determination names these notions, with the day as of which the value is.
 */
export const marketValueKind = defineKind<MarketValue>({
  kind: 'market-value',
  subject: 'price',
  provides:
    'what a security or other property is worth on a day: the highest quotation before it or an average of closing prices, else a determination',
  parameters,
  facts: [quotedBetween, quotedHigherUp, highestBetween, listedOnExchange, averageClosingPrice, valueSettled],
  answers: ['combination.market-value', 'combination.fair-price', 'combination.classify', 'board.votes'],
  defines: () => ['market-value', 'fair-market-value', 'property-value'],
  define: (c, placed, notion, about, at) => {
    const { unquoted, property } = placed.provision;
    if (notion === 'market-value') return marketValueOf(c, placed, about[0] ?? '', at.day);
    return valueByBody(c, placed, notion === 'property-value' ? property : unquoted, about);
  },
  boardVotes: (c, { provision: { unquoted, property } }) => [
    { cite: unquoted.cite, on: 'valuing a stock that was not quoted', votes: votesOfDecider(c, unquoted) },
    { cite: property.cite, on: 'valuing property other than cash and stock', votes: votesOfDecider(c, property) },
  ],
  tells: (c, placed, topic, input) =>
    topic === 'market-value' ? told(c, placed, input as unknown as MarketValueAsked) : undefined,
  judges: (c, placed, determination) => {
    const { unquoted, property } = placed.provision;
    if (determination.data.notion === 'fair-market-value') return judgeValue(c, placed, unquoted, determination);
    return determination.data.notion === 'property-value' ? judgeValue(c, placed, property, determination) : undefined;
  },
});

/** Writes a provision of this kind. */
export const marketValueRule = writerOf(byHighest);

const valued = message('market.value', 'One share of {security} had a market value of {outcome} on {on}');
const averaged = message(
  'market.average',
  'The average of the closing prices of {security} on the {days} trading days before {on} was {outcome}',
);
const unlisted = message('market.unlisted', '{security} was listed on no exchange before {on}, as stated');
const none = message('market.none', '{security} was not quoted on {venue} from {from} through {last}');

interface MarketValueAsked {
  readonly security: string;
  readonly on: Day;
}

/** The value for the question about it, with the days that were looked at. */
function told(c: Context, placed: Placed<MarketValue>, { security, on }: MarketValueAsked): Held<unknown> {
  const found = c.notion(marketValueNotion, [security], { day: on }, placed.article);
  const { provision } = placed;
  const value = moneyOf(c.exactly(found.value), placed.instrument.currency);
  if ('average' in provision) return held({ value, tradingDays: provision.average.tradingDays }, found.reason);
  const { from, last } = daysBefore(provision.days, on);
  return held({ value, from, through: last }, found.reason);
}

function daysBefore(days: number, on: Day): Window {
  return { from: plusDays(on, -days), last: plusDays(on, -1) };
}

function marketValueOf(c: Context, placed: Placed<MarketValue>, security: string, on: Day): Held<Amount<'money'>> {
  const { provision, cite, instrument, article } = placed;
  const passed: Reason[] = [];
  if ('average' in provision) {
    const average = averageOf(c, provision.average, instrument.currency, security, on);
    if (average !== undefined) return valuedAt(average.value, [average.reason]);
    passed.push(reason(unlisted, 'no', { figures: { security, on }, cites: [provision.average.cite] }));
  } else {
    const window = daysBefore(provision.days, on);
    const restated = (): boolean => c.resolve(provision.splits) === 'restated';
    const look: Lookup = { c, security, on, window, currency: instrument.currency, restated };
    for (const each of c.resolve(provision.ladder)) {
      const found = highestOn(look, each);
      if (found !== undefined) return valuedAt(amount(found.price), [...passed, found.reason]);
      passed.push(reason(none, 'no', { figures: { ...window, security, venue: each.says }, cites: [each.cite] }));
    }
  }
  const settled = c.notion(fairMarketValueNotion, [security, on], c.now, article);
  return valuedAt(settled.value, [...passed, settled.reason]);

  function valuedAt(value: Amount<'money'>, grounds: readonly Reason[]): Held<Amount<'money'>> {
    const shown = amountInWords(value, instrument.currency);
    return held(value, reason(valued, shown, { figures: { security, on }, cites: [cite], grounds }));
  }
}

/** The average of the closing prices; undefined of what is listed nowhere. A table of prices that reaches back shows that it is. */
function averageOf(
  c: Context,
  { cite, tradingDays }: { readonly cite: string; readonly tradingDays: number },
  currency: string,
  security: string,
  on: Day,
): Held<Amount<'money'>> | undefined {
  const asked = { of: security, on, tradingDays, currency, cites: [cite] };
  const kept = c.books.isQuotationKept(security, { from: plusDays(on, -tradingDays), last: plusDays(on, -1) });
  if (!kept && !c.is(listedOnExchange, { about: [security, on], cites: [cite] })) return undefined;
  const value = closingAverage(c, asked);
  const figures = { days: String(tradingDays), security, on };
  return held(value, reason(averaged, amountInWords(value, currency), { figures, cites: [cite] }));
}
