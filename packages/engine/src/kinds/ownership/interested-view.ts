import {
  amount,
  isExact,
  neededFor,
  timesAmount,
  type Amount,
  type Fraction,
  type Moment,
  type Unit,
} from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { isNear } from './anyone-else.js';
import { measuresOf } from './interested-measures.js';
import type { InterestedShareholderProvision } from './interested-parameters.js';

/**
 * Whether a person is to be looked at by itself: it, or one of those whose affiliates count, is interested by what is
 * entered or assumed already, or comes to half of the line. For all others one question serves.
 */
export function isInView(
  c: Context,
  placed: Placed<InterestedShareholderProvision>,
  person: string,
  at: Moment,
): boolean {
  const { provision } = placed;
  const persons = provision.affiliatesToo ? c.books.affiliatesOf(person, at).persons : [person];
  return persons.some((one) =>
    measuresOf(c, placed, one, at).some(({ counted, base }) => {
      const line = lineOf(provision.fraction, base);
      return c.testAsKnown(provision.fraction.verb, counted, line) ?? isNear(counted, line);
    }),
  );
}

/** The figure at which the fraction turns. */
export function lineOf(fraction: Fraction, base: Amount<Unit>): Amount<Unit> {
  return isExact(base) ? amount(neededFor(fraction, base.known)) : timesAmount(base, fraction.of);
}
