import { message, reason, type Reason } from '../../evaluation/index.js';
import {
  atClose,
  compareDays,
  compareMoney,
  isPositive,
  isZero,
  minus,
  minusMoney,
  moneyOf,
  plusMoney,
  recount,
  roundToCents,
  showMoney,
  sumMoney,
  times,
  plus,
  zero,
  type Day,
  type Money,
  type Moment,
  type Quantity,
  type Ratio,
} from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { accruedSince } from './accrued-since.js';
import { rateOn, type Rate } from './dividend-rate.js';
import { fixedDividends, type FixedDividends } from './fixed-dividends.js';
import { lotsOf, sharesOfLots, type Lot, type Lots } from './lots.js';
import { onShares } from './money-on-shares.js';
import { paymentDatesWithin } from './payment-dates.js';
import { divided } from './share-payment.js';

const kept = message(
  'series-dividend.account',
  'Of {entitled} that fell due on {series} through {on}, {outcome} is unpaid',
);

/** What a lot of a series is due. */
export interface LotAccount {
  readonly from: Day;
  readonly issued: readonly Day[];
  readonly shares: Quantity<'shares'>;
  /** On each share, for whole periods; less than nothing where something was paid in advance. */
  readonly due: Money;
  /** On each share, with what has accrued since the last payment date; never less than nothing. */
  readonly accrued: Money;
}

/** Property that fell due on all shares, and how much of it was delivered. */
export interface KindAccount {
  readonly of: string;
  readonly due: Ratio;
  readonly delivered: Ratio;
}

/** The account of the dividends of a series that an instrument fixes, declared or not. */
export interface DividendAccount {
  readonly first: Day;
  readonly rates: readonly Rate[];
  readonly lots: readonly LotAccount[];
  readonly inKind: readonly KindAccount[];
  /** All that fell due in cash on payment dates. */
  readonly entitled: Money;
  /** Of that, what is unpaid. */
  readonly unpaid: Money;
  /** What is unpaid with what has accrued since the last payment date. */
  readonly accrued: Money;
  /** The day since which something has been overdue, or what was overdue has not been made good with all that accrued. */
  readonly inArrearsSince: Day | undefined;
  readonly reason: Reason;
}

/** How much must be paid before dividends that were in arrears are so no more. */
export type Release = 'everything' | 'whole-periods';

/**
 * The account of a series by a moment. Every payment date adds the dividend of its period to each share that accrues from an
 * earlier day, declared or not, and every payment is divided among the shares outstanding that day. No interest runs.
 * Undefined where the register or the dividends are not kept from the first issue or an opening account on.
 */
export function dividendAccount(
  c: Context,
  fixed: FixedDividends,
  at: Moment,
  release: Release = 'everything',
): DividendAccount | undefined {
  const { cite } = fixed.dividend;
  c.covered('dividends', at.day, [cite]);
  const found = lotsOf(c, fixed, at);
  if (found === undefined) return undefined;
  const begins = found.lots[0]?.from;
  const kept = begins === undefined || c.books.covers('dividends', later(found.first, begins), at.day);
  return kept ? accountOf(c, fixed, found, at, release) : undefined;
}

/** The account of a series by its id; undefined where no instrument in force fixes its dividends, or nothing tells. */
export function accountOfSeries(c: Context, series: string, at: Moment, release?: Release): DividendAccount | undefined {
  const fixed = fixedDividends(c, series, at.day);
  return fixed === undefined ? undefined : dividendAccount(c, fixed, at, release);
}

function later(a: Day, b: Day): Day {
  return compareDays(a, b) >= 0 ? a : b;
}

interface Ledger {
  readonly balances: readonly Money[];
  readonly entitled: Money;
  readonly due: ReadonlyMap<string, Ratio>;
  readonly delivered: ReadonlyMap<string, Ratio>;
  readonly since: Day | undefined;
}

