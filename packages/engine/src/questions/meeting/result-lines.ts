import { dividedBy, isZero, least, plus, ratio, recount, sum, sumOf, times, zero } from '../../exact/index.js';
import type { Quantity, Ratio, Shares } from '../../exact/index.js';
import { groupedBy } from '../../books/index.js';
import type { Act, CountedFile, EntryOf } from '../../journal/index.js';
import { isPresentBy, type JudgedBallot } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import {
  inspectorsFor,
  lessOrNone,
  nothingCast,
  presentIn,
  recordMoment,
  totalsFollowed,
  votesCastOn,
  whyNotFollowed,
  yearsVoted,
} from '../../terms/index.js';
import type { Matter, NotCounted, VotesCast, VotingClass } from '../../terms/index.js';
import { electionCount, type Election } from './elect.js';
import { lastDayToVote } from './last-day-to-vote.js';

/** How the shares of a class that were present stood on a matter, or as to a candidate. Of record: before any limit. */
export interface ResultLine {
  readonly class: string;
  readonly candidate?: string;
  readonly for: Shares;
  readonly against: Shares;
  readonly oneYear: Shares;
  readonly twoYears: Shares;
  readonly threeYears: Shares;
  readonly withheld: Shares;
  readonly abstain: Shares;
  readonly brokerNonVotes: Shares;
  /** Entered as present, and under no choice: present and not voted on it. */
  readonly notVoted: Shares;
  /** Of holders none of whose cards counts, by the rule sealed for over-votes or a ruling of the inspectors. The minutes tell whether these shares were present. */
  readonly rejected: Shares;
  /** Figures that a total does not tell: they are nought only where the line proves without them. */
  readonly notEntered: readonly LineFigure[];
}

export const lineFigures = [
  'for',
  'against',
  ...yearsVoted,
  'withheld',
  'abstain',
  'brokerNonVotes',
  'notVoted',
] as const;
export type LineFigure = (typeof lineFigures)[number];

/** The figures that a matter has: on how often, its answers in place of those for, against and withheld. */
export function figuresAsked({ kind }: Act): readonly LineFigure[] {
  const isHowOften = kind === 'frequency';
  const others: readonly LineFigure[] = isHowOften ? ['for', 'against', 'withheld'] : yearsVoted;
  return lineFigures.filter((figure) => !others.includes(figure));
}

const none: Shares = zero('shares');

/** All the shares that a line tells of. */
export function countedIn(line: ResultLine): Shares {
  return sumOf('shares', lineFigures, (figure) => line[figure]);
}

/** The lines of a matter: one for each class of which something was cast. */
export function linesOfVote(c: Context, matter: Matter): readonly ResultLine[] {
  const last = lastDayToVote(c, matter);
  const recordDate = recordMoment(c, matter, () => last);
  return c.books.classes(recordDate).flatMap((className) => {
    const votes = votesCastOn(c, matter.id, className, recordDate, last);
    const { total } = votes;
    const totals = countingOf(
      totalsFollowed(
        c,
        matter,
        c.books.tallies(matter.id, c.now).filter(({ data }) => data.class === className),
      ),
    );
    const rejected = plus<'shares'>(
      rejectedIn(votes, (holder) => c.books.outstandingHolding(holder, className, recordDate)),
      rejectedInTotals(totals),
    );
    if (isZero(presentIn(total)) && isZero(rejected)) return [];
    const brokerNonVotes = least(nonVotesIn(totals), total.unvoted);
    const { unvoted, ...voted } = total;
    const notVoted = lessOrNone(unvoted, brokerNonVotes);
    const isHowOften = matter.act.kind === 'frequency';
    const notEntered = missingIn(totals, ({ data }) => ({
      ...(isHowOften
        ? { oneYear: data['one-year'], twoYears: data['two-years'], threeYears: data['three-years'] }
        : { for: data.for, against: data.against }),
      abstain: data.abstain,
      brokerNonVotes: data['broker-non-votes'],
    }));
    const figures = { ...voted, withheld: none, brokerNonVotes, notVoted };
    return [{ class: className, ...figures, rejected, notEntered }];
  });
}

/** Shares of cards that do not count by a rule or a ruling: of each holder no more than it has beside what counts. */
function rejectedIn({ notCounted, by }: VotesCast, ofRecord: (holder: string) => Shares): Shares {
  const isOut = ({ why }: NotCounted) => why === 'rejected' || why === 'ruled-out';
  const cards = groupedBy(notCounted.filter(isOut), ({ holder = '' }) => holder);
  return sum(
    'shares',
    Array.from(cards, ([holder, rows]) => {
      const cast = sumOf('shares', rows, (row) => presentIn(row.cast));
      return least(cast, lessOrNone(ofRecord(holder), presentIn(by.get(holder) ?? nothingCast)));
    }),
  );
}

