import { ExactArithmeticError } from './errors.js';
import type { Quantity, Ratio, Unit } from './quantity.js';
import { rationalOf, reduced } from './rational.js';

/** `a + b`, both of one unit. */
export function plus<U extends Unit>(a: Quantity<U>, b: Quantity<NoInfer<U>>): Quantity<U> {
  const x = rationalOf(a);
  const y = rationalOf(b);
  return x.d === y.d ? reduced(x.n + y.n, x.d) : reduced(x.n * y.d + y.n * x.d, x.d * y.d);
}

/** `a - b`, both of one unit. May be negative: the caller says what a negative difference means. */
export function minus<U extends Unit>(a: Quantity<U>, b: Quantity<NoInfer<U>>): Quantity<U> {
  const x = rationalOf(a);
  const y = rationalOf(b);
  return x.d === y.d ? reduced(x.n - y.n, x.d) : reduced(x.n * y.d - y.n * x.d, x.d * y.d);
}

/** The sum of any number of quantities of `unit`; zero when there are none. */
export function sum<U extends Unit>(unit: U, parts: Iterable<Quantity<NoInfer<U>>>): Quantity<U> {
  return sumOf<U, Quantity<U>>(unit, parts, (part) => part);
}

/** The sum of what each of these has, of `unit`. */
export function sumOf<U extends Unit, T>(
  _unit: U,
  items: Iterable<T>,
  each: (item: T) => Quantity<NoInfer<U>>,
): Quantity<U> {
  let above = 0n;
  let below = 1n;
  for (const item of items) {
    const x = rationalOf(each(item));
    if (x.d === below) above += x.n;
    else {
      above = above * x.d + x.n * below;
      below *= x.d;
    }
  }
  return reduced(above, below);
}

/** `a × by`: a fraction of a quantity, or a quantity so many times over. */
export function times<U extends Unit>(a: Quantity<U>, by: Ratio): Quantity<U> {
  const x = rationalOf(a);
  const y = rationalOf(by);
  return y.n === y.d || x.n === 0n ? a : reduced(x.n * y.n, x.d * y.d);
}

/** `a ÷ by`. @throws ExactArithmeticError when `by` is zero. */
export function dividedBy<U extends Unit>(a: Quantity<U>, by: Ratio): Quantity<U> {
  const y = rationalOf(by);
  if (y.n === 0n) throw new ExactArithmeticError('Nothing can be divided by zero: test the divisor with isZero first.');
  const x = rationalOf(a);
  return reduced(x.n * y.d, x.d * y.n);
}

/**
 * What part of `whole` is `part`: 120,000 of 1,000,000 shares is 3/25.
 * @throws ExactArithmeticError when `whole` is zero: of an empty body there is no part (a test over it is never met).
 */
export function share<U extends Unit>(part: Quantity<U>, whole: Quantity<NoInfer<U>>): Ratio {
  const y = rationalOf(whole);
  if (y.n === 0n) {
    throw new ExactArithmeticError('There is no part of an empty whole: test the whole with isZero first.');
  }
  const x = rationalOf(part);
  return reduced(x.n * y.d, x.d * y.n);
}

/** `-a`. */
export function negate<U extends Unit>(a: Quantity<U>): Quantity<U> {
  const x = rationalOf(a);
  return reduced(-x.n, x.d);
}

/** The votes that shares carry, at so many votes for each share. The one way from shares to votes. */
export function votesOf(held: Quantity<'shares'>, votesForEachShare: Ratio): Quantity<'votes'> {
  return times(recount('votes', held), votesForEachShare);
}

/**
 * The same number, counted in another unit. A deliberate step through the wall between units, for what a provision
 * itself relates: a price for each share times a number of shares, a person for each seat. Say at the call why.
 */
export function recount<U extends Unit>(_unit: U, a: Quantity<Unit>): Quantity<U> {
  return a as Quantity<U>;
}
