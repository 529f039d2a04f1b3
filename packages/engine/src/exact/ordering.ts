import type { Quantity, Unit } from './quantity.js';
import { rationalOf } from './rational.js';

/** -1, 0 or 1 as `a` is less than, equal to or more than `b`. */
export function compare<U extends Unit>(a: Quantity<U>, b: Quantity<NoInfer<U>>): -1 | 0 | 1 {
  const x = rationalOf(a);
  const y = rationalOf(b);
  const [left, right] = x.d === y.d ? [x.n, y.n] : [x.n * y.d, y.n * x.d];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Whether two quantities of one unit are the same number. */
export function equals<U extends Unit>(a: Quantity<U>, b: Quantity<NoInfer<U>>): boolean {
  const x = rationalOf(a);
  const y = rationalOf(b);
  return x.n === y.n && x.d === y.d;
}

/** The smallest of the quantities given. */
export function least<U extends Unit>(first: Quantity<U>, ...others: readonly Quantity<NoInfer<U>>[]): Quantity<U> {
  return others.reduce<Quantity<U>>((lowest, next) => (compare<U>(next, lowest) < 0 ? next : lowest), first);
}

/** The largest of the quantities given. */
export function greatest<U extends Unit>(first: Quantity<U>, ...others: readonly Quantity<NoInfer<U>>[]): Quantity<U> {
  return others.reduce<Quantity<U>>((highest, next) => (compare<U>(next, highest) > 0 ? next : highest), first);
}

export function isZero(a: Quantity<Unit>): boolean {
  return rationalOf(a).n === 0n;
}

/** Below zero. */
export function isNegative(a: Quantity<Unit>): boolean {
  return rationalOf(a).n < 0n;
}

/** Above zero. */
export function isPositive(a: Quantity<Unit>): boolean {
  return rationalOf(a).n > 0n;
}
