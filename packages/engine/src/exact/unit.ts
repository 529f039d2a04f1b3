/** What a quantity counts. `ratio` is a plain number: a fraction, a rate, votes for each share. */
export type Unit = 'shares' | 'votes' | 'persons' | 'money' | 'days' | 'ratio';

declare const unitOf: unique symbol;

/**
 * An exact fraction of a unit, never rounded and never changed. It can only be made and read by the functions of this
 * folder. Two quantities of different units do not compile together: the second operand of every function is fixed by
 * the first. `Quantity<Unit>` is a quantity whose unit is not known to the compiler: good for showing, not for sums.
 */
export interface Quantity<U extends Unit> {
  readonly [unitOf]: U;
}

/** A plain number: a fraction such as four fifths, a rate, a count of votes for each share. */
export type Ratio = Quantity<'ratio'>;

/** A number of shares; parts of one are kept. */
export type Shares = Quantity<'shares'>;
