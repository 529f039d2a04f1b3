import { amount, isExact, neededFor, timesAmount } from '../../../exact/index.js';
import type { Amount, Fraction, Moment, Unit } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { remembered } from '../../../books/index.js';
import { isNear } from '../anyone-else.js';
import { keyOfMoment } from '../ownership-changes.js';
import { measuresOf } from './interested-measures.js';
import type { InterestedRule } from './interested-parameters.js';

/** Whether a person is to be looked at by itself; for all others one question serves. */
export function isInView(c: Context, placed: InterestedRule, person: string, at: Moment): boolean {
  return inView(c, placed, [person], at).length > 0;
}

/**
 * Those of some persons who are to be looked at by themselves: such a one, or somebody whose affiliate it is and counts as,
 * is interested by what is entered or assumed already, or comes to half of the line.
 */
export function inView(c: Context, placed: InterestedRule, persons: readonly string[], at: Moment): readonly string[] {
  const comesNear = (one: string): boolean => isNearLine(c, placed, one, at);
  // All who are under one control have one list of affiliates.
  const anyComesNear = remembered((all: readonly string[]) => all.some(comesNear));
  return persons.filter((person) =>
    placed.provision.affiliatesToo ? anyComesNear(c.books.affiliatesOf(person, at).persons) : comesNear(person),
  );
}

/** Worked out once for each. */
function isNearLine(c: Context, placed: InterestedRule, person: string, at: Moment): boolean {
  return c.once(placed, `${person} comes near the line by ${keyOfMoment(at)}`, () =>
    measuresOf(c, placed, person, at).some(({ counted, base }) => {
      const line = lineOf(placed.provision.fraction, base);
      return c.testAsKnown(placed.provision.fraction.verb, counted, line) ?? isNear(counted, line);
    }),
  );
}

/** The figure at which the fraction turns. */
export function lineOf(fraction: Fraction, base: Amount<Unit>): Amount<Unit> {
  return isExact(base) ? amount(neededFor(fraction, base.known)) : timesAmount(base, fraction.of);
}
