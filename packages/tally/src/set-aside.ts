import { groupedBy, nothingCast, presentIn, quantity, zero, type CastShares } from '@quorate/engine';
import type { Disputed } from './cards-of-one-holder.js';
import { coded, type NotCounted } from './not-counted.js';
import type { DisputedWithAside, LineOfCard, WithLines } from './line-of-card.js';
import { byReceipt, firstReceipt } from './receipt.js';
import type {
  CandidateSums,
  DisputedElectionCard,
  DisputedInElection,
  ElectionToCount,
  ElectionWithAside,
} from './scan-elections.js';
import type { Scanned } from './scan.js';
import { TallyError } from './tally-error.js';

/**
 * What is left in dispute where some cards are admitted that were set aside, and what of the others is told.
 * @param ruled those that rulings in files admit, whatever keeps them from counting
 * @throws {TallyError} where one is to be admitted of which no line that votes is set aside
 */
export function admittedTo(
  { disputed, elections, aside }: Pick<Scanned, 'disputed' | 'elections' | 'aside'>,
  admitted: readonly string[],
  ruled: readonly string[] = [],
): Pick<Scanned, 'disputed' | 'elections'> & { readonly told: readonly NotCounted[] } {
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
  const seatsOf = new Map(elections.elections.map(({ id, seats }) => [id, seats]));
  const inElections = elections.aside.map((each) =>
    onceUnless(isAdmitted(each, ids), each, () => standingIn(each, seatsOf.get(each.election) ?? 1, ids)),
  );
  return {
    disputed: [...disputed, ...matters.map(({ left }) => left)],
    elections: { ...elections, disputed: [...elections.disputed, ...inElections.map(({ left }) => left)] },
    told: [...matters, ...inElections].flatMap(({ told }) => told),
  };
}

/** What is left of the lines of a holder, and what of the others is told. */
interface Left<Of> {
  readonly left: Of;
  readonly told: readonly NotCounted[];
}

const withoutAny = new WeakMap<WithLines, Left<unknown>>();

/** Whoever has no card that is admitted comes to the same in every count. */
function onceUnless<Of>(isOther: boolean, of: WithLines, work: () => Left<Of>): Left<Of> {
  if (isOther) return work();
  const known = withoutAny.get(of) as Left<Of> | undefined;
  const found = known ?? work();
  withoutAny.set(of, found);
  return found;
}

function isAdmitted({ lines }: WithLines, ids: ReadonlySet<string>): boolean {
  return ids.size > 0 && lines.some(({ card }) => ids.has(card));
}

function standingOn({ lines, ...of }: DisputedWithAside, ids: ReadonlySet<string>): Left<Disputed> {
  const { cards, apart, others } = standing(lines, ids);
  const place = { matter: of.matter, class: of.class, holder: of.holder };
  return {
    left: { ...of, cards: cards.map(cardOf) },
    told: [...apart, ...others].map(({ code, line }) => toldOf(code, line, { ...place, shares: line.shares })),
  };
}

function standingIn(
  { lines, ...of }: ElectionWithAside,
  seats: number,
  ids: ReadonlySet<string>,
): Left<DisputedInElection> {
  const place = { matter: of.election, class: of.class, holder: of.holder };
  const voting = { seats, isIntermediary: of.isIntermediary };
  const { cards, apart, others } = standing(lines, ids);
  return {
    left: { ...of, cards: cards.map((card) => electionCardOf(card, voting)) },
    told: [
      ...others.map(({ code, line }) => toldOf(code, line, { ...place, shares: line.shares })),
      // A card of an election has its shares on each candidate: they are told once.
      ...Array.from(groupedBy(apart, ({ code, line }) => JSON.stringify([code, line.card])).values(), (own) => {
        const { code, line } = own[0]!;
        const { present } = electionCardOf(
          own.map((each) => each.line),
          voting,
        );
        const { candidate: _first, ...card } = line;
        return { ...toldOf(code, card, { ...place, shares: present }), present: zero('shares') };
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
  { shares, ...place }: Required<Pick<NotCounted, 'matter' | 'class' | 'holder'>> & { readonly shares: bigint },
): NotCounted {
  const of = candidate === undefined ? place : { ...place, candidate };
  return coded({ code, file, says: card, ...of, shares: String(shares) });
}

const figures: Readonly<Record<string, keyof CastShares>> = {
  for: 'for',
  against: 'against',
  abstain: 'abstain',
  'broker-non-vote': 'unvoted',
};

function cardOf(lines: readonly LineOfCard[]): Disputed['cards'][number] {
  const { card, file } = lines[0]!;
  const cast: CastShares = {
    ...nothingCast,
    ...Object.fromEntries(lines.map(({ choice, shares }) => [figures[choice], quantity('shares', shares)])),
  };
  return { card, file, ...firstReceipt(lines), cast, shares: presentIn(cast) };
}

const total = (all: readonly bigint[]): bigint => all.reduce((one, other) => one + other, 0n);

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
  const sharesOf = (all: readonly LineOfCard[]) => total(all.map(({ shares }) => shares));
  const most =
    [...named.values()].map(sharesOf).reduce((one, other) => (one > other ? one : other), 0n) + sharesOf(alike);
  const fill = (sharesOf(lines.filter(({ choice }) => choice === 'for')) + BigInt(seats) - 1n) / BigInt(seats);
  return {
    card,
    file,
    ...firstReceipt(lines),
    by: new Map(Array.from(named, ([candidate, own]) => [candidate, sumsOf(own)])),
    alike: sumsOf(alike),
    present: isIntermediary && fill > most ? fill : most,
  };
}

function sumsOf(lines: readonly LineOfCard[]): CandidateSums {
  const of = (...choices: readonly string[]) =>
    total(lines.filter(({ choice }) => choices.includes(choice)).map(({ shares }) => shares));
  return {
    for: of('for'),
    withheld: of('against', 'withheld'),
    abstain: of('abstain'),
    unvoted: of('broker-non-vote'),
  };
}
