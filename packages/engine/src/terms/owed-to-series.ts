/**
 * The notions by which terms speak of what a series is owed and how other stock ranks with it. Each is asked for with
 * `c.notion(name, about, at, place)`.
 */

/** About [series]: the `Amount<'money'>` of its dividends that fell due, declared or not, and are neither paid nor declared and set aside. */
export const unpaidDividendsNotion = 'unpaid-dividends';

/** About [series]: the `Amount<'shares'>` that a sinking fund should have redeemed by the moment and did not. */
export const lackingInFundNotion = 'lacking-in-sinking-fund';

/** About [class or series, series]: the `Standing` of the first beside the other, for all that is not a dividend or a liquidation. */
export const rankNotion = 'rank-in-one-word';
