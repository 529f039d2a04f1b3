import { isNegative, minus, sum, zero, type Day, type Moment, type Shares } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import { momentOfPlace, placeAt } from '../journal/accounts/index.js';
import { calledShares } from './called-shares.js';
import type { RegisterBooks } from './register.js';
import { inForceAt, placesOf, relationsOf } from './relation.js';
import { remembered, rememberedLately } from './remembered.js';
import type { StandingOf } from './standing.js';
import { stepsOf, type Steps } from './steps.js';

/** Shares outstanding. */
export interface OutstandingBooks {
  /**
   * Shares issued, less those in treasury, those held by corporations in which the corporation has a majority of the
   * votes, and those called for redemption with the money deposited.
   */
  readonly outstanding: (cls: string) => Steps<Shares>;
  /** Of a class: shares called for redemption with the money deposited and not yet taken in, outstanding or not. */
  readonly calledAndFunded: (cls: string, when: Day | Moment) => Shares;
  /** Of these, those that are no longer outstanding. */
  readonly calledAndGone: (cls: string, when: Day | Moment) => Shares;
  /** What of a holding of record is outstanding: none for the treasury and for corporations it has the majority in. */
  readonly outstandingHolding: (holder: string, cls: string, when: Day | Moment) => Shares;
  /** The corporations in which the corporation has a majority of the votes, directly or through others. */
  readonly majorityOwned: (when: Day | Moment) => readonly string[];
}

export function outstandingBooks(
  standing: StandingOf<'register' | 'ownership'>,
  register: RegisterBooks,
): OutstandingBooks {
  const called = calledShares(standing);
  const majorities = relationsOf(standing, 'relationship').filter(
    ({ entry: { data } }) => data.kind === 'majority-of-votes',
  );
  const owned = ownedThrough(majorities.map(({ entry }) => entry));
  const majoritiesAt = rememberedLately((place: number) => ownedThrough(inForceAt(majorities, momentOfPlace(place))));
  const majorityOwned = (when: Day | Moment) => majoritiesAt(placeAt(when));

  const places = (cls: string) => [
    ...register.issued(cls).moments().map(placeAt),
    ...['treasury', ...owned].flatMap((holder) => register.holding(holder, cls).moments().map(placeAt)),
    ...placesOf(majorities),
    ...called.places(cls),
  ];
  const outside = (cls: string, when: Moment) => minus(register.issued(cls).at(when), register.treasury(cls).at(when));
  const outstandingAt = (cls: string, place: number): Shares => {
    const when = momentOfPlace(place);
    const within = majorityOwned(when).map((holder) => register.held(holder, cls, when));
    return minus(minus(outside(cls, when), sum('shares', within)), called.all(cls, place));
  };
  return {
    outstanding: remembered((cls: string) =>
      stepsOf(
        () => places(cls),
        rememberedLately((place: number) => outstandingAt(cls, place)),
      ),
    ),
    outstandingHolding: (holder, cls, when) => {
      if (holder === 'treasury' || majorityOwned(when).includes(holder)) return zero('shares');
      const place = placeAt(when);
      const moment = momentOfPlace(place);
      const held = register.held(holder, cls, moment);
      const taken = called.ofHolder(cls, holder, place, { held, whole: outside(cls, moment) });
      const rest = minus(held, taken);
      return isNegative(rest) ? zero('shares') : rest;
    },
    calledAndFunded: (cls, when) => called.funded(cls, placeAt(when)),
    calledAndGone: (cls, when) => called.all(cls, placeAt(when)),
    majorityOwned,
  };
}

/** Whom the corporation reaches by majorities of votes, in order of their ids; a circle ends where it began. */
function ownedThrough(majorities: readonly EntryOf<'relationship'>[]): readonly string[] {
  const reached = new Set(['corporation']);
  for (const one of reached) for (const { data } of majorities) if (data.person === one) reached.add(data.of);
  return [...reached].slice(1).sort();
}