/**
 * The lines of an election: one for each class and candidate. A total of a whole class has everybody in it; without one the
 * totals of single holders are added to the ballots of the others. A ballot that is of several classes at once is on no line.
 */
export function linesOfElection(
  c: Context,
  { id, act }: Election,
): {
  readonly lines: readonly ResultLine[];
  /** Whether every ballot is on them: those that are of several classes at once are on none. */
  readonly areOfAll: boolean;
} {
  const { electorate, ballots } = electionCount(c, { id, act });
  const eachVote = (each: VotingClass): Ratio => (act.series === undefined ? each.votesEach : ratio(1));
  const electing = electorate.classes.filter(
    (each) => (act.series === undefined || each.id === act.series) && !isZero(eachVote(each)),
  );
  const lines = electing.flatMap((each) => {
    const totals = countingOf(
      totalsFollowed(
        c,
        { id },
        c.books.electionTallies(id, c.now).filter(({ data }) => data.class === each.id),
      ),
    );
    const ofHolders = new Set(totals.map(({ data }) => data.holder));
    const ofClass = ballots.filter((card) => isOfClass(card, each.id) && !ofHolders.has(card.holder));
    const cards = ofHolders.has(undefined) ? [] : ofClass.filter(isPresentBy);
    const rejected = plus<'shares'>(
      rejectedOf(ofHolders.has(undefined) ? ofClass.filter(({ why }) => why === 'ruled-out') : ofClass),
      rejectedInTotals(totals),
    );
    if (totals.length === 0 && ofClass.length === 0) return [];
    const shareEach = dividedBy(ratio(1), eachVote(each));
    return act.candidates.map((candidate) =>
      sumOfLines(
        { class: each.id, candidate, rejected },
        [
          ...totals.map((total) => lineOfTotal(total, candidate, shareEach)),
          ...cards.map((card) => lineOfCard(card, candidate, shareEach)),
        ],
        missingIn(totals, ({ data }) => {
          const row = data.votes.find((one) => one.candidate === candidate);
          return {
            for: row?.votes,
            withheld: row?.withheld,
            abstain: row?.abstain,
            brokerNonVotes: data['broker-non-votes'],
          };
        }),
      ),
    );
  });
  return { lines, areOfAll: ballots.every((card) => card.counted === 'not-counted' || card.positions.length < 2) };
}

/** The files that the totals of a matter were counted from, as they name them, each once. */
export function filesOf(c: Context, matter: Matter): readonly CountedFile[] {
  return totalsOf(c, matter).flatMap(({ data }) => data.files ?? []);
}

/** What the totals of a matter leave out by the rule that is followed, as they tell it, reason by reason. */
export function leftOutOf(c: Context, matter: Matter) {
  const rows = totalsFollowed(c, matter, totalsOf(c, matter)).flatMap(({ data }) => data['not-counted'] ?? []);
  return Array.from(
    groupedBy(rows, ({ why }) => why),
    ([why, same]) => {
      const told = same.flatMap((row) => row.shares ?? []);
      const lines = same.flatMap((row) => row.lines ?? []);
      return {
        id: why,
        cards: same.reduce((all, { cards }) => all + cards, 0),
        ...(told.length === 0 ? undefined : { shares: sum('shares', told) }),
        ...(lines.length === 0 ? undefined : { lines: lines.map(({ card = '', ...line }) => ({ id: card, ...line })) }),
      };
    },
  );
}

/** The lists of the cards that totals leave out and do not tell one by one, by their SHA-256; none where such a total names no list. */
export function listsOfLeftOut(c: Context, matter: Matter): readonly string[] {
  const untold = totalsFollowed(c, matter, totalsOf(c, matter)).filter(({ data }) =>
    data['not-counted']?.some(({ cards, lines = [] }) => lines.length < cards),
  );
  const lists = untold.map(({ data }) => (data.files ?? []).filter((file) => file.of === 'not-counted'));
  return lists.some((each) => each.length === 0) ? [] : [...new Set(lists.flat().map(({ sha256 }) => sha256))];
}

/** The cards on which inspectors ruled before totals of a matter were counted, as these tell them, each once. */
export function ruledCardsOf(c: Context, matter: Matter) {
  const rows = totalsOf(c, matter).flatMap(({ data }) => data.rulings ?? []);
  if (rows.length === 0) return [];
  const inspectors = inspectorsFor(c, matter.id);
  return rows.map(({ card, by, ...row }) => {
    const notFollowed = whyNotFollowed({ by, ...row }, inspectors);
    return {
      id: card,
      ...row,
      by: by.map((each) => ({ id: each, says: c.nameOf(each) })),
      ...(notFollowed === undefined ? undefined : { notFollowed }),
    };
  });
}

