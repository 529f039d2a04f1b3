import { defineNotion, held, message, reason, type Held } from '../evaluation/index.js';
import { ratio, type Amount, type Day, type Moment, type Ratio, type Shares } from '../exact/index.js';
import type { BuiltInNotion, Context } from '../session/index.js';
import { defineTopic, toldBy } from './topic.js';

/** One event that adjusts the rights of a series, with the shares out before and after it. */
export interface AdjustingEvent {
  /** The entry of it. */
  readonly id: string;
  readonly on: Day;
  readonly how: 'subdivision' | 'combination' | 'distribution';
  readonly before: Shares;
  readonly after: Shares;
  readonly factor: Ratio;
  /** The factor up to this event and with it. */
  readonly running: Ratio;
}

/** How the rights of a series are adjusted to the number of shares of another class, as of a moment. */
export interface Adjustment {
  readonly series: string;
  /** The class whose number of shares they follow. */
  readonly by: string;
  readonly cite: string;
  /** The factor of what happened before the register of the class was opened; one where nothing did. */
  readonly earlier: Ratio;
  readonly factor: Ratio;
  readonly events: readonly AdjustingEvent[];
}

/** A right of a series that is adjusted: what it was at first, as told by the provision that gives it. */
export interface AdjustedRight {
  readonly id: string;
  readonly cite: string;
  readonly amount: Ratio;
}

/** The topic under which a provision tells the `Adjustment` of { series }. */
export const adjustmentTopic = defineTopic<Adjustment>('series-adjustment');

/** The topic under which provisions tell the `AdjustedRight`s of { series }: a list each. */
export const adjustedRightsTopic = defineTopic<readonly AdjustedRight[]>('adjusted-rights');

/** The name of the notion; about [series], by how much its adjusted rights are multiplied: a Ratio, one at first. */
export const adjustmentNotion = defineNotion<Ratio | Amount<'ratio'>, readonly [series: string]>('adjustment');

const unadjusted = message('adjustment.none', 'No instrument in force adjusts the rights of {series}: {outcome}');

/** The factor by which the rights of a series are adjusted at a moment. */
export const adjustment: BuiltInNotion = (c, [series = ''], at) => {
  const told = adjustmentOf(c, series, at);
  if (told === undefined) return held(ratio(1), reason(unadjusted, 'they are as at first', { figures: { series } }));
  return held(told.value.factor, told.reason);
};

/** The factor at a place of use: as an instrument makes it, or as it is given for the question. */
export function adjustmentFactor(c: Context, series: string, at: Moment, place = ''): Held<Ratio> {
  const told = c.notion(adjustmentNotion, [series], at, place);
  const { value } = told;
  return held(isAmount(value) ? c.exactly(value) : value, told.reason);
}

/** What is given for a question is an amount, what an instrument makes a ratio. */
function isAmount(value: Ratio | Amount<'ratio'>): value is Amount<'ratio'> {
  return typeof value === 'object' && 'terms' in value;
}

/** The adjustment of a series with the events that make it; undefined where no instrument in force adjusts it. */
export function adjustmentOf(c: Context, series: string, at: Moment): Held<Adjustment> | undefined {
  return toldBy(c, adjustmentTopic, { series }, at);
}
