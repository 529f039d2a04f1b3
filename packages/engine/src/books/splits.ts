import { isNegative, isZero, minus, plus, plusDays, ratio, share, sum, times } from '../exact/index.js';
import type { Day, Moment, Ratio, Shares } from '../exact/index.js';
import { postToRegister, startOf } from '../journal/accounts/index.js';
import type { AnyEntry, EntryOf } from '../journal/index.js';
import type { RegisterBooks } from './register.js';
import { remembered } from './remembered.js';
import { placeOfEntry, upTo, type StandingOf } from './standing.js';

/** An event that turned the shares of a class into more or fewer for all alike, with the shares out before and after. */
export interface ShareSplit {
  readonly entry: EntryOf<'shares-split'> | EntryOf<'share-distribution'>;
  readonly how: 'subdivision' | 'combination' | 'distribution';
  readonly before: Shares;
  readonly after: Shares;
  /** After, as a part or a multiple of before; one where no share was out. */
  readonly factor: Ratio;
}

/** Splits, combinations, and distributions of a class on itself. */
export interface SplitBooks {
  /**
   * Those of a class up to a moment, in order. What is counted is what is issued and not in treasury, immediately before
   * and immediately after; fractions for which cash was paid after one and before the next are out of the count after it.
   * What is issued or bought back otherwise is no such event.
   */
  readonly splits: (cls: string, when: Day | Moment) => readonly ShareSplit[];
}

type Event = ShareSplit['entry'];

/** It counts by the totals of a class, never by its holders, and looks at a day of the journal only where one is. */
export function splitBooks(standing: StandingOf<'register'>, register: RegisterBooks): SplitBooks {
  const eventsOf = remembered((cls: string): readonly Event[] =>
    inOrder([
      ...standing.ofType('shares-split').filter(({ data }) => data.class === cls),
      ...standing.ofType('share-distribution').filter(({ data }) => data.class === cls && data['on-class'] === cls),
    ]),
  );
  const counts = remembered((entry: Event) => countsOf(entry, standing, register));
  return {
    splits: (cls, when) => {
      const cashed = upTo(standing.ofType('fractions-cashed'), when).filter(({ data }) => isOutOf(cls, data));
      const events = eventsOf(cls);
      return upTo(events, when).map((entry, index) => {
        const next = events[index + 1];
        const fractions = cashed.filter(
          (each) => isBefore(entry, each) && (next === undefined || isBefore(each, next)),
        );
        return splitOf(
          entry,
          counts(entry),
          fractions.map(({ data }) => data.shares),
        );
      });
    },
  };
}

function splitOf(entry: Event, counts: Counts, fractions: readonly Shares[]): ShareSplit {
  const after = minus(counts.after, sum('shares', fractions));
  const factor = isZero(counts.before) ? ratio(1) : share(after, counts.before);
  return { entry, how: howOf(entry), before: counts.before, after, factor };
}

function howOf(entry: Event): ShareSplit['how'] {
  if (entry.type === 'share-distribution') return 'distribution';
  const isMore = minus(entry.data.becomes, entry.data['for-each']);
  return isNegative(isMore) ? 'combination' : 'subdivision';
}

interface Counts {
  readonly before: Shares;
  readonly after: Shares;
}

function countsOf(entry: Event, standing: StandingOf<'register'>, register: RegisterBooks): Counts {
  const cls = entry.data.class;
  const before = countBefore(cls, entry, standing, register);
  const after = afterPosting(cls, entry, before, standing, register);
  return { before, after };
}

/** The count at the close of the day before, and what the entries of the day did to it that stand before the entry. */
function countBefore(cls: string, entry: AnyEntry, standing: StandingOf<'register'>, register: RegisterBooks): Shares {
  const earlier = standing.ofDay(entry.on).filter((each) => isBefore(each, entry));
  return inOrder(earlier).reduce(
    (count, each) => afterPosting(cls, each, count, standing, register),
    countAt(cls, plusDays(entry.on, -1), register),
  );
}

function countAt(cls: string, when: Day, register: RegisterBooks): Shares {
  return minus(register.issued(cls).at(when), register.treasury(cls).at(when));
}

/** The count of a class after one entry. */
function afterPosting(
  cls: string,
  entry: AnyEntry,
  before: Shares,
  standing: StandingOf<'register'>,
  register: RegisterBooks,
): Shares {
  let count = before;
  const counts = (of: string, holder: string) => of === cls && holder !== 'treasury';
  postToRegister(entry, {
    received: (of, holder, held) => (count = counts(of, holder) ? plus(count, held) : count),
    gaveUp: (of, holder, held) => (count = counts(of, holder) ? minus(count, held) : count),
    opened: () => undefined,
    split: (of, becomes) => (count = of === cls ? times(count, becomes) : count),
    distributed: (of, on, perShare, heldOn) => {
      if (of !== cls) return;
      const held = heldOn === entry.on ? countBefore(on, entry, standing, register) : countAt(on, heldOn, register);
      count = plus(count, times(held, perShare));
    },
  });
  return count;
}

function isOutOf(cls: string, data: EntryOf<'fractions-cashed'>['data']): boolean {
  return data.class === cls && data.from !== 'treasury' && data.from !== 'corporation';
}

/** As the register has them: a certified list before all else of its day, then by time and in the order entered. */
function isBefore(a: AnyEntry, b: AnyEntry): boolean {
  return (placeIn(a) - placeIn(b) || a.sequence - b.sequence) < 0;
}

function inOrder<E extends AnyEntry>(entries: readonly E[]): readonly E[] {
  return entries.toSorted((a, b) => placeIn(a) - placeIn(b) || a.sequence - b.sequence);
}

function placeIn(entry: AnyEntry): number {
  return entry.type === 'opening-register' ? startOf(entry.on) : placeOfEntry(entry);
}
