import {
  greatest,
  groupedBy,
  isZero,
  minus,
  plus,
  presentIn,
  quantity,
  sumOf,
  zero,
  type CastShares,
  type Quantity,
  type WhyNotCounted,
} from '@quorate/engine';
import { textIn, type Row } from './duckdb.js';
import { faultCodes, isoCodes, type FaultCode } from './faults.js';

/** A card, or a line, that does not count, or not wholly. */
export interface NotCounted {
  readonly code: FaultCode;
  readonly file: string;
  /** As the file has it: the card, or the whole line where it was not read. */
  readonly says: string;
  readonly matter?: string;
  readonly holder?: string;
  /** Of a line of an election: the candidate that it names. */
  readonly candidate?: string;
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

/** A line that does not count, as a row of a database has it. */
export function faultIn(code: FaultCode, row: Row, file: string): NotCounted {
  const of = (name: 'matter' | 'holder' | 'class' | 'candidate' | 'near') => {
    const text = textIn(row, name);
    return text === undefined ? undefined : { [name]: text };
  };
  const shares = textIn(row, 'written') ?? textIn(row, 'shares');
  return coded({
    code,
    file,
    says: textIn(row, 'card') ?? '',
    ...of('matter'),
    ...of('holder'),
    ...of('class'),
    ...of('candidate'),
    ...of('near'),
    ...(shares === undefined ? undefined : { shares }),
  });
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
  return new Map(
    Array.from(
      groupedBy(notCounted, ({ code }) => code),
      ([code, all]) => {
        const told = all.filter(({ shares = '' }) => /^\d{1,18}$/.test(shares));
        // A card of an election has its shares on each candidate: they are at stake once.
        const cards = groupedBy(told, ({ file, says, matter, holder, class: className }) =>
          JSON.stringify([file, says, matter, holder, className]),
        );
        const shares = sumOf('shares', [...cards.values()], lostOfCard);
        return [code as FaultCode, { cards: all.length, shares, untold: all.length - told.length }];
      },
    ),
  );
}

function lostOfCard(lines: readonly NotCounted[]): Quantity<'shares'> {
  const sumOfLines = (own: readonly NotCounted[]) => sumOf('shares', own, lostOf);
  const named = groupedBy(
    lines.filter(({ candidate }) => candidate !== undefined),
    ({ candidate = '' }) => candidate,
  );
  const most = [...named.values()].map(sumOfLines).reduce((one, other) => greatest(one, other), zero('shares'));
  return plus<'shares'>(most, sumOfLines(lines.filter(({ candidate }) => candidate === undefined)));
}

function lostOf(fault: NotCounted): Quantity<'shares'> {
  const cast = quantity('shares', fault.shares ?? '');
  return isZero(cast) ? cast : minus<'shares'>(cast, countsOf(fault));
}

/** How many of its shares count all the same. */
export function countsOf({ code, counted, present }: NotCounted): Quantity<'shares'> {
  if (isPresentWithoutVote.has(code)) return zero('shares');
  return present ?? (counted === undefined ? zero('shares') : presentIn(counted));
}
