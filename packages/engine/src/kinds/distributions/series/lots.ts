import { openFact, QuestionError } from '../../../evaluation/index.js';
import {
  compareDays,
  equals,
  isNegative,
  isPositive,
  isZero,
  minus,
  noMoney,
  plusDays,
  ratio,
  recount,
  share,
  sum,
  timesMoney,
  toWire,
  zero,
} from '../../../exact/index.js';
import type { Day, Moment, Money, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { accruesFrom } from './accrues-from.js';
import type { FixedDividends } from './fixed-dividends.js';
import { paymentDateBefore } from './payment-dates.js';
import { firstIssue, issuesAfter, issuesOf, type Issue } from './series-issues.js';

export const sharesOfLot = openFact('shares-of-lot', 'series', 'lot').shares(
  'Of the shares of {0} in the lot {1} (named by the day from which its dividends accrue), how many were outstanding on {on}?',
);

/** Shares of a series on which dividends accrue from one day: alike in all that they are due. */
export interface Lot {
  /** The day from which dividends accrue; of the lot with which an account opens, the word and the day. */
  readonly id: string;
  readonly from: Day;
  readonly issues: readonly Issue[];
  /** What a certified account says was due on each when it opens. */
  readonly opening: Money;
}

/** The lots of a series, and what they are reckoned from. */
export interface Lots {
  /** The day of the first issue. */
  readonly first: Day;
  /** The day through which nothing more is to be reckoned: what was due then is in the lots. */
  readonly since: Day;
  readonly lots: readonly Lot[];
}

/**
 * The lots of a series by a moment, by the day from which they accrue. Where an account of dividends opens with what is due,
 * the shares outstanding then are one lot. Undefined where nothing tells when the shares were issued; no lots where none was.
 */
export function lotsOf(c: Context, fixed: FixedDividends, at: Moment): Lots | undefined {
  const { series } = fixed.dividend.provision;
  const { cite } = fixed.dividend;
  c.covered('register', at.day, [cite]);
  const opening = c.books.openingDividends(series, at).at(-1);
  const issues = opening === undefined ? issuesOf(c, series, at) : issuesAfter(c, series, opening.on, at);
  if (issues === undefined) return undefined;
  const nothing = noMoney(fixed.dividend.instrument.currency);
  const first = firstIssue(c, series, at, cite);
  if (first === undefined) return { first: at.day, since: at.day, lots: [] };
  const begun = opening === undefined ? [] : [openingLot(c, fixed, opening)];
  const dates = fixed.dividend.provision.on;
  const starts = new Map<Day, Issue[]>();
  for (const issue of issues) {
    const from = accruesFrom(c, fixed.start, dates, first, issue.on);
    starts.set(from, [...(starts.get(from) ?? []), issue]);
  }
  const later = [...starts].map(([from, of]) => ({ id: from, from, issues: of, opening: nothing }));
  const lots = [...begun, ...later.toSorted((a, b) => compareDays(a.from, b.from))];
  return { first, since: opening?.on ?? lots[0]?.from ?? at.day, lots };
}

/** The shares outstanding when an account opens accrue from the payment date before; what fell due by then it states. */
function openingLot(
  c: Context,
  { dividend: { provision } }: FixedDividends,
  { on, data }: ReturnType<Context['books']['openingDividends']>[number],
): Lot {
  const shares = c.books.outstanding(provision.series).at(on);
  const each = isZero(shares) ? zero('ratio') : share(ratio(1), recount('ratio', shares));
  const from = paymentDateBefore(provision.on, plusDays(on, 1));
  return { id: `opening-${on}`, from, issues: [{ on, shares }], opening: timesMoney(data.arrears, each) };
}

/**
 * How many shares of each lot were outstanding on a day. Where shares were got back and the lots differ, it is asked which
 * lot they were of.
 * @throws {QuestionError} where the replies come to more than were outstanding
 */
export function sharesOfLots(c: Context, fixed: FixedDividends, lots: readonly Lot[], when: Day): readonly Shares[] {
  const { series } = fixed.dividend.provision;
  const issued = lots.map((lot) => issuedBy(lot, when));
  const outstanding = c.books.outstanding(series).at(when);
  const present = issued.flatMap((shares, index) => (isPositive(shares) ? [index] : []));
  if (equals<'shares'>(sum('shares', issued), outstanding)) return issued;
  const last = present.at(-1);
  const told = issued.map((_shares, index) =>
    index === last || !present.includes(index) ? zero('shares') : toldOf(c, fixed, lots[index]!, when),
  );
  const rest = minus(outstanding, sum('shares', told));
  if (isNegative(rest)) {
    throw new QuestionError(
      `${series}: ${toWire(outstanding)} shares were outstanding on ${when}, and the facts "${sharesOfLot.name}" come to ${toWire(sum('shares', told))}. Correct them.`,
    );
  }
  return told.map((shares, index) => (index === last ? rest : shares));
}

function toldOf(c: Context, { dividend }: FixedDividends, lot: Lot, when: Day): Shares {
  const about = [dividend.provision.series, lot.id];
  return c.exactly(c.quantity<'shares'>('shares', sharesOfLot, { about, on: when, cites: [dividend.cite] }));
}

function issuedBy({ issues }: Lot, when: Day): Shares {
  return sum(
    'shares',
    issues.flatMap((issue) => (compareDays(issue.on, when) <= 0 ? [issue.shares] : [])),
  );
}
