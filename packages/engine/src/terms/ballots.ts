import { groupedBy, remembered } from '../books/index.js';
import { defineNotion, held, message, openFact, QuestionError, reason } from '../evaluation/index.js';
import { atClose, compareDays, isZero, ratio, show, zero } from '../exact/index.js';
import type { Day, Moment, Shares } from '../exact/index.js';
import type { AnyEntry, EntryOf } from '../journal/index.js';
import type { BuiltInNotion, Context } from '../session/index.js';
import { cameLate, dispositionOf, isSinceRuling, reviewOf } from './ballot-review.js';
import { pollsEnd, sinceProposed } from './matter.js';
import { overVoteRule, totalsFollowed } from './over-vote-rule.js';
import {
  castBeside,
  countedWithin,
  lessOrNone,
  nothingCast,
  partOfCast,
  partsOfCards,
  presentIn,
  sumOfCast,
  yearsVoted,
} from './voted-shares.js';
import type { CardPart, CastShares, WhyNotCounted } from './voted-shares.js';

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
  /** Figures that totals do not tell, where shares are left that may have been voted so. */
  readonly untold: readonly UntoldFigures[];
  /** The ballots and totals of which not everything counts. */
  readonly notCounted: readonly NotCounted[];
}

/** A ballot, or a total, of which not everything counts, with why. */
export interface NotCounted {
  readonly id: string;
  /** Absent for a total of the whole class. */
  readonly holder?: string;
  readonly class?: string;
  readonly why: WhyNotCounted;
  readonly cast: CastShares;
  readonly counted: CastShares;
}

/** What a total does not tell of some shares: how they were voted, or whether they were present. */
export interface UntoldFigures {
  readonly total: string;
  readonly choices: readonly (keyof CastShares)[];
  /** As many shares as may have been voted so, all choices together. */
  readonly left: Shares;
  /** Those of them that the total tells as present. */
  readonly present: Shares;
}

/** The name of the notion; its value is VotesCast. */
export const votesCastNotion = defineNotion<
  VotesCast,
  | readonly [matter: string, className: string, leftOut: string]
  | readonly [matter: string, className: string, leftOut: string, receivedBy: Day, cite: string]
>('votes-cast');

const summed = message('votes-cast.summed', '{for} shares of the {class} were cast for {proposal}, {against} against');

/** The votes cast on a matter by the holders of a class, summed once for all the votes that count them. */
export const votesCast: BuiltInNotion = (c, [matter = '', className = '', open, day, cite = ''], at) => {
  const last = day === undefined ? undefined : { day: day as Day, cite };
  const value = castOn(c, matter, className, at, open === leftOut, last);
  const { total } = value;
  const figures = () => ({
    for: show(total.for),
    against: show(total.against),
    class: className,
    proposal: matter,
  });
  return held(value, reason(summed, show(total.for), { figures }));
};

const leftOut = 'without open ballots';

/** The same without the ballots that are challenged and on which no ruling stands. */
export function undisputedVotes(
  c: Context,
  matter: string,
  className: string,
  recordDate: Moment,
  last?: LastDay,
): VotesCast {
  return votesIn(c, [matter, className, leftOut], recordDate, last);
}

/** The last day on which votes come in time, and the section that has it. */
export interface LastDay {
  readonly day: Day;
  readonly cite: string;
}

/**
 * @param recordDate the moment at which holders of record were entitled to vote
 * @param last the last day on which votes come in time, where the text has one
 */
export function votesCastOn(
  c: Context,
  matter: string,
  className: string,
  recordDate: Moment,
  last?: LastDay,
): VotesCast {
  return votesIn(c, [matter, className, ''], recordDate, last);
}

function votesIn(
  c: Context,
  about: readonly [matter: string, className: string, leftOut: string],
  recordDate: Moment,
  last: LastDay | undefined,
): VotesCast {
  return c.notion(votesCastNotion, last === undefined ? about : [...about, last.day, last.cite], recordDate).value;
}

/** Asked of a total that was reported after the last day on which the votes in it come in time. */
export const totalInTime = openFact('total-in-time', 'entry', 'day').yesNo(
  'Had every vote in the total {0} come by {1}?',
);

