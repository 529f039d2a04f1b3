import { defineNotion } from '../evaluation/index.js';
import type { Amount, Money, Ratio } from '../exact/index.js';

/** About [series]: the `CapitalThreshold` that protects the series at the moment. */
export const capitalThresholdNotion = defineNotion<CapitalThreshold, readonly string[]>('capital-threshold');

/** The capital that must be left after a payment, and what it is made up of. */
export interface CapitalThreshold {
  /** What sort of capital is measured, in the words of the text. */
  readonly measure: string;
  /** The capital on the day from which it is reckoned. */
  readonly capital: Money;
  /** What was issued of the series. */
  readonly issued: Money;
  /** What was charged off since, net; unknown as far as reports are wanting. */
  readonly chargedOff: Amount<'money'>;
  /** The last day of the last quarter whose charge-offs it counts. */
  readonly through: string | undefined;
  /** The change of lending that lowers it; nothing where none does yet. */
  readonly change: Ratio | undefined;
  /** By how much that lowers it. */
  readonly lowered: Money;
  readonly threshold: Amount<'money'>;
}
