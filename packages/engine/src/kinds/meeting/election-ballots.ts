import { groupedBy } from '../../books/index.js';
import { openFact } from '../../evaluation/index.js';
import { compareBy, greatest, isZero, least, ratio, share, sumOf, times, zero } from '../../exact/index.js';
import type { Shares } from '../../exact/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  cameLate,
  dispositionOf,
  electionBallotsAt,
  idsOfMeeting,
  overVoteRule,
  partsOfCards,
  reviewOf,
} from '../../terms/index.js';
import type { CardPart, WhyNotCounted, WhyNotElecting } from '../../terms/index.js';
import { usedBy, type ElectionTerms, type Electors, type Position, type Votes } from './electors.js';

/** A ballot of an election, and what of it counts. */
export interface JudgedBallot {
  readonly id: string;
  readonly holder: string;
  readonly votesHeld: Votes;
  readonly sharesHeld: Shares;
  readonly counted: 'whole' | 'clipped' | 'not-counted';
  /** Absent where it counts wholly. */
  readonly why?: WhyNotElecting;
  readonly withheld?: Shares;
  /** For each candidate, what the ballot gives, what of it is within the votes of record, and what counts after limits. */
  readonly given: readonly CandidateVotes[];
  /** What its holder has of the classes that it votes. */
  readonly positions: readonly Position[];
  /** Where the inspectors made of it something else than was received: their ruling, where one stands. */
  readonly changed?: { readonly by: EntryOf<'ballot-ruled'> | undefined };
}

interface CandidateVotes {
  readonly id: string;
  readonly votes: Votes;
  readonly ofRecord: Votes;
  readonly counted: Votes;
}

type Card = EntryOf<'election-ballot'>;

/** The ballots of an election, each judged by the votes that its holder has and by its other cards. */
export function judgedCards(c: Context, electors: Electors, terms: ElectionTerms): readonly JudgedBallot[] {
  const received = cardsOf(c, terms).map((card) => asRuled(c, inOneRowEach(card), terms));
  const cards = received.map(({ card }) => card);
  const outright = new Map(
    received.flatMap(({ card, why }) => (why === undefined ? [] : [[card, outFor(why)] as const])),
  );
  const changes = new Map(
    received.flatMap(({ card, changed }) => (changed === undefined ? [] : [[card, changed] as const])),
  );
  const inTime = cards.filter((card) => !outright.has(card));
  const parts = new Map(
    [...groupedBy(inTime, ({ data }) => data.holder)].flatMap(([holder, own]) => [
      ...partsOf(c, holder, own, electors, terms),
    ]),
  );
  return cards.map((card) => {
    const judged = judge(electors, terms, card, outright.get(card) ?? parts.get(card) ?? outFor('superseded'));
    const changed = changes.get(card);
    if (changed === undefined) return judged;
    const isOtherwise = changed.by?.data.counts === 'otherwise' && judged.why === undefined;
    return { ...judged, ...(isOtherwise ? { counted: 'clipped', why: 'ruled-otherwise' } : undefined), changed };
  });
}

/** A card that names a candidate twice gives it all of these votes together, and no more than its holder has. */
function inOneRowEach(card: Card): Card {
  const rows = groupedBy(card.data.votes, ({ candidate }) => candidate);
  if (rows.size === card.data.votes.length) return card;
  const votes = Array.from(rows, ([candidate, same]) => ({
    candidate,
    votes: sumOf('votes', same, (row) => row.votes),
  }));
  return { ...card, data: { ...card.data, votes } };
}

/** The ballots that were cast in an election, and those at its meeting that may be of it. */
export function cardsOf(c: Context, terms: Pick<ElectionTerms, 'id' | 'meeting' | 'candidates'>): readonly Card[] {
  const cards = electionBallotsAt(c, terms.meeting)
    .filter(({ data }) => data.election === undefined || data.election === terms.id)
    .filter((card) => card.data.election !== undefined || isOfElection(c, card, terms));
  c.restsOn(cards.map((card) => card.id));
  return cards;
}

interface AsRuled {
  readonly card: Card;
  readonly why?: WhyNotCounted;
  readonly changed?: JudgedBallot['changed'];
}

/** A card with the figures that the inspectors ruled, and why it does not count at all. Their ruling goes before the clock. */
function asRuled(c: Context, card: Card, terms: ElectionTerms): AsRuled {
  const review = reviewOf(c, card, terms.id);
  const wasLate = cameLate(card, terms.pollsEnd);
  if (review === undefined || (wasLate && review.disposition === 'open')) {
    return wasLate ? { card, why: 'late' } : { card };
  }
  const disposition = dispositionOf(c, review);
  const changed = { by: review.stands };
  if (disposition === 'as-cast') return wasLate ? { card, changed } : { card };
  if (disposition === 'not-counted') return { card, why: 'ruled-out', ...(wasLate ? undefined : { changed }) };
  const { votes = [], withheld } = review.stands?.data ?? {};
  return { card: inOneRowEach({ ...card, data: { ...card.data, votes, withheld } }), changed };
}

function outFor(why: WhyNotCounted): CardPart {
  return { part: ratio(0), why };
}

/** Asked of a card that names none of several elections, and a candidate who stands in more of them than one. */
export const ballotVotesInFact = openFact('ballot-votes-in', 'entry', 'proposal').yesNo(
  'Does {0} vote in {1}? It names no election, and somebody who stands in several at the meeting.',
);

