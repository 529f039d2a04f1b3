import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { roundToCents, showMoney, sumOfMoney } from '../../../exact/index.js';
import type { Day, Moment, Money, Shares } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { onShares } from '../money-on-shares.js';
import { amountTold } from './amount-told.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';

const toHolders = message(
  'periodic-dividend.holders',
  'Holders of record of {record} are paid for the period, whoever holds the shares on {payable}: {outcome}',
);

/** What amountTold makes of a payment, as far as holders need it. */
interface Told {
  readonly 'per-share': Money;
  readonly total: Money;
  readonly payable: Day;
  readonly 'record-date': Day;
}

/**
 * What a dividend pays in all and to holders: those of record at the record date, once, whatever has become of their shares
 * since. A share redeemed after that date carries the dividend to its holder of record. Cents are rounded on a holder's total.
 */
export function holdersTold(
  c: Context,
  placed: Placed<PeriodicDividend>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const amount = amountTold(c, placed, { ...input, date: input['payable'] }, at);
  const { 'per-share': each, total, payable, 'record-date': record } = amount.value as Told;
  const { series } = placed.provision;
  const holders = ((input['holders'] as readonly string[] | undefined) ?? []).map((id) => {
    const shares: Shares = c.books.holding(id, series).at(record);
    const exact = onShares(each, shares);
    return { id, shares, amount: exact, payment: roundToCents(exact, 'halfUp') };
  });
  const sum = sumOfMoney(each.currency, holders, ({ payment }) => payment);
  return held(
    { outcome: 'in-full', series, due: total, paid: total, payable, 'record-date': record, 'per-share': each, holders },
    reason(toHolders, showMoney(holders.length === 0 ? total : sum), {
      figures: { record, payable },
      cites: [placed.cite],
      grounds: [amount.reason],
    }),
  );
}
