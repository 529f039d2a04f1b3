import { momentOfEntry } from '../books/index.js';
import { held, message, QuestionError, reason } from '../evaluation/index.js';
import {
  atClose,
  compareBy,
  compareMoments,
  isZero,
  minus,
  show,
  sum,
  zero,
  type Moment,
  type Quantity,
} from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import type { BuiltInNotion, Context } from '../session/index.js';
import { pollsEnd } from './matter.js';

/** Shares of record cast on a matter, before any limit. */
export interface CastShares {
  readonly for: Quantity<'shares'>;
  readonly against: Quantity<'shares'>;
  readonly abstain: Quantity<'shares'>;
}

/** What the holders of a class cast. The value of the notion `votes-cast`. */
export interface VotesCast {
  readonly total: CastShares;
  /** Of the total, what each holder of record cast; an inspector's totals under whose votes they are. */
  readonly by: ReadonlyMap<string, CastShares>;
}

/** What one ballot or total says, with the holder of record. */
interface CastBy extends CastShares {
  readonly holder: string;
}

const nothing = zero('shares');
const choices = ['for', 'against', 'abstain'] as const;

/** The name of the notion; its value is VotesCast. */
export const votesCastNotion = 'votes-cast';

const summed = message('votes-cast.summed', '{for} shares of the {class} were cast for {proposal}, {against} against');

/** The votes cast on a matter by the holders of a class, summed once for all the votes that count them. */
export const votesCast: BuiltInNotion = (c, [matter = '', className = ''], at) => {
  const all = ballotsFor(c, matter, className, at);
  const by = new Map<string, CastShares>();
  for (const cast of all) {
    const before = by.get(cast.holder);
    by.set(cast.holder, before === undefined ? cast : sumOfCast([before, cast]));
  }
  const total = sumOfCast(all);
  const value: VotesCast = { total, by };
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
 * The votes cast on a matter by the holders of a class: ballots one by one, the last of each holder, and an inspector's
 * totals for the rest, the last of each holder and of all. Whoever is shown one by one is in the total of its holder, and
 * in that of all, and is counted once. The acts must be kept through the question's day; then a holder of whom no ballot was entered has
 * cast none.
 */
function ballotsFor(c: Context, matter: string, className: string, recordDate: Moment): readonly CastBy[] {
  const when = atClose(c.covered('acts', c.asOf, []));
  const end = pollsEnd(c, { id: matter });
  const ballots = c.books
    .ballots(matter, when)
    .filter((ballot) => classOf(c, ballot, recordDate) === className && isInTime(ballot, end));
  const tallies = c.books.tallies(matter, when).filter(({ data }) => data.class === className);
  c.restsOn([...ballots, ...tallies].map((entry) => entry.id));
  const single = [...new Map(ballots.map((ballot) => [ballot.data.holder, castIn(ballot)])).values()];
  const totals = [...new Map(tallies.map((tally) => [tally.data.holder, tally])).values()];
  const ofHolders = totals
    .filter(({ data }) => data.holder !== undefined)
    .map((total) =>
      withoutShown(
        castIn(total),
        single.filter(({ holder }) => holder === total.data.holder),
      ),
    );
  const shown = [...single, ...ofHolders];
  const rest = totals
    .filter(({ data }) => data.holder === undefined)
    .map((total) => withoutShown(castIn(total), shown));
  return [...shown, ...rest].map((cast) => clipped(c, cast, className, recordDate));
}

function sumOfCast(all: readonly CastShares[]): CastShares {
  const summedOf = (choice: (typeof choices)[number]): Quantity<'shares'> =>
    sum(
      'shares',
      all.map((cast) => cast[choice]),
    );
  return { for: summedOf('for'), against: summedOf('against'), abstain: summedOf('abstain') };
}

/** A ballot that came after the polls had closed is none. */
function isInTime(ballot: EntryOf<'ballot'>, end: Moment | undefined): boolean {
  return end === undefined || compareMoments(momentOfEntry(ballot), end) !== 1;
}

function castIn(entry: EntryOf<'ballot'> | EntryOf<'tally'>): CastBy {
  const { data } = entry;
  return {
    holder: data.holder ?? 'dispersed',
    for: data.for ?? nothing,
    against: data.against ?? nothing,
    abstain: data.abstain ?? nothing,
  };
}

/** A total without what of it is shown besides, of which it is a total. */
function withoutShown(total: CastBy, shown: readonly CastShares[]): CastBy {
  const rest = choices.map((choice) => {
    const counted = sum(
      'shares',
      shown.map((cast) => cast[choice]),
    );
    return [choice, compareBy<'shares'>('lessThan', total[choice], counted) ? nothing : minus(total[choice], counted)];
  });
  return { holder: total.holder, ...(Object.fromEntries(rest) as unknown as CastShares) };
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

/** A holder cannot cast more than it has of record: what is above is not counted, and the answer says so. */
function clipped(c: Context, cast: CastBy, className: string, recordDate: Moment): CastBy {
  const held = c.books.held(cast.holder, className, recordDate);
  if (!compareBy<'shares'>('moreThan', cast.for, held)) return cast;
  c.remark({
    says: `${c.nameOf(cast.holder)} cast more shares of ${className} than it had of record at the record date; the excess is not counted.`,
    cites: [],
  });
  return { ...cast, for: held };
}
