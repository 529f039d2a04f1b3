import { groupedBy, presentIn, quantity, toWire, zero } from '@quorate/engine';
import type { Disputed } from './cards-of-one-holder.js';
import { castOf } from './choices.js';
import { mostOf, sumsOf } from './election-sums.js';
import type { HolderWithLines, LineOfCard } from './line-of-card.js';
import { coded, type NotCounted } from './not-counted.js';
import { byReceipt, firstReceipt } from './receipt.js';
import type {
  DisputedElectionCard,
  DisputedInElection,
  ElectionToCount,
  ScannedElections,
} from './scanned-elections.js';
import { TallyError } from './tally-error.js';

/** The holders whose cards a rule, or a ruling, changes. */
interface InDispute {
  readonly disputed: readonly Disputed[];
  /** Those of whose lines some are set aside. */
  readonly aside: readonly HolderWithLines[];
  readonly elections: ScannedElections;
}

/**
 * What is left in dispute where some cards are admitted that were set aside, and what of the others is told.
 * @param ruled those that rulings in files admit, whatever keeps them from counting
 * @throws {TallyError} where one is to be admitted of which no line that votes is set aside
 */
export function admittedTo(
  { disputed, elections, aside }: InDispute,
  admitted: readonly string[],
  ruled: readonly string[] = [],
): Omit<InDispute, 'aside'> & { readonly told: readonly NotCounted[] } {
  const ids = new Set([...admitted, ...ruled]);
  const unknown = admitted.find((id) =>
    [...aside, ...elections.aside].every(({ lines }) =>
      lines.every((line) => line.card !== id || line.aside === undefined),
    ),
  );
  if (unknown !== undefined) {
    throw new TallyError(
      `No line of the card ${unknown} is set aside, late, of another meeting, or without telling: it cannot be admitted. Look for it in the files, and among what is told as not counted.`,
    );
  }
  const matters = aside.map((each) => onceUnless(isAdmitted(each, ids), each, () => standingOn(each, ids)));
  const seatsOf = seatsIn(elections);
  const inElections = elections.aside.map((each) =>
    onceUnless(isAdmitted(each, ids), each, () => standingIn(each, seatsOf(each), ids)),
  );
  return {
    disputed: [...disputed, ...matters.map(({ left }) => left)],
    elections: { ...elections, disputed: [...elections.disputed, ...inElections.map(({ left }) => left)] },
    told: [...matters, ...inElections].flatMap(({ told }) => told),
  };
}

/**
 * What holders are as a count takes them of whom every line is known: those with a line that is set aside stay so, and of the others the cards are
 * made of their lines.
 */
export function inDispute(
  holders: readonly HolderWithLines[],
  elections: readonly ElectionToCount[],
): Omit<InDispute, 'elections'> & {
  readonly elections: Pick<ScannedElections, 'disputed' | 'aside'>;
  readonly told: readonly NotCounted[];
} {
  const seatsOf = seatsIn({ elections });
  const isElection = ({ matter }: HolderWithLines) => elections.some(({ id }) => id === matter);
  const isAside = ({ lines }: HolderWithLines) => lines.some((line) => line.aside !== undefined);
  const [ofMatters, ofElections] = [holders.filter((each) => !isElection(each)), holders.filter(isElection)];
  const nobody = new Set<string>();
  const disputed = ofMatters.filter((each) => !isAside(each)).map((each) => standingOn(each, nobody));
  const inElections = ofElections
    .filter((each) => !isAside(each))
    .map((each) => standingIn(each, seatsOf(each), nobody));
  return {
    disputed: disputed.map(({ left }) => left),
    aside: ofMatters.filter(isAside),
    elections: { disputed: inElections.map(({ left }) => left), aside: ofElections.filter(isAside) },
    told: [...disputed, ...inElections].flatMap(({ told }) => told),
  };
}

function seatsIn({ elections }: Pick<ScannedElections, 'elections'>): (of: HolderWithLines) => number {
  const seats = new Map(elections.map((each) => [each.id, each.seats]));
  return ({ matter }) => seats.get(matter) ?? 1;
}

/** What is left of the lines of a holder, and what of the others is told. */
interface Left<Of> {
  readonly left: Of;
  readonly told: readonly NotCounted[];
}

const withoutAny = new WeakMap<HolderWithLines, Left<unknown>>();

/** Whoever has no card that is admitted comes to the same in every count. */
function onceUnless<Of>(isOther: boolean, of: HolderWithLines, work: () => Left<Of>): Left<Of> {
  if (isOther) return work();
  const known = withoutAny.get(of) as Left<Of> | undefined;
  const found = known ?? work();
  withoutAny.set(of, found);
  return found;
}