/**
 * The votes cast on a matter by the holders of a class: ballots one by one, and an inspector's totals for the rest, the last
 * of each holder and of all. Whoever is shown one by one is in the total of its holder, and in that of all, and is counted
 * once; a ballot on which the inspectors ruled after a total was reported is in it as it was received. The acts must be kept through the question's day; then a holder of whom no ballot was entered has cast none.
 */
function castOn(
  c: Context,
  matter: string,
  className: string,
  recordDate: Moment,
  withoutOpen: boolean,
  last: LastDay | undefined,
): VotesCast {
  const when = atClose(sinceProposed(c, matter));
  const isInTime = ({ on }: AnyEntry): boolean => last === undefined || compareDays(on, last.day) <= 0;
  const ballots = c.books.ballots(matter, when).filter((ballot) => classOf(c, ballot, recordDate) === className);
  const ofClass = c.books.tallies(matter, when).filter(({ data }) => data.class === className);
  const tallies = totalsFollowed(c, { id: matter }, ofClass).filter(
    (total) => isInTime(total) || c.is(totalInTime, { about: [total.id, last!.day], cites: [last!.cite] }),
  );
  c.restsOn([...ballots, ...tallies].map((entry) => entry.id));
  const end = pollsEnd(c, { id: matter });
  const notCounted: NotCounted[] = [];
  const ruled = new Map(ballots.flatMap((card) => asRuled(c, card, matter, end, withoutOpen) ?? []));
  const received = ballots.filter((card) => {
    const why = ruled.has(card) ? ruled.get(card)!.why : isInTime(card) ? undefined : 'late';
    if (why !== undefined) notCounted.push(notCountedAs(card, why, nothingCast));
    return why === undefined;
  });
  const castOf = (card: EntryOf<'ballot'>): CastShares => ruled.get(card)?.cast ?? castIn(card);
  const by = new Map<string, CastShares>();
  const countOf = (holder: string): CastShares => by.get(holder) ?? nothingCast;
  const ofRecord = remembered((holder: string) => c.books.outstandingHolding(holder, className, recordDate));
  const countedOfRuled = new Map<EntryOf<'ballot'>, CastShares>();
  for (const [holder, cards] of groupedBy(received, ({ data }) => data.holder)) {
    const [only] = cards;
    if (cards.length === 1 && only !== undefined && !ruled.has(only)) {
      const { shares, why } = countedWithin(ofRecord(holder), castIn(only));
      if (why === undefined) {
        by.set(holder, shares);
        continue;
      }
    }
    const parts = partsOfCards(
      ofRecord(holder),
      cards,
      (card) => presentIn(castOf(card)),
      () => overVoteRule(c, { id: matter }, holder, className, recordDate),
    );
    const counted = cards.map((card) => countedOf(card, castOf(card), parts.get(card), ofRecord(holder), notCounted));
    for (const [place, card] of cards.entries()) if (ruled.has(card)) countedOfRuled.set(card, counted[place]!);
    by.set(holder, sumOfCast(counted));
  }
  for (const [card, { cast }] of ruled) {
    const isTold = cast === undefined || notCounted.some(({ id }) => id === card.id);
    if (!isTold) notCounted.push(notCountedAs(card, 'ruled-otherwise', cast));
  }
  const inTotal = (total: EntryOf<'tally'>, shown: CastShares): CastShares => {
    const otherwise = [...ruled].filter(
      ([card, { ruling }]) =>
        (total.data.holder === undefined || total.data.holder === card.data.holder) && !isSinceRuling(total, ruling),
    );
    const before = otherwise.map(([card, { wasLate }]) =>
      wasLate ? nothingCast : countedWithin(ofRecord(card.data.holder), castIn(card)).shares,
    );
    const asRuledOn = otherwise.map(([card]) => countedOfRuled.get(card) ?? nothingCast);
    return castBeside(sumOfCast([shown, ...before]), sumOfCast(asRuledOn));
  };
  const untold: UntoldFigures[] = [];
  const isHowOften = c.books.proposal(matter)?.data.act.kind === 'frequency';
  const totals = [...new Map(tallies.map((tally) => [tally.data.holder, tally])).values()];
  for (const total of totals) {
    const { holder } = total.data;
    if (holder === undefined) continue;
    const shown = countOf(holder);
    const rest = castBeside(castIn(total), inTotal(total, shown));
    const room = lessOrNone(ofRecord(holder), presentIn(shown));
    const counted = countedIn(total, room, rest, notCounted);
    untold.push(...untoldIn(total, room, counted, isHowOften));
    by.set(holder, sumOfCast([shown, counted]));
  }
  const shown = sumOfCast([...by.values()]);
  const ofAll = totals.find(({ data }) => data.holder === undefined);
  const left = lessOrNone(c.books.outstanding(className).at(recordDate), presentIn(shown));
  const before = notCounted.length;
  const others =
    ofAll === undefined
      ? nothingCast
      : countedIn(ofAll, left, castBeside(castIn(ofAll), inTotal(ofAll, shown)), notCounted);
  if (ofAll !== undefined) untold.push(...untoldIn(ofAll, left, others, isHowOften));
  for (const row of notCounted) tellNotCounted(c, row, className);
  const overstated = notCounted.length > before;
  return { total: sumOfCast([shown, others]), by, shown, others, overstated, untold, notCounted };
}

