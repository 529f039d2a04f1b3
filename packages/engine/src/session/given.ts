import { amount, quantity, type Unit } from '../exact/index.js';

/** A notion stipulated for one question or case file; every answer that uses it shows it as a premise. */
export interface Given {
  readonly notion: string;
  readonly about: readonly string[];
  /** The article for which it is given; without one, for every place of use. */
  readonly place?: string;
  readonly value: string;
  /** For a number: what it counts. */
  readonly unit?: Unit;
}

/** The stipulated value as rules use it: yes or no, an amount of a unit, or the text itself. */
export function stipulatedValue(given: Given): unknown {
  if (given.value === 'yes' || given.value === 'no') return given.value === 'yes';
  return given.unit === undefined ? given.value : amount(quantity(given.unit, given.value));
}