/** A card that names no election is of those that have its candidates; one that names nobody, of each. */
function isOfElection(c: Context, card: Card, terms: Pick<ElectionTerms, 'id' | 'meeting' | 'candidates'>): boolean {
  const named = card.data.votes.map(({ candidate }) => candidate);
  if (named.length === 0) return true;
  const others = c.books.proposals(c.now).flatMap((id) => {
    const act = c.books.proposal(id)?.data.act;
    return id !== terms.id && act?.kind === 'election' && idsOfMeeting(c, terms.meeting).has(act.meeting)
      ? [act.candidates]
      : [];
  });
  const standsElsewhere = (candidate: string): boolean => others.some((candidates) => candidates.includes(candidate));
  const here = named.filter((candidate) => terms.candidates.includes(candidate));
  if (here.length === 0) return !named.some(standsElsewhere);
  return !here.some(standsElsewhere) || c.is(ballotVotesInFact, { about: [card.id, terms.id], cites: [] });
}

/** What of the cards of a holder, received in time, counts: class by class, a card that names none being of all its classes. */
function partsOf(
  c: Context,
  holder: string,
  own: readonly Card[],
  electors: Electors,
  terms: ElectionTerms,
): readonly (readonly [Card, CardPart])[] {
  const ofAll = own.findLastIndex(({ data }) => data.class === undefined);
  const ofClasses = own.findLastIndex(({ data }) => data.class !== undefined);
  const kept =
    ofAll === -1 || ofClasses === -1 ? own : own.filter(({ data }) => (data.class === undefined) === ofAll > ofClasses);
  return [...new Set(kept.map(({ data }) => data.class))].flatMap((named) => {
    const cards = kept.filter(({ data }) => data.class === named);
    const positions = positionsIn(electors, holder, named);
    const ruleFor = () => overVoteRule(c, terms, holder, named ?? positions[0]?.class ?? '', terms.recordDate);
    return [...partsOfCards(votesOfRecord(positions), cards, (card) => uses(card, positions, terms), ruleFor)];
  });
}

function positionsIn({ classes, position }: Electors, holder: string, named: string | undefined): readonly Position[] {
  return classes
    .filter((each) => named === undefined || each.id === named)
    .map((each) => position(holder, each))
    .filter(({ shares }) => !isZero(shares));
}

function votesOfRecord(positions: readonly Position[]): Votes {
  return sumOf('votes', positions, ({ ofRecord }) => ofRecord);
}

/** The votes that a card is of: those of the candidate to whom it gives most, or those of the shares that it withholds, if they are more. */
function uses({ data }: Card, positions: readonly Position[], terms: ElectionTerms): Votes {
  const given = usedBy(data.votes.filter(({ candidate }) => terms.candidates.includes(candidate)));
  const held = sumOf('shares', positions, ({ shares }) => shares);
  if (data.withheld === undefined || isZero(held)) return given;
  return greatest(given, times(votesOfRecord(positions), share<'shares'>(data.withheld, held)));
}

function judge(
  electors: Electors,
  terms: ElectionTerms,
  { id, data }: Card,
  { part, why: ruled }: CardPart,
): JudgedBallot {
  const positions = positionsIn(electors, data.holder, data.class);
  const ofRecord = votesOfRecord(positions);
  const held = sumOf('votes', positions, (each) => times(each.ofRecord, each.kept));
  const inPart = ruled === 'in-proportion' ? part : ratio(1);
  const votes = data.votes
    .filter(({ candidate }) => terms.candidates.includes(candidate))
    .map((each) => ({ ...each, within: times(each.votes, inPart) }));
  const marked = votes.filter((each) => !isZero(each.votes));
  const above = marked.some((each) => compareBy<'votes'>('moreThan', each.within, ofRecord));
  const outright = ruled === 'both-ways' || ruled === 'in-proportion' ? undefined : ruled;
  const found =
    outright ??
    (isZero(ofRecord)
      ? 'nothing-held'
      : marked.length > terms.seats
        ? 'too-many-candidates'
        : above
          ? 'more-than-held'
          : marked.length === 0 && data.votes.length > 0 && data.withheld === undefined
            ? 'no-candidate'
            : undefined);
  const why = found ?? (ruled === 'in-proportion' ? ruled : undefined);
  const clipped = why === 'more-than-held' && terms.cumulation.ballotAbove === 'clipped';
  const counts = why === undefined || why === 'in-proportion' || clipped;
  const kept = isZero(ofRecord) ? undefined : share<'votes'>(held, ofRecord);
  return {
    id,
    holder: data.holder,
    votesHeld: held,
    sharesHeld: sumOf('shares', positions, (each) => times(each.shares, each.kept)),
    counted: why === undefined ? 'whole' : counts ? 'clipped' : 'not-counted',
    ...(why === undefined ? undefined : { why }),
    ...(data.withheld === undefined ? undefined : { withheld: times(data.withheld, inPart) }),
    given: votes.map((each) => {
      const within = counts ? least(each.within, ofRecord) : none;
      return {
        id: each.candidate,
        votes: each.votes,
        ofRecord: within,
        counted: kept === undefined ? none : times(within, kept),
      };
    }),
    positions,
  };
}

const none = zero('votes');

/** Of a holder all of whose ballots are so nobody was present by them. */
const absent: ReadonlySet<WhyNotElecting> = new Set([
  'late',
  'superseded',
  'used-up',
  'rejected',
  'ruled-out',
  'no-candidate',
]);

/** Whether the holder of a ballot was present by it, whatever of it counts. */
export function isPresentBy({ why }: JudgedBallot): boolean {
  return why === undefined || !absent.has(why);
}

/** What the holders who voted have, each class of each holder once. */
export function positionsOf(ballots: readonly JudgedBallot[]): readonly Position[] {
  const all = ballots.filter(isPresentBy).flatMap(({ positions }) => positions);
  return [...new Map(all.map((each) => [`${each.holder} ${each.class}`, each])).values()];
}
