import { held, message, reason, type Held } from '../../../evaluation/index.js';
import {
  allocateMoney,
  compareMoney,
  isPositive,
  isZero,
  minusMoney,
  noMoney,
  roundToCents,
  showMoney,
  sumMoney,
} from '../../../exact/index.js';
import type { Money, Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { accountOrStated, type LotAccount } from './dividend-account.js';
import type { FixedDividends } from './fixed-dividends.js';
import { lotsOfHolder } from './holder-lots.js';
import { onShares } from '../money-on-shares.js';
import { ratably } from './ratable-dividends.js';
import { divided } from '../liquidation/share-payment.js';

const paidOut = message(
  'dividend.entitlement',
  'Of {due} accrued and payable on {series}, {amount} is paid: {outcome}',
);

/**
 * What a payment on a series pays on each share, lot by lot, and to holders of record: all that is accrued and payable, or
 * of less the part that the provision gives each. What exceeds it is told apart. Exact; cents only in `payment`.
 */
export function entitlementOf(
  c: Context,
  fixed: FixedDividends,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const placed = fixed.payment;
  const { cite, instrument, provision } = placed;
  const { series } = provision;
  const account = accountOrStated(c, fixed, at);
  const nothing = noMoney(instrument.currency);
  const lots = account.lots.filter(({ shares }) => isPositive(shares));
  const owed = (lot: LotAccount) => (compareMoney(lot.due, nothing) > 0 ? lot.due : nothing);
  const given = (input['amount'] as Money | undefined) ?? account.unpaid;
  const beside = input['ratably'] === 'yes' ? ratably(c, placed, series, account.unpaid, given, at) : undefined;
  const amount = beside?.[0]?.gets ?? given;
  const over = minusMoney(amount, account.unpaid);
  const paid = compareMoney(over, nothing) > 0 ? account.unpaid : amount;
  const each = divided(
    paid,
    lots.map((lot) => ({ shares: lot.shares, each: owed(lot) })),
    c.resolve(provision.divided),
  );
  const totals = lots.map((lot, index) => onShares(each[index]!, lot.shares));
  const cents = inCents(totals, instrument.currency);
  const rows = lots.map((lot, index) => ({
    id: lot.id,
    issued: lot.issued,
    shares: lot.shares,
    due: owed(lot),
    'per-share': each[index],
    total: totals[index],
    payment: cents[index],
  }));
  const holders = (input['holders'] as readonly string[] | undefined)?.map((id) => {
    const held = lotsOfHolder(c, id, series, lots, at, cite);
    const exact = sumMoney(
      instrument.currency,
      held.map((shares, index) => onShares(each[index]!, shares)),
    );
    return { id, amount: exact, payment: roundToCents(exact, 'halfUp') };
  });
  const figures = { due: showMoney(account.unpaid), series, amount: showMoney(amount) };
  const outcome = compareMoney(amount, account.unpaid) >= 0 ? 'in full' : 'in part, by shares';
  return held(
    {
      outcome: outcome === 'in full' ? 'in-full' : 'in-part',
      series,
      due: account.unpaid,
      paid,
      ...(compareMoney(over, nothing) > 0 ? { over } : undefined),
      ...(beside === undefined ? undefined : { beside }),
      lots: rows,
      ...(holders === undefined ? undefined : { holders }),
    },
    reason(paidOut, outcome, { figures, cites: [cite], grounds: [account.reason] }),
  );
}

function inCents(totals: readonly Money[], currency: string): readonly Money[] {
  const whole = roundToCents(sumMoney(currency, totals), 'down');
  if (isZero(whole.amount)) return totals.map(() => whole);
  return allocateMoney(
    whole,
    totals.map((each) => each.amount),
  );
}
