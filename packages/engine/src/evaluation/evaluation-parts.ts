import type { Day, Moment, Quantity } from '../exact/index.js';
import type { Inquiry } from './inquiry.js';
import type { Held } from './reason.js';

/** An entered fact, as the books give it. */
export interface StatedFact {
  readonly value: string;
  readonly entry: string;
}

/** Where facts come from: the books. Two values that differ are a dispute. */
export interface FactSource {
  /** @param at the day of the notion that asks; without one, that of the question */
  stated(inquiry: Inquiry, at?: Day): readonly StatedFact[];
}

/** How a notion is worked out at a place of use. Undefined: nothing defines it there. */
export type Definitions = (
  name: string,
  place: string,
) => ((about: readonly string[], at: Moment) => Held<unknown>) | undefined;

/** The adopted option of a reading; throws for a reading that no instrument has. */
export type AdoptedReadings = (id: string) => string;

export interface EvaluationParts {
  readonly facts: FactSource;
  readonly definitions: Definitions;
  readonly adopted: AdoptedReadings;
  /** A strict evaluation supposes nothing: every missing fact is asked for. */
  readonly strict: boolean;
  /** How a person or thing is called in premises; its id where this is absent. */
  readonly nameOf?: (id: string) => string;
  /** How a figure of money is written, where all instruments have one currency; a plain number where this is absent. */
  readonly inMoney?: (figure: Quantity<'money'>) => string;
}

/** Where and for whom an open fact is asked. */
export interface Asked {
  readonly about?: readonly string[];
  readonly on?: Inquiry['on'];
  readonly cites: readonly string[];
  readonly greatest?: Inquiry['greatest'];
}
