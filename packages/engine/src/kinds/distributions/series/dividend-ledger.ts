import {
  atClose,
  compareDays,
  compareMoney,
  isPositive,
  isZero,
  minus,
  minusMoney,
  noMoney,
  plus,
  plusMoney,
  recount,
  roundToCents,
  sumMoney,
  times,
  timesMoney,
  zero,
} from '../../../exact/index.js';
import type { Day, Money, Ratio, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { accruedSince, partOfPeriod } from './accrued-since.js';
import type { Rate } from './dividend-rate.js';
import type { FixedDividends } from './fixed-dividends.js';
import type { Lot } from './lots.js';
import { onShares } from '../money-on-shares.js';
import { divided } from '../liquidation/share-payment.js';

/** What a lot of a series is due. */
export interface LotAccount {
  readonly id: string;
  readonly from: Day;
  readonly issued: readonly Day[];
  readonly shares: Shares;
  /** On each share, for whole periods; less than nothing where something was paid in advance. */
  readonly due: Money;
  /** On each share, with what has accrued since the last payment date; never less than nothing. */
  readonly accrued: Money;
}

/** The account of a series as it goes from day to day. */
export interface Ledger {
  /** On each share of each lot, what is due for whole periods. */
  readonly balances: readonly Money[];
  readonly entitled: Money;
  readonly due: ReadonlyMap<string, Ratio>;
  readonly delivered: ReadonlyMap<string, Ratio>;
  /** Since when dividends have been in arrears. */
  readonly since: Day | undefined;
}

/** How much must be paid before dividends that were in arrears are so no more. */
export type Release = 'everything' | 'whole-periods';

/** What every step of a ledger needs to know. */
export interface Keeping {
  readonly fixed: FixedDividends;
  /** The day of the first issue. */
  readonly first: Day;
  readonly since: Day;
  readonly lots: readonly Lot[];
  readonly release: Release;
}

/**
 * A payment date: each share that accrues from an earlier day has the dividend of the period coming; where shares accrue from
 * their own issue, of the floor of the period in which they were issued what their days come to.
 */
export function fallDue(
  c: Context,
  { fixed, lots }: Keeping,
  ledger: Ledger,
  shares: readonly Shares[],
  rate: Rate,
): Ledger {
  const earns = lots.map(({ from }) => compareDays(from, rate.date) < 0);
  const isDivided = fixed.start.provision.from === 'issue' && rate.basis === 'floor';
  const each = lots.map(({ from }, index) => {
    if (earns[index] !== true) return timesMoney(rate.cash, zero('ratio'));
    return isDivided ? timesMoney(rate.cash, partOfPeriod(c, fixed, from, rate.date)) : rate.cash;
  });
  const due = new Map(ledger.due);
  for (const { of, units } of rate.inKind) {
    const all = shares.filter((_each, index) => earns[index]);
    const more = all.reduce<Ratio>(
      (so, each) => plus<'ratio'>(so, times(recount('ratio', each), units)),
      zero('ratio'),
    );
    due.set(of, plus<'ratio'>(due.get(of) ?? zero('ratio'), more));
  }
  const cash = each.map((money, index) => onShares(money, shares[index]!));
  return {
    ...ledger,
    due,
    balances: ledger.balances.map((balance, index) => plusMoney(balance, each[index]!)),
    entitled: sumMoney(rate.cash.currency, [ledger.entitled, ...cash]),
  };
}

type Paid = ReturnType<Context['books']['paid']>[number]['data'];

export function pay(c: Context, { fixed }: Keeping, ledger: Ledger, shares: readonly Shares[], paid: Paid): Ledger {
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
export function overdueSince(
  c: Context,
  keeping: Keeping,
  ledger: Ledger,
  shares: readonly Shares[],
  day: Day,
): Day | undefined {
  const isOverdue =
    ledger.balances.some((balance, index) => isPositive(balance.amount) && isPositive(shares[index]!)) ||
    [...ledger.due].some(([of, due]) => isShort(due, ledger.delivered.get(of)));
  if (isOverdue) return ledger.since ?? day;
  if (ledger.since === undefined || keeping.release === 'whole-periods') return undefined;
  const left = lotAccounts(c, keeping, ledger, shares, day).map(({ accrued, shares: of }) => onShares(accrued, of));
  const cents = roundToCents(sumMoney(keeping.fixed.dividend.instrument.currency, left), 'halfUp');
  return isZero(cents.amount) ? undefined : ledger.since;
}

function isShort(due: Ratio, delivered: Ratio | undefined): boolean {
  return delivered === undefined ? isPositive(due) : isPositive(minus(due, delivered));
}

/** What each lot is due at the close of a day. */
export function lotAccounts(
  c: Context,
  { fixed, first, lots }: Keeping,
  ledger: Ledger,
  shares: readonly Shares[],
  day: Day,
): readonly LotAccount[] {
  const nothing = noMoney(fixed.dividend.instrument.currency);
  return lots.map((lot, index) => {
    const [due, of] = [ledger.balances[index]!, shares[index]!];
    const since = isZero(of) ? nothing : accruedSince(c, fixed, first, lot.from, atClose(day));
    const accrued = greater(plusMoney(due, since), nothing);
    return { id: lot.id, from: lot.from, issued: lot.issues.map(({ on }) => on), shares: of, due, accrued };
  });
}

function greater(a: Money, b: Money): Money {
  return compareMoney(a, b) > 0 ? a : b;
}