function accountOf(c: Context, fixed: FixedDividends, { first, lots }: Lots, at: Moment, release: Release): DividendAccount {
  const { currency } = fixed.dividend.instrument;
  const { series, on } = fixed.dividend.provision;
  const nothing = moneyOf(zero('money'), currency);
  const start = lots[0]?.from ?? at.day;
  const rates = paymentDatesWithin(on, start, at.day)
    .filter((date) => compareDays(date, first) > 0)
    .map((date) => rateOn(c, fixed.dividend, first, date, at));
  const payments = c.books.paid(series, at).filter((each) => compareDays(each.on, start) >= 0);
  c.restsOn(payments.map(({ id }) => id));
  const opened = sharesOfLots(c, fixed, lots, start);
  let ledger: Ledger = {
    balances: lots.map((lot) => lot.opening),
    entitled: sumMoney(
      currency,
      lots.map(({ opening }, index) => onShares(opening, opened[index]!)),
    ),
    due: new Map(),
    delivered: new Map(),
    since: undefined,
  };
  const days = [...new Set([start, ...rates.map(({ date }) => date), ...payments.map((each) => each.on)])];
  for (const day of days.toSorted(compareDays)) {
    const shares = sharesOfLots(c, fixed, lots, day);
    for (const rate of rates.filter(({ date }) => date === day)) ledger = fallDue(ledger, lots, shares, rate);
    for (const paid of payments.filter((each) => each.on === day)) ledger = pay(c, fixed, ledger, shares, paid.data);
    ledger = { ...ledger, since: standingOn(c, fixed, first, lots, shares, ledger, day, release) };
  }
  const shares = sharesOfLots(c, fixed, lots, at.day);
  const accounts = lots.map((lot, index) => lotAccount(c, fixed, first, lot, shares[index]!, ledger.balances[index]!, at.day));
  const unpaid = sumMoney(
    currency,
    accounts.map((each) => onShares(greater(each.due, nothing), each.shares)),
  );
  const figures = { series, on: at.day, entitled: showMoney(ledger.entitled) };
  return {
    first,
    rates,
    lots: accounts,
    inKind: [...ledger.due].map(([of, due]) => ({ of, due, delivered: ledger.delivered.get(of) ?? zero('ratio') })),
    entitled: ledger.entitled,
    unpaid,
    accrued: sumMoney(
      currency,
      accounts.map((each) => onShares(each.accrued, each.shares)),
    ),
    inArrearsSince: shares.every(isZero) ? undefined : ledger.since,
    reason: reason(kept, showMoney(unpaid), {
      figures,
      cites: [fixed.dividend.cite, fixed.start.cite],
      grounds: rates.map((rate) => rate.reason),
    }),
  };
}

/** A payment date: each share that accrues from an earlier day has the dividend of the period coming. */
function fallDue(ledger: Ledger, lots: readonly Lot[], shares: readonly Quantity<'shares'>[], rate: Rate): Ledger {
  const earns = lots.map(({ from }) => compareDays(from, rate.date) < 0);
  const due = new Map(ledger.due);
  for (const { of, units } of rate.inKind) {
    const all = shares.filter((_each, index) => earns[index]);
    const more = all.reduce<Ratio>((so, each) => plus<'ratio'>(so, times(recount('ratio', each), units)), zero('ratio'));
    due.set(of, plus<'ratio'>(due.get(of) ?? zero('ratio'), more));
  }
  const cash = lots.flatMap((_lot, index) => (earns[index] ? [onShares(rate.cash, shares[index]!)] : []));
  return {
    ...ledger,
    due,
    balances: ledger.balances.map((balance, index) => (earns[index] ? plusMoney(balance, rate.cash) : balance)),
    entitled: sumMoney(rate.cash.currency, [ledger.entitled, ...cash]),
  };
}

type Paid = ReturnType<Context['books']['paid']>[number]['data'];

function pay(c: Context, fixed: FixedDividends, ledger: Ledger, shares: readonly Quantity<'shares'>[], paid: Paid): Ledger {
  const dues = ledger.balances.map((each, index) => ({ each, shares: shares[index]! }));
  const parts = divided(paid.amount, dues, c.resolve(fixed.payment.provision.divided));
  const property = paid['in-kind'];
  const delivered = new Map(ledger.delivered);
  if (property !== undefined)
    delivered.set(property.of, plus<'ratio'>(delivered.get(property.of) ?? zero('ratio'), property.units));
  return {
    ...ledger,
    delivered,
    balances: ledger.balances.map((balance, index) => minusMoney(balance, parts[index]!)),
  };
}

/** Since when dividends have been in arrears, at the close of a day; undefined where they are not, or no more. */
function standingOn(
  c: Context,
  fixed: FixedDividends,
  first: Day,
  lots: readonly Lot[],
  shares: readonly Quantity<'shares'>[],
  ledger: Ledger,
  day: Day,
  release: Release,
): Day | undefined {
  const isOverdue =
    ledger.balances.some((balance, index) => isPositive(balance.amount) && isPositive(shares[index]!)) ||
    [...ledger.due].some(([of, due]) => isShort(due, ledger.delivered.get(of)));
  if (isOverdue) return ledger.since ?? day;
  if (ledger.since === undefined || release === 'whole-periods') return undefined;
  const left = lots.map((lot, index) => {
    const { accrued } = lotAccount(c, fixed, first, lot, shares[index]!, ledger.balances[index]!, day);
    return onShares(accrued, shares[index]!);
  });
  const cents = roundToCents(sumMoney(fixed.dividend.instrument.currency, left), 'halfUp');
  return isZero(cents.amount) ? undefined : ledger.since;
}

function isShort(due: Ratio, delivered: Ratio | undefined): boolean {
  return delivered === undefined ? isPositive(due) : isPositive(minus(due, delivered));
}

function lotAccount(
  c: Context,
  fixed: FixedDividends,
  first: Day,
  lot: Lot,
  shares: Quantity<'shares'>,
  due: Money,
  day: Day,
): LotAccount {
  const nothing = moneyOf(zero('money'), due.currency);
  const since = isZero(shares) ? nothing : accruedSince(c, fixed, first, lot.from, atClose(day));
  return {
    from: lot.from,
    issued: lot.issues.map(({ on }) => on),
    shares,
    due,
    accrued: greater(plusMoney(due, since), nothing),
  };
}

function greater(a: Money, b: Money): Money {
  return compareMoney(a, b) > 0 ? a : b;
}
