import type { Day, Moment } from '../exact/index.js';
import { momentOfPlace, placeAt, placeOf } from '../journal/accounts/index.js';
import type { EntryOf, EntryTypeName, EntryTypeNameOf } from '../journal/index.js';
import { rememberedBetween } from './remembered.js';
import { placeOfEntry, type StandingOf } from './standing.js';

/** An entry of something that goes on: from the moment of the entry, until it is ended. */
export interface Relation<T extends EntryTypeName> {
  readonly entry: EntryOf<T>;
  readonly start: number;
  /** The place at which it no longer holds. */
  readonly end: number;
}

/** The relations of one type, each with its end: the day it says itself, or an entry that it ended, if that is earlier. */
export function relationsOf<T extends EntryTypeNameOf<'ownership'>>(
  standing: StandingOf<'ownership'>,
  type: T,
): readonly Relation<T>[] {
  const ended = new Map<string, number>();
  for (const end of standing.ofType('relation-ended')) {
    const at = placeOfEntry(end);
    ended.set(end.data.entry, Math.min(at, ended.get(end.data.entry) ?? Infinity));
  }
  return standing.ofType(type).map((entry) => {
    const { until } = entry.data as { readonly until?: Day };
    const said = until === undefined ? Infinity : placeOf(until);
    return { entry, start: placeOfEntry(entry), end: Math.min(said, ended.get(entry.id) ?? Infinity) };
  });
}

/** Those in force at a moment: begun, and not ended by then. */
export function inForceAt<T extends EntryTypeName>(
  relations: readonly Relation<T>[],
  when: Day | Moment,
): readonly EntryOf<T>[] {
  const place = placeAt(when);
  return relations.filter(({ start, end }) => start <= place && place < end).map(({ entry }) => entry);
}

/** Those in force at a moment: the very same list until one of them begins or ends. */
export function inForceBy<T extends EntryTypeName>(
  relations: readonly Relation<T>[],
): (when: Day | Moment) => readonly EntryOf<T>[] {
  const at = rememberedBetween(placesOf(relations), (place) => inForceAt(relations, momentOfPlace(place)));
  return (when) => at(placeAt(when));
}

/** The places at which relations begin and end. */
export function placesOf(relations: readonly { readonly start: number; readonly end: number }[]): readonly number[] {
  return relations.flatMap(({ start, end }) => (end === Infinity ? [start] : [start, end]));
}