/** Every ballot and total on a matter of which not everything counts, of whichever class. */
export function notCountedOn(
  c: Context,
  matter: string,
  recordDate: Moment,
  last: LastDay | undefined,
  votesOf: typeof votesCastOn = votesCastOn,
): readonly NotCounted[] {
  const unplaced = c.books
    .ballots(matter, c.now)
    .filter((ballot) => classOf(c, ballot, recordDate) === undefined)
    .map((ballot) => notCountedAs(ballot, 'nothing-held', nothingCast));
  const ofClasses = c.books.classes(recordDate).map((id) => votesOf(c, matter, id, recordDate, last).notCounted);
  return [...ofClasses.flat(), ...unplaced];
}

const whyInWords: Readonly<Record<WhyNotCounted, string>> = {
  'more-than-held': 'it is of more shares than were held at the record date; the excess does not count',
  'both-ways': 'more shares than were held are voted for and against; they are present, and count neither way',
  superseded: 'a later one of the same holder takes its place, for the shares held do not reach to both',
  late: 'it came after the polls had closed, or after the last day on which it would have been in time',
  'ruled-out': 'the inspectors ruled that it does not count',
  'ruled-otherwise': 'the inspectors ruled that it counts with other figures than it was cast with',
  'nothing-held': 'nothing was held of record at the record date',
  rejected:
    'it is of more shares than were held, alone or with others of the same holder, and by the rule sealed for over-votes none of them counts',
  'used-up': 'an earlier one of the same holder has used up the shares that were held',
  'in-proportion':
    'it is of more shares than were held, alone or with others of the same holder, and by the rule sealed for over-votes each counts in proportion',
};

/** Why a ballot or a total does not count, or not wholly, as people read it. */
export function notCountedInWords(c: Context, { id, holder, why }: NotCounted): string {
  const what = holder === undefined ? `The total ${id}` : `The ballot ${id} of ${c.nameOf(holder)}`;
  return `${what} does not count as entered: ${whyInWords[why]}.`;
}

/** What of a card counts, by the rule for over-votes and by what is held; what does not is put down with why. */
function countedOf(
  card: EntryOf<'ballot'>,
  cast: CastShares,
  { part, why }: CardPart = wholeCard,
  held: Shares,
  notCounted: NotCounted[],
): CastShares {
  if (why === undefined) return countedIn(card, held, cast, notCounted);
  const counted = partOfCast(cast, part);
  notCounted.push(notCountedAs(card, why, counted));
  return counted;
}

/** A ballot that came after the polls had closed, or that the inspectors reviewed. */
interface RuledBallot {
  /** Why it does not count at all. */
  readonly why?: WhyNotCounted;
  /** The figures that they ruled. */
  readonly cast?: CastShares;
  readonly ruling?: EntryOf<'ballot-ruled'>;
  readonly wasLate: boolean;
}

