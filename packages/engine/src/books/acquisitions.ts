import type { Moment, Quantity } from '../exact/index.js';
import type { AnyEntry, EntryOf } from '../journal/index.js';
import type { RegisterBooks } from './register.js';
import { momentOfEntry, placeOfEntry, type Standing } from './standing.js';

/** Shares that came into a holding of record. */
export interface Acquisition {
  readonly at: Moment;
  readonly shares: Quantity<'shares'>;
  readonly how: 'issue' | 'from-treasury' | 'not-stated' | NonNullable<EntryOf<'shares-transferred'>['data']['how']>;
  readonly from?: string;
  /** What the holder had of record at the close of that moment. */
  readonly resulting: Quantity<'shares'>;
  readonly entry: string;
}

/** How holders came by their shares. */
export interface AcquisitionBooks {
  /**
   * The issues and transfers by which a person got shares of a class of record, in order. Opening lists, splits and
   * distributions in proportion are not among them. A holding for others, or a group, is read from its own entries.
   */
  readonly acquisitions: (person: string, cls: string) => readonly Acquisition[];
}

export function acquisitionBooks(standing: Standing, register: RegisterBooks): AcquisitionBooks {
  return {
    acquisitions: (person, cls) =>
      [
        ...standing.ofType('shares-issued'),
        ...standing.ofType('shares-transferred'),
        ...standing.ofType('treasury-shares-transferred'),
      ]
        .filter(({ data }) => data.to === person && data.class === cls)
        .sort((a, b) => placeOfEntry(a) - placeOfEntry(b) || a.sequence - b.sequence)
        .map((entry) => {
          const at = momentOfEntry(entry);
          const resulting = register.holding(person, cls).at(at);
          return Object.freeze({ at, shares: entry.data.shares, ...cameFrom(entry), resulting, entry: entry.id });
        }),
  };
}

type Acquiring = EntryOf<'shares-issued' | 'shares-transferred' | 'treasury-shares-transferred'>;

function cameFrom(entry: AnyEntry & Acquiring): Pick<Acquisition, 'how' | 'from'> {
  if (entry.type === 'shares-issued') return { how: 'issue' };
  if (entry.type === 'treasury-shares-transferred') return { how: 'from-treasury', from: 'treasury' };
  return { how: entry.data.how ?? 'not-stated', from: entry.data.from };
}
