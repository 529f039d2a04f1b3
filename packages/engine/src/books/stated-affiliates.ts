import type { Day, Moment } from '../exact/index.js';
import type { Affiliates } from './affiliates.js';
import type { FactBooks } from './facts.js';
import type { OwnershipBooks } from './ownership.js';
import type { Standing } from './standing.js';

/** The facts by which somebody states that two are affiliates, and of whom each is about. */
const pairsOf: Readonly<Record<string, (about: readonly string[]) => readonly string[]>> = {
  affiliate: (about) => about,
  'affiliate-of-the-corporation': ([person = '']) => [person, 'corporation'],
};

/**
 * Who are affiliates, by control as it is entered and as it is stated of two of them. What is stated of two goes no further
 * than these two: it does not say by what control.
 */
export function affiliatesAsEntered(
  standing: Standing,
  { stated }: FactBooks,
  { affiliatesOf }: OwnershipBooks,
): Pick<OwnershipBooks, 'affiliatesOf'> {
  const pairs = standing.ofType('stated').flatMap(({ data: { fact, about } }) => {
    const pair = pairsOf[fact]?.(about).map(standing.oneId);
    return pair === undefined ? [] : [{ fact, about, pair }];
  });
  if (pairs.length === 0) return { affiliatesOf };
  return {
    affiliatesOf: (person: string, when: Day | Moment): Affiliates => {
      const byControl = affiliatesOf(person, when);
      const day = typeof when === 'string' ? when : when.day;
      const found = pairs
        .filter(({ pair }) => pair.includes(person))
        .flatMap(({ fact, about, pair }) =>
          stated(fact, about, day)
            .filter(({ value }) => value === 'yes')
            .map(({ entry }) => ({ entry, other: pair.find((each) => each !== person) ?? person })),
        );
      if (found.length === 0) return byControl;
      return {
        persons: [...new Set([...byControl.persons, ...found.map(({ other }) => other)])].toSorted(),
        entries: [...new Set([...byControl.entries, ...found.map(({ entry }) => entry)])],
      };
    },
  };
}