/** Undefined of a ballot that counts as it came. A ruling of the inspectors goes before the clock. */
function asRuled(
  c: Context,
  card: EntryOf<'ballot'>,
  matter: string,
  end: Moment | undefined,
  withoutOpen: boolean,
): readonly [readonly [EntryOf<'ballot'>, RuledBallot]] | undefined {
  const review = reviewOf(c, card, matter);
  const wasLate = cameLate(card, end);
  const { disposition, stands: ruling } = review ?? {};
  if (wasLate && (disposition === undefined || disposition === 'open')) return [[card, { why: 'late', wasLate }]];
  if (review === undefined) return undefined;
  const made = withoutOpen && disposition === 'open' ? 'not-counted' : dispositionOf(c, review);
  const ruled: RuledBallot = {
    wasLate,
    ...(ruling === undefined ? undefined : { ruling }),
    ...(made === 'otherwise' && ruling !== undefined ? { cast: votedIn(ruling) } : undefined),
    ...(made === 'not-counted' ? { why: 'ruled-out' } : undefined),
  };
  return [[card, ruled]];
}

const wholeCard: CardPart = { part: ratio(1) };

/** What counts of a ballot or a total; what does not is put down with why. */
function countedIn(entry: VoteEntry, held: Shares, cast: CastShares, notCounted: NotCounted[]): CastShares {
  const { shares, why } = countedWithin(held, cast);
  if (why !== undefined) notCounted.push(notCountedAs(entry, why, shares));
  return shares;
}

/** Why what does not count is told with the ballot alone: of its holder there is nothing more to say. */
const quiet: ReadonlySet<WhyNotCounted> = new Set(['late', 'superseded', 'used-up', 'ruled-out', 'ruled-otherwise']);

/** A holder cannot cast more than it has of record, nor all holders more than is outstanding: the answer says so. */
function tellNotCounted(c: Context, { holder, why }: NotCounted, className: string): void {
  if (quiet.has(why)) return;
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

function notCountedAs(entry: VoteEntry, why: WhyNotCounted, counted: CastShares): NotCounted {
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

const none = zero('shares');

/** The figures that a total leaves out, where it leaves shares that may have been voted so. */
function untoldIn(
  total: EntryOf<'tally'>,
  room: Shares,
  counted: CastShares,
  isHowOften: boolean,
): readonly UntoldFigures[] {
  const { present, 'broker-non-votes': nonVotes } = total.data;
  const asked = isHowOften ? yearsVoted : (['for', 'against'] as const);
  const choices = [
    ...[...asked, 'abstain' as const].filter((choice) => total.data[choiceFields[choice]] === undefined),
    ...((nonVotes ?? present) === undefined ? (['unvoted'] as const) : []),
  ];
  const unplaced = lessOrNone(counted.unvoted, nonVotes ?? none);
  const left = present === undefined ? lessOrNone(room, presentIn(counted)) : unplaced;
  if (choices.length === 0 || isZero(left)) return [];
  return [{ total: total.id, choices, left, present: present === undefined ? none : left }];
}

/** What a ballot or total says; a total may count more shares as present than it has under the choices. */
function castIn(entry: VoteEntry): CastShares {
  const voted = votedIn(entry);
  if (entry.type === 'ballot') return voted;
  const { present, 'broker-non-votes': nonVotes = none } = entry.data;
  const rest = present === undefined ? none : lessOrNone(present, presentIn(voted));
  return { ...voted, unvoted: isZero(lessOrNone(rest, nonVotes)) ? nonVotes : rest };
}

/** The fields in which entries tell how shares were voted. */
const choiceFields = {
  for: 'for',
  against: 'against',
  oneYear: 'one-year',
  twoYears: 'two-years',
  threeYears: 'three-years',
  abstain: 'abstain',
} as const;

/** The shares that an entry tells under a choice: of a ballot all that it says. */
export function votedIn({ data }: VoteEntry | EntryOf<'ballot-ruled'>): CastShares {
  const { for: yes = none, against = none, abstain = none } = data;
  const { 'one-year': oneYear = none, 'two-years': twoYears = none, 'three-years': threeYears = none } = data;
  return { for: yes, against, oneYear, twoYears, threeYears, abstain, unvoted: none };
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
