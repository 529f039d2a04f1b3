import {
  compareBy,
  countedWithin,
  isZero,
  least,
  minus,
  nothingCast,
  partOfCast,
  partsOfCards,
  quantity,
  ratio,
  sum,
  times,
  toWire,
  zero,
  type CardPart,
  type CastShares,
  type Quantity,
} from '@quorate/engine';
import { ruledAbove, type PassedBeyond, type RuledCard } from './chain.js';
import type { CountRules } from './count-rules.js';
import type { FaultCode } from './faults.js';
import type { RuledShares } from './rejected.js';
import { codeOf, type NotCounted } from './not-counted.js';
import type { CandidateSums, ElectionSums } from './election-sums.js';
import type { DisputedElectionCard, DisputedInElection, ScannedElections } from './scanned-elections.js';

type Shares = Quantity<'shares'>;

/** The shares of a class as they stood on each candidate of an election. */
export interface ElectionLines {
  readonly election: string;
  readonly class: string;
  readonly candidates: readonly CandidateLine[];
  readonly brokerNonVotes: Shares;
  /** Of all the cards, each share once, whomever it is voted for. */
  readonly present: Shares;
}

export interface CandidateLine {
  readonly candidate: string;
  readonly for: Shares;
  /** Withheld from the candidate, or against it. */
  readonly withheld: Shares;
  readonly abstain: Shares;
}

/** Counts what was scanned of elections, as the engine counts ballots of them: only disputed cards are looked at one by one. */
export function electionsCounted(
  { elections, undisputed, disputed }: ScannedElections,
  passedBeyond: readonly PassedBeyond[],
  rules: Required<Pick<CountRules, 'overVotes' | 'ballotAbove'>>,
  apart: readonly string[],
) {
  const all = new Map<string, Gathered>();
  const ofHolders = new Map<string, Gathered & { readonly holder: string }>();
  const notCounted: Omit<NotCounted, 'isoCode'>[] = [];
  const ruledShares: RuledShares[] = [];
  const standing = new Map(elections.map(({ id, seats, candidates }) => [id, { seats, candidates }]));
  const add = (of: Pick<ElectionSums, 'matter' | 'class'>, counted: CountedCard, holder?: string): void => {
    const key = JSON.stringify([of.matter, of.class]);
    const { candidates = [] } = standing.get(of.matter) ?? {};
    const own = { election: of.matter, class: of.class, candidates };
    gatheredIn(all, key, own).push(counted);
    if (holder !== undefined) gatheredIn(ofHolders, JSON.stringify([key, holder]), { ...own, holder }).push(counted);
  };
  for (const each of undisputed) add(each, asCounted(each, standing.get(each.matter)?.candidates ?? []), each.holder);
  for (const { id, seats, candidates } of elections) {
    const ruling = { seats, candidates, ballotAbove: rules.ballotAbove };
    const cards = disputed.filter(({ matter }) => matter === id).flatMap((each) => ruledOn(each, ruling, rules));
    ruledAbove(cards, passedBeyond, rules.overVotes, {
      uses: ({ present }) => present,
      within: (held, counted, part) => countedOf(counted, part, { ...ruling, shares: held, isIntermediary: true }),
    });
    for (const { of, card, counted, code, at } of cards) {
      add(of, counted, apart.includes(of.record) ? of.record : undefined);
      const lost = code === 'rejected' ? minus<'shares'>(card.shares, counted.present) : none;
      const { class: className, holder, above, held } = of;
      const place = { matter: id, class: className, holder, held, above };
      ruledShares.push({ ...place, counted: counted.present, lost });
      if (code === undefined) continue;
      const told = { code, file: card.file, says: card.card, matter: id, class: of.class, holder: of.holder };
      const where = at === undefined ? undefined : { at };
      notCounted.push({ ...told, ...where, shares: toWire(card.shares), present: counted.present });
    }
  }
  return { lines: inOrder(all), apart: inOrder(ofHolders), notCounted, ruledShares };
}

/** What of a card counts, or of many together: by candidate, all lines of it. */
interface CountedCard {
  readonly by: ReadonlyMap<string, CastShares>;
  readonly nonVotes: Shares;
  readonly present: Shares;
}

interface Gathered {
  readonly election: string;
  readonly class: string;
  readonly candidates: readonly string[];
  readonly cards: CountedCard[];
}

function gatheredIn<G extends Gathered>(into: Map<string, G>, key: string, of: Omit<G, 'cards'>): CountedCard[] {
  const known = into.get(key) ?? ({ ...of, cards: [] } as unknown as G);
  into.set(key, known);
  return known.cards;
}

