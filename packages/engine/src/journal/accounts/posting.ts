import { isZero, share, type Day, type Ratio, type Shares } from '../../exact/index.js';
import type { AnyEntry, EntryOf } from '../entry-types.js';

/** What an entry does to the register, told to whoever keeps one. Treasury is a holder like the others. */
export interface RegisterPosting {
  /** Shares of a class go in or out of the account of a holder of record. */
  received(cls: string, holder: string, shares: Shares): void;
  gaveUp(cls: string, holder: string, shares: Shares): void;
  /** A certified list opens the class; what is received in the same posting stands before anything else of that day. */
  opened(cls: string): void;
  /** Every share of the class becomes so many. */
  split(cls: string, becomes: Ratio): void;
  /** Every outstanding share of `onClass` at the close of a day brings its holder so many of `cls`. */
  distributed(cls: string, onClass: string, perShare: Ratio, heldOn: Day): void;
}

/**
 * Tells what one entry does to the register; an entry of another kind does nothing. The corporation's own shares are
 * its treasury, whichever of the two names the entry uses.
 */
export function postToRegister(entry: AnyEntry, to: RegisterPosting): void {
  switch (entry.type) {
    case 'opening-register':
      return open(entry, to);
    case 'shares-issued':
      return to.received(entry.data.class, account(entry.data.to), entry.data.shares);
    case 'shares-transferred':
      return move(entry.data.class, entry.data.from, entry.data.to, entry.data.shares, to);
    case 'treasury-shares-transferred':
      return move(entry.data.class, 'treasury', entry.data.to, entry.data.shares, to);
    case 'shares-reacquired':
      if (entry.data['held-as'] === 'treasury') {
        return move(entry.data.class, entry.data.from, 'treasury', entry.data.shares, to);
      }
      return to.gaveUp(entry.data.class, account(entry.data.from), entry.data.shares);
    case 'shares-retired':
      return to.gaveUp(entry.data.class, 'treasury', entry.data.shares);
    case 'fractions-cashed':
      return to.gaveUp(entry.data.class, account(entry.data.from), entry.data.shares);
    case 'shares-split':
      return to.split(entry.data.class, share(entry.data.becomes, entry.data['for-each']));
    case 'share-distribution':
      return to.distributed(
        entry.data.class,
        entry.data['on-class'],
        entry.data['per-share'],
        entry.data['record-date'] ?? entry.on,
      );
    default:
      return undefined;
  }
}

function open(entry: EntryOf<'opening-register'>, to: RegisterPosting): void {
  const { class: cls, treasury, holdings, part } = entry.data;
  to.opened(cls);
  for (const { holder, shares } of holdings) to.received(cls, account(holder), shares);
  // Every part of a list says the treasury of the whole class.
  if (!isZero(treasury) && (part === undefined || part.number === 1)) to.received(cls, 'treasury', treasury);
}

function move(cls: string, from: string, to: string, shares: Shares, posting: RegisterPosting): void {
  posting.gaveUp(cls, account(from), shares);
  posting.received(cls, account(to), shares);
}

function account(holder: string): string {
  return holder === 'corporation' ? 'treasury' : holder;
}
