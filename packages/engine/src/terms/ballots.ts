import { groupedBy, momentOfEntry, remembered } from '../books/index.js';
import { held, message, QuestionError, reason } from '../evaluation/index.js';
import { atClose, compareMoments, isZero, ratio, show, sum, zero, type Moment, type Quantity } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import type { BuiltInNotion, Context } from '../session/index.js';
import { pollsEnd, sinceProposed } from './matter.js';
import { overVoteRule } from './over-vote-rule.js';
import {
  castBeside,
  countedWithin,
  lessOrNone,
  nothingCast,
  partOfCast,
  partsOfCards,
  presentIn,
  sumOfCast,
  type CardPart,
  type CastShares,
  type WhyNotCounted,
} from './voted-shares.js';

/** What the holders of a class cast. The value of the notion `votes-cast`. */
export interface VotesCast {
  readonly total: CastShares;
  /** Of the total, what each holder of record cast, as ballots and totals of its own show. */
  readonly by: ReadonlyMap<string, CastShares>;
  /** Of the total, what all of these cast. */
  readonly shown: CastShares;
  /** Of the total, what only a total of the whole class has: votes of holders who are not shown. */
  readonly others: CastShares;
  /** Whether that total is of more shares than can have been voted: then it proves nothing, either way. */
  readonly overstated: boolean;
  /** The ballots and totals of which not everything counts. */
  readonly rulings: readonly Ruling[];
}

/** A ballot, or a total, of which not everything counts, with why. */
export interface Ruling {
  readonly id: string;
  /** Absent for a total of the whole class. */
  readonly holder?: string;
  readonly class?: string;
  readonly why: WhyNotCounted;
  readonly cast: CastShares;
  readonly counted: CastShares;
}

/** The name of the notion; its value is VotesCast. */
export const votesCastNotion = 'votes-cast';

const summed = message('votes-cast.summed', '{for} shares of the {class} were cast for {proposal}, {against} against');

/** The votes cast on a matter by the holders of a class, summed once for all the votes that count them. */
export const votesCast: BuiltInNotion = (c, [matter = '', className = ''], at) => {
  const value = castOn(c, matter, className, at);
  const { total } = value;
  const figures = () => ({
    for: show(total.for),
    against: show(total.against),
    class: className,
    proposal: matter,
  });
  return held(value, reason(summed, show(total.for), { figures }));
};

/** @param recordDate the moment at which holders of record were entitled to vote */
export function votesCastOn(c: Context, matter: string, className: string, recordDate: Moment): VotesCast {
  return c.notion<VotesCast>(votesCastNotion, [matter, className], recordDate).value;
}

/**
 * The votes cast on a matter by the holders of a class: ballots one by one, and an inspector's totals for the rest, the last
 * of each holder and of all. Whoever is shown one by one is in the total of its holder, and in that of all, and is counted
 * once. The acts must be kept through the question's day; then a holder of whom no ballot was entered has cast none.
 */
function castOn(c: Context, matter: string, className: string, recordDate: Moment): VotesCast {
  const when = atClose(sinceProposed(c, matter));
  const ballots = c.books.ballots(matter, when).filter((ballot) => classOf(c, ballot, recordDate) === className);
  const tallies = c.books.tallies(matter, when).filter(({ data }) => data.class === className);
  c.restsOn([...ballots, ...tallies].map((entry) => entry.id));
  const end = pollsEnd(c, { id: matter });
  const late = ballots.filter((ballot) => !isInTime(ballot, end));
  const inTime = late.length === 0 ? ballots : ballots.filter((ballot) => isInTime(ballot, end));
  const rulings: Ruling[] = late.map((ballot) => rulingOn(ballot, 'late', nothingCast));
  const by = new Map<string, CastShares>();
  const countOf = (holder: string): CastShares => by.get(holder) ?? nothingCast;
  const ofRecord = remembered((holder: string) => c.books.outstandingHolding(holder, className, recordDate));
  for (const [holder, cards] of groupedBy(inTime, ({ data }) => data.holder)) {
    const parts = partsOfCards(
      ofRecord(holder),
      cards,
      (card) => presentIn(castIn(card)),
      () => overVoteRule(c, { id: matter }, holder, className, recordDate),
    );
    const counted = cards.map((card) => countedOf(card, parts.get(card), ofRecord(holder), rulings));
    const [only] = counted;
    by.set(holder, counted.length === 1 && only !== undefined ? only : sumOfCast(counted));
  }
  const totals = [...new Map(tallies.map((tally) => [tally.data.holder, tally])).values()];
  for (const total of totals) {
    const { holder } = total.data;
    if (holder === undefined) continue;
    const shown = countOf(holder);
    const rest = castBeside(castIn(total), shown);
    const counted = countedIn(total, lessOrNone(ofRecord(holder), presentIn(shown)), rest, rulings);
    by.set(holder, sumOfCast([shown, counted]));
  }
  const shown = sumOfCast([...by.values()]);
  const ofAll = totals.find(({ data }) => data.holder === undefined);
  const left = lessOrNone(c.books.outstanding(className).at(recordDate), presentIn(shown));
  const before = rulings.length;
  const others = ofAll === undefined ? nothingCast : countedIn(ofAll, left, castBeside(castIn(ofAll), shown), rulings);
  for (const ruling of rulings) tellRuling(c, ruling, className);
  return { total: sumOfCast([shown, others]), by, shown, others, overstated: rulings.length > before, rulings };
}

