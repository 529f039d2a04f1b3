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

/** Affiliates as they are entered in whatever way. */
export interface AffiliatesAsEntered extends Pick<OwnershipBooks, 'affiliatesOf'> {
  /** Of whom it is stated both that they are affiliates of a person and that they are not. */
  readonly disputedAffiliatesOf: (person: string, when: Day | Moment) => readonly string[];
}

/**
 * Who are affiliates, by control as it is entered and as it is stated of two of them. What is stated of two goes no further
 * than these two: it does not say by what control.
 */
export function affiliatesAsEntered(
  standing: Standing,
  { stated }: FactBooks,
  { affiliatesOf }: OwnershipBooks,
): AffiliatesAsEntered {
  const pairs = standing.ofType('stated').flatMap(({ data: { fact, about } }) => {
    const pair = pairsOf[fact]?.(about).map(standing.oneId);
    return pair === undefined ? [] : [{ fact, about, pair }];
  });
  if (pairs.length === 0) return { affiliatesOf, disputedAffiliatesOf: () => [] };
  const statedOf = (person: string, when: Day | Moment): readonly StatedOfOther[] => {
    const day = typeof when === 'string' ? when : when.day;
    return pairs
      .filter(({ pair }) => pair.includes(person))
      .flatMap(({ fact, about, pair }) => {
        const other = pair.find((each) => each !== person) ?? person;
        return stated(fact, about, day).map(({ entry, value }) => ({ entry, other, value }));
      });
  };
  const disputedIn = (found: readonly StatedOfOther[]): ReadonlySet<string> => {
    const not = new Set(found.filter(({ value }) => value === 'no').map(({ other }) => other));
    return new Set(found.filter(({ other, value }) => value === 'yes' && not.has(other)).map(({ other }) => other));
  };
  return {
    affiliatesOf: (person, when): Affiliates => {
      const byControl = affiliatesOf(person, when);
      const all = statedOf(person, when);
      const disputed = disputedIn(all);
      const found = all.filter(({ other, value }) => value === 'yes' && !disputed.has(other));
      if (found.length === 0) return byControl;
      return {
        persons: [...new Set([...byControl.persons, ...found.map(({ other }) => other)])].toSorted(),
        entries: [...new Set([...byControl.entries, ...found.map(({ entry }) => entry)])],
      };
    },
    disputedAffiliatesOf: (person, when) => [...disputedIn(statedOf(person, when))],
  };
}

interface StatedOfOther {
  readonly entry: string;
  readonly other: string;
  readonly value: string;
}
