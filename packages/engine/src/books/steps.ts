import type { Day, Moment } from '../exact/index.js';
import { momentOfPlace, placeAt } from '../journal/accounts/index.js';

/** A value that held from a moment. */
export interface Step<T> {
  readonly from: Moment;
  readonly value: T;
}

/**
 * A value that changes in steps. A day means its close, when everything of that day has happened; a moment with a time
 * leaves out what happened later that day, and what has no time.
 */
export interface Steps<T> {
  /** The value as it stood. */
  at(when: Day | Moment): T;
  /** The value at `from`, then each change up to `to`, both included. */
  during(from: Day | Moment, to: Day | Moment): readonly Step<T>[];
  /** The first moment at which a change made this hold; nothing if none did. */
  first(holds: (value: T) => boolean): Moment | undefined;
  /** The moments at which the value may have changed, in order. */
  moments(): readonly Moment[];
}

/**
 * Steps made from the places where the value may change, and the value at any place.
 *
 * @param places in any order, repeated or not; worked out when first needed
 */
export function stepsOf<T>(places: () => Iterable<number>, valueAt: (place: number) => T): Steps<T> {
  let sorted: readonly number[] | undefined;
  const changes = () => (sorted ??= [...new Set(places())].sort((a, b) => a - b));
  return Object.freeze({
    at: (when: Day | Moment) => valueAt(placeAt(when)),
    during: (from: Day | Moment, to: Day | Moment) => {
      const [start, end] = [placeAt(from), placeAt(to)];
      const inside = changes().filter((place) => place > start && place <= end);
      return [start, ...inside].map((place) => ({ from: momentOfPlace(place), value: valueAt(place) }));
    },
    first: (holds: (value: T) => boolean) => {
      const place = changes().find((each) => holds(valueAt(each)));
      return place === undefined ? undefined : momentOfPlace(place);
    },
    moments: () => changes().map(momentOfPlace),
  });
}
