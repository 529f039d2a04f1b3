import { z } from 'zod';
import {
  compareMoney,
  isPositive,
  isZero,
  moneyOf,
  minusMoney,
  ratio,
  recount,
  share,
  sumMoney,
  timesMoney,
  zero,
  type Money,
  type Quantity,
} from '../../exact/index.js';
import { byReading, provisionFields, type Provision, type Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';
import { levelOf, takenAt, unitsOf } from './level.js';
import { onShares } from './money-on-shares.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('partial-payment'),
  series: z.string().describe('the series'),
  divided: byReading(z.enum(['equally', 'in-proportion'])).describe(
    'how a payment of less than all is divided: the same on each share, up to what it is due, or in proportion to what each is due',
  ),
});
export type PartialPayment = z.output<typeof parameters>;

/** How a payment of less than all that has accrued is divided among the shares of a series. */
export const partialPayment = (data: Written<typeof parameters>): Provision => ({ kind: 'partial-payment', ...data });

export const partialPaymentKind = defineKind<PartialPayment>({
  kind: 'partial-payment',
  subject: 'distributions',
  provides: 'Divides a dividend that is less than all that has accrued among the shares of a series.',
  parameters,
  facts: [],
  answers: ['dividends.entitlement', 'dividends.arrears'],
});

/** Shares that are due the same on each. */
export interface Due {
  readonly shares: Quantity<'shares'>;
  readonly each: Money;
}

/**
 * What a payment pays on each share of several lots, exactly. Equally: the same on every share, but no more than it is due,
 * and what is over goes to the others. What exceeds all that is due is paid in advance, the same on every share.
 */
export function divided(paid: Money, dues: readonly Due[], how: PartialPayment['divided'] & string): readonly Money[] {
  const { currency } = paid;
  const nothing = moneyOf(zero('money'), currency);
  const open = dues.map(({ shares, each }) => ({
    units: shares,
    until: compareMoney(each, nothing) > 0 ? each : nothing,
  }));
  const due = sumMoney(
    currency,
    open.map(({ units, until }) => onShares(until, units)),
  );
  const over = minusMoney(paid, due);
  if (compareMoney(over, nothing) >= 0) {
    const more = onEach(over, open) ?? nothing;
    return open.map(({ until }) => sumMoney(currency, [until, more]));
  }
  if (how === 'in-proportion') return open.map(({ until }) => timesMoney(until, share(paid.amount, due.amount)));
  const level = levelOf(paid, open);
  return open.map((piece) => takenAt(level, { ...piece, units: oneShare }, currency));
}

const oneShare: Quantity<'shares'> = recount('shares', ratio(1));

function onEach(over: Money, of: readonly { readonly units: Quantity<'shares'> }[]): Money | undefined {
  const units = unitsOf(of);
  if (isZero(units) || !isPositive(over.amount)) return undefined;
  return timesMoney(over, share(ratio(1), recount('ratio', units)));
}