/** The last total of each class and holder. */
function totalsOf(c: Context, { id, act }: Matter): readonly Total[] {
  const totals: readonly Total[] =
    act.kind === 'election' ? c.books.electionTallies(id, c.now) : c.books.tallies(id, c.now);
  return [...new Map(totals.map((total) => [JSON.stringify([total.data.class, total.data.holder]), total])).values()];
}

type Figures = Pick<ResultLine, LineFigure>;

const nothing: Figures = {
  for: none,
  against: none,
  oneYear: none,
  twoYears: none,
  threeYears: none,
  withheld: none,
  abstain: none,
  brokerNonVotes: none,
  notVoted: none,
};

function isOfClass({ positions }: JudgedBallot, className: string): boolean {
  return positions.length === 1 && positions[0]?.class === className;
}

/** What the holders of rejected cards, none of whose other cards counts, have of record, each once. */
function rejectedOf(cards: readonly JudgedBallot[]): Shares {
  const present = new Set(cards.filter(isPresentBy).map(({ holder }) => holder));
  const rejected = cards.filter(
    ({ why, holder }) => (why === 'rejected' || why === 'ruled-out') && !present.has(holder),
  );
  return sum(
    'shares',
    [...new Map(rejected.map(({ holder, positions }) => [holder, positions])).values()].flatMap((positions) =>
      positions.map(({ shares }) => shares),
    ),
  );
}

function lineOfTotal({ data }: EntryOf<'election-tally'>, candidate: string, shareEach: Ratio): Figures {
  const row = data.votes.find((each) => each.candidate === candidate);
  const inShares = (votes: Quantity<'votes'> | undefined): Shares =>
    votes === undefined ? none : recount('shares', times(votes, shareEach));
  const told = {
    ...nothing,
    for: inShares(row?.votes),
    withheld: inShares(row?.withheld),
    abstain: inShares(row?.abstain),
    brokerNonVotes: data['broker-non-votes'] ?? none,
  };
  const voted = sumOf('shares', lineFigures, (figure) => told[figure]);
  return { ...told, notVoted: lessOrNone(data.present ?? none, voted) };
}

/** Whoever votes for others, or so that the ballot does not count, is present, and gives this candidate nothing. */
function lineOfCard(
  { given, positions, counted, withheld = none }: JudgedBallot,
  candidate: string,
  shareEach: Ratio,
): Figures {
  const held = sumOf('shares', positions, ({ shares }) => shares);
  const votes = given.find(({ id }) => id === candidate)?.ofRecord ?? zero('votes');
  const yes = least(recount('shares', times(votes, shareEach)), held);
  const rest = lessOrNone(held, yes);
  const kept = counted === 'not-counted' ? none : least(withheld, rest);
  return { ...nothing, for: yes, withheld: kept, notVoted: lessOrNone(rest, kept) };
}

function sumOfLines(
  of: Pick<ResultLine, 'class' | 'candidate' | 'rejected'>,
  lines: readonly Figures[],
  notEntered: readonly LineFigure[],
): ResultLine {
  const figures = Object.fromEntries(
    lineFigures.map((figure) => [figure, sumOf('shares', lines, (line) => line[figure])]),
  ) as unknown as Figures;
  return { ...of, ...figures, notEntered };
}

type Total = EntryOf<'tally'> | EntryOf<'election-tally'>;

/** The last total of each holder, and of all. */
function lastOfEach<T extends Total>(totals: readonly T[]): readonly T[] {
  return [...new Map(totals.map((total) => [total.data.holder, total])).values()];
}

/** The totals that together tell of everybody: that of the whole class, or else the last of each holder. */
function countingOf<T extends Total>(totals: readonly T[]): readonly T[] {
  const last = lastOfEach(totals);
  const ofAll = last.filter(({ data }) => data.holder === undefined);
  return ofAll.length > 0 ? ofAll : last;
}

function nonVotesIn(totals: readonly Total[]): Shares {
  return sumOf('shares', totals, ({ data }) => data['broker-non-votes'] ?? none);
}

function rejectedInTotals(totals: readonly Total[]): Shares {
  return sumOf('shares', totals, ({ data }) => data.rejected ?? none);
}

/** Figures that some total does not tell. Who is shown by ballots alone has told all of it. */
function missingIn<T extends Total>(
  totals: readonly T[],
  told: (total: T) => Partial<Record<LineFigure, unknown>>,
): readonly LineFigure[] {
  const rows = totals.map(told);
  return lineFigures.filter((figure) => rows.some((row) => figure in row && row[figure] === undefined));
}
