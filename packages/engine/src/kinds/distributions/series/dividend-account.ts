import { message, openFact, reason, type Reason } from '../../../evaluation/index.js';
import {
  atClose,
  compareDays,
  compareMoney,
  isZero,
  moneyOf,
  noMoney,
  plusDays,
  ratio,
  recount,
  share,
  showMoney,
  sumMoney,
  sumOfMoney,
  timesMoney,
  zero,
} from '../../../exact/index.js';
import type { Day, Moment, Money, Ratio } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { fallDue, lotAccounts, overdueSince, pay } from './dividend-ledger.js';
import type { Keeping, Ledger, LotAccount, Release } from './dividend-ledger.js';
import { rateOn, type Rate } from './dividend-rate.js';
import type { FixedDividends } from './fixed-dividends.js';
import { lotsOf, sharesOfLots } from './lots.js';
import { onShares } from '../money-on-shares.js';
import { haveDaysMoved } from './moved-days.js';
import { paymentDateBefore, paymentDatesWithin } from './payment-dates.js';

export type { LotAccount };

export const dividendsUnpaid = openFact('series-dividends-unpaid', 'series').money(
  'How much of the dividends of {0} that have fallen due, declared or not, is unpaid?',
);

const told = message(
  'series-dividend.told',
  'Of the dividends of {series} that fell due by {on}, {outcome} is unpaid, as entered',
);
const kept = message(
  'series-dividend.account',
  'Of {entitled} that fell due on {series} through {on}, {outcome} is unpaid',
);

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

/**
 * The account of a series by a moment, or by the last day through which dividends are kept. Every payment date adds the dividend of its period to each share that accrues from an
 * earlier day, declared or not, and every payment is divided among the shares outstanding that day. No interest runs.
 * Undefined where the register or the dividends are not kept from the first issue or an opening account on, and where the text has moved the
 * payment days since: what falls due in between it alone tells.
 */
export function dividendAccount(
  c: Context,
  fixed: FixedDividends,
  when: Moment,
  release: Release = 'everything',
): DividendAccount | undefined {
  const { cite } = fixed.dividend;
  const by = c.covered('dividends', when.day, [cite]);
  const at = compareDays(by, when.day) < 0 ? atClose(by) : when;
  const found = lotsOf(c, fixed, at);
  if (found === undefined) return undefined;
  const begins = found.lots.length === 0 ? at.day : later(found.first, found.since);
  const isKept = c.books.covers('dividends', begins, at.day) && !haveDaysMoved(c, fixed.dividend, begins, at.day);
  return isKept ? accountOf(c, { fixed, ...found, release }, at) : undefined;
}

/**
 * The account of a series, or where the books do not tell, what is unpaid as somebody enters it, the same on every share.
 * @throws {QuestionError} where no instrument in force fixes its dividends
 */
export function accountOrStated(c: Context, fixed: FixedDividends, at: Moment): DividendAccount {
  return dividendAccount(c, fixed, at) ?? statedAccount(c, fixed, at);
}

function statedAccount(c: Context, fixed: FixedDividends, at: Moment): DividendAccount {
  const { cite, instrument, provision } = fixed.dividend;
  const { series, on } = provision;
  const asked = c.quantity<'money'>('money', dividendsUnpaid, { about: [series], cites: [cite] });
  const unpaid = moneyOf(c.exactly(asked), instrument.currency);
  c.premise({
    kind: 'nothing-further',
    about: `alike(${series})`,
    says: `the same is due on every share of ${series}`,
  });
  const shares = c.books.outstanding(series).at(at);
  const from = paymentDateBefore(on, plusDays(at.day, 1));
  const opening = isZero(shares) ? unpaid : timesMoney(unpaid, share(ratio(1), recount('ratio', shares)));
  const keeping: Keeping = {
    fixed,
    first: plusDays(from, -1),
    since: from,
    lots: [{ id: from, from, issues: [], opening }],
    release: 'everything',
  };
  const ledger: Ledger = {
    balances: [opening],
    entitled: unpaid,
    due: new Map(),
    delivered: new Map(),
    since: undefined,
  };
  const lots = lotAccounts(c, keeping, ledger, [shares], at.day);
  const figures = { series, on: at.day };
  return {
    first: from,
    rates: [],
    lots,
    inKind: [],
    entitled: unpaid,
    unpaid,
    accrued: totalOf(lots, instrument.currency, ({ accrued }) => accrued),
    inArrearsSince: undefined,
    reason: reason(told, showMoney(unpaid), { figures, cites: [cite] }),
  };
}

function later(a: Day, b: Day): Day {
  return compareDays(a, b) >= 0 ? a : b;
}

function accountOf(c: Context, keeping: Keeping, at: Moment): DividendAccount {
  const { fixed, first, since, lots } = keeping;
  const { currency } = fixed.dividend.instrument;
  const { series, on } = fixed.dividend.provision;
  const rates = paymentDatesWithin(on, since, at.day)
    .filter((date) => compareDays(date, first) > 0)
    .map((date) => rateOn(c, fixed.dividend, first, date, at));
  const payments = c.books.paid(series, at).filter((each) => compareDays(each.on, since) >= 0);
  c.restsOn(payments.map(({ id }) => id));
  let ledger = opened(c, keeping, currency);
  const days = [...new Set([since, ...rates.map(({ date }) => date), ...payments.map((each) => each.on)])];
  for (const day of days.toSorted(compareDays)) {
    const shares = sharesOfLots(c, fixed, lots, day);
    for (const rate of rates.filter(({ date }) => date === day)) ledger = fallDue(c, keeping, ledger, shares, rate);
    for (const paid of payments.filter((each) => each.on === day)) ledger = pay(c, keeping, ledger, shares, paid.data);
    ledger = { ...ledger, since: overdueSince(c, keeping, ledger, shares, day) };
  }
  const shares = sharesOfLots(c, fixed, lots, at.day);
  const accounts = lotAccounts(c, keeping, ledger, shares, at.day);
  const nothing = noMoney(currency);
  const unpaid = totalOf(accounts, currency, ({ due }) => (compareMoney(due, nothing) > 0 ? due : nothing));
  const figures = { series, on: at.day, entitled: showMoney(ledger.entitled) };
  return {
    first,
    rates,
    lots: accounts,
    inKind: [...ledger.due].map(([of, due]) => ({ of, due, delivered: ledger.delivered.get(of) ?? zero('ratio') })),
    entitled: ledger.entitled,
    unpaid,
    accrued: totalOf(accounts, currency, ({ accrued }) => accrued),
    inArrearsSince: shares.every(isZero) ? undefined : ledger.since,
    reason: reason(kept, showMoney(unpaid), {
      figures,
      cites: [fixed.dividend.cite, fixed.start.cite],
      grounds: rates.map((rate) => rate.reason),
    }),
  };
}

/** The ledger as it begins: with what a certified account says was due. */
function opened(c: Context, { fixed, lots, since }: Keeping, currency: string): Ledger {
  const shares = sharesOfLots(c, fixed, lots, since);
  const due = lots.map(({ opening }, index) => onShares(opening, shares[index]!));
  return {
    balances: lots.map(({ opening }) => opening),
    entitled: sumMoney(currency, due),
    due: new Map(),
    delivered: new Map(),
    since: undefined,
  };
}

function totalOf(lots: readonly LotAccount[], currency: string, each: (lot: LotAccount) => Money): Money {
  return sumOfMoney(currency, lots, (lot) => onShares(each(lot), lot.shares));
}
