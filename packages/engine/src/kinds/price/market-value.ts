import { z } from 'zod';
import { held, message, reason, type Held, type Reason } from '../../evaluation/index.js';
import { amount, moneyOf, plusDays, type Amount, type Day, type Window } from '../../exact/index.js';
import { byReading, provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, amountInWords } from '../../terms/index.js';
import { decider, voteOfDecider, judgeValue, valueByBody, valueSettled } from './decider.js';
import { highestBetween, highestOn, quotedBetween, quotedHigherUp, rung, type Lookup } from './quoted.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('market-value'),
  days: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .describe('how many days immediately before the date count; the date itself does not'),
  ladder: byReading(z.array(rung).min(1)).describe('the venues, in the order in which one is looked at after another'),
  splits: byReading(z.enum(['restated', 'literal'])).describe(
    'whether a price from before a split is turned into one of the share as it is on the date',
  ),
  unquoted: decider.describe('who values a stock that was not quoted in those days'),
  property: decider.describe('who values property other than cash and stock'),
});
type MarketValue = z.output<typeof parameters>;

/**
 * The market value of a security: the highest price in the days before a date at the first venue where it is quoted, else
 * what a body values it at. Defines the notions
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
    'what a security or other property is worth on a day: the highest quotation before it, else a determination',
  parameters,
  facts: [quotedBetween, quotedHigherUp, highestBetween, valueSettled],
  answers: ['combination.market-value', 'combination.fair-price', 'combination.classify', 'board.votes'],
  defines: () => ['market-value', 'fair-market-value', 'property-value'],
  define: (c, placed, notion, about, at) => {
    const { unquoted, property } = placed.provision;
    if (notion === 'market-value') return marketValueOf(c, placed, about[0] ?? '', at.day);
    return valueByBody(c, placed, notion === 'property-value' ? property : unquoted, about);
  },
  boardVotes: (c, { provision: { unquoted, property } }) => [
    { cite: unquoted.cite, on: 'valuing a stock that was not quoted', votes: [voteOfDecider(c, unquoted)] },
    { cite: property.cite, on: 'valuing property other than cash and stock', votes: [voteOfDecider(c, property)] },
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
export const marketValueRule = (data: Written<typeof parameters>): Provision => ({ kind: 'market-value', ...data });

const valued = message('market.value', 'One share of {security} had a market value of {outcome} on {on}');
const none = message('market.none', '{security} was not quoted on {venue} from {from} through {last}');

interface MarketValueAsked {
  readonly security: string;
  readonly on: Day;
}

/** The value for the question about it, with the days that were looked at. */
function told(c: Context, placed: Placed<MarketValue>, { security, on }: MarketValueAsked): Held<unknown> {
  const found = c.notion<Amount<'money'>>('market-value', [security], { day: on }, placed.article);
  const { from, last } = daysBefore(placed, on);
  const value = { value: moneyOf(c.exactly(found.value), placed.instrument.currency), from, through: last };
  return held(value, found.reason);
}

function daysBefore({ provision }: Placed<MarketValue>, on: Day): Window {
  return { from: plusDays(on, -provision.days), last: plusDays(on, -1) };
}

function marketValueOf(c: Context, placed: Placed<MarketValue>, security: string, on: Day): Held<Amount<'money'>> {
  const { provision, cite, instrument, article } = placed;
  const window = daysBefore(placed, on);
  const restated = (): boolean => c.resolve(provision.splits) === 'restated';
  const look: Lookup = { c, security, on, window, currency: instrument.currency, restated };
  const passed: Reason[] = [];
  for (const each of c.resolve(provision.ladder)) {
    const found = highestOn(look, each);
    if (found !== undefined) return valuedAt(amount(found.price), [...passed, found.reason]);
    passed.push(reason(none, 'no', { figures: { ...window, security, venue: each.says }, cites: [each.cite] }));
  }
  const settled = c.notion<Amount<'money'>>('fair-market-value', [security, on], c.now, article);
  return valuedAt(settled.value, [...passed, settled.reason]);

  function valuedAt(value: Amount<'money'>, grounds: readonly Reason[]): Held<Amount<'money'>> {
    const shown = amountInWords(value, instrument.currency);
    return held(value, reason(valued, shown, { figures: { security, on }, cites: [cite], grounds }));
  }
}
