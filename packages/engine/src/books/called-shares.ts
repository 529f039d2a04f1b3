import { compareDays, isNegative, isZero, minus, plus, share, sumOf, times, zero } from '../exact/index.js';
import type { Day, Shares } from '../exact/index.js';
import { startOf } from '../journal/accounts/index.js';
import { placeOfEntry, type StandingOf } from './standing.js';

/** Shares called for redemption, with the money deposited and not yet taken in. */
export interface CalledShares {
  readonly places: (cls: string) => readonly number[];
  /** All of a class that are no longer outstanding. */
  readonly all: (cls: string, place: number) => Shares;
  /** All of a class, those among them that are outstanding until the redemption date. */
  readonly funded: (cls: string, place: number) => Shares;
  /** Those of one holder: called from it by name, and its part of what was called from all in proportion. */
  readonly ofHolder: (
    cls: string,
    holder: string,
    place: number,
    part: { readonly held: Shares; readonly whole: Shares },
  ) => Shares;
}

interface Call {
  readonly cls: string;
  readonly holder: string | undefined;
  readonly place: number;
  /** From where on they are no longer outstanding. */
  readonly gone: number;
  readonly shares: Shares;
}

export function calledShares(standing: StandingOf<'register'>): CalledShares {
  const calls: readonly Call[] = standing
    .ofType('shares-called')
    .filter(({ on, data }) => data['funds-deposited'] && isInTime(on, data['outstanding-until']))
    .map((entry) => ({
      cls: entry.data.class,
      holder: entry.data.holder,
      place: placeOfEntry(entry),
      gone: goneFrom(placeOfEntry(entry), entry.data['outstanding-until']),
      shares: entry.data.shares,
    }));
  if (calls.length === 0) return { places: () => [], all: () => none, funded: () => none, ofHolder: () => none };
  const takenIn: readonly Call[] = standing
    .ofType('shares-reacquired')
    .filter(({ data }) => data.called === true)
    .map((entry) => ({
      cls: entry.data.class,
      holder: entry.data.from,
      place: placeOfEntry(entry),
      gone: placeOfEntry(entry),
      shares: entry.data.shares,
    }));
  const total = (of: readonly Call[], cls: string, place: number, holders: (holder: string | undefined) => boolean) =>
    sumOf(
      'shares',
      of.filter((each) => each.cls === cls && each.gone <= place && holders(each.holder)),
      (each) => each.shares,
    );
  const everybody = () => true;
  const fundedBy = (cls: string, place: number) =>
    sumOf(
      'shares',
      calls.filter((each) => each.cls === cls && each.place <= place),
      (each) => each.shares,
    );
  const places = (cls: string) => [...calls, ...takenIn].filter((each) => each.cls === cls).map((each) => each.gone);
  return {
    places,
    all: (cls, place) => atLeastNone(minus(total(calls, cls, place, everybody), total(takenIn, cls, place, everybody))),
    funded: (cls, place) => atLeastNone(minus(fundedBy(cls, place), total(takenIn, cls, place, everybody))),
    ofHolder: (cls, holder, place, { held, whole }) => {
      const own = total(calls, cls, place, (of) => of === holder);
      const inProportion = total(calls, cls, place, (of) => of === undefined);
      const part = isZero(inProportion) || isZero(whole) ? none : times(inProportion, share(held, whole));
      const given = total(takenIn, cls, place, (of) => of === holder);
      return atLeastNone(minus(plus(own, part), given));
    },
  };
}

const none: Shares = zero('shares');

/** Money that comes after the redemption date calls nothing: the shares stay outstanding. */
function isInTime(on: Day, until: Day | undefined): boolean {
  return until === undefined || compareDays(on, until) <= 0;
}

function goneFrom(place: number, until: Day | undefined): number {
  return until === undefined ? place : Math.max(place, startOf(until));
}

function atLeastNone(value: Shares): Shares {
  return isNegative(value) ? none : value;
}