/** Every ballot and total on a matter of which not everything counts, of whichever class. */
export function rulingsOn(c: Context, matter: string, recordDate: Moment): readonly Ruling[] {
  const unplaced = c.books
    .ballots(matter, c.now)
    .filter((ballot) => classOf(c, ballot, recordDate) === undefined)
    .map((ballot) => rulingOn(ballot, 'nothing-held', nothingCast));
  const ofClasses = c.books.classes(recordDate).map((id) => votesCastOn(c, matter, id, recordDate).rulings);
  return [...ofClasses.flat(), ...unplaced];
}

const whyInWords: Readonly<Record<WhyNotCounted, string>> = {
  'more-than-held': 'it is of more shares than were held at the record date; the excess does not count',
  'both-ways': 'more shares than were held are voted for and against; they are present, and count neither way',
  superseded: 'a later one of the same holder takes its place, for the shares held do not reach to both',
  late: 'it came after the polls had closed',
  'nothing-held': 'nothing was held of record at the record date',
  rejected:
    'it is of more shares than were held, alone or with others of the same holder, and by the rule sealed for over-votes none of them counts',
  'used-up': 'an earlier one of the same holder has used up the shares that were held',
  'in-proportion':
    'it is of more shares than were held, alone or with others of the same holder, and by the rule sealed for over-votes each counts in proportion',
};

/** Why a ballot or a total does not count, or not wholly, as people read it. */
export function rulingInWords(c: Context, { id, holder, why }: Ruling): string {
  const what = holder === undefined ? `The total ${id}` : `The ballot ${id} of ${c.nameOf(holder)}`;
  return `${what} does not count as entered: ${whyInWords[why]}.`;
}

/** What of a card counts, by the rule for over-votes and by what is held; what does not is put down with why. */
function countedOf(
  card: EntryOf<'ballot'>,
  { part, why }: CardPart = wholeCard,
  held: Quantity<'shares'>,
  rulings: Ruling[],
): CastShares {
  if (why === undefined) return countedIn(card, held, castIn(card), rulings);
  const counted = partOfCast(castIn(card), part);
  rulings.push(rulingOn(card, why, counted));
  return counted;
}

const wholeCard: CardPart = { part: ratio(1) };

/** What counts of a ballot or a total; what does not is put down with why. */
function countedIn(entry: VoteEntry, held: Quantity<'shares'>, cast: CastShares, rulings: Ruling[]): CastShares {
  const { shares, why } = countedWithin(held, cast);
  if (why !== undefined) rulings.push(rulingOn(entry, why, shares));
  return shares;
}

/** A holder cannot cast more than it has of record, nor all holders more than is outstanding: the answer says so. */
function tellRuling(c: Context, { holder, why }: Ruling, className: string): void {
  if (why === 'late' || why === 'superseded' || why === 'used-up') return;
  const says =
    holder === undefined
      ? `The total of the ${className} is of more shares than can have been voted: what it would settle stays open until it is corrected.`
      : why === 'both-ways'
        ? `${c.nameOf(holder)} cast more shares of ${className} for and against than it had of record at the record date; they are present, and count neither way.`
        : `${c.nameOf(holder)} cast more shares of ${className} than it had of record at the record date; ${excessInWords[why] ?? 'the excess is not counted'}.`;
  c.remark({ says, cites: [] });
}

const excessInWords: Partial<Record<WhyNotCounted, string>> = {
  rejected: 'by the rule sealed for over-votes none of its cards counts',
  'in-proportion': 'by the rule sealed for over-votes its cards count in proportion',
};

type VoteEntry = EntryOf<'ballot'> | EntryOf<'tally'>;

function rulingOn(entry: VoteEntry, why: WhyNotCounted, counted: CastShares): Ruling {
  const { holder, class: className } = entry.data;
  return {
    id: entry.id,
    ...(holder === undefined ? undefined : { holder }),
    ...(className === undefined ? undefined : { class: className }),
    why,
    cast: castIn(entry),
    counted,
  };
}

/** A ballot that came after the polls had closed is none. */
function isInTime(ballot: EntryOf<'ballot'>, end: Moment | undefined): boolean {
  return end === undefined || compareMoments(momentOfEntry(ballot), end) !== 1;
}

const none = zero('shares');

/** What a ballot or total says; a total may count more shares as present than it has under the choices. */
function castIn({ type, data }: VoteEntry): CastShares {
  const { for: yes = none, against = none, abstain = none } = data;
  if (type === 'ballot') return { for: yes, against, abstain, unvoted: none };
  const nonVotes = data['broker-non-votes'] ?? none;
  const rest = data.present === undefined ? none : lessOrNone(data.present, sum('shares', [yes, against, abstain]));
  return { for: yes, against, abstain, unvoted: isZero(lessOrNone(rest, nonVotes)) ? nonVotes : rest };
}

/** The class a ballot is of: the one it names, else the only one of which its holder has shares. */
function classOf(c: Context, ballot: EntryOf<'ballot'>, recordDate: Moment): string | undefined {
  if (ballot.data.class !== undefined) return ballot.data.class;
  const held = c.books.classes().filter((id) => !isZero(c.books.held(ballot.data.holder, id, recordDate)));
  if (held.length <= 1) return held[0];
  throw new QuestionError(
    `The ballot "${ballot.id}" of ${c.nameOf(ballot.data.holder)} names no class, but the holder has ${held.join(' and ')}. Enter one ballot for each class.`,
  );
}
