import { dividedBy, isZero, moneyOf, recount, type Moment, type Money, type Shares } from '../exact/index.js';
import type { AnyEntry, EntryOf } from '../journal/index.js';
import { entriesOfAccount } from './account-entries.js';
import type { RegisterBooks } from './register.js';
import { momentOfEntry, type Standing } from './standing.js';

/** Shares that came into a holding of record. */
export interface Acquisition {
  readonly at: Moment;
  readonly shares: Shares;
  readonly how: 'issue' | 'from-treasury' | 'not-stated' | NonNullable<EntryOf<'shares-transferred'>['data']['how']>;
  readonly from?: string;
  /** What was paid for each share, all costs in, where it is entered. */
  readonly perShare?: Money;
  /** In what it was paid, where it is entered: cash, or another form. */
  readonly paidIn?: string;
  /** What the holder had of record at the close of that moment. */
  readonly resulting: Shares;
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
      entriesOfAccount(standing, person, cls)
        .flatMap((entry) => (isAcquiring(entry) && entry.data.to === person ? [entry] : []))
        .map((entry) => {
          const at = momentOfEntry(entry);
          const resulting = register.holding(person, cls).at(at);
          return Object.freeze({
            at,
            shares: entry.data.shares,
            ...cameFrom(entry),
            ...paidFor(entry),
            resulting,
            entry: entry.id,
          });
        }),
  };
}

function isAcquiring(entry: AnyEntry): entry is Acquiring {
  return (
    entry.type === 'shares-issued' ||
    entry.type === 'shares-transferred' ||
    entry.type === 'treasury-shares-transferred'
  );
}

type Acquiring = EntryOf<'shares-issued'> | EntryOf<'shares-transferred'> | EntryOf<'treasury-shares-transferred'>;

function cameFrom(entry: Acquiring): Pick<Acquisition, 'how' | 'from'> {
  if (entry.type === 'shares-issued') return { how: 'issue' };
  if (entry.type === 'treasury-shares-transferred') return { how: 'from-treasury', from: 'treasury' };
  return { how: entry.data.how ?? 'not-stated', from: entry.data.from };
}

/** Of an issue, what was received for all the shares is divided among them. */
function paidFor(entry: Acquiring): Pick<Acquisition, 'perShare' | 'paidIn'> {
  const form = entry.data['paid-in'];
  const paidIn = form === undefined ? {} : { paidIn: form };
  if (entry.type === 'shares-transferred') {
    const perShare = entry.data['per-share'];
    return perShare === undefined ? paidIn : { ...paidIn, perShare };
  }
  const { consideration, shares } = entry.data;
  if (consideration === undefined || isZero(shares)) return paidIn;
  const each = dividedBy(consideration.amount, recount('ratio', shares));
  return { ...paidIn, perShare: moneyOf(each, consideration.currency) };
}
