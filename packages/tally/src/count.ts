import {
  countedWithin,
  isZero,
  nothingCast,
  partOfCast,
  partsOfCards,
  quantity,
  sumOfCast,
  zero,
  type CastShares,
  type OverVotePolicy,
  type Quantity,
} from '@quorate/engine';
import type { CountRules } from './count-rules.js';
import { electionsCounted, type ElectionLines } from './elections.js';
import { codeOf, coded, type NotCounted } from './not-counted.js';
import type { Disputed, DisputedCard, Scanned, Sums } from './scan.js';

/** The shares of a class on a matter. */
export interface Line extends CastShares {
  readonly matter: string;
  readonly class: string;
}

/** What the files come to under some rules. */
export interface Count {
  readonly lines: readonly Line[];
  /** Of the lines, what holders who are told apart voted. */
  readonly apart: readonly (Line & { readonly holder: string })[];
  readonly elections: readonly ElectionLines[];
  readonly electionsApart: readonly (ElectionLines & { readonly holder: string })[];
  readonly notCounted: readonly NotCounted[];
}

/**
 * Counts what was scanned. Only disputed cards are looked at again: another rule needs no scan.
 * The rules for the cards of one holder are those of the engine (`partsOfCards`, `countedWithin`), exact.
 * @param apart the holders who are told by themselves, as for the scan
 */
export function countOf(
  { elections, undisputed, disputed, faults }: Scanned,
  { overVotes, ballotAbove = 'clipped' }: CountRules,
  apart: readonly string[] = [],
): Count {
  const sums = new Summing();
  for (const each of undisputed) sums.add(each, [castIn(each)], each.holder);
  const notCounted: NotCounted[] = faults.map((fault) => coded(fault));
  for (const holder of disputed) {
    const { counted, rulings } = ruledOn(holder, overVotes);
    sums.add(holder, counted, apart.includes(holder.holder) ? holder.holder : undefined);
    for (const ruling of rulings) notCounted.push(ruling);
  }
  const counted = electionsCounted(elections, { overVotes, ballotAbove }, apart);
  notCounted.push(...counted.notCounted.map((fault) => coded(fault)));
  return { ...sums.told(), elections: counted.lines, electionsApart: counted.apart, notCounted };
}

/** Shares on lines, summed when all are there. */
class Summing {
  private readonly lines = new Map<string, { readonly of: LineOf; readonly cast: CastShares[] }>();
  private readonly apart = new Map<
    string,
    { readonly of: LineOf & { readonly holder: string }; readonly cast: CastShares[] }
  >();

  add({ matter, class: className }: LineOf, cast: readonly CastShares[], holder?: string): void {
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

function joined<Of>(into: Gathered<Of>, key: string, of: Of, cast: readonly CastShares[]): void {
  const known = into.get(key);
  if (known === undefined) into.set(key, { of, cast: [...cast] });
  else known.cast.push(...cast);
}

function inOrder<Of extends object>(lines: Gathered<Of>): readonly (Of & CastShares)[] {
  return [...lines]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { of, cast }]) => ({ ...of, ...sumOfCast(cast) }));
}

/** What of each card of one holder counts, and of those that do not, or not wholly, why. */
function ruledOn(
  { matter, class: className, holder, held, isIntermediary, cards }: Disputed,
  overVotes: OverVotePolicy,
) {
  const shares = inShares(held);
  const parts = partsOfCards(
    shares,
    cards,
    (card) => inShares(totalOf(card)),
    () => (isIntermediary ? overVotes : 'latest'),
  );
  const rulings: NotCounted[] = [];
  const counted = cards.map((card) => {
    const ruled = parts.get(card);
    const found =
      ruled?.why === undefined
        ? countedWithin(shares, castIn(card))
        : { shares: isZero(ruled.part) ? nothingCast : partOfCast(castIn(card), ruled.part), why: ruled.why };
    if (found.why !== undefined) {
      const says = { code: codeOf(found.why), file: card.file, says: card.card, matter, class: className, holder };
      rulings.push(coded({ ...says, shares: String(totalOf(card)), counted: found.shares }));
    }
    return found.shares;
  });
  return { counted: counted.filter((each) => each !== nothingCast), rulings };
}

function totalOf({ for: yes, against, abstain, unvoted }: DisputedCard): bigint {
  return yes + against + abstain + unvoted;
}

function castIn(sums: Pick<Sums, 'for' | 'against' | 'abstain' | 'unvoted'>): CastShares {
  return {
    for: inShares(sums.for),
    against: inShares(sums.against),
    abstain: inShares(sums.abstain),
    unvoted: inShares(sums.unvoted),
  };
}

const none = zero('shares');

function inShares(count: bigint): Quantity<'shares'> {
  return count === 0n ? none : quantity('shares', count);
}