function inOrder<G extends Gathered>(found: ReadonlyMap<string, G>): readonly (ElectionLines & Omit<G, 'cards'>)[] {
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { cards, ...of }]) => {
      const summed = (figure: (card: CountedCard) => Shares | undefined) =>
        sum(
          'shares',
          cards.map((card) => figure(card) ?? none),
        );
      return {
        ...of,
        candidates: of.candidates.map((candidate) => ({
          candidate,
          for: summed(({ by }) => by.get(candidate)?.for),
          withheld: summed(({ by }) => by.get(candidate)?.against),
          abstain: summed(({ by }) => by.get(candidate)?.abstain),
        })),
        brokerNonVotes: summed(({ nonVotes }) => nonVotes),
        present: summed(({ present }) => present),
      };
    });
}

const none = zero('shares');

/** What a card says of each candidate, with what it says of all alike. Those against stand for those withheld. */
function castOf(
  { by, alike }: Pick<ElectionSums, 'by' | 'alike'>,
  candidates: readonly string[],
): ReadonlyMap<string, CastShares> {
  return new Map(
    candidates.map((candidate) => {
      const { for: yes, withheld, abstain } = by.get(candidate) ?? nobody;
      const cast = {
        ...nothingCast,
        for: inShares(yes),
        against: inShares(withheld + alike.withheld),
        abstain: inShares(abstain + alike.abstain),
        unvoted: inShares(alike.unvoted),
      };
      return [candidate, cast];
    }),
  );
}

const nobody: CandidateSums = { for: 0n, withheld: 0n, abstain: 0n, unvoted: 0n };

function asCounted(sums: Pick<ElectionSums, 'by' | 'alike' | 'present'>, candidates: readonly string[]): CountedCard {
  return { by: castOf(sums, candidates), nonVotes: inShares(sums.alike.unvoted), present: sums.present };
}

const nothing: CountedCard = { by: new Map(), nonVotes: none, present: none };

/** A card of an election, and what of it counts. */
interface RuledInElection extends RuledCard<CountedCard> {
  readonly of: DisputedInElection;
  readonly card: DisputedElectionCard;
}

/** What counts of the cards of one holder. */
function ruledOn(
  of: DisputedInElection,
  ruling: Omit<Ruling, 'shares' | 'isIntermediary'>,
  { overVotes }: CountRules,
): readonly RuledInElection[] {
  const { matter, isIntermediary, above, held: shares, cards } = of;
  const parts = partsOfCards(
    shares,
    cards,
    (card) => card.shares,
    () => (isIntermediary ? overVotes : 'latest'),
  );
  return cards.map((card) => {
    const cast = asCounted({ ...card, present: card.shares }, ruling.candidates);
    const counted = countedOf(cast, parts.get(card), { ...ruling, shares, isIntermediary });
    return { of, card, matter, above, received: card.received, line: card.line, ...counted };
  });
}

interface Ruling {
  readonly shares: Shares;
  readonly isIntermediary: boolean;
  readonly candidates: readonly string[];
  readonly seats: number;
  readonly ballotAbove: NonNullable<CountRules['ballotAbove']>;
}

function countedOf(
  cast: CountedCard,
  { part, why }: CardPart = { part: ratio(1) },
  { shares, isIntermediary, seats, ballotAbove }: Ruling,
): { readonly counted: CountedCard; readonly code?: FaultCode } {
  if (why !== undefined && why !== 'in-proportion') return { counted: nothing, code: codeOf(why) };
  const present = least(times(cast.present, part), shares);
  const withoutVote = { ...nothing, present };
  const marked = [...cast.by.values()].filter((each) => !isZero(each.for));
  if (!isIntermediary && marked.length > seats) return { counted: withoutVote, code: 'too-many-candidates' };
  if (why !== undefined) return { counted: partOfCard(cast, part), code: why };
  if (isWithin(cast.present, shares)) return { counted: cast };
  if (ballotAbove === 'invalid' && marked.some((each) => !isWithin(each.for, shares))) {
    return { counted: withoutVote, code: 'more-than-held' };
  }
  const within = new Map(Array.from(cast.by, ([candidate, each]) => [candidate, countedWithin(shares, each)]));
  const by = new Map(Array.from(within, ([candidate, found]) => [candidate, found.shares]));
  const given = sum(
    'shares',
    Array.from(by.values(), (each) => each.for),
  );
  // Of whoever votes for others nobody can tell whose votes are too many.
  if (!isWithin(given, times(shares, ratio(seats)))) return { counted: withoutVote, code: 'too-many-candidates' };
  const [first = none, ...others] = Array.from(by.values(), (each) => each.unvoted);
  const code = [...within.values()].some((found) => found.why === 'both-ways') ? 'both-ways' : 'more-than-held';
  return { counted: { by, nonVotes: others.reduce((one, other) => least(one, other), first), present }, code };
}

function partOfCard({ by, nonVotes, present }: CountedCard, part: CardPart['part']): CountedCard {
  return {
    by: new Map(Array.from(by, ([candidate, cast]) => [candidate, partOfCast(cast, part)])),
    nonVotes: times(nonVotes, part),
    present: times(present, part),
  };
}

function isWithin(one: Shares, other: Shares): boolean {
  return compareBy<'shares'>('notMoreThan', one, other);
}

function inShares(count: bigint): Shares {
  return quantity('shares', count);
}
