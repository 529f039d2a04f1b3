import { defineNotion } from '../evaluation/index.js';
import type { Amount } from '../exact/index.js';
import type { Standing } from './series-terms.js';

/**
 * The notions by which terms speak of what a series is owed and how other stock ranks with it. Each is asked for with
 * `c.notion(name, about, at, place)`.
 */

/** A series, and the day for which an act is planned that is looked at: what falls due until then is supposed to be met. */
export type OwedBy = readonly [series: string, ...planned: readonly string[]];

/** The `Amount<'money'>` of its dividends that fell due, declared or not, and are neither paid nor declared and set aside. */
export const unpaidDividendsNotion = defineNotion<Amount<'money'>, OwedBy>('unpaid-dividends');

/** The `Amount<'shares'>` that should have been redeemed by the moment, by a sinking fund or on request, and were not. */
export const lackingInFundNotion = defineNotion<Amount<'shares'>, OwedBy>('lacking-in-sinking-fund');

/** About [class or series, series]: the `Standing` of the first beside the other, for all that is not a dividend or a liquidation. */
export const rankNotion = defineNotion<Standing, readonly [stock: string, beside: string]>('rank-in-one-word');
