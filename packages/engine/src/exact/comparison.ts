import { compare } from './ordering.js';
import type { Quantity, Unit } from './unit.js';

/**
 * How a text compares: 'at least' and 'not more than' include the figure itself, 'more than' and 'less than' do not.
 * A rule uses the verb that its section uses.
 */
export type Verb = 'atLeast' | 'moreThan' | 'lessThan' | 'notMoreThan';

/** Whether `a` is at least / more than / less than / not more than `b`. Exact, by cross-multiplication. */
export function compareBy<U extends Unit>(verb: Verb, a: Quantity<U>, b: Quantity<NoInfer<U>>): boolean {
  return orderSatisfies(verb, compare(a, b));
}

/** The verb that holds exactly when `verb` does not: a person not owning 'more than' a limit owns 'not more than' it. */
export function opposite(verb: Verb): Verb {
  return opposites[verb];
}

/** The verb seen from the other side: `a` at least `b` is `b` not more than `a`. */
export function mirrored(verb: Verb): Verb {
  return mirrors[verb];
}

/** Whether the figure itself satisfies the verb. */
export function includesFigure(verb: Verb): boolean {
  return verb === 'atLeast' || verb === 'notMoreThan';
}

/** Whether the verb asks for enough ('at least', 'more than') and not for little enough. */
export function asksForEnough(verb: Verb): boolean {
  return verb === 'atLeast' || verb === 'moreThan';
}

/** Whether the verb holds of two things whose order is known: -1, 0 or 1 as the first is less, the same or more. */
export function orderSatisfies(verb: Verb, order: -1 | 0 | 1): boolean {
  if (order === 0) return includesFigure(verb);
  return asksForEnough(verb) ? order > 0 : order < 0;
}

const opposites: Readonly<Record<Verb, Verb>> = {
  atLeast: 'lessThan',
  moreThan: 'notMoreThan',
  lessThan: 'atLeast',
  notMoreThan: 'moreThan',
};

const mirrors: Readonly<Record<Verb, Verb>> = {
  atLeast: 'notMoreThan',
  moreThan: 'lessThan',
  lessThan: 'moreThan',
  notMoreThan: 'atLeast',
};
