import {
  countedWithin,
  isZero,
  minus,
  partOfCast,
  partsOfCards,
  plus,
  presentIn,
  quantity,
  sumOfCast,
  zero,
  type CastShares,
  type OverVotePolicy,
  type Quantity,
  type WhyNotCounted,
} from '@quorate/engine';
import { faultCodes, isoCodes, type FaultCode } from './faults.js';
import type { Disputed, DisputedCard, Fault, Scanned, Sums } from './scan.js';

/** What is chosen before the polls close. */
export interface CountRules {
  /** Which cards of an intermediary count that are of more shares than it held; of anybody else the latest does. */
  readonly overVotes: OverVotePolicy;
}

/** The shares of a class on a matter. */
export interface Line extends CastShares {
  readonly matter: string;
  readonly class: string;
}

/** A card, or a line, that does not count, or not wholly. */
export interface NotCounted extends Fault {
  readonly isoCode?: string;
  readonly class?: string;
  /** What of it counts all the same. */
  readonly counted?: CastShares;
}

/** What the files come to under some rules. */
export interface Count {
  readonly lines: readonly Line[];
  /** Of the lines, what holders who are told apart voted. */
  readonly apart: readonly (Line & { readonly holder: string })[];
  readonly notCounted: readonly NotCounted[];
}

/**
 * Counts what was scanned. Only disputed cards are looked at again: another rule needs no scan.
 * The rules for the cards of one holder are those of the engine (`partsOfCards`, `countedWithin`), exact.
 * @param apart the holders who are told by themselves, as for the scan
 */
export function countOf(
  { undisputed, disputed, faults }: Scanned,
  { overVotes }: CountRules,
  apart: readonly string[] = [],
): Count {
  const sums = new Summing();
  for (const each of undisputed) sums.add(each, castIn(each), each.holder);
  const notCounted: NotCounted[] = faults.map((fault) => coded(fault));
  for (const holder of disputed) {
    const { counted, rulings } = ruledOn(holder, overVotes);
    sums.add(holder, counted, apart.includes(holder.holder) ? holder.holder : undefined);
    notCounted.push(...rulings);
  }
  return { ...sums.told(), notCounted };
}

/** Shares on lines, summed when all are there. */
class Summing {
  private readonly lines = new Map<string, { readonly of: LineOf; readonly cast: CastShares[] }>();
  private readonly apart = new Map<
    string,
    { readonly of: LineOf & { readonly holder: string }; readonly cast: CastShares[] }
  >();

  add({ matter, class: className }: LineOf, cast: CastShares, holder?: string): void {
    const of = { matter, class: className };
    const key = `${matter}\u0000${className}`;
    joined(this.lines, key, of, cast);
    if (holder !== undefined) joined(this.apart, `${key}\u0000${holder}`, { ...of, holder }, cast);
  }

  told(): Pick<Count, 'lines' | 'apart'> {
    return { lines: inOrder(this.lines), apart: inOrder(this.apart) };
  }
}

type LineOf = Pick<Sums, 'matter' | 'class'>;
type Gathered<Of> = Map<string, { readonly of: Of; readonly cast: CastShares[] }>;

function joined<Of>(into: Gathered<Of>, key: string, of: Of, cast: CastShares): void {
  const known = into.get(key);
  if (known === undefined) into.set(key, { of, cast: [cast] });
  else known.cast.push(cast);
}

function inOrder<Of extends object>(lines: Gathered<Of>): readonly (Of & CastShares)[] {
  return [...lines]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { of, cast }]) => ({ ...of, ...sumOfCast(cast) }));
}

/** What of the cards of one holder counts, and of each that does not, why. */
function ruledOn(
  { matter, class: className, holder, held, isIntermediary, cards }: Disputed,
  overVotes: OverVotePolicy,
) {
  const shares = inShares(held);
  const parts = partsOfCards(
    shares,
    cards,
    (card) => presentIn(castIn(card)),
    () => (isIntermediary ? overVotes : 'latest'),
  );
  const rulings: NotCounted[] = [];
  const counted = cards.map((card) => {
    const cast = castIn(card);
    const ruled = parts.get(card);
    const found =
      ruled?.why === undefined ? countedWithin(shares, cast) : { shares: partOfCast(cast, ruled.part), why: ruled.why };
    const { why } = found;
    if (why !== undefined) {
      const code = codeOf(why);
      const fault = { code, file: card.file, says: card.card, matter, holder, shares: String(totalOf(card)) };
      rulings.push(coded({ ...fault, class: className, counted: found.shares }));
    }
    return found.shares;
  });
  return { counted: sumOfCast(counted), rulings };
}

/** A position of nought is one of too few; what inspectors rule on is an entry, and in no file. */
function codeOf(why: WhyNotCounted): FaultCode {
  return why in faultCodes ? (why as FaultCode) : 'more-than-held';
}

function totalOf({ for: yes, against, abstain, unvoted }: DisputedCard): bigint {
  return yes + against + abstain + unvoted;
}

function coded<Told extends Fault>(fault: Told): Told & Pick<NotCounted, 'isoCode'> {
  const isoCode = isoCodes[fault.code];
  return isoCode === undefined ? fault : { ...fault, isoCode };
}

function castIn(sums: Pick<Sums, 'for' | 'against' | 'abstain' | 'unvoted'>): CastShares {
  return {
    for: inShares(sums.for),
    against: inShares(sums.against),
    abstain: inShares(sums.abstain),
    unvoted: inShares(sums.unvoted),
  };
}

function inShares(count: bigint): Quantity<'shares'> {
  return quantity('shares', count);
}

/** The shares of each code that are at stake: those not counted, as far as the files tell them. */
export function atStake(
  notCounted: readonly NotCounted[],
): ReadonlyMap<FaultCode, { cards: number; shares: Quantity<'shares'> }> {
  const found = new Map<FaultCode, { cards: number; shares: Quantity<'shares'> }>();
  for (const { code, shares = '0', counted } of notCounted) {
    const known = found.get(code) ?? { cards: 0, shares: zero('shares') };
    const cast = /^\d{1,18}$/.test(shares) ? quantity('shares', shares) : zero('shares');
    const lost = counted === undefined || isZero(cast) ? cast : minus<'shares'>(cast, presentIn(counted));
    found.set(code, { cards: known.cards + 1, shares: plus<'shares'>(known.shares, lost) });
  }
  return found;
}
