import {
  isZero,
  minus,
  plus,
  presentIn,
  quantity,
  zero,
  type CastShares,
  type Quantity,
  type WhyNotCounted,
} from '@quorate/engine';
import { faultCodes, isoCodes, type FaultCode } from './faults.js';

/** A card, or a line, that does not count, or not wholly. */
export interface NotCounted {
  readonly code: FaultCode;
  readonly file: string;
  /** As the file has it: the card, or the whole line where it was not read. */
  readonly says: string;
  readonly matter?: string;
  readonly holder?: string;
  /** The holder above, of whose position more was passed down than it has, and which did not reach to the card. */
  readonly at?: string;
  /** The id that may be meant. */
  readonly near?: string;
  /** As the file has them; absent where nothing was read. */
  readonly shares?: string;
  readonly isoCode?: string;
  readonly class?: string;
  /** What of it counts all the same. */
  readonly counted?: CastShares;
  /** Of a card of an election, the shares that are present by it, whatever counts. */
  readonly present?: Quantity<'shares'>;
}

/** A position of nought is one of too few; what inspectors rule on is an entry, and in no file. */
export function codeOf(why: WhyNotCounted): FaultCode {
  return why in faultCodes ? (why as FaultCode) : 'more-than-held';
}

/** A fault with its code of ISO 20022, where it has one. */
export function coded<Told extends Omit<NotCounted, 'isoCode'>>(fault: Told): Told & Pick<NotCounted, 'isoCode'> {
  const isoCode = isoCodes[fault.code];
  return isoCode === undefined ? fault : { ...fault, isoCode };
}

/** Where the shares are there, and nobody has a vote of them. */
const isPresentWithoutVote: ReadonlySet<FaultCode> = new Set(['too-many-candidates']);

/** What is at stake under a code. */
interface AtStake {
  readonly cards: number;
  /** The shares of those that tell them, as far as these do not count. */
  readonly shares: Quantity<'shares'>;
  /** How many tell no number of shares that can be read. */
  readonly untold: number;
}

/** The shares of each code that are at stake: those not counted, as far as the files tell them. */
export function atStake(notCounted: readonly NotCounted[]): ReadonlyMap<FaultCode, AtStake> {
  const found = new Map<FaultCode, AtStake>();
  for (const { code, shares = '', counted, present } of notCounted) {
    const known = found.get(code) ?? { cards: 0, shares: zero('shares'), untold: 0 };
    const isTold = /^\d{1,18}$/.test(shares);
    const cast = isTold ? quantity('shares', shares) : zero('shares');
    const kept = present ?? (counted === undefined ? zero('shares') : presentIn(counted));
    const lost = isZero(cast) || isPresentWithoutVote.has(code) ? cast : minus<'shares'>(cast, kept);
    const untold = known.untold + (isTold ? 0 : 1);
    found.set(code, { cards: known.cards + 1, shares: plus<'shares'>(known.shares, lost), untold });
  }
  return found;
}
