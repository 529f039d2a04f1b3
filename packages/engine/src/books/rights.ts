import { isPositive, minus, plusDays, sumOf, zero, type Day, type Moment, type Shares } from '../exact/index.js';
import { placeAt, placeOf } from '../journal/accounts/index.js';
import type { EntryOf } from '../journal/index.js';
import { groupedBy } from './grouped.js';
import { placeOfEntry, type StandingOf } from './standing.js';

/** A right to acquire shares as it stood: over how many shares it still was. */
export interface Right {
  readonly id: string;
  readonly holder: string;
  readonly class: string;
  readonly shares: Shares;
  readonly over: 'unissued' | 'outstanding';
  readonly exercisableFrom: Day;
  readonly entry: EntryOf<'right-granted'>;
}

/** Rights to acquire shares. */
export interface RightBooks {
  /** A holder's rights over a class: granted, and neither lapsed nor ended. */
  readonly rights: (holder: string, cls: string, when: Day | Moment) => readonly Right[];
  /** Those of them that can be exercised on the day, or within so many days after it. */
  readonly rightsWithin: (days: number, holder: string, cls: string, on: Day) => readonly Right[];
  /** Everybody who had been granted a right by then. */
  readonly rightHolders: (when: Day | Moment) => readonly string[];
  /** The places in time at which a right of one of these persons was granted, can be exercised, or ended. */
  readonly rightPlaces: (persons: ReadonlySet<string>) => readonly number[];
}

export function rightBooks(standing: StandingOf<'register'>): RightBooks {
  const granted = standing.ofType('right-granted');
  const endings = groupedBy(standing.ofType('right-ended'), ({ data }) => data.right);
  const byHolder = groupedBy(granted, ({ data }) => data.holder);
  const rights = (holder: string, cls: string, when: Day | Moment) =>
    (byHolder.get(holder) ?? [])
      .filter(({ data }) => data.class === cls)
      .flatMap((entry) => rightAt(entry, endings.get(entry.data.id) ?? [], placeAt(when)) ?? []);
  return {
    rights,
    rightsWithin: (days, holder, cls, on) =>
      rights(holder, cls, on).filter(({ exercisableFrom }) => exercisableFrom <= plusDays(on, days)),
    rightHolders: (when) => {
      const place = placeAt(when);
      return granted.filter((entry) => placeOfEntry(entry) <= place).map(({ data }) => data.holder);
    },
    rightPlaces: (persons) =>
      granted
        .filter(({ data }) => persons.has(data.holder))
        .flatMap((entry) => [
          placeOfEntry(entry),
          placeOf(entry.data['exercisable-from']),
          ...(entry.data.until === undefined ? [] : [placeOf(entry.data.until)]),
          ...(endings.get(entry.data.id) ?? []).map(placeOfEntry),
        ]),
  };
}

function rightAt(
  entry: EntryOf<'right-granted'>,
  endings: readonly EntryOf<'right-ended'>[],
  place: number,
): Right | undefined {
  const { data } = entry;
  if (placeOfEntry(entry) > place || (data.until !== undefined && placeOf(data.until) <= place)) return undefined;
  const ended = endings.filter((ending) => placeOfEntry(ending) <= place);
  if (ended.some((ending) => ending.data.shares === undefined)) return undefined;
  const over = minus(
    data.shares,
    sumOf('shares', ended, (ending) => ending.data.shares ?? zero('shares')),
  );
  if (!isPositive(over)) return undefined;
  return {
    id: data.id,
    holder: data.holder,
    class: data.class,
    shares: over,
    over: data.over,
    exercisableFrom: data['exercisable-from'],
    entry,
  };
}
