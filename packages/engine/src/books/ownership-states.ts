import { isDay, type Day, type Moment } from '../exact/index.js';
import {
  closeOf,
  dayOfPlace,
  lastNotAfter,
  placeAt,
  placeOf,
  placesInDay,
  startOf,
  startOfPlace,
} from '../journal/accounts/index.js';
import { entryTypes, type EntryTypeName, type Family } from '../journal/index.js';
import { rememberedLately } from './remembered.js';
import { placeOfEntry, type Standing } from './standing.js';

/** The times in which nothing changes that bears on who owns what. */
export interface OwnershipStates {
  /**
   * A number that two moments share only where between them nothing was entered, begins or ends that bears on who owns what of
   * the corporation, or on who is tied to whom.
   */
  readonly ownershipState: (when: Day | Moment) => number;
  /** Whether after one moment, and by another, anything moved shares or rights from or to somebody, or tied holders together or no longer. */
  readonly sharesMoved: (after: Day | Moment, by: Day | Moment) => boolean;
}

/** Whose entries cannot bear on it. */
const familiesApart: ReadonlySet<Family> = new Set<Family>(['meetings', 'dividends', 'reports', 'market']);

/** Acts that move no share, tie nobody to anybody, and name nobody to be looked at. */
const typesApart: ReadonlySet<EntryTypeName> = new Set<EntryTypeName>([
  'announced',
  'ballot',
  'ballot-challenged',
  'ballot-ruled',
  'body-act',
  'election-ballot',
  'election-tally',
  'filing',
  'notice',
  'signed',
  'statement-mailed',
  'tally',
  'withdrawn',
]);

/** The types of which there may be a great many: their data name no day, so that their places tell all. */
export const placedAlone: readonly EntryTypeName[] = ['person', 'shares-issued', 'shares-transferred'];

/** Entries of the register that leave with each holder what it has. */
const movingNothing: ReadonlySet<EntryTypeName> = new Set<EntryTypeName>([
  'legend',
  'pledge',
  'rights-offered',
  'stop',
]);

const moving = entryTypes
  .filter(({ type, family }) => family === 'ownership' || (family === 'register' && !movingNothing.has(type)))
  .map(({ type }) => type);

const bearing = entryTypes.filter(({ type, family }) => !familiesApart.has(family) && !typesApart.has(type));

export function ownershipStates(standing: Pick<Standing, 'ofType' | 'countUpTo'>): OwnershipStates {
  let turns: Float64Array | undefined;
  const stateAt = rememberedLately((place: number): number => {
    turns ??= turnsIn(standing);
    const day = startOfPlace(place);
    const ends = [day - 1, place - 1, place, day + placesInDay - 1];
    const ofMany = placedAlone.flatMap((type) => ends.map((end) => standing.countUpTo(type, end)));
    return ofMany.reduce((all, count) => all + count, lastNotAfter(turns, place));
  });
  let named: Float64Array | undefined;
  const movesBy = (when: Day | Moment): number => {
    const place = placeAt(when);
    named ??= Float64Array.from(
      moving.flatMap((type) =>
        placedAlone.includes(type) ? [] : standing.ofType(type).flatMap(({ data }) => placesNamed(data)),
      ),
    ).sort();
    return moving.reduce((all, type) => all + standing.countUpTo(type, place), 0) + lastNotAfter(named, place);
  };
  return {
    ownershipState: (when) => stateAt(placeAt(when)),
    sharesMoved: (after, by) => movesBy(after) !== movesBy(by),
  };
}

/** Every place from which on something may be otherwise: by the place of an entry, by its day, or by a day that it names. */
function turnsIn(standing: Pick<Standing, 'ofType'>): Float64Array {
  const places = new Set<number>();
  const add = (place: number): void => {
    for (const each of [startOfPlace(place), place, place + 1, (dayOfPlace(place) + 1) * placesInDay]) places.add(each);
  };
  for (const { type } of bearing) {
    if (placedAlone.includes(type)) continue;
    for (const entry of standing.ofType(type)) {
      add(placeOfEntry(entry));
      for (const place of placesNamed(entry.data)) add(place);
    }
  }
  return Float64Array.from(places).sort();
}

function placesNamed(data: unknown): readonly number[] {
  if (typeof data === 'string') return isDay(data) ? [startOf(data), closeOf(data)] : [];
  if (typeof data !== 'object' || data === null) return [];
  const { day, time } = data as { readonly day?: unknown; readonly time?: unknown };
  const timed = typeof day === 'string' && typeof time === 'string' ? [placeOf(day as Day, time)] : [];
  return [...timed, ...Object.values(data).flatMap(placesNamed)];
}