function isAdmitted({ lines }: HolderWithLines, ids: ReadonlySet<string>): boolean {
  return ids.size > 0 && lines.some(({ card }) => ids.has(card));
}

function standingOn({ lines, ...of }: HolderWithLines, ids: ReadonlySet<string>): Left<Disputed> {
  const { cards, apart, others } = standing(lines, ids);
  const place = { matter: of.matter, class: of.class, holder: of.holder };
  return {
    left: { ...of, cards: cards.map(cardOf) },
    told: [...apart, ...others].map(({ code, line }) => toldOf(code, line, { ...place, shares: line.shares })),
  };
}

function standingIn(
  { lines, ...of }: HolderWithLines,
  seats: number,
  ids: ReadonlySet<string>,
): Left<DisputedInElection> {
  const place = { matter: of.matter, class: of.class, holder: of.holder };
  const voting = { seats, isIntermediary: of.isIntermediary };
  const { cards, apart, others } = standing(lines, ids);
  return {
    left: { ...of, cards: cards.map((card) => electionCardOf(card, voting)) },
    told: [
      ...others.map(({ code, line }) => toldOf(code, line, { ...place, shares: line.shares })),
      // A card of an election has its shares on each candidate: they are told once.
      ...Array.from(groupedBy(apart, ({ code, line }) => JSON.stringify([code, line.card])).values(), (own) => {
        const { code, line } = own[0]!;
        const { shares } = electionCardOf(
          own.map((each) => each.line),
          voting,
        );
        const { candidate: _first, ...card } = line;
        return { ...toldOf(code, card, { ...place, shares: toWire(shares) }), present: zero('shares') };
      }),
    ],
  };
}

type Told = { readonly code: NotCounted['code']; readonly line: LineOfCard };

/** The lines that stand, card by card in the order of receipt, each once; those set aside; and those that are there again. */
function standing(lines: readonly LineOfCard[], admitted: ReadonlySet<string>) {
  const apart: Told[] = [];
  const others: Told[] = [];
  const left: LineOfCard[] = [];
  for (const line of lines) {
    if (line.aside === undefined || admitted.has(line.card)) left.push(line);
    else apart.push({ code: line.aside, line });
  }
  const once = groupedBy(left, ({ card, candidate, choice }) => JSON.stringify([card, candidate, choice]));
  const kept: LineOfCard[] = [];
  for (const same of once.values()) {
    const [first, ...again] = same.toSorted((one, other) => Number(one.line - other.line));
    if (first === undefined) continue;
    if (again.some(({ shares }) => shares !== first.shares)) {
      others.push(...[first, ...again].map((line): Told => ({ code: 'card-differs', line })));
    } else {
      kept.push(first);
      others.push(...again.map((line): Told => ({ code: 'same-card-twice', line })));
    }
  }
  const cards = [...groupedBy(kept, ({ card }) => card).values()].toSorted((one, other) =>
    byReceipt(firstReceipt(one), firstReceipt(other)),
  );
  return { cards, apart, others };
}

function toldOf(
  code: NotCounted['code'],
  { file, card, candidate }: LineOfCard,
  {
    shares,
    ...place
  }: Required<Pick<NotCounted, 'matter' | 'class' | 'holder'>> & { readonly shares: bigint | string },
): NotCounted {
  const of = candidate === undefined ? place : { ...place, candidate };
  return coded({ code, file, says: card, ...of, shares: String(shares) });
}

function cardOf(lines: readonly LineOfCard[]): Disputed['cards'][number] {
  const { card, file } = lines[0]!;
  const cast = castOf(lines);
  return { card, file, ...firstReceipt(lines), cast, shares: presentIn(cast) };
}

/**
 * A card is of as many shares as it tells of on the candidate on whom it tells most; that of whoever votes for others may mark more candidates
 * than there are seats, and is then of as many as fill them.
 */
function electionCardOf(
  lines: readonly LineOfCard[],
  { seats, isIntermediary }: Pick<ElectionToCount, 'seats'> & Pick<DisputedInElection, 'isIntermediary'>,
): DisputedElectionCard {
  const { card, file } = lines[0]!;
  const alike = lines.filter(({ candidate }) => candidate === undefined);
  const named = groupedBy(
    lines.filter(({ candidate }) => candidate !== undefined),
    ({ candidate = '' }) => candidate,
  );
  const most = mostOf(lines);
  const fill = (sumsOf(lines).for + BigInt(seats) - 1n) / BigInt(seats);
  return {
    card,
    file,
    ...firstReceipt(lines),
    by: new Map(Array.from(named, ([candidate, own]) => [candidate, sumsOf(own)])),
    alike: sumsOf(alike),
    shares: quantity('shares', isIntermediary && fill > most ? fill : most),
  };
}
