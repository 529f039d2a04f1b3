import { momentOfEntry } from '../books/index.js';
import { QuestionError } from '../evaluation/index.js';
import {
  atClose,
  compareBy,
  compareMoments,
  isZero,
  minus,
  sum,
  zero,
  type Moment,
  type Quantity,
} from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { pollsEnd } from './matter.js';

/** What one holder of record cast, in shares of record before any limit. */
export interface CastShares {
  readonly holder: string;
  readonly for: Quantity<'shares'>;
  readonly against: Quantity<'shares'>;
  readonly abstain: Quantity<'shares'>;
}

const nothing = zero('shares');
const choices = ['for', 'against', 'abstain'] as const;

/**
 * The votes cast on a matter by the holders of a class: ballots one by one, the last of each holder, and an inspector's
 * totals for the rest. The acts must be kept through the question's day; then a holder of whom no ballot was entered has
 * cast none.
 * @param recordDate the moment at which holders of record were entitled to vote
 */
export function ballotsFor(c: Context, matter: string, className: string, recordDate: Moment): readonly CastShares[] {
  const when = atClose(c.covered('acts', c.asOf, []));
  const ballots = c.books
    .ballots(matter, when)
    .filter((ballot) => classOf(c, ballot, recordDate) === className && isInTime(c, ballot));
  const tallies = c.books.tallies(matter, when).filter(({ data }) => data.class === className);
  c.restsOn([...ballots, ...tallies].map((entry) => entry.id));
  const last = new Map(ballots.map((ballot) => [ballot.data.holder, castIn(ballot)]));
  const single = [...last.values()];
  const rest = tallies.map((tally) =>
    tally.data.holder === undefined ? withoutShown(castIn(tally), single) : castIn(tally),
  );
  return [...single, ...rest].map((cast) => clipped(c, cast, className, recordDate));
}

/** A ballot that came after the polls had closed is none. */
function isInTime(c: Context, ballot: EntryOf<'ballot'>): boolean {
  const end = pollsEnd(c, { id: ballot.data.proposal });
  return end === undefined || compareMoments(momentOfEntry(ballot), end) !== 1;
}

function castIn(entry: EntryOf<'ballot'> | EntryOf<'tally'>): CastShares {
  const { data } = entry;
  return {
    holder: data.holder ?? 'dispersed',
    for: data.for ?? nothing,
    against: data.against ?? nothing,
    abstain: data.abstain ?? nothing,
  };
}

/** An inspector's total for the whole class includes the holders who are also shown one by one. */
function withoutShown(total: CastShares, shown: readonly CastShares[]): CastShares {
  const rest = choices.map((choice) => {
    const counted = sum(
      'shares',
      shown.map((cast) => cast[choice]),
    );
    return [choice, compareBy<'shares'>('lessThan', total[choice], counted) ? nothing : minus(total[choice], counted)];
  });
  return { holder: total.holder, ...(Object.fromEntries(rest) as Omit<CastShares, 'holder'>) };
}

/** The class a ballot is of: the one it names, else the only one of which its holder has shares. */
function classOf(c: Context, ballot: EntryOf<'ballot'>, recordDate: Moment): string | undefined {
  if (ballot.data.class !== undefined) return ballot.data.class;
  const held = c.books.classes().filter((id) => !isZero(c.books.holding(ballot.data.holder, id).at(recordDate)));
  if (held.length <= 1) return held[0];
  throw new QuestionError(
    `The ballot "${ballot.id}" of ${c.nameOf(ballot.data.holder)} names no class, but the holder has ${held.join(' and ')}. Enter one ballot for each class.`,
  );
}

/** A holder cannot cast more than it has of record: what is above is not counted, and the answer says so. */
function clipped(c: Context, cast: CastShares, className: string, recordDate: Moment): CastShares {
  const held = c.books.holding(cast.holder, className).at(recordDate);
  if (!compareBy<'shares'>('moreThan', cast.for, held)) return cast;
  c.remark({
    says: `${c.nameOf(cast.holder)} cast more shares of ${className} than it had of record at the record date; the excess is not counted.`,
    cites: [],
  });
  return { ...cast, for: held };
}
