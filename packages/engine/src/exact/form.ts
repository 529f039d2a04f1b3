import type { Amount } from './amount.js';
import { dividedBy } from './arithmetic.js';
import type { Ratio, Unit } from './unit.js';
import { toWire } from './wire.js';

/** The unknown part of an amount: `scale` times a sum of unknowns whose first coefficient is one. */
export interface Form {
  /** For one unknown its key; for several, their coefficients and quoted keys. Equal sums have equal texts. */
  readonly text: string;
  readonly scale: Ratio;
}

/**
 * The unknown part of an amount in canonical form, or undefined when nothing is unknown. Two amounts that turn on the
 * same sum of unknowns (`2x + 4y` and `-x - 2y`) have forms of one text, so that what is known of the sum serves both.
 */
export function form(a: Amount<Unit>): Form | undefined {
  const [first, ...others] = a.terms;
  if (!first) return undefined;
  const scale = first.coefficient;
  if (others.length === 0) return { text: first.key, scale };
  const parts = a.terms.map((term) => `${toWire(dividedBy(term.coefficient, scale))} ${JSON.stringify(term.key)}`);
  return { text: parts.join(' + '), scale };
}
