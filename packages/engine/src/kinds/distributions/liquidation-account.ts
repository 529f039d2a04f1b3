import { z } from 'zod';
import { message, openFact, reason, type Reason } from '../../evaluation/index.js';
import {
  compareMoney,
  isPositive,
  isZero,
  minusMoney,
  moneyOf,
  noMoney,
  plusMoney,
  share,
  showMoney,
  timesMoney,
} from '../../exact/index.js';
import type { Money } from '../../exact/index.js';
import { byReading } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';

const orders = ['preferences-first', 'account-first', 'rateable'] as const;

/** An account for persons who are no holders of shares, paid before the class that takes what remains. */
export const liquidationAccount = z.strictObject({
  cite: z.string().describe('the section that keeps the account'),
  says: z.string().describe('the account in a few of our own words'),
  order: byReading(z.enum(['as-supplied', ...orders])).describe(
    'where both cannot be paid: the preferences first, the account first, each rateably; as-supplied: the instrument leaves the order to another document, and it is asked for',
  ),
});
export type LiquidationAccount = z.output<typeof liquidationAccount>;

/** What is due is nothing where the account is not triggered or has run off; nobody may suppose that. */
export const accountDue = openFact('liquidation-account-due', 'account').money(
  'What is due in this liquidation on {0}, by the documents that govern it (nothing where it does not fall due)?',
);

export const accountOrder = openFact('liquidation-account-order', 'account').choice(
  orders,
  'Too little is left for the preferences and for {0}: in which order are they paid, by the documents that govern it?',
);

const paidSays = message('liquidation.account', 'Of {due} due on {account}, {paid} can be paid: {outcome}');

/** What the account is due and is paid. */
export interface AccountPayment {
  readonly value: { readonly due: Money; readonly paid: Money; readonly outcome: string };
  readonly reason: Reason;
}

/**
 * What an account is paid of what is left after the debts, beside preferences of so much in all. Both in full where there
 * is enough (exactly enough is); the order matters only where there is not.
 */
export function payAccount(
  c: Context,
  account: LiquidationAccount,
  available: Money,
  preferences: Money,
): AccountPayment {
  const { cite, says } = account;
  const { currency } = available;
  const due = dueOnAccount(c, account, currency);
  const paid = compareMoney(available, plusMoney(due, preferences)) >= 0 ? due : paidOfLess();
  const outcome = compareMoney(paid, due) === 0 ? 'in full' : isPositive(paid.amount) ? 'in part' : 'nothing';
  const figures = { due: showMoney(due), account: says, paid: showMoney(paid) };
  return { value: { due, paid, outcome }, reason: reason(paidSays, outcome, { figures, cites: [cite] }) };

  function paidOfLess(): Money {
    const nothing = noMoney(currency);
    if (isZero(due.amount) || isZero(available.amount)) return nothing;
    const order = orderOf(c, account);
    if (order === 'rateable') return timesMoney(due, share(available.amount, plusMoney(due, preferences).amount));
    const left = order === 'account-first' ? available : minusMoney(available, preferences);
    if (!isPositive(left.amount)) return nothing;
    return compareMoney(left, due) < 0 ? left : due;
  }
}

/** What the account is due, by the documents that govern it. */
export function dueOnAccount(c: Context, { cite, says }: LiquidationAccount, currency: string): Money {
  return moneyOf(c.exactly(c.quantity('money', accountDue, { about: [says], cites: [cite] })), currency);
}

/** The order of the account and the preferences, where there is too little for both. */
export function orderOf(c: Context, { cite, says, order }: LiquidationAccount): (typeof orders)[number] {
  const resolved = c.resolve(order);
  return resolved === 'as-supplied'
    ? (c.ask(accountOrder, { about: [says], cites: [cite] }) as (typeof orders)[number])
    : resolved;
}
